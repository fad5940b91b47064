import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'chai';
import { Type } from '../../../domain/shared/schema.js';
import { publicEndpoint } from '../../../src/http/pipeline/endpoint.js';
import { TEST_EVENT, WEBHOOK_EVENT_TYPES } from '../../../src/application/api.js';
import { VERSION } from '../../../src/version.js';
import { createOpenApiDocument, type OpenApiDocument } from '../../../src/http/openapi/document.js';
import { RECORDED } from '../../../src/http/openapi/recorded.js';
import { promisedProblems } from '../../../src/http/pipeline/promised-problems.js';
import { HttpProblem, problemAnswer, PROBLEMS } from '../../../src/http/problems/problems.js';
import { createResponseCheck } from '../../../src/http/pipeline/response-check.js';
import { ENDPOINTS } from '../../../src/http/routes/index.js';
import { PRESETS } from '../../support/presets.js';
import { faultOfMessage } from './described.js';
import { recordExamples } from './recorder/record.js';
import { startExampleService } from './recorder/service.js';
import { shownBy } from './recorder/shown.js';
import { recordTriggers } from './recorder/triggers.js';

const SHOWN_FILE = new URL('../../../../test/http/openapi/examples.txt', import.meta.url);

type Operation = Readonly<Record<string, unknown>> & {
  readonly responses: Readonly<
    Record<string, { readonly headers: object; readonly content: Readonly<Record<string, object>> }>
  >;
};

const DESCRIBED = ENDPOINTS.filter(({ described }) => described !== false);
const operationOf = (document: OpenApiDocument, { path, method }: (typeof ENDPOINTS)[number]): Operation =>
  document.paths[path]?.[method.toLowerCase()] as unknown as Operation;

describe('GET /openapi.json', function () {
  this.timeout(120_000);
  let document: OpenApiDocument;
  before(async () => {
    const service = await startExampleService();
    const answer = await fetch(`${service.url}/openapi.json`);
    expect(answer.status).to.equal(200);
    expect(answer.headers.get('content-type')).to.equal('application/json; charset=utf-8');
    document = (await answer.json()) as OpenApiDocument;
    await service.drain();
  });

  it('is what the contracts that are enforced make', () => {
    expect(document).to.deep.equal(JSON.parse(JSON.stringify(createOpenApiDocument(DESCRIBED, RECORDED))));
  });

  it('has the examples that the service answers now, and they show what they should', async () => {
    const { triggered, ...examples } = RECORDED;
    expect(await recordExamples()).to.deep.equal(examples);
    expect(await recordTriggers()).to.deep.equal(triggered);
    // where that changes on purpose, write the new line
    expect(shownBy(examples).split('\n')).to.deep.equal((await readFile(SHOWN_FILE, 'utf8')).split('\n'));
  });

  it('has the version of the package', async () => {
    const { version } = JSON.parse(await readFile(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(VERSION).to.equal(version);
    expect(document['info']).to.include({ version });
  });

  for (const endpoint of DESCRIBED) {
    it(`${endpoint.operationId}: describes exactly the answers of its contract, each with a recorded example`, () => {
      const operation = operationOf(document, endpoint);
      const promised = [
        ...Object.keys(endpoint.responses),
        ...promisedProblems(endpoint).map((code) => String(PROBLEMS[code].status)),
      ];
      expect(Object.keys(operation.responses).sort()).to.deep.equal([...new Set(promised)].sort());
      expect(Object.keys(RECORDED.operations[endpoint.operationId] ?? {})).not.to.deep.equal([]);
      for (const code of promisedProblems(endpoint)) expect(RECORDED.problems, code).to.include.keys(code);
      expect(operation['security']).to.deep.equal(endpoint.scope === null ? [] : [{ ApiKey: [endpoint.scope] }]);
      if (endpoint.scope !== null)
        expect(operation.responses[Object.keys(endpoint.responses)[0] ?? '']?.headers).to.include.keys(
          'X-RateLimit-Limit',
          'X-RateLimit-Remaining',
          'X-RateLimit-Reset',
          'X-Request-Id',
        );
    });
  }

  it('its schemas accept every recorded answer under the status that it came with, and refuse it under another', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'https://service.example/openapi.json', ...document });
    const validate = (pointer: string, body: unknown): unknown => {
      const matches = ajv.getSchema(`https://service.example/openapi.json#${pointer}`);
      if (matches === undefined) throw new Error(`There is no schema at ${pointer}`);
      return matches(body);
    };
    const escaped = (text: string): string =>
      text.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
    const schemaAt = ({ path, method }: (typeof ENDPOINTS)[number], status: number): string =>
      `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`;
    for (const endpoint of DESCRIBED) {
      for (const { status, body } of Object.values(RECORDED.operations[endpoint.operationId] ?? {})) {
        expect(validate(schemaAt(endpoint, status), body), endpoint.operationId).to.equal(true);
        expect(validate(schemaAt(endpoint, 500), body)).to.equal(false);
      }
      for (const code of promisedProblems(endpoint)) {
        const { status, body } = RECORDED.problems[code] ?? { status: 0, body: null };
        expect(validate(schemaAt(endpoint, status), body), code).to.equal(true);
        expect(validate(schemaAt(endpoint, status), { ...(body as object), code: 'made_up' })).to.equal(false);
      }
    }
  });

  it('describes every message to a receiver of webhooks with its headers, and takes no other for one', () => {
    const webhooks = document['webhooks'] as Readonly<Record<string, unknown>>;
    expect(Object.keys(webhooks)).to.deep.equal([...WEBHOOK_EVENT_TYPES, TEST_EVENT]);
    const headers = Object.values(document.components['parameters'] ?? {}).map((one) => (one as { name: string }).name);
    expect(headers).to.deep.equal(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    for (const type of Object.keys(webhooks))
      for (const data of [{}, { link: '/api/sources', more: 1 }])
        expect(faultOfMessage(document, JSON.stringify({ type, timestamp: '2026-11-28T00:00:00Z', data })), type)
          .to.be.a('string')
          .and.include('data');
  });

  it('holds no key and no rule of its own making', () => {
    expect(JSON.stringify(document)).not.to.match(/sg_(?:sandbox|production)_|x-rule|x-chains/);
  });
});

describe('the examples', () => {
  for (const preset of [...PRESETS.outgoing, ...PRESETS.incoming]) {
    it(`${preset.id} is answered with the action that it announces`, () => {
      const { status, body } = RECORDED.operations['checkTransaction']?.[preset.id] ?? { status: 0, body: null };
      expect(status).to.equal(200);
      expect(body).to.include({ recommended_action: preset.expected });
    });
  }
});

describe('answers that are held to their contract in tests', () => {
  const endpoint = publicEndpoint({
    operationId: 'madeUp',
    summary: 'Made up',
    method: 'GET',
    path: '/made-up',
    responses: { 200: Type.Object({ x: Type.Literal(1) }, { additionalProperties: false }) },
    otherTypes: { 200: ['text/html'] },
    problems: ['not_found'],
    handle: async () => ({ status: 200, body: {} }),
  });
  const check = createResponseCheck([endpoint]);
  const problem = (code: 'not_found' | 'conflict') =>
    problemAnswer(new HttpProblem(code, 'made up'), 'req_01h455vb4pex5vsknk084sn02q');

  it('pass when they keep it', () => {
    check.success(endpoint, { status: 200, body: { x: 1 } });
    check.success(endpoint, { status: 200, body: '<p>', contentType: 'text/html; charset=utf-8' });
    check.problem(endpoint, problem('not_found'));
    check.problem(null, problem('conflict'));
  });

  it('fail for another shape, for a status, type or code that the contract lacks, and for no error body', () => {
    expect(() => check.success(endpoint, { status: 200, body: { x: 2 } })).to.throw('breaks its contract');
    expect(() => check.success(endpoint, { status: 200, body: { x: 1, y: 1 } })).to.throw('breaks its contract');
    expect(() => check.success(endpoint, { status: 201, body: { x: 1 } })).to.throw('does not name');
    expect(() => check.success(endpoint, { status: 200, body: '', contentType: 'application/pdf' })).to.throw(
      'does not name',
    );
    expect(() => check.problem(endpoint, problem('conflict'))).to.throw('conflict, which its contract does not name');
    const { body, ...rest } = problem('not_found');
    expect(() => check.problem(endpoint, { ...rest, body: { ...body, request_id: 'x' } })).to.throw(
      'breaks its contract',
    );
  });
});
