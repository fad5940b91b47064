import { setTimeout as delay } from 'node:timers/promises';
import { startOwnEngine, sqlOn } from '../../faults/support/engine.js';
import { mixedTurn, signingKeyIn, startInstance, startLoad, transfer } from '../place.js';
import type { Group } from './group.js';

const JOB = 'signgate-store';
/** Share of each half second that a process is held up. */
const [HELD_MS, RUN_MS] = [350, 150];

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) process.kill(pid, name);
};

/** Holds a process up again and again, as a machine does that has too little processor time for it. */
const starve = (pid: number): (() => void) => {
  const over = new AbortController();
  void (async () => {
    while (!over.signal.aborted) {
      process.kill(pid, 'SIGSTOP');
      await delay(HELD_MS);
      process.kill(pid, 'SIGCONT');
      await delay(RUN_MS);
    }
  })();
  return () => over.abort();
};

/** Two instances on a database of their own, which hangs, and one of which dies. */
export const startStoreGroup = async (folder: string): Promise<Group> => {
  const engine = await startOwnEngine();
  const { host, port, user } = engine;
  await sqlOn({ host, port, user, database: 'postgres' })('create database monitoring');
  const DATABASE_URL = `postgresql://${user}@/monitoring?host=${encodeURIComponent(host)}&port=${port}`;
  const settings = { DATABASE_URL, SIGNING_KEY_FILE: await signingKeyIn(folder, 'store') };
  const first = await startInstance(settings);
  const second = await startInstance(settings);
  const endLoads = [
    startLoad(200, mixedTurn(first)),
    startLoad(400, (count) => second.send('POST', '/api/check-transaction', transfer(count))),
  ];
  let endStarving = (): void => undefined;
  const hang = async (): Promise<void> => signal(await engine.pids(), 'SIGSTOP');
  const goOn = async (): Promise<void> => signal(await engine.pids(), 'SIGCONT');
  return {
    job: { name: JOB, adminPorts: [first.adminPort, second.adminPort] },
    courses: [
      [
        {
          ...{ alert: 'SigngateInstanceDown', job: JOB, what: 'an instance is killed (SIGKILL)' },
          happen: () => second.process().stop('SIGKILL'),
          mend: () => second.restart(),
        },
        {
          ...{ alert: 'SigngateEventLoopLate', job: JOB, what: 'a process gets 30 % of its time (SIGSTOP, SIGCONT)' },
          happen: async () => {
            endStarving = starve(second.process().child.pid ?? -1);
          },
          mend: async () => endStarving(),
        },
        {
          ...{ alert: 'SigngateInstanceNotReady', job: JOB, what: 'the database hangs (SIGSTOP of all its processes)' },
          ...{ happen: hang, mend: goOn },
        },
        {
          ...{ alert: 'SigngateNoInstanceReady', job: JOB, what: 'the database of both instances hangs' },
          ...{ happen: hang, mend: goOn },
        },
        {
          ...{ alert: 'SigngateChecksUnavailable', job: JOB, what: 'the database hangs under a load of checks' },
          ...{ happen: hang, mend: goOn },
        },
      ],
    ],
    stop: async () => {
      endStarving();
      await goOn();
      await Promise.all(endLoads.map((end) => end()));
      await Promise.all([first.stop(), second.stop()]);
      await engine.stop();
    },
  };
};
