import { expect } from 'chai';
import { Refusal } from '../../../src/application/refusal.js';
import { BODY, startTestService, type TestService } from '../support/service.js';

describe('POST /api/check-transaction: what the use case refuses or fails at', () => {
  let service: TestService;
  let outcome: () => Error = () => new Error('not set');
  before(async () => {
    service = await startTestService({ application: { checkTransaction: () => Promise.reject(outcome()) } });
  });
  after(() => service.stop());

  it('500: tells nothing of an unforeseen failure, and logs it with the request id', async () => {
    outcome = () => new Error('select * from secrets where x = 1', { cause: new Error('inner detail') });
    const { status, json, text, headers } = await service.check(BODY);
    expect(status).to.equal(500);
    expect(json).to.include({
      statusCode: 500,
      error: 'Internal Server Error',
      code: 'internal_error',
      request_id: headers['x-request-id'],
    });
    expect(text).not.to.match(/select|secrets|inner|\.js|stack/);
    expect(headers).to.include.keys('x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset');
    const line = service.logLines.find((one) => one.includes(String(headers['x-request-id']))) ?? '';
    expect(JSON.parse(line)).to.include({ level: 'error', status: 500 });
    expect(line).to.include('select * from secrets').and.include('inner detail');
  });

  it('500: survives a thrown value that is no error', async () => {
    outcome = () => 'just text' as unknown as Error;
    expect((await service.check(BODY)).json['code']).to.equal('internal_error');
    outcome = () => undefined as unknown as Error;
    expect((await service.check(BODY)).json['code']).to.equal('internal_error');
  });

  it('503: says that nothing was decided, with when to try again', async () => {
    outcome = () =>
      new Refusal('service_unavailable', 'The check could not be recorded, so no verdict is given.', [], {
        cause: new Error('disk full'),
      });
    const { status, json, headers, text } = await service.check(BODY);
    expect(status).to.equal(503);
    expect(json).to.include({ statusCode: 503, error: 'Service Unavailable', code: 'service_unavailable' });
    expect(headers['retry-after']).to.equal('1');
    expect(text).not.to.include('disk full');
    expect(service.logLines.at(-1)).to.include('disk full');
    expect(json).not.to.have.any.keys('recommended_action', 'risk_score');
  });

  const refusals = [
    ['unknown_policy', 400],
    ['policy_direction_mismatch', 400],
  ] as const;
  for (const [code, status] of refusals) {
    it(`${status}: passes on ${code} with its details`, async () => {
      outcome = () => new Refusal(code, 'The reason.', [{ path: '/policy_id', message: 'why' }]);
      const reply = await service.check(BODY);
      expect(reply.status).to.equal(status);
      expect(reply.json).to.deep.include({
        code,
        message: 'The reason.',
        details: [{ path: '/policy_id', message: 'why' }],
      });
    });
  }
});

describe('authentication that cannot be decided', () => {
  it('503: never lets a caller pass when the keys cannot be read', async () => {
    const service = await startTestService({
      application: {
        authenticate: () =>
          Promise.reject(
            new Refusal('service_unavailable', 'API keys cannot be checked at the moment.', [], {
              retryAfterSeconds: 1,
            }),
          ),
      },
    });
    try {
      const reply = await service.check(BODY);
      expect(reply.status).to.equal(503);
      expect(reply.headers['retry-after']).to.equal('1');
      expect(service.checked).to.have.length(0);
    } finally {
      await service.stop();
    }
  });
});
