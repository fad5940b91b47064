import { executionsOf, hasNode, isWhole, nodeAnswers } from '../../facts/simulation/executions.js';
import { isSameOrigin } from '../../intent/site.js';
import { isExecutable } from '../../payload/kinds/index.js';
import { effectOf, isEmpty } from '../../payload/effects.js';
import type { CheckContext } from '../finding.js';
import { firstNotKnown } from './all-known.js';
import { isStandardCall } from './standard-call.js';

/** A sign-in at the very origin that asks for it: no asset, no right. */
const isOwnSignIn = ({ payload }: CheckContext): boolean =>
  payload !== null &&
  payload.kind === 'message' &&
  payload.status === 'decoded' &&
  payload.origin !== null &&
  payload.askedBy !== null &&
  isSameOrigin(payload.origin, payload.askedBy);

/** A delegation that is taken back leaves an account that only its key moves. */
const isTakenBack = ({ payload }: CheckContext): boolean =>
  payload?.kind === 'authorization' && payload.actions.every(isEmpty);

const isEmptyText = ({ payload }: CheckContext): boolean =>
  payload?.kind === 'message' && payload.actions.every((action) => effectOf(action) === 'none' || isEmpty(action));

/**
 * A node executed the whole of it and read what followed: what was not declared has findings of its own. Nothing of
 * that holds for a transaction that may be sent at any later time.
 */
const isExecuted = ({ payload, facts }: CheckContext): boolean => {
  const answers = nodeAnswers(facts);
  return (
    payload !== null &&
    isExecutable(payload) &&
    !payload.notes.includes('durable_nonce') &&
    answers.length > 0 &&
    answers.every(isWhole)
  );
};

/** A part of the bytes, or of what follows from them, was cut: what stands there is not known. */
const isCut = ({ facts }: CheckContext): boolean => executionsOf(facts).some(({ isComplete }) => !isComplete);

/**
 * Why it is not known what follows from the bytes; null where it is. Without an execution the bytes alone must say
 * everything: they do for one standard call, and for a sign-in.
 */
export const unexecuted = (context: CheckContext): 'cut' | 'text' | 'seen_in_part' | 'read_only' | 'known' | null => {
  if (context.payload === null) return null;
  if (isCut(context)) return 'cut';
  if (isExecuted(context)) return null;
  if (context.payload.status !== 'decoded' || isStandardCall(context) || isOwnSignIn(context)) return null;
  if (isEmptyText(context) || isTakenBack(context)) return 'text';
  if (nodeAnswers(context.facts).length > 0) return 'seen_in_part';
  return !hasNode(context.facts) && firstNotKnown(context) === null ? 'known' : 'read_only';
};
