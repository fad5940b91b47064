import type { PayloadAction } from '../action.js';
import { SENTENCES } from '../data/sentences.js';
import { saidIn, type Say, type SentenceName } from '../say.js';

/** What a sentence is made of. */
export interface Words {
  readonly say: Say;
  /** Who receives or gets the right. */
  readonly to: string;
  /** How much of what. */
  readonly what: string;
  /** The account or text of a field, an account shortened; null where there is none. */
  readonly field: (label: string) => string | null;
  /** True where the right is given up; false where it goes to an account, known or not. */
  readonly isGivenUp: boolean;
}

/** One text, or which of two is said. */
type Choice = SentenceName | ((words: Words, action: PayloadAction) => SentenceName);

const seenOr =
  (seen: SentenceName, unseen: SentenceName): Choice =>
  (_words, { certainty }) =>
    certainty === 'exact' ? seen : unseen;
const givenUpOr =
  (givenUp: SentenceName, given: SentenceName): Choice =>
  ({ isGivenUp }) =>
    isGivenUp ? givenUp : given;
const handsOver = givenUpOr('givesUpRight', 'handsRight');

const SQUADS: Readonly<Record<string, Choice>> = {
  VaultTransactionCreate: 'proposesNext',
  BatchAddTransaction: 'addsNext',
  BatchCreate: 'beginsBatch',
  ConfigTransactionCreate: 'proposesChanges',
  VaultTransactionCreateFromBuffer: 'proposesUnseen',
  TransactionBufferCreate: 'proposesUnseen',
  TransactionBufferExtend: 'proposesUnseen',
  ProposalCreate: 'opensProposal',
  ProposalActivate: 'opensProposal',
  ProposalApprove: seenOr('approvesSeen', 'approvesUnseen'),
  ProposalReject: 'votesAgainst',
  ProposalCancel: 'votesAgainst',
  ProposalCancelV2: 'votesAgainst',
  VaultTransactionExecute: seenOr('executesSeen', 'executesUnseen'),
  ConfigTransactionExecute: seenOr('executesSeen', 'executesUnseen'),
  BatchExecuteTransaction: seenOr('executesSeen', 'executesUnseen'),
  SpendingLimitUse: 'paysNext',
  MultisigCreateV2: ({ field }) => (field('Authority') === null ? 'createsMultisig' : 'createsControlled'),
  MultisigSetConfigAuthority: givenUpOr('membersOnly', 'oneControls'),
  AddMember: 'addsMember',
  MultisigAddMember: 'addsMember',
  RemoveMember: 'removesMember',
  MultisigRemoveMember: 'removesMember',
  ChangeThreshold: 'threshold',
  MultisigChangeThreshold: 'threshold',
  SetTimeLock: 'timeLock',
  MultisigSetTimeLock: 'timeLock',
  AddSpendingLimit: 'spendingLimit',
  MultisigAddSpendingLimit: 'spendingLimit',
  ConfigTransactionAccountsClose: 'closesProposal',
  VaultTransactionAccountsClose: 'closesProposal',
  VaultBatchTransactionAccountClose: 'closesProposal',
  BatchAccountsClose: 'closesProposal',
};

const TOKENS: Readonly<Record<string, Choice>> = {
  SetAuthority: handsOver,
  WithdrawWithheldTokensFromMint: 'takesFees',
  WithdrawWithheldTokensFromAccounts: 'takesFees',
  UnwrapLamports: 'unwraps',
  WithdrawExcessLamports: 'takesExcess',
  UpdateTransferHook: givenUpOr('removesHook', 'setsHook'),
  InitializePermanentDelegate: 'permanentDelegate',
  FreezeAccount: 'freezes',
  ThawAccount: 'thaws',
  Pause: 'pauses',
  Resume: 'resumes',
};

const BY_SOURCE: Readonly<Record<string, Readonly<Record<string, Choice>>>> = {
  Squads: SQUADS,
  'SPL Token': TOKENS,
  'Token-2022': TOKENS,
  'Stake Pool': { DepositSol: 'stakesInPool' },
  Marinade: { deposit: 'stakesInPool' },
  Stake: { DelegateStake: 'delegatesStake', Deactivate: 'endsStake', Split: 'splitsStake', Merge: 'mergesStake' },
};

/** What an authority is good for, by its name in the table of sentences. Source: SPL Token-2022, `AuthorityType`. */
const rightIn = ({ say, field }: Words): string => {
  const name = field('Authority') ?? '';
  const of = field('Account') ?? say('anAccount');
  return Object.hasOwn(SENTENCES, name) ? say(name as SentenceName, { of }) : say('otherRight', { name, of });
};

/** Each value that a sentence of this file may hold; empty where the instruction names none. */
const valuesOf = (words: Words): Readonly<Record<string, string>> => {
  const { say, to, what, field } = words;
  const named = (label: string): string => field(label) ?? '';
  const may = named('May') || 'nothing';
  return {
    ...{ to, what, right: rightIn(words), account: named('Account'), multisig: named('Multisig') },
    ...{ vault: named('Vault'), mint: named('Mint'), authority: named('Authority'), count: named('Approvals needed') },
    may: may
      .split(', ')
      .map((one) => saidIn(one, say))
      .join(', '),
    removed: field('Removed') ?? say('aMember'),
    seconds: named('Seconds between approval and execution'),
    period: saidIn(named('Period'), say),
  };
};

/** Programs whose calls are told by their names. */
const PROGRAM_NAMES: ReadonlySet<string> = new Set([
  ...['System', 'Stake', 'Vote', 'BPF Loader', 'SPL Token', 'Token-2022', 'Associated Token', 'Compute Budget', 'Memo'],
  ...['Address Lookup Table', 'Squads', 'Stake Pool', 'Marinade'],
]);

/** What an instruction of Solana does in words of its own; null where those of its kind say it. */
export const instructionInWords = (action: PayloadAction, words: Words): string | null => {
  const { source, kind, function: name } = action;
  if (source === null || !PROGRAM_NAMES.has(source) || name === null) return null;
  const isHanded = kind === 'authority_change' && words.field('Authority') !== null;
  const choice = BY_SOURCE[source]?.[name] ?? (isHanded ? handsOver : null);
  if (choice !== null) {
    return words.say(typeof choice === 'string' ? choice : choice(words, action), valuesOf(words));
  }
  return kind === 'call' ? words.say('callsProgram', { source, function: ` (${name})` }) : null;
};
