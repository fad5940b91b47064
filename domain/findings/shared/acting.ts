import { nestedSafes, proposedSafe } from '../../payload/evm/safe-transaction.js';
import type { CheckContext } from '../finding.js';

/**
 * The context of each account that acts once the bytes are executed, as if it were the sender. A proposal to a Safe is
 * signed by an owner and executed by the Safe: what is lost, given and gained is that of the Safe, and of those that it
 * has act; a transaction that has Safes act is that of the sender and of these. They are judged one by one, so that
 * none hides what another loses.
 */
export const actingContexts = (context: CheckContext): readonly [CheckContext, ...CheckContext[]] => {
  const { payload, intent } = context;
  const safe = proposedSafe(payload);
  const as = (key: string): CheckContext => ({
    ...context,
    intent: { ...intent, sender: { ...intent.sender, key, given: key } },
  });
  if (payload === null) return [context];
  return [safe === null ? context : as(safe), ...nestedSafes(payload).map(as)];
};
