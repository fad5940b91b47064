import type { PayloadAction } from '../action.js';

/** What a sentence is made of. */
export interface Words {
  /** Who receives or gets the right. */
  readonly to: string;
  /** How much of what. */
  readonly much: string;
  /** The account or text of a field, an account shortened; null where there is none. */
  readonly field: (label: string) => string | null;
  /** The right is given to nobody, and not to an account that is not known. */
  readonly isGivenUp: boolean;
}

type Teller = (words: Words, action: PayloadAction) => string;

const of = ({ field }: Words, label: string, article: string): string => `${article} ${field(label) ?? ''}`.trimEnd();
const multisig = (words: Words): string => of(words, 'Multisig', 'the multisig');
const account = (words: Words, what = 'the account'): string => of(words, 'Account', what);

/** What an authority is good for; any other is named as it is. Source: SPL Token-2022, `AuthorityType`; Stake; Vote. */
const RIGHTS: Readonly<Record<string, string>> = {
  MintTokens: 'to make new tokens of',
  FreezeAccount: 'to freeze accounts of',
  AccountOwner: 'to everything in',
  CloseAccount: 'to close',
  TransferFeeConfig: 'to set the fee on transfers of',
  WithheldWithdraw: 'to take the fees withheld of',
  CloseMint: 'to close the mint',
  PermanentDelegate: "to move and destroy everybody's tokens of",
  TransferHook: 'to run at every transfer, and to stop it, of',
  TransferHookProgramId: 'to choose the program that runs at every transfer of',
  Pause: 'to stop all transfers of',
  PermissionedBurn: 'to allow what is destroyed of',
  Staker: 'to delegate',
  Withdrawer: 'to take out all of',
  Voter: 'to vote with',
  Lockup: 'to lock or free',
  Nonce: 'to use and empty the nonce account',
  'Upgrade authority': 'to replace the code of',
};

const handsOver: Teller = (words) => {
  const which = words.field('Authority') ?? '';
  const right = `the right ${RIGHTS[which] ?? `(${which}) over`} ${account(words, '').trim() || 'an account'}`;
  return words.isGivenUp ? `Gives up ${right} for good.` : `Hands ${right} to ${words.to}.`;
};

const seenOrNot =
  (verb: string): Teller =>
  (words, { certainty }) =>
    certainty === 'exact'
      ? `${verb} a proposal of ${multisig(words)}: the one that stands in the same bytes.`
      : `${verb} a proposal of ${multisig(words)}: what it does is not in the bytes.`;

const elsewhere: Teller = (words) => `Proposes something to ${multisig(words)}: what it does is not in the bytes.`;
const against: Teller = (words) => `Votes against a proposal of ${multisig(words)}.`;
const takesBackRent: Teller = (words) => `Closes what is left of a proposal of ${multisig(words)}.`;

const addsMember: Teller = (words) =>
  `Makes ${words.to} a member of ${multisig(words)} who may ${words.field('May') || 'do nothing'}.`;
const removesMember: Teller = (words) => `Removes ${words.field('Removed') ?? 'a member'} from ${multisig(words)}.`;
const changesThreshold: Teller = (words) =>
  `Changes how many must approve for ${multisig(words)} to ${words.field('Approvals needed') ?? ''}.`;
const changesTimeLock: Teller = (words) =>
  `Changes how long ${multisig(words)} waits after approval to ` +
  `${words.field('Seconds between approval and execution') ?? ''} seconds.`;
const letsSpend: Teller = (words) =>
  `Lets ${words.to} spend ${words.much} ${words.field('Period') ?? ''} of ${multisig(words)} without a vote.`;

const SQUADS: Readonly<Record<string, Teller>> = {
  VaultTransactionCreate: (words) => `Proposes what follows, to be done by ${of(words, 'Vault', 'the vault')}.`,
  BatchAddTransaction: (words) => `Adds what follows to a proposal of ${multisig(words)}.`,
  BatchCreate: (words) => `Begins a proposal of many transactions to ${multisig(words)}.`,
  ConfigTransactionCreate: (words) => `Proposes the changes that follow to ${multisig(words)}.`,
  VaultTransactionCreateFromBuffer: elsewhere,
  TransactionBufferCreate: elsewhere,
  TransactionBufferExtend: elsewhere,
  ProposalCreate: (words) => `Opens a proposal of ${multisig(words)} to its members.`,
  ProposalActivate: (words) => `Opens a proposal of ${multisig(words)} to its members.`,
  ProposalApprove: seenOrNot('Approves'),
  ProposalReject: against,
  ProposalCancel: against,
  ProposalCancelV2: against,
  VaultTransactionExecute: seenOrNot('Carries out'),
  ConfigTransactionExecute: seenOrNot('Carries out'),
  BatchExecuteTransaction: seenOrNot('Carries out'),
  SpendingLimitUse: (words) => `Pays what follows from ${of(words, 'Vault', 'the vault')}, without a vote.`,
  MultisigCreateV2: (words) =>
    `Creates ${multisig(words)}, in which ${words.field('Approvals needed') ?? ''} must approve.` +
    (words.field('Authority') === null ? '' : ` ${words.field('Authority') ?? ''} alone may change all of it.`),
  MultisigSetConfigAuthority: (words) =>
    words.isGivenUp
      ? `Lets only the members change ${multisig(words)}.`
      : `Lets ${words.to} alone change members and rules of ${multisig(words)}.`,
  AddMember: addsMember,
  MultisigAddMember: addsMember,
  RemoveMember: removesMember,
  MultisigRemoveMember: removesMember,
  ChangeThreshold: changesThreshold,
  MultisigChangeThreshold: changesThreshold,
  SetTimeLock: changesTimeLock,
  MultisigSetTimeLock: changesTimeLock,
  AddSpendingLimit: letsSpend,
  MultisigAddSpendingLimit: letsSpend,
  ConfigTransactionAccountsClose: takesBackRent,
  VaultTransactionAccountsClose: takesBackRent,
  VaultBatchTransactionAccountClose: takesBackRent,
  BatchAccountsClose: takesBackRent,
};

const takesFees: Teller = (words) =>
  `Takes the fees that were withheld of the token ${words.field('Mint') ?? ''} to ${words.to}.`;

const TOKENS: Readonly<Record<string, Teller>> = {
  SetAuthority: handsOver,
  WithdrawWithheldTokensFromMint: takesFees,
  WithdrawWithheldTokensFromAccounts: takesFees,
  UnwrapLamports: (words) => `Takes ${words.much} out of a wrapped account to ${words.to}.`,
  WithdrawExcessLamports: (words) => `Takes what an account holds beyond its rent to ${words.to}.`,
  UpdateTransferHook: (words) =>
    words.isGivenUp
      ? `Takes away the program that runs at every transfer of ${account(words, 'the token')}.`
      : `Makes the program ${words.to} run at every transfer of ${account(words, 'the token')}; it can stop each.`,
  InitializePermanentDelegate: (words) =>
    `Lets ${words.to} move and destroy everybody's tokens of ${account(words, 'the token')}, for ever.`,
  FreezeAccount: (words) => `Freezes ${account(words, 'the token account')}: nothing can be moved out of it.`,
  ThawAccount: (words) => `Lets ${account(words, 'the token account')} move its tokens again.`,
  Pause: (words) => `Stops all transfers of ${account(words, 'the token')}.`,
  Resume: (words) => `Lets ${account(words, 'the token')} be transferred again.`,
};

const BY_SOURCE: Readonly<Record<string, Readonly<Record<string, Teller>>>> = {
  Squads: SQUADS,
  'SPL Token': TOKENS,
  'Token-2022': TOKENS,
  Stake: {
    DelegateStake: (words) => `Delegates ${account(words, 'the stake')} to the validator ${words.to}.`,
    Deactivate: (words) => `Ends the delegation of ${account(words, 'the stake')}.`,
    Split: (words) => `Moves ${words.much} of a stake of yours to the stake account ${words.to}.`,
    Merge: (words) => `Joins a stake of yours with ${account(words, 'the stake')}.`,
  },
};

/** Programs whose calls are told by their names. */
const PROGRAM_NAMES: ReadonlySet<string> = new Set([
  ...['System', 'Stake', 'Vote', 'BPF Loader', 'SPL Token', 'Token-2022', 'Associated Token', 'Compute Budget', 'Memo'],
  ...['Address Lookup Table', 'Squads'],
]);

/** What an instruction of Solana does in words of its own; null where those of its kind say it. */
export const instructionInWords = (action: PayloadAction, words: Words): string | null => {
  const { source, kind, function: name } = action;
  if (source === null || !PROGRAM_NAMES.has(source) || name === null) return null;
  const teller = BY_SOURCE[source]?.[name];
  if (teller !== undefined) return teller(words, action);
  if (kind === 'authority_change' && words.field('Authority') !== null) return handsOver(words, action);
  return kind === 'call' ? `Calls the ${source} program (${name}).` : null;
};
