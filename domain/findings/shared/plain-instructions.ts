import { isHelper } from '../../actions/judged-in-bytes.js';
import type { PayloadAction, PayloadActionKind } from '../../payload/action.js';
import { effectOf, isEmpty } from '../../payload/effects.js';
import type { CheckContext } from '../finding.js';

/** What an owner does with a stake that stays its own. Source: Solana, `StakeInstruction`. */
const STAKE_STAYS_OWN: readonly (string | null)[] = ['Deactivate', 'DelegateStake'];

/** Instructions that make or destroy tokens: no payment of any that are there. Source: SPL Token. */
const MAKES_OR_DESTROYS = /^(?:MintTo|Burn)/;

const isKnownAsset = ({ asset }: PayloadAction): boolean => asset !== null && asset.symbol !== null;

/** Lamports for a new account are its program's, and no payment to an account of a person. */
const isFunding = ({ fields }: PayloadAction): boolean => fields.some(({ label }) => label === 'Owner program');

type Test = (action: PayloadAction, sender: string | null) => boolean;

const isMoved = ({ from, to, amount }: PayloadAction, sender: string | null): boolean =>
  from === sender && to !== null && amount !== null;

/** By kind, of what is certain. Every other kind gives more than the bytes say. */
const PLAIN: Readonly<Partial<Record<PayloadActionKind, Test>>> = {
  native_transfer: (action, sender) => isMoved(action, sender) && (!isFunding(action) || action.to === sender),
  token_transfer: (action, sender) =>
    isMoved(action, sender) && isKnownAsset(action) && !MAKES_OR_DESTROYS.test(action.function ?? ''),
  allowance: (action, sender) => action.from === sender && isEmpty(action),
  account_close: ({ from, to }, sender) => from === sender && to === sender,
  wrap: (action, sender) => action.to === sender && isKnownAsset(action),
  call: ({ source, function: name }) => source === 'Stake' && STAKE_STAYS_OWN.includes(name),
};

const isPlain: Test = (action, sender) => action.certainty === 'exact' && PLAIN[action.kind]?.(action, sender) === true;

/** The rent of an account for tokens is paid for who is paid, or for the sender. */
const isRentForOthers = (action: PayloadAction, actions: readonly PayloadAction[], sender: string | null): boolean =>
  action.source === 'Associated Token' &&
  action.to !== sender &&
  !actions.some((paid) => effectOf(paid) === 'moves' && paid.to === action.to);

/**
 * Instructions of Solana of which the bytes say all: payments, what comes back to the sender, rights that are taken
 * back. What any other does follows from accounts of which the bytes say too little.
 */
export const arePlainInstructions = ({ payload, intent }: CheckContext): boolean => {
  const actions = payload?.actions ?? [];
  const sender = intent.sender.key;
  return (
    actions.some((action) => !isHelper(action)) &&
    actions.every(
      (action) => (isHelper(action) || isPlain(action, sender)) && !isRentForOthers(action, actions, sender),
    )
  );
};
