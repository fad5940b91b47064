import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { urlOf } from '../../support/connection-url.js';
import {
  environmentOf,
  type EnvironmentSettings,
  type ServiceProcess,
  startService,
} from '../../support/service-process.js';
import { type CpuTime, KNOWS_CPU_TIMES, timeOfProcess } from './cpu-time.js';
import { openEmbeddedDatabase } from './databases.js';
import { INSPECTED, inspectorAddress, scriptsOf } from './inspector.js';
import { median } from './quantile.js';
import type { Outcome } from './outcome.js';

const rowOf = (what: string, { cpuMs, wallMs }: StartTimes): readonly string[] => [
  what,
  cpuMs?.toFixed(0) ?? 'not told here',
  wallMs.toFixed(0),
];

/** A start of the service on an existing database, and the shortest command. */
export const start = async (): Promise<Outcome> => {
  const { rounds, embedded, server, version, files } = await benchStart();
  return {
    sections: [
      {
        title: `A start on an existing database, and the shortest command, ${rounds} times each`,
        table: {
          columns: ['what', 'processor time ms', 'ms to listening or to its end'],
          rows: [
            rowOf('service with the embedded engine, without that of the engine', embedded),
            rowOf('service on a running server', server),
            rowOf('signgate --version', version),
          ],
        },
        notes: [
          `Medians. A start on a running server loads ${files.own} files of its own and ${files.packages} of packages.`,
        ],
      },
    ],
    json: { start: { embedded, server, version, files } },
    isRight: true,
  };
};

const ROUNDS = 7;
const COMMAND = fileURLToPath(new URL('../../../src/cli/main.js', import.meta.url));
/** The last that the process says: its own processor time. */
const TELL_TIME = 'data:text/javascript,process.on("exit",()=>console.error(JSON.stringify(process.cpuUsage())))';

/** Medians of all rounds, milliseconds. `cpuMs` null: this system does not tell. */
export interface StartTimes {
  readonly cpuMs: number | null;
  readonly wallMs: number;
}

export interface StartFigures {
  readonly rounds: number;
  /** On an existing database: with the embedded engine, whose own time is not counted, and on a running server. */
  readonly embedded: StartTimes;
  readonly server: StartTimes;
  /** `signgate --version`. */
  readonly version: StartTimes;
  /** Source files that a start on a running server loads, by whose they are. */
  readonly files: { readonly own: number; readonly packages: number };
}

const millisecondsOf = ({ user, system }: CpuTime): number => (user + system) / 1_000;

const summary = (rounds: readonly StartTimes[]): StartTimes => {
  const known = rounds.flatMap(({ cpuMs }) => (cpuMs === null ? [] : [cpuMs]));
  return { cpuMs: known.length === 0 ? null : median(known), wallMs: median(rounds.map(({ wallMs }) => wallMs)) };
};

const repeated = async (once: () => Promise<StartTimes>): Promise<StartTimes> => {
  const rounds: StartTimes[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await once());
  return summary(rounds);
};

/** From the spawn until the service says that it listens. */
const oneStart = async (settings: EnvironmentSettings): Promise<StartTimes> => {
  const begun = performance.now();
  const service = await startService(settings);
  const wallMs = performance.now() - begun;
  const { pid } = service.child;
  const cpuMs = KNOWS_CPU_TIMES && pid !== undefined ? millisecondsOf((await timeOfProcess(pid)).all) : null;
  await service.stop();
  return { cpuMs, wallMs };
};

const oneVersion = async (): Promise<StartTimes> => {
  const begun = performance.now();
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', TELL_TIME, COMMAND, '--version'], {
    env: environmentOf({}),
  });
  return { cpuMs: millisecondsOf(JSON.parse(stderr) as CpuTime), wallMs: performance.now() - begun };
};

const filesOf = async (settings: EnvironmentSettings): Promise<StartFigures['files']> => {
  const service = await startService({ ...settings, ...INSPECTED });
  try {
    const files = (await scriptsOf(inspectorAddress(service.output()))).filter((url) => /^(file:|\/)/.test(url));
    const packages = files.filter((url) => url.includes('/node_modules/')).length;
    return { own: files.length - packages, packages };
  } finally {
    await service.stop();
  }
};

/** What a start of the built service costs, and the shortest command. */
export const benchStart = async (): Promise<StartFigures> => {
  const database = await openEmbeddedDatabase();
  let first: ServiceProcess | null = null;
  try {
    // makes the database; a first start is not measured
    await (await startService(database.settings)).stop();
    const embedded = await repeated(() => oneStart(database.settings));
    // holds the engine for those that come to it as to any server
    first = await startService(database.settings);
    const settings = { ...database.settings, DATABASE_URL: urlOf(await database.connection()) };
    return {
      rounds: ROUNDS,
      embedded,
      server: await repeated(() => oneStart(settings)),
      version: await repeated(oneVersion),
      files: await filesOf(settings),
    };
  } finally {
    await first?.stop();
    await database.close();
  }
};
