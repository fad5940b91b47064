import { expect } from 'chai';
import { request } from 'undici';
import type { ListeningServer } from '../../src/http/server/listening-server.js';
import { useRealService } from '../http/real/support/real-service.js';
import { transfer } from '../http/real/support/requests.js';
import { MEMORY } from '../http/real/support/storages.js';
import { recordingLogger } from '../support/silent-logger.js';
import { httpAgent, startHttp } from './support/agents.js';

const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const call = (input: string): string =>
  `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"check_transaction","arguments":${input}}}`;

describe('the tools for agents over HTTP', () => {
  const service = useRealService(MEMORY);
  const logger = recordingLogger();
  let server: ListeningServer | null = null;
  let key = '';

  before(async () => {
    key = await service().key();
    server = await startHttp(service().url, 10_000, logger);
  });
  after(() => server?.close());

  interface Sent {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Record<string, string>;
    readonly body?: string;
  }
  const send = async ({ method = 'POST', path = '/mcp', headers = {}, body = call('{}') }: Sent = {}) => {
    const answer = await request(`${server?.url ?? ''}${path}`, {
      method: method as 'POST',
      headers: { ...JSON_TYPE, 'x-api-key': key, ...headers },
      body: method === 'POST' ? body : null,
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, headers: answer.headers, json: JSON.parse(text) as Record<string, unknown> };
  };

  it('answer each caller with its own key, as either header, and keep nothing between two calls', async () => {
    const other = await service().key({ partner: 'Other' });
    const [mine, others] = await Promise.all([
      httpAgent(server as ListeningServer, { 'x-api-key': key }),
      httpAgent(server as ListeningServer, { authorization: `Bearer ${other}` }),
    ]);
    const { json } = await mine.call('check_transaction', transfer('of mine'));
    const { request_id } = json;
    expect(await mine.call('get_check', { request_id })).to.include({ isError: false });
    expect((await others.call('get_check', { request_id })).json['error']).to.include({ code: 'not_found' });
    await Promise.all([mine.close(), others.close()]);
  });

  for (const [what, sent, status] of [
    ['without a key', { headers: { 'x-api-key': '' } }, 401],
    ['with two keys', { headers: { authorization: 'Bearer another' } }, 401],
    ['with a key that no request can carry', { headers: { 'x-api-key': 'two words' } }, 401],
    ['under another name (DNS rebinding)', { headers: { host: 'evil.example:80' } }, 403],
    ['of a page', { headers: { origin: 'http://localhost' } }, 403],
    ['of no page in particular', { headers: { origin: 'null' } }, 403],
    ['for a stream', { method: 'GET' }, 405],
    ['that ends a session', { method: 'DELETE' }, 405],
    ['for another path', { path: '/' }, 404],
    ['with a key in its address', { path: '/mcp?api_key=x' }, 404],
    ['that is no JSON by its type', { headers: { 'content-type': 'text/plain' } }, 415],
    ['that is compressed', { headers: { 'content-encoding': 'gzip' } }, 415],
    ['that is too large', { body: call(`{"a":"${'x'.repeat(1_048_576)}"}`) }, 413],
    ['of 200,000 nested arrays', { body: call(`${'['.repeat(200_000)}${']'.repeat(200_000)}`) }, 400],
    ['of several messages', { body: `[${call('{}')}]` }, 400],
    ['that is cut off', { body: call('{}').slice(0, -3) }, 400],
  ] as const)
    it(`refuse a request ${what} with ${status}, and call nothing`, async () => {
      const { status: answered, json } = await send(sent);
      expect(answered).to.equal(status);
      expect((json['error'] as { message: string }).message).to.match(/^NOT CHECKED: do not sign/);
      expect(JSON.stringify(json)).to.not.match(/evil|two words|another"/);
    });

  it('answer under a name that they were given', async () => {
    expect(await send({ headers: { host: 'Tools.example:8443' } })).to.include({ status: 200 });
  });

  for (const [what, input] of [
    ['a number that would be rounded', '{"amount":9007199254740993}'],
    ['a number that would lose its sign', '{"amount":-0}'],
    ['a member that stands twice', '{"to_address":"0x1","to_address":"0x2"}'],
  ] as const)
    it(`refuse ${what}, by the id of the call`, async () => {
      const { status, json } = await send({ body: call(input) });
      expect(status).to.equal(400);
      expect(json).to.include({ id: 7 }).and.not.have.property('result');
    });

  it('log every call with tool, outcome and request_id, and no key', () => {
    const calls = logger.lines.filter(({ message }) => message === 'tool call').map(({ fields }) => fields);
    expect(calls[0]).to.include({ tool: 'check_transaction', outcome: 'ALLOW' }).and.to.have.property('request_id');
    expect(calls.map(({ outcome }) => outcome)).to.include('not_found');
    expect(JSON.stringify(logger.lines.map(({ fields }) => fields))).to.not.include(key);
  });
});
