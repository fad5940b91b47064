import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { titleIn } from '../../../domain/decision/texts.js';
import { RECIPIENT } from '../support/records.js';
import { BODY, rawCheck, startTestService, type TestService } from '../support/service.js';

describe('POST /api/check-transaction: 200', () => {
  let service: TestService;
  before(async () => (service = await startTestService()));
  after(() => service.stop());

  it('answers with exactly the published members, and the coverage', async () => {
    const { status, json, headers } = await service.check(BODY);
    expect(status).to.equal(200);
    expect(json).to.deep.equal({
      request_id: headers['x-request-id'],
      risk_score: 30,
      risk_level: 'MEDIUM',
      network_valid: true,
      warnings: ['A large amount goes to a recipient with little history. Confirm it by another channel.'],
      findings: [
        {
          code: 'large_transaction_amount',
          source: 'risk',
          severity: 'MEDIUM',
          title: titleIn({ code: 'large_transaction_amount' }, 'en'),
          message: 'A large amount goes to a recipient with little history. Confirm it by another channel.',
          params: {},
          recommended_action: 'REVIEW',
        },
      ],
      recommended_action: 'REVIEW',
      proof_of_decision: {
        status: 'VERIFIED',
        record_version: '0.1',
        intent: { comparison: 'MATCH', expected_to_address: RECIPIENT, proposed_to_address: RECIPIENT },
        evidence_codes: [],
      },
      checked_at: '2026-11-21T10:00:00.000Z',
      coverage: {
        basis: 'declared',
        level: null,
        sanctions_lists: 0,
        threat_lists: 1,
        screening_vendors: 0,
        oldest_list_as_of: '2026-11-01',
        prices_as_of: '2026-11-01',
        not_answered: [
          {
            provider: 'local-test',
            capability: 'transaction_simulation',
            status: 'unavailable',
            reason: 'timeout',
          },
        ],
        sentence:
          'Judged by what the request declares, no sanctions list, 1 threat list and no screening vendor. A ' +
          'sanctioned address is not recognised without a list or a vendor. Without an answer that counts: 1 source.',
      },
    });
  });

  it('gives every answer a request id of its own and takes over none from the caller', async () => {
    const one = await service.check(BODY, { 'x-request-id': 'mine' });
    const two = await service.check(BODY, { 'x-request-id': 'mine' });
    expect(one.headers['x-request-id']).to.match(/^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
    expect(one.headers['x-request-id']).not.to.equal(two.headers['x-request-id']);
    expect(service.checked.at(-1)?.requestId).to.equal(two.headers['x-request-id']);
  });

  it('carries the rate limit, the time of each verb, and headers against rendering and storing JSON', async () => {
    const { headers } = await service.check(BODY);
    expect(headers['x-ratelimit-limit']).to.equal('300');
    expect(Number(headers['x-ratelimit-remaining'])).to.be.within(0, 299);
    expect(headers['x-ratelimit-reset']).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(headers['server-timing']).to.match(
      /^parse;dur=0\.125, gather;dur=1\.5, decide;dur=0\.25, record;dur=2, respond;dur=\d+(\.\d{1,3})?$/,
    );
    expect(headers).to.include({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers).not.to.have.any.keys('server', 'x-powered-by');
  });

  it('hands every member to the use case as it was sent', async () => {
    const body = {
      ...BODY,
      transaction_type: 'approval',
      contract_address: 'not an address',
      contract_verified: true,
      approval_amount: 'UnLimited',
      permissions: ['approve', 'ünïcode \u180e'],
      expected_to_address: BODY.to_address,
      counterparty_name: '',
      intent_reference: '😀'.repeat(200),
      direction: 'outgoing',
      policy_id: 'outgoing_strict',
    };
    expect((await service.check(body)).status).to.equal(200);
    expect(service.checked.at(-1)?.request).to.deep.equal(body);
  });

  const accepted: readonly (readonly [string, Record<string, unknown>])[] = [
    ['an amount of 0', { amount: 0 }],
    ['the largest amount', { amount: 1e18 }],
    ['an amount with decimals', { amount: 0.1 }],
    ['an approval of 78 digits and 18 decimals', { approval_amount: `${'9'.repeat(78)}.${'1'.repeat(18)}` }],
    ['an approval of 64 hex digits', { approval_amount: `0x${'fF'.repeat(32)}` }],
    ['an approval of 0', { approval_amount: '0' }],
    ['max in capitals', { approval_amount: 'MAX' }],
    ['64 permissions of 128 characters', { permissions: Array.from({ length: 64 }, () => 'x'.repeat(128)) }],
    ['no permissions', { permissions: [] }],
    ['an address of 128 characters', { to_address: 'x'.repeat(128) }],
    ['escrow', { transaction_type: 'escrow' }],
    ['incoming', { direction: 'incoming' }],
    ['a policy id of 64 characters', { policy_id: `a${'_-9'.repeat(21)}` }],
  ];
  for (const [what, change] of accepted) {
    it(`accepts ${what}`, async () => expect((await service.check({ ...BODY, ...change })).status).to.equal(200));
  }

  const contentTypes = [
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON; charset="utf-8"',
    'application/json;',
  ];
  for (const contentType of contentTypes) {
    it(`accepts the content type ${contentType}`, async () => {
      expect((await service.check(BODY, { 'content-type': contentType })).status).to.equal(200);
    });
  }

  it('inflates a compressed body', async () => {
    const { status } = await service.check(gzipSync(JSON.stringify(BODY)), { 'content-encoding': 'gzip' });
    expect(status).to.equal(200);
    expect(service.checked.at(-1)?.request).to.deep.equal(BODY);
  });

  it('accepts a body of exactly 64 KiB', async () => {
    const text = JSON.stringify(BODY);
    expect((await service.check(text + ' '.repeat(65_536 - text.length))).status).to.equal(200);
  });

  it('answers a chunked body and one that asked to continue', async () => {
    const text = JSON.stringify(BODY);
    const half = Math.floor(text.length / 2);
    const chunks = [text.slice(0, half), text.slice(half), ''].map(
      (part) => `${part.length.toString(16)}\r\n${part}\r\n`,
    );
    const chunked = rawCheck(['Connection: close', 'Transfer-Encoding: chunked'], chunks.join(''));
    expect(await service.raw(chunked)).to.match(/^HTTP\/1\.1 200 /);
    const expecting = (what: string): Buffer =>
      rawCheck(['Connection: close', `Expect: ${what}`, `Content-Length: ${text.length}`], text);
    expect(await service.raw(expecting('100-continue'))).to.match(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
    expect(await service.raw(expecting('miracles'))).to.match(/^HTTP\/1\.1 200 /);
  });

  it('leaves the usage row of an answered check to the check', async () => {
    const before = service.usage.length;
    await service.check(BODY);
    expect(service.usage).to.have.length(before);
  });

  it('logs one line with id, route, status, time, key and verdict, and nothing of the request', async () => {
    const before = service.logLines.length;
    const { headers } = await service.check({ ...BODY, counterparty_name: 'Somebody' }, { 'user-agent': 'spy' });
    const lines = service.logLines.slice(before);
    expect(lines).to.have.length(1);
    const entry = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    expect(entry).to.include({
      request_id: headers['x-request-id'],
      route: 'POST /api/check-transaction',
      status: 200,
      key_id: 'fullkey1',
      outcome: 'REVIEW',
    });
    expect(lines[0]).not.to.match(/0x2222|0x1111|Somebody|spy|127\.0\.0\.1/);
  });
});
