import type { RecordedExchange } from '../../../../src/http/openapi/examples.js';
import { PRESETS } from '../../../support/presets.js';
import { perform, withService } from './call.js';

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
