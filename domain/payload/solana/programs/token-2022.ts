import {
  type Account,
  accountField,
  authorityChange,
  byTag,
  type Decoder,
  type Effect,
  firstAuthority,
  instruction,
  plain,
  tokenOf,
} from '../program.js';
import { SYSTEM_PROGRAM } from '../program-addresses.js';
import { movement, TOKEN_2022_SHARED } from './token.js';

/** Of a confidential instruction only its name and accounts are read: what moves stands in ciphertexts and proofs. */
const confidential =
  (name: string, accountCount: number, effect: Effect = { kind: 'call' }): Decoder =>
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
const withheld = ([mint, to, from]: readonly Account[]): Effect => ({
  ...movement(mint, null, undefined, to, from),
  fields: accountField('Mint', mint),
});

/** Source: SPL Token-2022, `TransferFeeInstruction`. */
const readTransferFee = byTag(1, {
  0: plain('InitializeTransferFeeConfig', ['optionalKey', 'optionalKey', 'u16', 'u64'], 1),
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
  4: plain('HarvestWithheldTokensToMint', [], 1),
  5: plain('SetTransferFee', ['u16', 'u64'], 2),
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
    fields: accountField('Account', account),
  })),
  6: confidential('ConfidentialWithdraw', 3),
  7: confidentialTransfer('ConfidentialTransfer'),
  8: confidential('ApplyConfidentialPendingBalance', 2),
  9: plain('EnableConfidentialCredits', [], 2),
  10: plain('DisableConfidentialCredits', [], 2),
  11: plain('EnableNonConfidentialCredits', [], 2),
  12: plain('DisableNonConfidentialCredits', [], 2),
  13: confidentialTransfer('ConfidentialTransferWithFee'),
  14: confidential('ConfigureConfidentialAccountWithRegistry', 3),
});

/** A program that every transfer of the token calls, and that can stop it. */
const readTransferHook = byTag(1, {
  0: plain('InitializeTransferHook', ['key', 'key'], 1),
  1: instruction('UpdateTransferHook', ['key'], 2, ([program], [mint, authority]) =>
    authorityChange(mint, authority, program === SYSTEM_PROGRAM ? undefined : program, 'TransferHook'),
  ),
});

const onMint = (name: string): Decoder =>
  instruction(name, [], 2, (_, [mint, from]) => ({ kind: 'call', from, fields: accountField('Account', mint) }));

const pointer = (name: string): Decoder =>
  byTag(1, { 0: plain(`Initialize${name}`, ['key', 'key'], 1), 1: plain(`Update${name}`, ['key'], 2) });

const onOff = (name: string): Decoder =>
  byTag(1, { 0: plain(`Enable${name}`, [], 2), 1: plain(`Disable${name}`, [], 2) });

/** Source: SPL Token-2022, `TokenInstruction` and the instructions of its extensions. */
export const readToken2022 = byTag(1, {
  ...TOKEN_2022_SHARED,
  25: plain('InitializeMintCloseAuthority', ['optionalKey'], 1),
  26: readTransferFee,
  27: readConfidentialTransfer,
  28: byTag(1, {
    0: plain('InitializeDefaultAccountState', ['u8'], 1),
    1: plain('UpdateDefaultAccountState', ['u8'], 2),
  }),
  29: plain('Reallocate', ['words'], 4),
  30: onOff('RequiredTransferMemos'),
  31: plain('CreateNativeMint', [], 3),
  32: plain('InitializeNonTransferableMint', [], 1),
  33: byTag(1, {
    0: plain('InitializeInterestBearingMint', ['key', 'u16'], 1),
    1: plain('UpdateRateInterestBearingMint', ['u16'], 2),
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
    0: plain('InitializeScaledUiAmountMint', ['key', 'u64'], 1),
    1: plain('UpdateMultiplierScaledUiMint', ['u64', 'u64'], 2),
  }),
  44: byTag(1, { 0: plain('InitializePausable', ['key'], 1), 1: onMint('Pause'), 2: onMint('Resume') }),
});
