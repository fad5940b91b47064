import type { PayloadAction, PayloadActionKind } from '../../payload/action.js';
import { effectOf, isEmpty, isReceived } from '../../payload/effects.js';
import { executionsOf, isExecutable, isWhole, nodeAnswers } from '../../facts/simulation/executions.js';
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

/** Something executed the bytes, or says that it simulated them. */
const isSimulated = ({ facts }: CheckContext): boolean =>
  executionsOf(facts).length > 0 ||
  facts.simulation.some(({ value }) => value?.mode === 'simulated' && value.execution === null);

/** The caller asked for a simulation, and none answered. Of a source that had to answer another rule says so. */
const missing = (context: CheckContext): readonly FindingDraft[] =>
  context.payload?.simulation !== 'required' ||
  isSimulated(context) ||
  context.failures.some(({ capability }) => capability === 'transaction_simulation')
    ? NO_FINDINGS
    : [
        {
          code: 'simulation_unavailable',
          message:
            'A simulation was asked for, and none answered: what follows from the bytes is not known. Configure a ' +
            'node, or review the transaction by hand before continuing.',
        },
      ];

/**
 * A node executed the whole of it and read what followed: what was not declared has findings of its own. Nothing of
 * that holds for a transaction that may be sent at any later time.
 */
const isExecuted = ({ payload, facts }: CheckContext): boolean => {
  const answers = nodeAnswers(facts);
  return (
    payload !== null &&
    isExecutable(payload.kind) &&
    !payload.notes.includes('durable_nonce') &&
    answers.length > 0 &&
    answers.every(isWhole)
  );
};

/** A part of the bytes, or of what follows from them, was cut: what stands there is not known. */
const isCut = ({ facts }: CheckContext): boolean => executionsOf(facts).some(({ isComplete }) => !isComplete);

const unknownEffects = (context: CheckContext): readonly FindingDraft[] => {
  if (isCut(context)) return [CUT];
  if (isExecuted(context)) return NO_FINDINGS;
  if (context.payload?.status !== 'decoded' || isStandardCall(context) || isOwnSignIn(context)) return NO_FINDINGS;
  if (isEmptyText(context)) return [TEXT];
  return [nodeAnswers(context.facts).length > 0 ? SEEN_IN_PART : PARTIAL];
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

const CUT: FindingDraft = {
  code: 'simulation_partial',
  message:
    'A node executed only a part of the bytes, or could not read all that follows from them. Review what they do ' +
    'before you sign.',
};

/** Executed, but not so that all that follows is known. */
const SEEN_IN_PART: FindingDraft = {
  code: 'simulation_partial',
  message:
    'A node looked at the bytes and could not show all that follows from them. Review what they do before you sign.',
};

/**
 * Without a simulation the bytes alone must say everything. They do for one standard call; for all else what follows
 * from it is not known. Source: the payload design, "No node configured".
 */
export const payloadNotSimulated: Check = {
  id: 'simulation/payload-not-simulated',
  run: (context) => (context.payload === null ? NO_FINDINGS : [...unknownEffects(context), ...missing(context)]),
};
