import { ReceiverError, type WebhookReceivers } from '../../ports/platform/webhook-receivers.js';
import { type Allowed, allowedLookup, ask, assertAllowedUrl } from '../shared/bounded-http.js';

/** Of one try with everything in it, milliseconds. Source: Standard Webhooks asks for 15 to 30 s at most. */
const DEADLINE_MS = 10_000;

export interface ReceiverOptions extends Allowed {
  readonly deadlineMs?: number;
}

/** Receivers over HTTP. A connection lives for one message: no receiver holds one. */
export const createWebhookReceivers = (options: ReceiverOptions): WebhookReceivers => ({
  refusalOf: (url) => {
    try {
      assertAllowedUrl(url, options.allowPrivateNetwork);
      return null;
    } catch {
      // the reason speaks of providers
      return 'must be an https URL of a public host, without user information';
    }
  },
  post: async ({ url, headers, body }, signal) => {
    const deadline = AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS);
    try {
      const answer = await ask(assertAllowedUrl(url, options.allowPrivateNetwork), {
        ...{ method: 'POST', headers, body },
        signal: AbortSignal.any([signal, deadline]),
        ...allowedLookup(options),
      });
      // what it says is of no interest, and its end is not waited for
      answer.destroy();
      return answer.statusCode ?? 0;
    } catch (cause) {
      signal.throwIfAborted();
      throw new ReceiverError(deadline.aborted ? 'no answer in time' : 'cannot be reached', { cause });
    }
  },
});
