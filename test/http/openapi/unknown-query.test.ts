import { expect } from 'chai';
import { ENDPOINTS } from '../../../src/http/routes/index.js';
import type { Endpoint } from '../../../src/http/pipeline/endpoint.js';
import { DESK_ENDPOINTS } from '../../../src/desk/endpoints.js';
import { JSON_HEADERS, visit, type Visitor } from '../../desk/support/desk.js';
import { useRealService } from '../real/support/real-service.js';
import { MEMORY } from '../real/support/storages.js';

/** An id of each kind, of nothing. */
const NOTHING = '00000000000000000000000000';
const PARTS: Readonly<Record<string, string>> = {
  request_id: `req_${NOTHING}`,
  report_id: `rpt_${NOTHING}`,
  webhook_id: `whk_${NOTHING}`,
  event_id: `evt_${NOTHING}`,
  key_id: 'aaaaaaaa',
};

const pathOf = ({ path, pathValues = {} }: Endpoint): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathValues[name]?.[0] ?? PARTS[name] ?? 'none');

/**
 * Not the page, whose address holds its filters for its own script, and not the way back from a provider of identities,
 * which adds members of its own.
 */
const DESK_OPERATIONS = DESK_ENDPOINTS.filter(
  ({ operationId }) => !/^(?:getDesk(?:Folder|Path)?|completeDeskSignIn)$/.test(operationId),
);

describe('an unknown member of a query', () => {
  const service = useRealService(MEMORY);
  let key = '';
  let visitor: Visitor;
  before(async () => {
    key = await service().key();
    visitor = await visit(service(), key);
  });

  for (const endpoint of [...ENDPOINTS, ...DESK_OPERATIONS]) {
    const { method, operationId, request, query, admits } = endpoint;
    it(`is 400 for ${operationId}, which repeats no value`, async () => {
      const path = `${pathOf(endpoint)}?no_such_member=a-secret`;
      const body = request === null ? undefined : {};
      const headers = request === null ? {} : JSON_HEADERS;
      const { status, json, text } =
        admits === 'session'
          ? await (method === 'GET' ? visitor.get(path) : visitor.write(method, path, body))
          : await service().send(method, path, { key, headers, body: body === undefined ? '' : JSON.stringify(body) });
      expect(status, text).to.equal(400);
      expect(json).to.include({ code: 'invalid_request', docs_url: '/docs/errors/invalid_request' });
      expect(text).not.to.include('a-secret');
      // a route that takes a query names the member; the others say that they take none
      expect(text).to.include(query === undefined ? 'no query string' : '"path":"/no_such_member"');
    });
  }
});
