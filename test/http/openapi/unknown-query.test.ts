import { expect } from 'chai';
import { ENDPOINTS } from '../../../src/http/routes/index.js';
import { KEY, startExampleService } from './recorder/service.js';

/** An id of each kind, of nothing. */
const NOTHING = '00000000000000000000000000';
const PARTS: Readonly<Record<string, string>> = {
  request_id: `req_${NOTHING}`,
  report_id: `rpt_${NOTHING}`,
  webhook_id: `whk_${NOTHING}`,
  event_id: `evt_${NOTHING}`,
  key_id: 'example1',
};

describe('an unknown member of a query', () => {
  let url = '';
  let drain: () => Promise<void>;
  before(async () => {
    const service = await startExampleService();
    ({ url } = service);
    drain = () => service.drain();
  });
  after(() => drain());

  for (const { method, path, pathValues = {}, operationId, request, query } of ENDPOINTS) {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathValues[name]?.[0] ?? PARTS[name] ?? 'none');
    it(`is 400 for ${operationId}, which repeats no value`, async () => {
      const answer = await fetch(`${url}${filled}?no_such_member=a-secret`, {
        method,
        headers: { 'x-api-key': KEY, ...(request !== null && { 'content-type': 'application/json' }) },
        ...(request !== null && { body: '{}' }),
      });
      const text = await answer.text();
      expect(answer.status, text).to.equal(400);
      expect(JSON.parse(text)).to.include({ code: 'invalid_request', docs_url: '/docs/errors/invalid_request' });
      expect(text).not.to.include('a-secret');
      // a route that takes a query names the member; the others say that they take none
      expect(text).to.include(query === undefined ? 'no query string' : '"path":"/no_such_member"');
    });
  }
});
