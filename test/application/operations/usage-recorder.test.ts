import { mock } from 'node:test';
import { expect } from 'chai';
import type { UsageRow } from '../../../ports/stores/usage.js';
import type { UsageEvent } from '../../../src/application/api.js';
import { createUsageRecorder } from '../../../src/application/operations/usage-recorder.js';
import { useMockTimers } from '../../support/mock-timers.js';

const event = (requestId: string): UsageEvent => ({
  requestId,
  caller: { keyId: '0a1b2c3d', scope: { partnerId: 'prt_1', environment: 'sandbox' }, keyScopes: [], quota: null },
  operation: 'GET /api/checks/{request_id}',
  status: 404,
  outcome: 'not_found',
  atMs: 1,
  durationMs: 2,
});

const setUp = () => {
  const world = { written: [] as UsageRow[][], isDown: false, logged: [] as { message: string; fields: unknown }[] };
  const recorder = createUsageRecorder({
    usage: {
      append: async (rows) => {
        if (world.isDown) throw new Error('down');
        world.written.push([...rows]);
      },
    },
    logger: { log: (_level, message, fields) => world.logged.push({ message, fields }) },
  });
  return { world, recorder };
};

describe('usage recorder', () => {
  const timers = useMockTimers();
  beforeEach(() => mock.method(Math, 'random', () => 0));
  afterEach(() => mock.restoreAll());

  it('writes who called what, when, with what outcome and how long it took', async () => {
    const { world, recorder } = setUp();
    recorder.record(event('req_1'));
    await recorder.worker.close();
    expect(world.written).to.deep.equal([
      [
        {
          requestId: 'req_1',
          scope: { partnerId: 'prt_1', environment: 'sandbox' },
          keyId: '0a1b2c3d',
          operation: 'GET /api/checks/{request_id}',
          status: 404,
          outcome: 'not_found',
          atMs: 1,
          durationMs: 2,
        },
      ],
    ]);
  });

  it('writes every second, and at once when 500 rows wait', async () => {
    const { world, recorder } = setUp();
    for (let count = 0; count < 500; count += 1) recorder.record(event(`req_${count}`));
    await timers.tick(0);
    expect(world.written.flat()).to.have.length(500);
    recorder.record(event('req_last'));
    await timers.tick(999);
    expect(world.written.flat()).to.have.length(500);
    await timers.tick(1);
    expect(world.written.flat()).to.have.length(501);
    await recorder.worker.close();
  });

  it('tries failed rows again, in their order, and loses none', async () => {
    const { world, recorder } = setUp();
    world.isDown = true;
    for (let count = 0; count < 1200; count += 1) recorder.record(event(`req_${count}`));
    await recorder.worker.tick();
    expect(world.logged.map(({ message }) => message)).to.include(
      'usage rows could not be written: they wait for the next try',
    );
    world.isDown = false;
    await recorder.worker.close();
    expect(world.written.flat().map(({ requestId }) => requestId)).to.deep.equal(
      Array.from({ length: 1200 }, (_, index) => `req_${index}`),
    );
    expect(Math.max(...world.written.map((rows) => rows.length))).to.be.at.most(500);
  });

  it('asks a store that is down once a second, however many rows come in', async () => {
    const { world, recorder } = setUp();
    world.isDown = true;
    for (let count = 0; count < 5000; count += 1) {
      recorder.record(event(`req_${count}`));
      if (count % 500 === 0) await timers.tick(0);
    }
    expect(world.logged).to.have.length(1);
    await timers.tick(1000);
    expect(world.logged).to.have.length(2);
    await recorder.worker.close();
  });

  it('says in the log how many rows were lost when it had to stop or too many waited', async () => {
    const { world, recorder } = setUp();
    world.isDown = true;
    for (let count = 0; count < 20_010; count += 1) recorder.record(event(`req_${count}`));
    await recorder.worker.close();
    const lost = world.logged
      .filter(({ message }) => message === 'usage rows were lost')
      .map(({ fields }) => (fields as { rows: number }).rows);
    expect(lost.reduce((sum, rows) => sum + rows, 0)).to.equal(20_010);
  });

  it('can be closed twice', async () => {
    const { recorder } = setUp();
    await recorder.worker.close();
    await recorder.worker.close();
  });
});
