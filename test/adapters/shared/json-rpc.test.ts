import { inspect } from 'node:util';
import { expect } from 'chai';
import nock from 'nock';
import { createJsonRpc, type JsonRpc } from '../../../adapters/shared/json-rpc.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { JSON_TYPE, reasonOf, withoutNetwork } from '../../conformance/vendor.js';
import { neverAborted } from '../../support/provider-dependencies.js';

const ORIGIN = 'https://node.example';
const KEY = 'made-up-key-0123456789';
const TWO_CALLS = [
  { method: 'eth_chainId', params: [] },
  { method: 'eth_call', params: [{ to: '0x' }, 'latest'] },
];
const reply = (id: number, result: unknown) => ({ jsonrpc: '2.0', id, result });
const failure = (id: number | null, code: number, data?: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message: 'made up', ...(data === undefined ? {} : { data }) },
});

describe('JSON-RPC to a node', () => {
  withoutNetwork();
  let node: JsonRpc;
  beforeEach(() => (node = createJsonRpc({ url: `${ORIGIN}/v2/${KEY}`, allowPrivateNetwork: false })));
  afterEach(() => node.close());

  const answering = (body: unknown, status = 200) =>
    nock(ORIGIN)
      .post(`/v2/${KEY}`)
      .times(10)
      .reply(status, body as object, JSON_TYPE);
  const batch = () => node.batch(TWO_CALLS, neverAborted());

  it('gives the reply to each call in the order of the calls, in any order of arrival', async () => {
    answering([reply(1, '0x2'), reply(0, '0x1')]);
    expect(await batch()).to.deep.equal([
      { ok: true, result: '0x1' },
      { ok: true, result: '0x2' },
    ]);
  });

  it('gives the error of one call as its reply, with the bytes of a revert', async () => {
    answering([reply(0, null), failure(1, 3, '0x08C379A0')]);
    expect(await batch()).to.deep.equal([
      { ok: true, result: null },
      { ok: false, code: 3, data: '0x08c379a0' },
    ]);
  });

  it('asks nothing for no calls', async () => {
    expect(await node.batch([], neverAborted())).to.deep.equal([]);
  });

  it('gives the result of a single call, and an error of the node as a failure', async () => {
    nock(ORIGIN).post(`/v2/${KEY}`).reply(200, reply(0, '0x1'), JSON_TYPE);
    expect(await node.call('eth_chainId', [], neverAborted())).to.equal('0x1');
    answering(failure(0, -32601));
    expect(await reasonOf(node.call('eth_none', [], neverAborted()))).to.equal('bad_response');
  });

  it('tells a node that is asked too much from one that takes no batch', async () => {
    nock(ORIGIN).post(`/v2/${KEY}`).reply(200, failure(null, -32005), JSON_TYPE);
    expect(await reasonOf(batch())).to.equal('rate_limited');
    answering(failure(null, -32600));
    expect(await reasonOf(batch())).to.equal('bad_response');
  });

  const nonsense: Readonly<Record<string, unknown>> = {
    'a missing reply': [reply(0, '0x1')],
    'a reply twice': [reply(0, '0x1'), reply(0, '0x1')],
    'a reply too many': [reply(0, '0x1'), reply(1, '0x1'), reply(2, '0x1')],
    'an id that was not asked': [reply(0, '0x1'), reply(7, '0x1')],
    'an id that is text': [reply(0, '0x1'), { ...reply(1, '0x1'), id: '1' }],
    'another version': [reply(0, '0x1'), { ...reply(1, '0x1'), jsonrpc: '1.0' }],
    'neither result nor error': [reply(0, '0x1'), { jsonrpc: '2.0', id: 1 }],
    'result and error': [reply(0, '0x1'), { ...failure(1, 3), result: '0x1' }],
    'an error without a code': [reply(0, '0x1'), { jsonrpc: '2.0', id: 1, error: { message: 'made up' } }],
    'an unknown member': [reply(0, '0x1'), { ...reply(1, '0x1'), cached: true }],
    'one reply for all': reply(0, '0x1'),
    'a reply that is null': [reply(0, '0x1'), null],
    text: '"0x1"',
  };
  for (const [what, body] of Object.entries(nonsense)) {
    it(`refuses ${what}`, async () => {
      answering(body);
      expect(await reasonOf(batch())).to.equal('bad_response');
    });
  }

  it('sends the query of its URL, which may hold a key', async () => {
    const withQuery = createJsonRpc({ url: `${ORIGIN}/?key=${KEY}`, allowPrivateNetwork: false });
    nock(ORIGIN).post('/').query({ key: KEY }).reply(200, reply(0, '0x1'), JSON_TYPE);
    expect(await withQuery.call('eth_chainId', [], neverAborted())).to.equal('0x1');
    await withQuery.close();
  });

  it('shows the key in its URL in no error', async () => {
    const errors = [];
    for (const respond of [
      (route: nock.Interceptor) => route.reply(401, ''),
      (route: nock.Interceptor) => route.reply(200, '{', JSON_TYPE),
      (route: nock.Interceptor) => route.times(2).replyWithError(Object.assign(new Error('x'), { code: 'ECONNRESET' })),
    ]) {
      respond(nock(ORIGIN).post(`/v2/${KEY}`));
      errors.push(
        await batch().then(
          () => null,
          (error: unknown) => error,
        ),
      );
    }
    for (const error of errors) expect(error).to.be.instanceOf(ProviderError);
    expect(inspect(errors, { depth: null })).not.to.include(KEY);
    expect(() => createJsonRpc({ url: `http://node.example/${KEY}`, allowPrivateNetwork: false }))
      .to.throw(Error, 'https')
      .and.property('message')
      .does.not.include(KEY);
  });
});
