import { Agent, request } from 'undici';
import { ReceiverError, type WebhookReceivers } from '../../ports/platform/webhook-receivers.js';
import { allowedLookup, assertAllowedUrl, type ResolveAll } from '../shared/bounded-fetch.js';

/** Of one try with everything in it, milliseconds. Source: Standard Webhooks asks for 15 to 30 s at most. */
const DEADLINE_MS = 10_000;

export interface ReceiverOptions {
  /** Allows http and private addresses: for receivers in the operator's own network. */
  readonly allowPrivateNetwork: boolean;
  readonly deadlineMs?: number;
  /** Resolves names in place of the system, for a test of what a name may resolve to. */
  readonly lookup?: ResolveAll;
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
    const agent = new Agent({ connect: { ...allowedLookup(options) }, maxResponseSize: MAX_RESPONSE_BYTES });
    try {
      const answer = await request(assertAllowedUrl(url, options.allowPrivateNetwork), {
        method: 'POST',
        headers,
        body,
        dispatcher: agent,
        signal: AbortSignal.any([signal, deadline]),
      });
      // what it says is of no interest, and its end is not waited for
      answer.body.on('error', () => undefined).destroy();
      return answer.statusCode;
    } catch (cause) {
      signal.throwIfAborted();
      throw new ReceiverError(deadline.aborted ? 'no answer in time' : 'cannot be reached', { cause });
    } finally {
      await agent.destroy();
    }
  },
});

const MAX_RESPONSE_BYTES = 65_536;
