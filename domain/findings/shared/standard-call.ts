import { isHelper } from '../../actions/judged-in-bytes.js';
import { isSignedAs } from '../../payload/kinds/index.js';
import type { PayloadAction, PayloadActionKind } from '../../payload/action.js';
import { isReceived } from '../../payload/effects.js';
import { TOKEN_2022_PROGRAM, TOKEN_PROGRAM } from '../../payload/solana/program-addresses.js';
import { isFunding } from '../../payload/solana/programs/system.js';
import { DESTINATION_ACCOUNT, isReceivedBy } from '../../payload/solana/token-accounts.js';
import type { CheckContext } from '../finding.js';
import { isSignedPayment } from './signed-payments.js';

const STANDARD_KINDS: readonly PayloadActionKind[] = ['native_transfer', 'token_transfer', 'allowance'];

/** The rent of an account for tokens is paid by who signs: only for who is paid, or for the sender. */
const isForOthers = (action: PayloadAction, main: PayloadAction, sender: string | null): boolean =>
  action.source === 'Associated Token' && action.to !== main.to && action.to !== sender;

/** A token that the registry knows. */
export const isKnownAsset = ({ asset }: PayloadAction): boolean => asset !== null && asset.symbol !== null;

/**
 * A standard's function counts on the contract that it belongs to: a token's on that token, Permit2's on Permit2 (the
 * reader says so). What another contract makes of it is not known. On Solana the program is the contract of all tokens.
 */
const isOnItsContract = ({ asset, target, source }: PayloadAction): boolean =>
  asset?.address === null ||
  target === asset?.address ||
  source === 'Permit2' ||
  target === TOKEN_PROGRAM ||
  target === TOKEN_2022_PROGRAM;

/** Wrapping the native currency in its own official token: the payment to the contract is the other half of it. */
const isWrap = ({ kind }: PayloadAction): boolean => kind === 'wrap';

/** Instructions that make or destroy tokens: no payment of any that are there. Source: SPL Token. */
const MAKES_OR_DESTROYS = /^(?:MintTo|Burn)/;

/** How much is moved is known, and it is moved. */
export const isPlainMove = ({ amount, function: name }: PayloadAction): boolean =>
  amount !== null && !MAKES_OR_DESTROYS.test(name ?? '');

/**
 * The owner of the paid token account stands in the bytes or was declared. Otherwise the owner is unknown, and is not
 * screened.
 */
export const isOwnerProven = ({ recipient }: CheckContext, action: PayloadAction): boolean => {
  const isBare = action.fields.some(({ label, value }) => label === DESTINATION_ACCOUNT && value === action.to);
  const declared = recipient?.key ?? action.to;
  return !isBare || (declared !== null && declared !== action.to && isReceivedBy(action, declared, null));
};

/** One standard call on a token that the registry knows, or native value: what it does is all in the bytes. */
export const isStandardCall = (context: CheckContext): boolean => {
  const { payload, intent } = context;
  if (payload === null || payload.status !== 'decoded') return false;
  if (!isSignedAs(payload, 'transaction') && !payload.actions.every((action) => isSignedPayment(action, payload)))
    return false;
  const actions = payload.actions.filter((action) => !isHelper(action));
  const [main, ...others] = actions.filter((action) => !isWrap(action));
  const wraps = actions.filter(isWrap);
  if (main === undefined) return wraps.length === 1 && wraps.every(isKnownAsset);
  const isWhole =
    others.length === 0 &&
    wraps.every((wrap) => wrap.target === main.to && isKnownAsset(wrap)) &&
    !payload.actions.some((action) => isForOthers(action, main, intent.sender.key));
  const isOwn = main.from === intent.sender.key && !isReceived(main, intent.sender.key);
  return (
    isWhole &&
    isOwn &&
    !isFunding(main) &&
    main.certainty === 'exact' &&
    STANDARD_KINDS.includes(main.kind) &&
    isPlainMove(main) &&
    isOnItsContract(main) &&
    isKnownAsset(main) &&
    isOwnerProven(context, main)
  );
};
