import { expect } from 'chai';
import { request } from 'undici';
import type { Readiness } from '../../../src/application/api.js';
import { freePort } from '../../support/free-port.js';
import { createGate } from '../support/gate.js';
import { BODY, startTestService, type TestService } from '../support/service.js';

describe('health, readiness and metrics', () => {
  const grace = createGate();
  let service: TestService;
  let readiness = async (): Promise<Readiness> => ({ ready: true, notReady: [] });
  before(async () => {
    service = await startTestService({
      application: { readiness: () => readiness() },
      wait: () => grace.opened,
    });
  });
  after(() => {
    grace.open();
    return service.stop();
  });

  it('GET /health answers without touching a dependency or asking for a key', async () => {
    readiness = () => Promise.reject(new Error('must not be asked'));
    const { status, json, headers } = await service.send('GET', '/health');
    expect(status).to.equal(200);
    expect(json).to.deep.equal({ status: 'ok', service: 'Signgate transaction risk check' });
    expect(headers['x-request-id']).to.match(/^req_/);
    expect(headers).not.to.have.any.keys('x-ratelimit-limit');
  });

  it('GET /health/ready says ready', async () => {
    readiness = async () => ({ ready: true, notReady: [] });
    const { status, json } = await service.send('GET', '/health/ready');
    expect(status).to.equal(200);
    expect(json).to.deep.equal({ status: 'ready', service: 'Signgate transaction risk check' });
  });

  it('GET /health/ready names a required list that is too old, and stays ready', async () => {
    const degraded = [{ what: 'list OFAC', reason: 'it is past its maximum age' }];
    readiness = async () => ({ ready: true, notReady: [], degraded });
    const { status, json } = await service.send('GET', '/health/ready');
    expect(status).to.equal(200);
    expect(json).to.deep.equal({ status: 'ready', service: 'Signgate transaction risk check', degraded });
  });

  it('GET /health/ready names what is not ready', async () => {
    readiness = async () => ({
      ready: false,
      notReady: [{ what: 'storage', reason: 'the database cannot be reached' }],
    });
    const { status, json, headers } = await service.send('GET', '/health/ready');
    expect(status).to.equal(503);
    expect(json).to.deep.include({
      code: 'service_unavailable',
      message: 'Not ready: storage (the database cannot be reached).',
      details: [{ path: 'storage', message: 'the database cannot be reached' }],
    });
    expect(headers['retry-after']).to.equal('1');
  });

  it('metrics have a port of their own, count by route, status and verdict, and name no key or partner', async () => {
    readiness = async () => ({ ready: true, notReady: [] });
    const observed = await startTestService({
      settings: { adminPort: await freePort() },
      application: { rateLimitHealth: () => ({ insured: true, insuredCalls: 7 }) },
    });
    try {
      await observed.check(BODY);
      await observed.check('{}');
      await observed.send('GET', '/no/such/path');
      await observed.raw('nonsense\r\n\r\n');
      const metrics = await request(`${String(observed.adminUrl)}/metrics`);
      const text = await metrics.body.text();
      expect(metrics.headers['content-type']).to.match(/^text\/plain; version=0\.0\.4/);
      expect(text).to.include(
        'signgate_http_request_duration_seconds_count{route="POST /api/check-transaction",status="200"} 1',
      );
      expect(text).to.include(
        'signgate_http_request_duration_seconds_count{route="POST /api/check-transaction",status="400"} 1',
      );
      expect(text).to.include('signgate_http_request_duration_seconds_count{route="unmatched",status="404"} 1');
      expect(text).to.include('signgate_http_request_duration_seconds_count{route="unparsed",status="400"} 1');
      expect(text).to.include('signgate_verdicts_total{action="REVIEW"} 1');
      for (const verb of ['parse', 'gather', 'decide', 'record', 'respond']) {
        expect(text, 'each verb of the one answered check').to.include(
          `signgate_check_verb_duration_seconds_count{verb="${verb}"} 1`,
        );
      }
      expect(text).to.include('signgate_check_verb_duration_seconds_bucket{le="0.00025",verb="parse"} 1');
      expect(text).to.include('nodejs_eventloop_lag_p99_seconds');
      expect(text).to.include('signgate_rate_limit_insured 1').and.include('signgate_rate_limit_insured_calls_total 7');
      expect(text).not.to.match(/fullkey1|prt_|no\/such|127\.0\.0\.1/);
      expect((await request(`${String(observed.adminUrl)}/other`)).statusCode).to.equal(404);
      expect((await request(`${String(observed.adminUrl)}/metrics`, { method: 'POST' })).statusCode).to.equal(405);
    } finally {
      await observed.stop();
    }
  });

  it('GET /health/ready is not ready from the moment the service is asked to stop', async () => {
    const drained = service.servers.drain();
    const { status, json, headers } = await service.send('GET', '/health/ready');
    expect(status).to.equal(503);
    expect(json['message']).to.include('shutting down');
    expect(headers['connection']).to.equal('close');
    expect((await service.check(BODY)).status, 'checks are still answered').to.equal(200);
    grace.open();
    await drained;
  });
});
