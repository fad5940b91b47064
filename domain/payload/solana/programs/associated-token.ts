import { optionalAccountField, byTag, type Decoder, instruction, tokenOf } from '../program.js';

/** The payer gives the rent of the new account, which belongs to the wallet. */
const create = (name: string): Decoder =>
  instruction(name, [], 6, (_, [payer, account, wallet, mint, , program]) => ({
    kind: 'call',
    asset: tokenOf(mint),
    from: payer,
    to: wallet,
    fields: optionalAccountField('Account', account),
    newAccount: { account, owner: wallet, token: { mint, program, isAssociated: true } },
  }));

const byNumber = byTag(1, {
  0: create('Create'),
  1: create('CreateIdempotent'),
  // all tokens of the nested account, and its rent, go to the wallet that signs
  2: instruction('RecoverNested', [], 7, (_, [nested, mint, destination, , , wallet]) => ({
    kind: 'token_transfer',
    asset: tokenOf(mint),
    from: wallet,
    holding: nested,
    destination,
  })),
});

/** Source: Solana Program Library, `AssociatedTokenAccountInstruction`; its first version had no data. */
export const readAssociatedToken: Decoder = (data, accounts, scene) =>
  byNumber(data.length === 0 ? Uint8Array.of(0) : data, accounts, scene);
