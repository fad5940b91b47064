import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { Agent, request } from 'undici';
import { eventually } from '../support/eventually.js';
import { startNewcomers, unanswered } from '../support/newcomers.js';
import { createGate } from './support/gate.js';
import { recordOf, TIMINGS } from './support/records.js';
import { BODY, KEY, startTestService } from './support/service.js';

const check = (url: string, dispatcher: Agent) =>
  request(`${url}/api/check-transaction`, {
    method: 'POST',
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    body: JSON.stringify(BODY),
    dispatcher,
  });

/** Keep-alive clients that send without a pause until they are stopped. */
const startClients = (url: string, count: number) => {
  const failures: unknown[] = [];
  let answered = 0;
  let isStopped = false;
  const client = async (): Promise<void> => {
    const dispatcher = new Agent({ connections: 1, keepAliveTimeout: 60_000 });
    while (!isStopped) {
      try {
        const reply = await check(url, dispatcher);
        const json = (await reply.body.json()) as Record<string, unknown>;
        if (reply.statusCode !== 200 || json['recommended_action'] !== 'REVIEW') failures.push(json);
      } catch (error) {
        failures.push(error);
      }
      answered += 1;
    }
    await dispatcher.destroy();
  };
  const clients = Array.from({ length: count }, client);
  return {
    failures,
    /** Resolves when so many more calls have ended. */
    more: async (calls: number): Promise<void> => {
      const wanted = answered + calls;
      while (answered < wanted) await nextTurn();
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      await Promise.all(clients);
    },
  };
};

describe('draining', () => {
  it('fails no request of keep-alive clients that send during the whole grace period', async () => {
    const grace = createGate();
    const waits: number[] = [];
    const service = await startTestService({
      settings: { shutdownGraceMs: 1500 },
      wait: (ms) => {
        waits.push(ms);
        return grace.opened;
      },
      application: {
        takeQuota: async () => ({ limit: 1, remaining: 1, resetAtMs: 0, allowed: true }),
        checkTransaction: async (_caller, _request, { requestId }) => {
          await nextTurn();
          return { record: recordOf(requestId), timings: { ...TIMINGS, recordMs: 2 } };
        },
      },
    });
    const clients = startClients(service.url, 16);
    await clients.more(32);
    let isDrained = false;
    const drained = service.servers.drain().then(() => (isDrained = true));
    // a balancer takes the instance out when it is not ready; until then its clients send
    expect((await service.send('GET', '/health/ready')).status).to.equal(503);
    await clients.more(64);
    expect(isDrained, 'the grace period has not ended').to.equal(false);
    await clients.stop();
    grace.open();
    await drained;
    expect(clients.failures).to.deep.equal([]);
    expect(waits).to.deep.equal([1500]);
    await service.stop();
  });

  it('answers whatever connects, also after the grace period, until nothing new came for a while', async () => {
    const service = await startTestService({ settings: { shutdownGraceMs: 100 } });
    const drained = service.servers.drain();
    const newcomers = startNewcomers(service.url, 8);
    // past the grace period
    await pause(200);
    await eventually(async () => newcomers.answers.length > 64);
    await newcomers.stop();
    await drained;
    expect(unanswered(newcomers.answers)).to.deep.equal([]);
    await service.stop();
  });

  it('waits for a running request, and closes idle and silent connections meanwhile', async () => {
    const [begun, released] = [createGate(), createGate()];
    const service = await startTestService({
      application: {
        checkTransaction: async (_caller, _request, { requestId }) => {
          begun.open();
          await released.opened;
          return { record: recordOf(requestId), timings: { ...TIMINGS, recordMs: 2 } };
        },
      },
    });
    const { hostname, port } = new URL(service.url);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    const silentClosed = once(silent, 'close');
    const dispatcher = new Agent();
    const running = check(service.url, dispatcher);
    await begun.opened;
    let isDrained = false;
    const drained = service.servers.drain().then(() => (isDrained = true));
    await silentClosed;
    expect(isDrained, 'the request still runs').to.equal(false);
    released.open();
    const reply = await running;
    expect(reply.statusCode).to.equal(200);
    await reply.body.dump();
    await drained;
    await dispatcher.destroy();
    await service.stop();
  });

  it('is the same when it is asked for twice', async () => {
    const service = await startTestService();
    expect(service.servers.drain()).to.equal(service.servers.drain());
    await service.stop();
  });
});
