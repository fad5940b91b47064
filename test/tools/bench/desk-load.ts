import pg from 'pg';
import type { ConnectionParts } from '../../support/connection-url.js';
import { between, KNOWS_CPU_TIMES, timeOfFamily, timeOfProcess } from './cpu-time.js';
import { type LoadFigures, type LoadTarget, middleOf, runLoad } from './load.js';
import { median } from './quantile.js';
import { enginePid } from './sql.js';

export const OFFICERS = 10;
const CONNECTIONS = 50;
const ROUNDS = 3;

/** What runs beside the checks: `asks` is how many questions of officers a second, null for none. */
export const USES = [
  { name: 'checks alone', isFilled: false, asks: null },
  { name: 'their lists are filled', isFilled: true, asks: null },
  { name: `lists are filled, ${OFFICERS} officers use the desk`, isFilled: true, asks: 'page' },
  { name: `${OFFICERS} ask each second, nothing is filled`, isFilled: false, asks: 'all' },
  { name: `lists are filled, ${OFFICERS} ask each second`, isFilled: true, asks: 'all' },
] as const;

/**
 * `page`: each officer has the inbox open, which is asked for every 15 s (and its count, as when it is opened), and
 * asks one of all questions every 10 s. `all`: one of all questions each second of each officer.
 */
type Asks = NonNullable<(typeof USES)[number]['asks']>;
const PAGE_ASKS_MS = 15_000;
const READS_MS = 10_000;

export interface UseFigures {
  readonly name: string;
  readonly load: LoadFigures;
  /** Processor time of one check with all that ran beside it, microseconds; null where the system does not tell. */
  readonly cpu: { readonly service: number; readonly engine: number } | null;
}

export interface DeskLoadFigures {
  /** In the order of `USES`. */
  readonly uses: readonly UseFigures[];
  /** Questions of officers that had no answer. */
  readonly failed: number;
  /** How far the lists were behind at the end of a load, and how long they then took to have all of it, seconds. */
  readonly behindSeconds: number;
  readonly caughtUpSeconds: number;
}

export interface DeskLoad {
  readonly connection: ConnectionParts;
  readonly pid: number;
  readonly target: LoadTarget;
  readonly seconds: number;
  /** One of all questions; false where it had no answer. */
  readonly askAsOfficer: () => Promise<boolean>;
  /** What an open inbox asks by itself; false where it had no answer. */
  readonly askAsPage: () => Promise<boolean>;
  /** Up to which moment nothing is missing in the lists. */
  readonly indexedUntilMs: () => Promise<number>;
}

type CpuTimes = NonNullable<UseFigures['cpu']>;

/** Rounds of checks with officers and without, while their lists are filled and while not, in turn. */
export const runBesideDesk = async (given: DeskLoad): Promise<DeskLoadFigures> => {
  const { target, seconds } = given;
  const rounds = USES.map((): { readonly loads: LoadFigures[]; readonly cpus: CpuTimes[] } => ({
    loads: [],
    cpus: [],
  }));
  let failed = 0;
  const asking = (ask: () => Promise<boolean>, everyMs: number): NodeJS.Timeout =>
    setInterval(() => {
      void ask().then((isAnswered) => (failed += isAnswered ? 0 : 1));
    }, everyMs / OFFICERS);
  const officersWho = (asks: Asks): readonly NodeJS.Timeout[] =>
    asks === 'all'
      ? [asking(given.askAsOfficer, 1_000)]
      : [asking(given.askAsPage, PAGE_ASKS_MS), asking(given.askAsOfficer, READS_MS)];
  await runLoad(target, CONNECTIONS, seconds);
  const caughtUp = async (): Promise<number> => {
    const sinceMs = Date.now();
    while ((await given.indexedUntilMs()) < sinceMs) await new Promise((resolve) => setTimeout(resolve, 250));
    return (Date.now() - sinceMs) / 1_000;
  };
  const behind: number[] = [];
  const caughtUpAfter: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, { isFilled, asks }] of USES.entries()) {
      // what is filled begins with lists that have everything
      if (isFilled) await caughtUp();
      const goOn = isFilled ? null : await keepUnfilled(given.connection);
      const officers = asks === null ? [] : officersWho(asks);
      const { load, cpu } = await measured(given);
      for (const officer of officers) clearInterval(officer);
      await goOn?.();
      rounds[place]?.loads.push(load);
      if (cpu !== null) rounds[place]?.cpus.push(cpu);
    }
    behind.push((Date.now() - (await given.indexedUntilMs())) / 1_000);
    caughtUpAfter.push(await caughtUp());
  }
  const uses = USES.map(({ name }, place) => {
    const { loads = [], cpus = [] } = rounds[place] ?? {};
    return { name, load: middleOf(loads), cpu: cpus.length === 0 ? null : middleOfTimes(cpus) };
  });
  return { uses, failed, behindSeconds: Math.max(...behind), caughtUpSeconds: Math.max(...caughtUpAfter) };
};

const middleOfTimes = (times: readonly CpuTimes[]): CpuTimes => ({
  service: median(times.map(({ service }) => service)),
  engine: median(times.map(({ engine }) => engine)),
});

/** Nothing is taken into the lists until the returned function is called: the place of the one who does is held. */
const keepUnfilled = async (connection: ConnectionParts): Promise<() => Promise<void>> => {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('begin');
  await client.query('select from check_index_cursor for update');
  return async () => {
    await client.query('commit');
    await client.end();
  };
};

const measured = async ({
  connection,
  pid,
  target,
  seconds,
}: DeskLoad): Promise<{ readonly load: LoadFigures; readonly cpu: CpuTimes | null }> => {
  if (!KNOWS_CPU_TIMES) return { load: await runLoad(target, CONNECTIONS, seconds), cpu: null };
  const engine = await enginePid(connection);
  const look = async () => [(await timeOfProcess(pid)).all, await timeOfFamily(engine)] as const;
  const before = await look();
  const load = await runLoad(target, CONNECTIONS, seconds);
  const after = await look();
  const [service = 0, ofEngine = 0] = before.map((time, place) => {
    const { user, system } = between(time, after[place] ?? time);
    return (user + system) / load.answers;
  });
  return { load, cpu: { service, engine: ofEngine } };
};
