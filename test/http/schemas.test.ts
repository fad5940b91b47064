import { expect } from 'chai';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from '../../domain/shared/schema.js';
import { nearMiss } from '../../src/application/near-miss.js';
import { PROBLEMS } from '../../src/http/problems/problems.js';
import { ENDPOINTS } from '../../src/http/routes/index.js';
import { CheckRequestSchema } from '../../src/http/schemas/check-request.js';
import { snakeCased } from '../../src/http/routes/read-check/present.js';

/** Every schema inside a schema, itself included. */
const within = (schema: unknown): TSchema[] =>
  typeof schema !== 'object' || schema === null ? [] : [schema as TSchema, ...Object.values(schema).flatMap(within)];

/** The signed body of a report, and typed data: their members are not ours to name. */
const OPEN: readonly unknown[] = ['ReportBody', 'TypedData', 'ExampleBody'];

describe('contracts', () => {
  it('name every operation and path once', () => {
    const operations = ENDPOINTS.map(({ operationId }) => operationId);
    const routes = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(operations).size).to.equal(operations.length);
    expect(new Set(routes).size).to.equal(routes.length);
  });

  it('are of JSON Schema and can be compiled, which the service does not ask at its start', () => {
    const ajv = new Ajv2020({ strict: true, allErrors: true, keywords: ['x-rule', 'x-chains'] });
    addFormats.default(ajv, ['date-time']);
    for (const { operationId, request, query, responses } of ENDPOINTS)
      for (const schema of [request, query, ...Object.values(responses)])
        if (schema) expect(() => ajv.compile(schema), operationId).not.to.throw();
    expect(() => ajv.compile({ type: 'objekt' })).to.throw(/schema is invalid/);
  });

  it('give one title to one schema, so that an API description can name it', () => {
    const byTitle = new Map<string, string>();
    for (const { request, responses } of ENDPOINTS) {
      for (const schema of [request, ...Object.values(responses)].flatMap(within)) {
        const { title } = schema as { title?: unknown };
        if (typeof title !== 'string') continue;
        const text = JSON.stringify(schema);
        expect(byTitle.get(title) ?? text, title).to.equal(text);
        byTitle.set(title, text);
      }
    }
    expect([...byTitle.keys()]).to.include.members([
      'CheckRequest',
      'CheckResponse',
      'Finding',
      'CheckRecord',
      'Health',
      'Readiness',
    ]);
  });

  it('are closed, but for signed bodies and the API description: no other member is left undescribed', () => {
    for (const { operationId, request, responses } of ENDPOINTS.filter(
      ({ operationId }) => operationId !== 'getOpenApi',
    )) {
      for (const schema of [request, ...Object.values(responses)].flatMap(within)) {
        const { type, title } = schema as { type?: unknown; title?: unknown };
        // a map describes every member that it may have
        const isMap = 'patternProperties' in schema;
        if (type === 'object' && !OPEN.includes(title) && !isMap)
          expect(schema, operationId).to.include({ additionalProperties: false });
      }
    }
  });

  it('say for every member of a check how to mend it and what it is', () => {
    for (const [name, schema] of Object.entries(CheckRequestSchema.properties)) {
      expect(schema, name)
        .to.have.property('x-rule')
        .that.matches(/^must be /);
      expect(schema, name).to.have.property('description');
    }
  });

  it('give every error code a status that its title names', () => {
    for (const [code, { status, title }] of Object.entries(PROBLEMS)) {
      expect(code).to.match(/^[a-z_]+$/);
      expect(status).to.be.within(400, 503);
      expect(title).to.match(/^[A-Z][A-Za-z ]+$/);
    }
  });
});

describe('names', () => {
  it('suggest what was probably meant, and nothing where that is unclear', () => {
    const known = ['from_address', 'to_address', 'amount', 'token'];
    expect(nearMiss('fromAddress', known)).to.equal('from_address');
    expect(nearMiss('TO-ADDRESS', known)).to.equal('to_address');
    expect(nearMiss('ammount', known)).to.equal('amount');
    expect(nearMiss('tokn', known)).to.equal('token');
    expect(nearMiss('currency', known)).to.equal(null);
    expect(nearMiss('x', known)).to.equal(null);
    expect(nearMiss('', known)).to.equal(null);
    expect(nearMiss('amount'.repeat(1000), known)).to.equal(null);
  });

  it('become snake_case at any depth, and values stay as they are', () => {
    const data = { requestId: 'camelCase', asOf: null, sha256: 1, nested: [{ maxAgeSeconds: 2, plain: ['aB'] }] };
    expect(snakeCased(data)).to.deep.equal({
      request_id: 'camelCase',
      as_of: null,
      sha256: 1,
      nested: [{ max_age_seconds: 2, plain: ['aB'] }],
    });
  });
});
