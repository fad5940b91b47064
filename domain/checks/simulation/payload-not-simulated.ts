import type { PayloadAction, PayloadActionKind } from '../../payload/action.js';
import { effectOf, isEmpty, isReceived } from '../../payload/effects.js';
import type { FindingDraft } from '../../verdict/finding.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';

const STANDARD_KINDS: readonly PayloadActionKind[] = ['native_transfer', 'token_transfer', 'allowance'];

/** Programs of Solana that move nothing: they stand beside every ordinary payment. */
const HELPERS: readonly (string | null)[] = ['Compute Budget', 'Memo', 'Associated Token'];

const isHelper = ({ kind, source, certainty }: PayloadAction): boolean =>
  kind === 'call' && certainty === 'exact' && HELPERS.includes(source);

/** The rent of an account for tokens is paid by who signs: only for who is paid, or for the sender. */
const isForOthers = (action: PayloadAction, main: PayloadAction, sender: string | null): boolean =>
  action.source === 'Associated Token' && action.to !== main.to && action.to !== sender;

/** Lamports for a new account are its program's, and no payment to an account of a person. */
const isFunding = ({ fields }: PayloadAction): boolean => fields.some(({ label }) => label === 'Owner program');

const isKnownAsset = ({ asset }: PayloadAction): boolean => asset !== null && asset.symbol !== null;

/** Wrapping the native currency in its own official token: the payment to the contract is the other half of it. */
const isWrap = ({ kind }: PayloadAction): boolean => kind === 'wrap';

/** One standard call on a token that the registry knows, or native value: what it does is all in the bytes. */
const isStandardCall = ({ payload, intent }: CheckContext): boolean => {
  if (payload === null || payload.status !== 'decoded') return false;
  if (payload.kind !== 'evm_transaction' && payload.kind !== 'solana_message') return false;
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
    isKnownAsset(main)
  );
};

/** A sign-in at the very origin that asks for it: no asset, no right. */
const isOwnSignIn = ({ payload }: CheckContext): boolean =>
  payload !== null &&
  payload.kind === 'message' &&
  payload.status === 'decoded' &&
  payload.origin !== null &&
  payload.origin === payload.askedBy;

const isEmptyText = ({ payload }: CheckContext): boolean =>
  payload?.kind === 'message' && payload.actions.every((action) => effectOf(action) === 'none' || isEmpty(action));

/** The caller asked for a simulation, and none answered. */
const missing = ({ payload, facts }: CheckContext): readonly FindingDraft[] =>
  payload?.simulation !== 'required' || facts.simulation.some(({ value }) => value?.mode === 'simulated')
    ? NO_FINDINGS
    : [
        {
          code: 'simulation_unavailable',
          message:
            'A simulation was asked for, and none answered: what follows from the bytes is not known. Configure a ' +
            'node, or review the transaction by hand before continuing.',
        },
      ];

const unknownEffects = (context: CheckContext): readonly FindingDraft[] => {
  if (context.payload?.status !== 'decoded' || isStandardCall(context) || isOwnSignIn(context)) return NO_FINDINGS;
  return [isEmptyText(context) ? TEXT : PARTIAL];
};

const TEXT: FindingDraft = {
  code: 'payload_not_decoded',
  message:
    'The signature is over a text. What its receiver makes of it is not known here. Read the text, and sign ' +
    'only where ' +
    'you began this yourself.',
};

const PARTIAL: FindingDraft = {
  code: 'simulation_partial',
  message:
    'The bytes were read, and nothing executed them: what follows from them is not known. Review what they do before ' +
    'you sign.',
};

/**
 * Without a simulation the bytes alone must say everything. They do for one standard call; for all else what follows
 * from it is not known. Source: the payload design, "No node configured".
 */
export const payloadNotSimulated: Check = {
  id: 'simulation/payload-not-simulated',
  run: (context) => (context.payload === null ? NO_FINDINGS : [...unknownEffects(context), ...missing(context)]),
};
