import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:net';
import { expect } from 'chai';
import { Agent, request } from 'undici';
import { recordOf, TIMINGS } from './support/records.js';
import { BODY, KEY, startTestService } from './support/service.js';

const check = (url: string, dispatcher: Agent) =>
  request(`${url}/api/check-transaction`, {
    method: 'POST',
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    body: JSON.stringify(BODY),
    dispatcher,
  });

describe('draining', () => {
  it('fails no request of keep-alive clients that send all the while', async () => {
    const service = await startTestService({
      // longer than a busy machine needs to hear that the instance is not ready
      settings: { shutdownGraceMs: 1500 },
      application: {
        takeQuota: async () => ({ limit: 1, remaining: 1, resetAtMs: 0, allowed: true }),
        checkTransaction: async (_caller, _request, { requestId }) => {
          await delay(5);
          return { record: recordOf(requestId), timings: { ...TIMINGS, recordMs: 2 } };
        },
      },
    });
    const failures: unknown[] = [];
    let answered = 0;
    let answeredWhileDraining = 0;
    let isDraining = false;
    // a balancer takes the instance out when it is not ready; until then its clients send without a pause
    let isInBalancer = true;
    const balancer = async (): Promise<void> => {
      const dispatcher = new Agent();
      while (isInBalancer) {
        const { statusCode, body } = await request(`${service.url}/health/ready`, { dispatcher });
        await body.dump();
        isInBalancer = statusCode === 200;
        await delay(50);
      }
      await delay(200);
      await dispatcher.destroy();
    };
    const client = async (until: Promise<void>): Promise<void> => {
      const stopped = { yet: false };
      void until.then(() => (stopped.yet = true));
      const dispatcher = new Agent({ connections: 1, keepAliveTimeout: 60_000 });
      while (!stopped.yet) {
        try {
          const reply = await check(service.url, dispatcher);
          const json = (await reply.body.json()) as Record<string, unknown>;
          if (reply.statusCode !== 200 || json['recommended_action'] !== 'REVIEW') failures.push(json);
          answered += 1;
          if (isDraining) answeredWhileDraining += 1;
        } catch (error) {
          failures.push(error);
        }
      }
      await dispatcher.destroy();
    };
    const balanced = balancer();
    const clients = Array.from({ length: 16 }, () => client(balanced));
    await delay(200);
    isDraining = true;
    const started = performance.now();
    await service.servers.drain();
    const drainMs = performance.now() - started;
    await Promise.all(clients);
    expect(failures).to.deep.equal([]);
    expect(answered).to.be.above(20);
    expect(answeredWhileDraining).to.be.above(10);
    expect(drainMs).to.be.within(1490, 6000);
    await service.stop();
  });

  it('waits for a running request, and closes idle and silent connections meanwhile', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const service = await startTestService({
      application: {
        checkTransaction: async (_caller, _request, { requestId }) => {
          await held;
          return { record: recordOf(requestId), timings: { ...TIMINGS, recordMs: 2 } };
        },
      },
    });
    const { hostname, port } = new URL(service.url);
    const silent = connect(Number(port), hostname);
    const silentClosed = new Promise((resolve) => silent.once('close', resolve));
    const dispatcher = new Agent();
    const running = check(service.url, dispatcher);
    await delay(50);
    let isDrained = false;
    const drained = service.servers.drain().then(() => (isDrained = true));
    await silentClosed;
    expect(isDrained, 'the request still runs').to.equal(false);
    release();
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
