import { isHelper } from '../../actions/judged-in-bytes.js';
import type { PayloadAction, PayloadActionKind } from '../../payload/action.js';
import { effectOf, isEmpty } from '../../payload/effects.js';
import { LOCKED, STAKER } from '../../payload/solana/programs/stake.js';
import { isFunding } from '../../payload/solana/programs/system.js';
import type { CheckContext } from '../finding.js';
import { isKnownAsset, isOwnerProven, isPlainMove } from './standard-call.js';

/** What an owner does with its stakes, which stay its own: only those of one owner join. Source: Solana, stake. */
const STAKE_STAYS_OWN: readonly (string | null)[] = ['Deactivate', 'DelegateStake', 'Initialize', 'Merge'];

/** What another may do with a new stake, or how long it stays locked. */
const SHARED: readonly string[] = [STAKER, LOCKED];

type Test = (action: PayloadAction, sender: string | null, context: CheckContext) => boolean;

const isMoved = ({ from, to, amount }: PayloadAction, sender: string | null): boolean =>
  from === sender && to !== null && amount !== null;

/** By kind, of what is certain. Every other kind gives more than the bytes say. */
const PLAIN: Readonly<Partial<Record<PayloadActionKind, Test>>> = {
  native_transfer: (action, sender) => isMoved(action, sender) && (!isFunding(action) || action.to === sender),
  token_transfer: (action, sender, context) =>
    isMoved(action, sender) && isKnownAsset(action) && isPlainMove(action) && isOwnerProven(context, action),
  allowance: (action, sender) => action.from === sender && isEmpty(action),
  account_close: ({ from, to }, sender) => from === sender && to === sender,
  wrap: (action, sender) => action.to === sender && isKnownAsset(action),
  call: ({ source, function: name, fields }) =>
    source === 'Stake' && STAKE_STAYS_OWN.includes(name) && !fields.some(({ label }) => SHARED.includes(label)),
};

const isPlain: Test = (action, ...rest) =>
  action.certainty === 'exact' && PLAIN[action.kind]?.(action, ...rest) === true;

/** Rent for a token account that is neither the sender's nor a payee's. */
const isRentForOthers = (action: PayloadAction, actions: readonly PayloadAction[], sender: string | null): boolean =>
  action.source === 'Associated Token' &&
  action.to !== sender &&
  !actions.some((paid) => effectOf(paid) === 'moves' && paid.to === action.to);

/** The sender pays the rent of an account for its own tokens. */
const isOwnAccountOfTokens = ({ source, to }: PayloadAction, sender: string | null): boolean =>
  source === 'Associated Token' && to === sender;

/**
 * Instructions of Solana of which the bytes say all: payments, what comes back to the sender, rights that are taken
 * back. What any other does follows from accounts of which the bytes say too little.
 */
export const arePlainInstructions = (context: CheckContext): boolean => {
  const { payload, intent } = context;
  const actions = payload?.actions ?? [];
  const sender = intent.sender.key;
  return (
    actions.some((action) => !isHelper(action) || isOwnAccountOfTokens(action, sender)) &&
    actions.every(
      (action) => (isHelper(action) || isPlain(action, sender, context)) && !isRentForOthers(action, actions, sender),
    )
  );
};
