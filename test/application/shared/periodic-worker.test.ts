import { mock } from 'node:test';
import { expect } from 'chai';
import { type PeriodicWork, PeriodicWorker } from '../../../src/application/shared/periodic-worker.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { recordingLogger } from '../../support/silent-logger.js';

const EVERY_MS = 1_000;

describe('work in the background', () => {
  const timers = useMockTimers();
  let nowMs = 0;
  beforeEach(() => {
    nowMs = 0;
    mock.method(performance, 'now', () => nowMs);
  });
  afterEach(() => mock.restoreAll());

  const workerOf = (changes: Partial<PeriodicWork>) => {
    const logger = recordingLogger();
    const work = { name: 'made_up', everyMs: EVERY_MS, beginsAtOnce: false, tick: async () => undefined };
    return { worker: new PeriodicWorker({ ...work, failure: 'it failed', ...changes }, logger), logger };
  };

  /** How it is after a minute and one tick. */
  const healthAfter = async (tick: PeriodicWork['tick']) => {
    nowMs = 0;
    const { worker, logger } = workerOf({ tick });
    worker.start();
    nowMs = 60_000;
    await timers.tick(EVERY_MS);
    await worker.close();
    return { health: worker.health(), logger };
  };

  it('has no health in a process that does not do it', () => expect(workerOf({}).worker.health()).to.equal(null));

  it('is as old as its last tick that left nothing undone', async () => {
    const { health } = await healthAfter(async () => undefined);
    expect(health).to.deep.equal({ work: 'made_up', everyMs: EVERY_MS, ageMs: 0, failures: 0 });
    expect((await healthAfter(async () => false)).health?.ageMs).to.equal(60_000);
  });

  it('grows old while its ticks fail, which are logged and counted', async () => {
    for (const tick of [() => Promise.reject(new Error('made up')), () => expect.fail('made up')]) {
      const { health, logger } = await healthAfter(tick);
      expect(health).to.include({ ageMs: 60_000, failures: 1 });
      expect(logger.lines).to.have.lengthOf(1);
      expect(logger.lines[0]).to.include({ level: 'warn', message: 'it failed' });
    }
  });

  it('ticks within every interval, a little earlier by chance, and goes on after a failure', async () => {
    const waits = [0, 0.5, 1];
    let ticks = 0;
    const { worker } = workerOf({
      tick: async () => {
        ticks += 1;
        throw new Error('made up');
      },
    });
    mock.method(Math, 'random', () => waits[ticks] ?? 0);
    worker.start();
    worker.start();
    for (const waitMs of [1_000, 950, 900]) {
      const before = ticks;
      await timers.tick(waitMs - 1);
      expect(ticks).to.equal(before);
      await timers.tick(1);
      expect(ticks).to.equal(before + 1);
    }
    await worker.close();
  });

  it('never ticks twice at a time', async () => {
    const ends: (() => void)[] = [];
    const { worker } = workerOf({ beginsAtOnce: true, tick: () => new Promise<void>((end) => ends.push(end)) });
    worker.start();
    const asked = worker.tick();
    await timers.tick(10 * EVERY_MS);
    expect(ends).to.have.lengthOf(1);
    ends[0]?.();
    await asked;
    await timers.tick(EVERY_MS);
    expect(ends).to.have.lengthOf(2);
    ends[1]?.();
    await worker.close();
  });

  it('is told to end, is waited for, does what is due at the end once, and never ticks again', async () => {
    const order: string[] = [];
    const { worker, logger } = workerOf({
      beginsAtOnce: true,
      tick: (stopping) =>
        new Promise((_end, fail) => {
          order.push('tick');
          stopping.addEventListener('abort', () => fail(stopping.reason as Error));
        }),
      atEnd: async () => void order.push('end'),
    });
    worker.start();
    await Promise.all([worker.close(), worker.close()]);
    await timers.tick(10 * EVERY_MS);
    expect(order).to.deep.equal(['tick', 'end']);
    expect(logger.lines).to.deep.equal([]);
  });
});
