import { expect } from 'chai';
import { titleIn } from '../../../domain/decision/texts.js';
import { coverageSentence } from '../../../domain/decision/check-coverage.js';
import { Refusal } from '../../../src/application/refusal.js';
import { snakeCased } from '../../../src/http/routes/read-check/present.js';
import { RECIPIENT, recordOf, SENDER } from '../support/records.js';
import { KEY, KNOWN_REQUEST_ID, startTestService, type TestService } from '../support/service.js';

const address = (given: string) => ({ given, key: given, problem: null });

/** The intent of the record, as it is published. */
const PUBLISHED_INTENT = {
  direction: 'outgoing',
  chain: 'ethereum',
  transaction_type: 'safe_send',
  transaction_type_inferred: true,
  transaction_type_rule: 'payment',
  from: address(SENDER),
  to: address(RECIPIENT),
  contract: null,
  contract_is_token: false,
  expected_to: address(RECIPIENT),
  token: 'USDC',
  amount: '25000',
  approval: { kind: 'tokens', given: '1', value: '1' },
  permissions: [],
  contract_verified: null,
  counterparty_name: null,
  intent_reference: 'invoice 1',
  policy_id: null,
};

const withoutEmptyLists = (facts: object): object =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => !Array.isArray(fact) || fact.length > 0));

describe('GET /api/checks/{request_id}', () => {
  let service: TestService;
  before(async () => (service = await startTestService()));
  after(() => service.stop());
  const read = (id: string) => service.send('GET', `/api/checks/${id}`, { headers: { 'x-api-key': KEY } });

  it('200: shows the whole record, every member in snake_case, and the timings', async () => {
    const { status, json, headers } = await read(KNOWN_REQUEST_ID);
    expect(status).to.equal(200);
    const known = recordOf(KNOWN_REQUEST_ID);
    // a kind of fact that may be absent is, where no source of it is wired; contracts may not
    const facts = { ...withoutEmptyLists(known.facts), contracts: [] };
    const { coverage } = known.decision;
    const findings = known.decision.findings.map((finding) => ({ ...finding, title: titleIn(finding, 'en') }));
    const decision = {
      ...known.decision,
      findings,
      coverage: { ...coverage, sentence: coverageSentence(coverage, 'en') },
    };
    const record = { ...known, intent: PUBLISHED_INTENT, payload: undefined, facts, decision };
    expect(json).to.deep.equal({
      ...JSON.parse(JSON.stringify(snakeCased(record))),
      timings: { parse_ms: 0.125, gather_ms: 1.5, decide_ms: 0.25 },
      withdrawn: null,
    });
    expect(json['request_id']).to.equal(KNOWN_REQUEST_ID);
    expect(headers['x-request-id']).not.to.equal(KNOWN_REQUEST_ID);
    expect(headers['cache-control']).to.equal('no-store');
    expect(headers).to.include.keys('x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset');
    expect(JSON.stringify(json)).not.to.match(/"[a-z0-9_]*[A-Z][A-Za-z0-9_]*":/);
  });

  it('404: is the same for an unknown id and for one that is no id', async () => {
    const replies = [];
    for (const id of [
      'req_01h455vb4pex5vsknk084sn02r',
      'req_x',
      'x',
      `${KNOWN_REQUEST_ID}0`,
      KNOWN_REQUEST_ID.toUpperCase(),
      '%00',
      "'%20or%201=1--",
      `${KNOWN_REQUEST_ID}%0a`,
    ]) {
      replies.push(await read(id));
    }
    for (const reply of replies) {
      expect(reply.status).to.equal(404);
      expect({ ...reply.json, request_id: '' }).to.deep.equal({ ...replies[0]?.json, request_id: '' });
    }
    expect(replies[0]?.json).to.include({ error: 'Not Found', code: 'not_found' });
  });

  it('404: says of a time whose checks were retired that they were', async () => {
    const retired = new Refusal('not_found', 'The checks of that time were retired.');
    const other = await startTestService({ application: { readCheck: () => Promise.reject(retired) } });
    try {
      const reply = await other.send('GET', `/api/checks/${KNOWN_REQUEST_ID}`, { headers: { 'x-api-key': KEY } });
      expect(reply.json).to.include({ statusCode: 404, code: 'not_found', message: retired.message });
    } finally {
      await other.stop();
    }
  });

  it('is in the usage log with its route template and status', async () => {
    await read(KNOWN_REQUEST_ID);
    expect(service.usage.at(-1)).to.include({ operation: 'GET /api/checks/{request_id}', status: 200, outcome: null });
    await read('x');
    expect(service.usage.at(-1)).to.include({
      operation: 'GET /api/checks/{request_id}',
      status: 404,
      outcome: 'not_found',
    });
  });

  it('503: says so when the record cannot be read', async () => {
    const broken = await startTestService({
      application: {
        readCheck: () => Promise.reject(new Refusal('service_unavailable', 'The record cannot be read at the moment.')),
      },
    });
    try {
      const reply = await broken.send('GET', `/api/checks/${KNOWN_REQUEST_ID}`, { headers: { 'x-api-key': KEY } });
      expect(reply.status).to.equal(503);
      expect(reply.headers['retry-after']).to.equal('1');
    } finally {
      await broken.stop();
    }
  });
});
