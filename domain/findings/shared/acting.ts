import { nestedSafes, proposedSafe } from '../../payload/evm/safe-transaction.js';
import type { CheckContext } from '../finding.js';

/**
 * The context of each account that acts once the bytes are executed, as if it were the sender. A proposal to a Safe is
 * signed by an owner and executed by the Safe: what is lost, given and gained is that of the Safe, and of those that it
 * has act. They are judged one by one, so that none hides what another loses.
 */
export const actingContexts = (context: CheckContext): readonly [CheckContext, ...CheckContext[]] => {
  const { payload, intent } = context;
  const safe = proposedSafe(payload);
  if (payload === null || safe === null) return [context];
  const as = (key: string): CheckContext => ({
    ...context,
    intent: { ...intent, sender: { ...intent.sender, key, given: key } },
  });
  return [as(safe), ...nestedSafes(payload).map(as)];
};
