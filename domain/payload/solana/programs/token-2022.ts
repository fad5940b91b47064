import {
  type Account,
  optionalAccountField,
  authorityEffect,
  byTag,
  type Decoder,
  type InstructionEffect,
  firstAuthority,
  instruction,
  plainCall,
  tokenOf,
} from '../program.js';
import { SYSTEM_PROGRAM } from '../program-addresses.js';
import { movement, TOKEN_2022_SHARED } from './token.js';

/** Of a confidential instruction only its name and accounts are read: what moves stands in ciphertexts and proofs. */
const confidential =
  (name: string, accountCount: number, effect: InstructionEffect = { kind: 'call' }): Decoder =>
  (_, accounts) =>
    accounts.length < accountCount ? null : { name, ...effect, isHidden: true };

/** Source, mint, destination come first and the owner last, between accounts of proofs. */
const confidentialTransfer =
  (name: string): Decoder =>
  (_, accounts) => {
    const [source, mint, destination] = accounts;
    if (accounts.length < 5) return null;
    return { name, ...movement(mint, null, source, destination, accounts.at(-1)), isHidden: true };
  };

/** All fees that were kept back of transfers, from the mint or from the accounts of others. */
const withheld = ([mint, to, from]: readonly Account[]): InstructionEffect => ({
  ...movement(mint, null, undefined, to, from),
  fields: optionalAccountField('Mint', mint),
});

/** Source: SPL Token-2022, `TransferFeeInstruction`. */
const readTransferFee = byTag(1, {
  0: plainCall('InitializeTransferFeeConfig', ['optionalKey', 'optionalKey', 'u16', 'u64'], 1),
  1: instruction(
    'TransferCheckedWithFee',
    ['u64', 'u8', 'u64'],
    4,
    ([amount, decimals, fee], [source, mint, to, from]) => ({
      ...movement(mint, amount, source, to, from, decimals),
      fields: [{ label: 'Fee', value: fee.toString(), kind: 'amount', asset: tokenOf(mint) }],
    }),
  ),
  2: instruction('WithdrawWithheldTokensFromMint', [], 3, (_, accounts) => withheld(accounts)),
  3: instruction('WithdrawWithheldTokensFromAccounts', ['u8'], 3, (_, accounts) => withheld(accounts)),
  4: plainCall('HarvestWithheldTokensToMint', [], 1),
  5: plainCall('SetTransferFee', ['u16', 'u64'], 2),
});

/** Source: SPL Token-2022, `ConfidentialTransferInstruction`. */
const readConfidentialTransfer = byTag(1, {
  0: confidential('InitializeConfidentialTransferMint', 1),
  1: confidential('UpdateConfidentialTransferMint', 2),
  2: confidential('ConfigureConfidentialAccount', 3),
  3: confidential('ApproveConfidentialAccount', 3),
  4: confidential('EmptyConfidentialAccount', 3),
  5: instruction('ConfidentialDeposit', ['u64', 'u8'], 3, ([amount], [account, mint, from]) => ({
    kind: 'call',
    asset: tokenOf(mint),
    amount,
    from,
    fields: optionalAccountField('Account', account),
  })),
  6: confidential('ConfidentialWithdraw', 3),
  7: confidentialTransfer('ConfidentialTransfer'),
  8: confidential('ApplyConfidentialPendingBalance', 2),
  9: plainCall('EnableConfidentialCredits', [], 2),
  10: plainCall('DisableConfidentialCredits', [], 2),
  11: plainCall('EnableNonConfidentialCredits', [], 2),
  12: plainCall('DisableNonConfidentialCredits', [], 2),
  13: confidentialTransfer('ConfidentialTransferWithFee'),
  14: confidential('ConfigureConfidentialAccountWithRegistry', 3),
});

/** A program that every transfer of the token calls, and that can stop it. */
const readTransferHook = byTag(1, {
  0: plainCall('InitializeTransferHook', ['key', 'key'], 1),
  1: instruction('UpdateTransferHook', ['key'], 2, ([program], [mint, authority]) =>
    authorityEffect(mint, authority, program === SYSTEM_PROGRAM ? undefined : program, 'TransferHook'),
  ),
});

const onMint = (name: string): Decoder =>
  instruction(name, [], 2, (_, [mint, from]) => ({
    kind: 'call',
    from,
    fields: optionalAccountField('Account', mint),
  }));

const pointer = (name: string): Decoder =>
  byTag(1, { 0: plainCall(`Initialize${name}`, ['key', 'key'], 1), 1: plainCall(`Update${name}`, ['key'], 2) });

const onOff = (name: string): Decoder =>
  byTag(1, { 0: plainCall(`Enable${name}`, [], 2), 1: plainCall(`Disable${name}`, [], 2) });

/** Source: SPL Token-2022, `TokenInstruction` and the instructions of its extensions. */
export const readToken2022 = byTag(1, {
  ...TOKEN_2022_SHARED,
  25: plainCall('InitializeMintCloseAuthority', ['optionalKey'], 1),
  26: readTransferFee,
  27: readConfidentialTransfer,
  28: byTag(1, {
    0: plainCall('InitializeDefaultAccountState', ['u8'], 1),
    1: plainCall('UpdateDefaultAccountState', ['u8'], 2),
  }),
  29: plainCall('Reallocate', ['words'], 4),
  30: onOff('RequiredTransferMemos'),
  31: plainCall('CreateNativeMint', [], 3),
  32: plainCall('InitializeNonTransferableMint', [], 1),
  33: byTag(1, {
    0: plainCall('InitializeInterestBearingMint', ['key', 'u16'], 1),
    1: plainCall('UpdateRateInterestBearingMint', ['u16'], 2),
  }),
  34: onOff('CpiGuard'),
  35: instruction('InitializePermanentDelegate', ['key'], 1, ([delegate], [mint], scene) =>
    firstAuthority(mint, delegate, 'PermanentDelegate', scene),
  ),
  36: readTransferHook,
  39: pointer('MetadataPointer'),
  40: pointer('GroupPointer'),
  41: pointer('GroupMemberPointer'),
  43: byTag(1, {
    0: plainCall('InitializeScaledUiAmountMint', ['key', 'u64'], 1),
    1: plainCall('UpdateMultiplierScaledUiMint', ['u64', 'u64'], 2),
  }),
  44: byTag(1, { 0: plainCall('InitializePausable', ['key'], 1), 1: onMint('Pause'), 2: onMint('Resume') }),
});
