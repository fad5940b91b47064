import type { RecordedExchange } from '../../../../src/http/openapi/examples.js';
import { GOOD_BODY, perform, withService } from './call.js';
import { PRESETS } from '../../../support/presets.js';

/** A page of a partner's checks. */
export const recordListing = (): Promise<RecordedExchange> =>
  withService({}, async (url) => {
    for (const { intent } of PRESETS.outgoing.slice(0, 3)) await perform(url, { summary: '', body: intent });
    return perform(url, { summary: 'What to look at', method: 'GET', path: '/api/checks?action=REVIEW,BLOCK&limit=2' });
  });

/** A recorded check, read back. How long its verbs took is not the same each time, so the figures are set. */
export const recordReading = (): Promise<RecordedExchange> =>
  withService({}, async (url) => {
    const { body } = await perform(url, { summary: '', body: PRESETS.incoming[0].intent });
    const { request_id: requestId } = body as { request_id: string };
    const read = await perform(url, {
      summary: 'The record of an incoming check',
      method: 'GET',
      path: `/api/checks/${requestId}`,
    });
    return { ...read, body: { ...(read.body as object), timings: { parse_ms: 0.1, gather_ms: 1.5, decide_ms: 0.4 } } };
  });

/** Two payments of one sender, and an item that cannot be judged. */
export const recordBatch = (): Promise<RecordedExchange> =>
  withService({}, (url) =>
    perform(url, {
      summary: 'Two payments that belong together, and an item under a policy that was never published',
      path: '/api/check-batch',
      body: {
        items: [
          { id: 'first', check: GOOD_BODY },
          { id: 'second', check: { ...GOOD_BODY, amount: 12 } },
          { id: 'third', check: { ...GOOD_BODY, policy_id: 'house_rules' } },
        ],
      },
    }),
  );

const get = (path: string, summary: string): Promise<RecordedExchange> =>
  withService({}, (url) => perform(url, { summary, method: 'GET', path, key: null }));

/** What anyone may ask, without a key. */
export const recordPublicRoutes = async () => ({
  listFindings: { network: await get('/api/findings?source=network', 'The findings of one source') },
  readFinding: { one: await get('/api/findings/unlimited_token_approval', 'One finding') },
  getRoot: { root: await get('/', 'What answers, and its pages') },
  getHealth: { ok: await get('/health', 'The process answers') },
  getReadiness: { ready: await get('/health/ready', 'Checks can be answered') },
});
