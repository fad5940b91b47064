import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import { itWhere } from '../../support/programs.js';
import { urlOfCall, type SampleCall, SAMPLE_LANGUAGES, sampleOf } from '../../../src/http/console/client/samples.js';
import { EXAMPLE_PROGRAMS } from '../../../src/http/console/example-programs.js';
import { describedOperations, firstCallOf } from '../../../src/http/console/sections/described-operation.js';
import { createOpenApiDocument } from '../../../src/http/openapi/document.js';
import { RECORDED } from '../../../src/http/openapi/recorded.js';
import { ENDPOINTS } from '../../../src/http/routes/index.js';
import type { Servers } from '../../../src/http/server/server.js';
import { KEY, startExampleService } from '../openapi/recorder/service.js';
import { runPrograms } from './run-programs.js';

const INPUT = { document: createOpenApiDocument(ENDPOINTS, RECORDED), recorded: RECORDED };
const CALLS = describedOperations(INPUT).map((operation) => firstCallOf(operation, INPUT));

/** What a reader may type: quotes of each language, escapes, words of JSON within text, numbers as they stand. */
const TYPED: SampleCall = {
  operationId: 'checkTransaction',
  method: 'POST',
  path: '/api/check-transaction',
  isKeyed: true,
  values: [{ in: 'header', name: 'Idempotency-Key', value: `it's "mine"` }],
  body: String.raw`{
  "from_address": "it's \"true\", \\ and null $HOME \u00e9 \ud83d\ude00 \/ é", "to_address": "$(id) %s",
  "chain": "ethereum", "token": "USDC", "amount": 1.50e2,
  "contract_verified": true, "permissions": []
}`,
};

interface Sent {
  readonly asked: string;
  readonly key: string | undefined;
  readonly body: string;
}

const NEEDS = { curl: 'curl', TypeScript: 'node', Python: 'python3' } as const;

describe('programs of the console', function () {
  this.timeout(120_000);
  let standIn: Server;
  let origin = '';
  let sent: Sent[] = [];
  before(async () => {
    standIn = createServer((request, response) => {
      void text(request).then((body) => {
        const { method = '', url = '', headers } = request;
        const key = headers['x-api-key'];
        sent.push({ asked: `${method} ${url}`, key: String(key), body });
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(standIn, 'listening');
    origin = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    sent = [];
  });
  after(() => standIn.close());

  for (const language of SAMPLE_LANGUAGES) {
    itWhere(
      NEEDS[language],
      `${language}: that of every operation compiles, and sends just what its form holds`,
      async () => {
        const calls = [...CALLS, TYPED];
        expect(CALLS).to.have.length(ENDPOINTS.filter(({ described }) => described !== false).length);
        await runPrograms(
          language,
          calls.map((call) => sampleOf(language, call, origin)),
          { SIGNGATE_KEY: 'key_of_the_environment' },
        );
        const asJson = (body: string | null): unknown => (body === null || body === '' ? null : JSON.parse(body));
        expect(sent.map((one) => ({ ...one, body: asJson(one.body) }))).to.deep.equal(
          calls.map((call) => ({
            asked: `${call.method} ${urlOfCall(call)}`,
            key: call.isKeyed ? 'key_of_the_environment' : 'undefined',
            body: asJson(call.body),
          })),
        );
      },
    );

    itWhere(NEEDS[language], `${language}: names the key, and holds it only where it is given`, async () => {
      const key = 'key_in_the_program';
      expect(sampleOf(language, TYPED, origin)).to.include('SIGNGATE_KEY');
      const program = sampleOf(language, TYPED, origin, key);
      expect(program).to.include(key).and.not.to.include('SIGNGATE_KEY');
      await runPrograms(language, [program]);
      expect(sent.map((one) => one.key)).to.deep.equal([key]);
    });
  }

  it('leave no value of a path without a place, and say where only curl can send a body', () => {
    for (const call of CALLS) expect(urlOfCall(call), call.operationId).not.to.match(/%7B|\{/);
    const broken = { ...TYPED, body: '{"amount": 1,}' };
    expect(sampleOf('curl', broken, origin)).to.include(`--data-raw '{"amount": 1,}'`);
    for (const language of ['TypeScript', 'Python'] as const)
      expect(sampleOf(language, broken, origin)).to.include('The body is not JSON');
  });
});

describe('programs of the console that act on an answer', function () {
  this.timeout(120_000);
  let service: Servers;
  before(async () => {
    service = await startExampleService();
  });
  after(() => service.drain());
  const run = (id: 'typescript' | 'python', key: string): Promise<string> => {
    const { language, text: program } = EXAMPLE_PROGRAMS.find((one) => one.id === id) ?? { language: '', text: '' };
    const settings = { SIGNGATE_URL: service.url, SIGNGATE_KEY: key };
    return runPrograms(language === 'Python' ? 'Python' : 'TypeScript', [program], settings);
  };

  for (const [id, program, printed] of [
    ['typescript', 'node', /^stop: BLOCK req_/],
    ['python', 'python3', /^show the findings and ask: \[/],
  ] as const) {
    itWhere(program, `${id}: says what to do`, async () => {
      expect(await run(id, KEY)).to.match(printed);
    });

    itWhere(program, `${id}: fails where there is no verdict, with the reason`, async () => {
      const told = await run(id, 'wrong').then(
        () => '',
        (reason: Error) => reason.message,
      );
      expect(told).to.match(/invalid_api_key|API key/i);
    });
  }
});
