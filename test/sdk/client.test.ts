import { inspect } from 'node:util';
import { expect } from 'chai';
import {
  ApiError,
  AuthenticationError,
  ConfigurationError,
  ConflictError,
  DeadlineError,
  InvalidAnswerError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServiceError,
  Signgate,
  type SigngateError,
  type SigngateOptions,
  UnreachableError,
} from '../../src/sdk/index.js';
import { useMockTimers } from '../support/mock-timers.js';

const KEY = 'not_a_real_key';
const CHECK = { from_address: '0x1', chain: 'ethereum', message: { encoding: 'utf8', content: 'hello' } } as const;
const CONFIRM = { message: { encoding: 'utf8', content: 'hello' } } as const;

type Answer = Response | Error | 'silence';
interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const problem = (status: number, code: string, headers = {}): Response =>
  json(
    status,
    {
      ...{ statusCode: status, code, message: `It is ${code}.`, request_id: 'req_1' },
      docs_url: `/docs/errors/${code}`,
    },
    headers,
  );
const lost = (): Error => new TypeError('fetch failed');
const VERDICT = { request_id: 'req_1', recommended_action: 'ALLOW' };

/** A client of a service that gives these answers in turn. */
const clientOf = (answers: readonly Answer[], options: Partial<SigngateOptions> = {}) => {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    const answer = answers[sent.length] ?? new Error('one call too many');
    sent.push({ url: String(url), ...(init as unknown as Omit<Sent, 'url'>) });
    if (answer instanceof Response) return Promise.resolve(answer);
    if (answer instanceof Error) return Promise.reject(answer);
    return new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    );
  };
  const signgate = new Signgate({
    ...{ baseUrl: 'https://signgate.example/', apiKey: KEY, retryDelayMs: 0, fetch },
    ...options,
  });
  return { signgate, sent, fetch };
};

const errorOf = async (call: Promise<unknown>): Promise<SigngateError> =>
  call.then(
    () => expect.fail('There must be no answer'),
    (error: unknown) => error as SigngateError,
  );

describe('the client of the SDK', () => {
  describe('sends again what may be sent twice', () => {
    for (const [what, failure] of [
      ['a lost connection', lost],
      ['500', () => problem(500, 'internal_error')],
      ['503', () => problem(503, 'service_unavailable')],
      ['408', () => problem(408, 'request_timeout')],
      ['a page with 502', () => new Response('<html>', { status: 502 })],
      ['429', () => problem(429, 'rate_limit_exceeded')],
      ['a first call that still runs', () => problem(409, 'conflict', { 'retry-after': '0' })],
    ] as const)
      it(`after ${what}, a check under the same idempotency key and with the same bytes`, async () => {
        const { signgate, sent } = clientOf([failure(), failure(), json(200, VERDICT)]);
        expect(await signgate.checkPayload(CHECK)).to.deep.equal(VERDICT);
        const keys = new Set(sent.map(({ headers }) => headers['idempotency-key']));
        expect([sent.length, keys.size, new Set(sent.map(({ body }) => body)).size]).to.deep.equal([3, 1, 1]);
        expect([...keys][0]).to.match(/^[\da-f-]{36}$/);
      });

    it('under another idempotency key for each call, and under that of the caller', async () => {
      const { signgate, sent } = clientOf([json(200, VERDICT), json(200, VERDICT), json(200, VERDICT)]);
      await signgate.checkPayload(CHECK);
      await signgate.checkPayload(CHECK);
      await signgate.checkPayload(CHECK, { idempotencyKey: 'order-7' });
      const [first, second, third] = sent.map(({ headers }) => headers['idempotency-key']);
      expect(first).not.to.equal(second);
      expect(third).to.equal('order-7');
    });

    it('a batch, under one key for all of its items', async () => {
      const { signgate, sent } = clientOf([lost(), json(200, { results: [] })]);
      const check = { from_address: '0x1', to_address: '0x2', chain: 'ethereum', token: 'USDC', amount: 1 } as const;
      expect(await signgate.checkBatch({ items: [{ id: 'a', check }] })).to.deep.equal({ results: [] });
      expect(sent.map(({ url }) => url)).to.deep.equal(Array(2).fill('https://signgate.example/api/check-batch'));
      expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).to.equal(1);
    });

    it('a confirmation, which asks anew, without a key', async () => {
      const { signgate, sent } = clientOf([lost(), json(200, { result: 'SAME' })]);
      expect(await signgate.confirmCheck('req_1', CONFIRM)).to.deep.equal({ result: 'SAME' });
      expect(sent[0]?.headers).not.to.have.property('idempotency-key');
      expect(sent[0]?.url).to.equal('https://signgate.example/api/checks/req_1/confirm');
    });
  });

  describe('sends once', () => {
    for (const [what, failure] of [
      ['a lost connection', lost],
      ['503', () => problem(503, 'service_unavailable')],
    ] as const)
      it(`a policy, after ${what}: it may have been published`, async () => {
        const { signgate, sent } = clientOf([failure()]);
        await errorOf(signgate.call('publishPolicy', { body: {} as never }));
        expect(sent).to.have.length(1);
      });

    for (const [status, code, kind] of [
      [400, 'invalid_request', InvalidRequestError],
      [401, 'invalid_api_key', AuthenticationError],
      [403, 'insufficient_scope', PermissionError],
      [404, 'not_found', NotFoundError],
      [409, 'conflict', ConflictError],
      [413, 'payload_too_large', InvalidRequestError],
      [422, 'idempotency_key_reused', InvalidRequestError],
    ] as const)
      it(`what is answered with ${String(status)}, which is a ${kind.name}`, async () => {
        const { signgate, sent } = clientOf([problem(status, code)]);
        const error = await errorOf(signgate.checkPayload(CHECK));
        expect(error).to.be.instanceOf(kind).and.instanceOf(ApiError);
        expect(error).to.include({ code, status, requestId: 'req_1' });
        expect(error.message).to.include(`It is ${code}. (POST https://signgate.example/api/check-payload`);
        expect(sent).to.have.length(1);
      });
  });

  it('names the page about an error under the address of the service, and no other address', async () => {
    const base = 'https://signgate.example/base';
    const named = async (answer: Response): Promise<unknown> =>
      ((await errorOf(clientOf([answer], { baseUrl: base }).signgate.checkPayload(CHECK))) as ApiError).docsUrl;
    expect(await named(problem(400, 'invalid_json'))).to.equal(`${base}/docs/errors/invalid_json`);
    for (const page of [undefined, null, 7, 'https://evil.example/', '//evil.example', '/docs/errors/../x', '@evil'])
      expect(await named(json(400, { code: 'invalid_json', docs_url: page })), String(page)).to.equal(null);
  });

  it('gives up after two more attempts, with the last error', async () => {
    const { signgate, sent } = clientOf([lost(), lost(), problem(503, 'service_unavailable'), json(200, VERDICT)]);
    expect(await errorOf(signgate.checkPayload(CHECK))).to.be.instanceOf(ServiceError);
    expect(sent).to.have.length(3);
  });

  it('does not wait for a Retry-After that is behind its deadline', async () => {
    const { signgate, sent } = clientOf([problem(429, 'rate_limit_exceeded', { 'retry-after': '60' })]);
    const error = await errorOf(signgate.checkPayload(CHECK));
    expect(error).to.be.instanceOf(RateLimitError).and.include({ retryAfterMs: 60_000 });
    expect(sent).to.have.length(1);
  });

  for (const [what, answer] of [
    ['a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['JSON that says it is a page', () => new Response('{}', { headers: { 'content-type': 'text/html' } })],
    ['a list', () => json(200, [])],
    ['half an answer', () => new Response('{"recomm', { headers: { 'content-type': 'application/json' } })],
    ['9 MiB', () => json(200, { text: 'x'.repeat(9 * 1024 * 1024) })],
  ] as const)
    it(`takes ${what} for no answer`, async () => {
      const { signgate } = clientOf([answer()], { retries: 0 });
      expect(await errorOf(signgate.checkPayload(CHECK))).to.be.instanceOf(InvalidAnswerError);
    });

  it('ends with its deadline where nothing comes, and with the reason of a signal that ends it', async () => {
    const { signgate, sent } = clientOf(['silence', 'silence', 'silence', 'silence']);
    expect(await errorOf(signgate.checkPayload(CHECK, { timeoutMs: 30 }))).to.be.instanceOf(DeadlineError);
    expect(sent).to.have.length.within(1, 3);
    const reason = new Error('the user left');
    expect(await errorOf(signgate.checkPayload(CHECK, { signal: AbortSignal.abort(reason) }))).to.equal(reason);
  });

  it('fills paths and queries in as text, never as more path', async () => {
    const { signgate, sent } = clientOf([json(200, {}), json(200, {})]);
    await signgate.call('readCheck', { path: { request_id: '../keys?x=1' } });
    await signgate.call('readPrecision', { query: { from: '2026-01-01', to: '2026-02-01', period: 'day' } as never });
    expect(sent[0]?.url).to.equal('https://signgate.example/api/checks/..%2Fkeys%3Fx%3D1');
    expect(sent[1]?.url).to.match(/\/api\/precision\?from=2026-01-01&to=2026-02-01&period=day$/);
  });

  for (const id of ['', '.', '..'])
    it(`asks nothing where a part of a path is ${JSON.stringify(id)}, which would be another path`, async () => {
      const { signgate, sent } = clientOf([json(200, {})]);
      expect(await errorOf(signgate.readCheck(id))).to.be.instanceOf(ConfigurationError);
      expect(sent).to.deep.equal([]);
    });

  describe('names in an error what was asked, and', () => {
    const REAL = `sg_sandbox_ab12cd34_${'S'.repeat(43)}`;
    const refused = new TypeError('fetch failed', {
      cause: Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    });
    for (const [what, answer, apiKey, said] of [
      ['why nothing answers', refused, REAL, 'broke off: ECONNREFUSED.'],
      ['what a browser says of it', new TypeError('Failed to fetch'), REAL, 'broke off: Failed to fetch.'],
      ['the id of a key that is refused', problem(401, 'invalid_api_key'), REAL, ' with the key sg_sandbox_ab12cd34)'],
      ['that of one of no scope', problem(403, 'insufficient_scope'), REAL, ' with the key sg_sandbox_ab12cd34)'],
      ['no part of what is no key', problem(401, 'invalid_api_key'), KEY, ' with the key)'],
      ['that no key was sent', problem(401, 'missing_api_key'), undefined, ' without a key)'],
      ['no key in what a fetch of the caller says', new Error(`bad header ${REAL}`), REAL, 'bad header the key.'],
      ['how long it waited', 'silence', REAL, 'was not answered in time: 30 ms for all attempts.'],
      ['that something else answers', new Response('<html>'), REAL, 'is not the service: no JSON object came.'],
    ] as const)
      it(what, async () => {
        const { fetch } = clientOf([answer]);
        const signgate = new Signgate({
          ...{ baseUrl: 'https://signgate.example/base', retries: 0, fetch },
          ...(apiKey !== undefined && { apiKey }),
        });
        const { message } = await errorOf(signgate.checkPayload(CHECK, { timeoutMs: 30 }));
        expect(message).to.include('POST https://signgate.example/base/api/check-payload').and.include(said);
        expect(message).not.to.include(KEY).and.not.include('SSS');
      });

    it('leaves out the query, which may hold an address', async () => {
      const { signgate } = clientOf([problem(400, 'invalid_request')]);
      const { message } = await errorOf(signgate.call('listChecks', { query: { address: '0xabc' } as never }));
      expect(message).to.match(/\(GET https:\/\/signgate\.example\/api\/checks\)$/);
    });
  });

  it('shows its key in nothing that it prints, and in no error', async () => {
    const { signgate } = clientOf([lost()], { retries: 0 });
    const error = await errorOf(signgate.checkPayload(CHECK));
    expect(error).to.be.instanceOf(UnreachableError);
    expect(inspect([signgate, error], { depth: 9, showHidden: true }) + JSON.stringify(signgate)).not.to.include(KEY);
  });

  describe('refuses a key', () => {
    const globals = globalThis as unknown as Record<string, unknown>;
    for (const [what, name, value] of [
      ['in a page', 'document', {}],
      ['in a worker of a page', 'importScripts', () => undefined],
    ] as const)
      it(`${what}, and works there without one`, async () => {
        globals[name] = value;
        try {
          expect(() => clientOf([])).to.throw(ConfigurationError, /your own server/);
          const signgate = new Signgate({
            baseUrl: 'https://wallet.example/signgate',
            fetch: async (_, init) => json(200, { headers: init?.headers }),
          });
          const { headers } = (await signgate.checkPayload(CHECK)) as unknown as { headers: object };
          expect(headers).not.to.have.property('x-api-key');
        } finally {
          delete globals[name];
        }
      });

    for (const [what, options] of [
      ['that is empty', { apiKey: '' }],
      ['with a line end', { apiKey: 'key\n' }],
      ['for an address with a user in it', { baseUrl: 'https://user@signgate.example' }],
      ['for an address that is none', { baseUrl: 'signgate' }],
      ['for a file', { baseUrl: 'file:///etc/passwd' }],
    ] as const)
      it(what, () => {
        expect(() => clientOf([], options)).to.throw(ConfigurationError);
      });
  });
});

describe('the pauses of the client', () => {
  const timers = useMockTimers();

  it('last as long as Retry-After says', async () => {
    const { signgate, sent } = clientOf([
      problem(429, 'rate_limit_exceeded', { 'retry-after': '3' }),
      json(200, VERDICT),
    ]);
    const answer = signgate.checkPayload(CHECK);
    while (sent.length === 0) await new Promise(setImmediate);
    for (let step = 0; step < 5; step += 1) await timers.tick(0);
    await timers.tick(2_999);
    expect(sent).to.have.length(1);
    await timers.tick(1);
    expect(await answer).to.deep.equal(VERDICT);
  });
});
