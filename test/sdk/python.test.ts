import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { freePort } from '../support/free-port.js';
import { describeWhere } from '../support/programs.js';
import { environmentOf } from '../support/service-process.js';
import { PYTHON_FOLDER } from './support/empty-project.js';

const run = promisify(execFile);
const KEY = 'not_a_real_key';

/**
 * Calls the service once a line with a client of its own, and prints the answer, or what kind of error came, with all
 * that a log of errors holds. One program for all calls: to start Python costs more than they do.
 */
const PROGRAM = `
import json, signgate, sys, traceback
def made(url, key, timeout):
    return signgate.Signgate(url, key, timeout=timeout, retry_delay=0)
def ask(client, operation, more):
    try:
        return {"answer": client.call(operation, {}, **more)}
    except signgate.SigngateError as error:
        told = traceback.TracebackException.from_exception(error, capture_locals=True).format()
        said = {"error": type(error).__name__, "code": error.code, "page": getattr(error, "docs_url", None)}
        return {**said, "message": str(error), "text": repr(error) + "".join(told)}
for line in sys.stdin:
    said = json.loads(line)
    print(json.dumps(ask(made(*said["client"]), *said["call"])), flush=True)
`;

/** What the wheel on the path holds. Every type of it is resolved, so that none names another that is not there. */
const ABOUT_WHEEL = `
import json, os, signgate, typing, zipfile
from signgate import schemas
types = [name for name, value in vars(schemas).items() if typing.is_typeddict(value)]
for name in types:
    typing.get_type_hints(getattr(schemas, name))
names = zipfile.ZipFile(os.environ["PYTHONPATH"]).namelist()
print(json.dumps({"names": names, "types": types, "from": signgate.__file__}))
`;

type Play = (response: ServerResponse) => void;
const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Play =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const lost: Play = (response) => void response.destroy();
const silent: Play = () => undefined;
const halfOfIt: Play = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"recommended_action":"ALLOW"}', () => response.destroy());
};
const page: Play = (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('{}');
const text =
  (body: string): Play =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(body);
/** A header that never ends: something comes all the time, and never an answer. */
const dripping: Play = ({ socket }) => {
  socket?.write('HTTP/1.1 200 OK\r\nx-slow: ');
  const drops = setInterval(() => socket?.write('x'), 20);
  socket?.on('close', () => clearInterval(drops)).on('error', () => clearInterval(drops));
};
const VERDICT = { recommended_action: 'ALLOW' };

describeWhere('python3', 'the Python client', () => {
  let server: Server;
  let python: ChildProcess;
  let printed: NodeJS.AsyncIterator<string>;
  let plays: readonly Play[] = [];
  let message = '';
  let got: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
  before(async () => {
    server = createServer((request, response) => {
      got.push({ url: request.url ?? '', headers: request.headers });
      request.resume().on('end', () => (plays[got.length - 1] ?? json(418, {}))(response));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const env = environmentOf({ PYTHONPATH: PYTHON_FOLDER, PYTHONDONTWRITEBYTECODE: '1' });
    const started = spawn('python3', ['-c', PROGRAM], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    printed = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
    python = started;
  });
  after(() => {
    python.stdin?.end();
    server.closeAllConnections();
    server.close();
  });

  /** What the client makes of a service that plays this, one play for each call. */
  const called = async (
    script: readonly Play[],
    {
      operation = 'checkPayload',
      more = {},
      timeout = 20,
      key = KEY,
      port = (server.address() as AddressInfo).port,
    } = {},
  ) => {
    [plays, got] = [script, []];
    const url = `http://127.0.0.1:${String(port)}/base/`;
    python.stdin?.write(`${JSON.stringify({ client: [url, key, timeout], call: [operation, more] })}\n`);
    const { value: stdout, done } = (await printed.next()) as IteratorResult<string, undefined>;
    if (done === true) throw new Error('Python has ended');
    const {
      text = '',
      page = null,
      message: told,
      ...said
    } = JSON.parse(stdout) as Readonly<Record<string, string | null>>;
    message = told ?? '';
    expect(text).not.to.include(key);
    return page === null ? said : { ...said, page };
  };

  it('sends a check again under the same idempotency key, after what may pass', async () => {
    expect(await called([lost, json(503, {}), json(200, VERDICT)])).to.deep.equal({ answer: VERDICT });
    const keys = new Set(got.map(({ headers }) => headers['idempotency-key']));
    expect([got.length, keys.size, got[0]?.url]).to.deep.equal([3, 1, '/base/api/check-payload']);
    expect(got[0]?.headers).to.include({ 'x-api-key': KEY, 'content-type': 'application/json' });
  });

  it('sends a policy once, and again after 429 alone', async () => {
    expect(await called([json(503, { code: 'service_unavailable' })], { operation: 'publishPolicy' })).to.deep.equal({
      ...{ error: 'ServiceError', code: 'service_unavailable' },
    });
    expect(got).to.have.length(1);
    expect(await called([json(429, {}), json(200, {})], { operation: 'publishPolicy' })).to.deep.equal({ answer: {} });
  });

  it('names the page about an error under the address of the service, and no other address', async () => {
    const refused = (page: unknown) => called([json(400, { code: 'invalid_json', docs_url: page })]);
    const { page } = await refused('/docs/errors/invalid_json');
    expect(page).to.match(/^http:\/\/127\.0\.0\.1:\d+\/base\/docs\/errors\/invalid_json$/);
    for (const other of [7, 'https://evil.example/', '@evil.example', '/docs/errors/../x\n'])
      expect(await refused(other)).to.deep.equal({ error: 'InvalidRequestError', code: 'invalid_json' });
  });

  it('confirms under no idempotency key, and fills the path in as text', async () => {
    const more = { request_id: '../keys' };
    expect(await called([halfOfIt, json(200, {})], { operation: 'confirmCheck', more })).to.deep.equal({ answer: {} });
    expect(got[0]?.url).to.equal('/base/api/checks/..%2Fkeys/confirm');
    expect(got[0]?.headers).not.to.have.property('idempotency-key');
  });

  for (const [what, play, error] of [
    ['a page', page, 'InvalidAnswerError'],
    ['a list', json(200, ['ALLOW']), 'InvalidAnswerError'],
    ['two actions', text('{"recommended_action":"BLOCK","recommended_action":"ALLOW"}'), 'InvalidAnswerError'],
    ['a number that JSON has not', text('{"recommended_action":"ALLOW","n":NaN}'), 'InvalidAnswerError'],
    ['lists without end', text('['.repeat(200_000)), 'InvalidAnswerError'],
    ['a pause that is no number', json(429, {}, { 'retry-after': '\u00b2' }), 'RateLimitError'],
    ['an error that holds an ALLOW', json(400, VERDICT), 'InvalidRequestError'],
    ['a redirect', json(302, VERDICT, { location: '/base/elsewhere' }), 'ApiError'],
  ] as const)
    it(`takes ${what} for no answer`, async () => {
      expect(await called([play, play, play])).to.include({ error });
      expect(got.map(({ url }) => url)).not.to.include('/base/elsewhere');
    });

  for (const id of ['', '.', '..'])
    it(`asks nothing where a part of a path is ${JSON.stringify(id)}`, async () => {
      const asked = await called([json(200, {})], { operation: 'readCheck', more: { request_id: id } });
      expect(asked).to.deep.equal({ error: 'ConfigurationError', code: 'configuration' });
      expect(message).to.equal('A part of the path is no name of anything');
      expect(got).to.deep.equal([]);
    });

  for (const [operation, more, said] of [
    ['raedCheck', {}, 'There is no operation raedCheck'],
    ['readCheck', {}, 'readCheck needs request_id'],
    ['listChecks', { lmit: '3' }, 'listChecks takes no lmit; a query is given as query='],
  ] as const)
    it(`asks nothing where the call is wrong: ${said}`, async () => {
      const asked = await called([json(200, {})], { operation, more });
      expect(asked).to.deep.equal({ error: 'ConfigurationError', code: 'configuration' });
      expect(message).to.equal(said);
      expect(got).to.deep.equal([]);
    });

  it('waits no longer for an answer that comes letter by letter', async () => {
    expect(await called([dripping, dripping, dripping], { timeout: 0.6 })).to.include({ error: 'DeadlineError' });
  });

  it('names in its errors what was asked without the query, the id of a refused key, and the reason', async () => {
    const ASKED = /POST http:\/\/127\.0\.0\.1:\d+\/base\/api\/check-payload/;
    const key = `sg_sandbox_ab12cd34_${'S'.repeat(43)}`;
    for (const [play, more, said] of [
      [json(401, { message: 'No.' }), { key }, /^No\. \(POST \S+ with the key sg_sandbox_ab12cd34\)$/],
      [json(401, { message: 'No.' }), {}, /^No\. \(POST \S+ with the key\)$/],
      [json(400, { message: 'No.' }), { more: { query: { address: '0xabc' } } }, /^No\. \(POST \S+check-payload\)$/],
      [page, {}, /is not the service/],
      [silent, { timeout: 0.3 }, /was not answered in time/],
      [lost, { port: await freePort() }, /broke off: .*refused/],
    ] as const) {
      await called([play, play, play], more);
      expect(message).to.match(ASKED).and.match(said);
    }
  });

  it('says that nothing came in time, that half an answer came, and that nobody is there', async () => {
    expect(await called([silent, silent, silent], { timeout: 0.3 })).to.include({ error: 'DeadlineError' });
    expect(await called([halfOfIt, halfOfIt, halfOfIt])).to.include({ error: 'UnreachableError' });
    expect(await called([], { port: await freePort() })).to.include({ error: 'UnreachableError' });
  });

  it('has an error of its own for what each status means, as the SDK has', async () => {
    for (const [status, error] of [
      ...([400, 413, 415, 422].map((status) => [status, 'InvalidRequestError']) as [number, string][]),
      ...([
        [401, 'AuthenticationError'],
        [403, 'PermissionDeniedError'],
        [404, 'NotFoundError'],
        [409, 'ConflictError'],
        [429, 'RateLimitError'],
        [503, 'ServiceError'],
        [418, 'ApiError'],
      ] as [number, string][]),
    ])
      expect(await called([json(status, {}), json(status, {}), json(status, {})]), String(status)).to.include({
        error,
      });
  });

  it('is a wheel that is built without a network, equal bytes each time, and runs with all its types', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signgate-wheel-'));
    try {
      const build = () => run('python3', ['-B', join(PYTHON_FOLDER, 'wheel_backend.py'), folder]);
      const wheel = join(folder, (await build()).stdout.trim());
      const first = await readFile(wheel);
      await build();
      expect((await readFile(wheel)).equals(first)).to.equal(true);
      const { version } = JSON.parse(await readFile(join(PYTHON_FOLDER, '../package.json'), 'utf8')) as {
        readonly version: string;
      };
      expect(wheel).to.match(new RegExp(`/signgate-${version}-py3-none-any\\.whl$`));
      const { stdout } = await run('python3', ['-c', ABOUT_WHEEL], { env: environmentOf({ PYTHONPATH: wheel }) });
      const { names, types, from } = JSON.parse(stdout) as Readonly<Record<string, string & readonly string[]>>;
      expect(from).to.include(wheel);
      expect(types).to.include.members(['CheckRequest', 'CheckResponse', 'CheckRecord', 'Finding']);
      const info = `signgate-${version}.dist-info`;
      expect(names).to.have.members([
        ...['__init__.py', 'operations.py', 'schemas.py', 'py.typed'].map((name) => `signgate/${name}`),
        ...['METADATA', 'WHEEL', 'RECORD', 'licenses/LICENSE'].map((name) => `${info}/${name}`),
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
