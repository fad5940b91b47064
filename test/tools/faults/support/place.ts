import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKeyFile } from '../../../../adapters/signing/key-file.js';
import {
  createKey,
  type EnvironmentSettings,
  runCommand,
  type ServiceProcess,
  startService,
  type StartOptions,
} from '../../../support/service-process.js';
import { type Engine, sharedEngine, sqlOn, untilWorks } from './engine.js';
import { Ledger, type RunSql } from './ledger.js';
import type { Trial } from './trial.js';

export interface KeyOptions {
  readonly partner?: string;
  readonly environment?: string;
  readonly scopes?: string;
  readonly quota?: number;
}

/** A database of its own with service instances over it, and the ledger of what their clients were told. */
export interface Place {
  readonly engine: Engine;
  readonly database: string;
  readonly ledger: Ledger;
  readonly settings: EnvironmentSettings;
  readonly folder: string;
  /** Instances in the order of their start; those that were stopped or killed are left out. */
  readonly instances: readonly ServiceProcess[];
  /** Everything that instances of this place wrote, the dead ones too. */
  readonly written: () => string;
  readonly run: RunSql;
  readonly start: (more?: EnvironmentSettings, options?: StartOptions) => Promise<ServiceProcess>;
  readonly stop: (instance: ServiceProcess, signal?: NodeJS.Signals) => Promise<number | null>;
  readonly key: (options?: KeyOptions) => Promise<string>;
  readonly command: (...arguments_: readonly string[]) => Promise<string>;
  readonly urlOf: (host?: string, port?: number) => string;
}

/** An autovacuum worker may be there, whom only a superuser may force; a plain drop, tried again, asks it to leave. */
const dropDatabase = async (run: RunSql, name: string): Promise<void> => {
  await run(`drop database if exists ${name} with (force)`).catch(async (error: unknown) => {
    if ((error as { code?: string }).code !== '42501') throw error;
    await untilWorks(() => run(`drop database if exists ${name}`));
  });
};

/** A start that the machine was too busy for is no fault of a row: it is tried again. Nothing else is. */
export const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 3 || !/connection timeout|did not start within/.test(String(error))) throw error;
    }
  }
};

const makePlace = async (
  engine: Engine,
  more: EnvironmentSettings,
): Promise<Place & { readonly end: (trial: Trial) => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-place-'));
  const database = `faults_${randomBytes(6).toString('hex')}`;
  // the engine is asked each time where it is: after a failover it is elsewhere
  const sqlIn =
    (name: string): RunSql =>
    (sql, values) =>
      sqlOn({ host: engine.host, port: engine.port, user: engine.user, database: name })(sql, values);
  const maintenance = sqlIn('postgres');
  await maintenance(`create database ${database}`);
  const signingKey = join(folder, 'signing-key.pem');
  await makeKeyFile(signingKey);
  const urlOf = (host = engine.host, port = engine.port): string =>
    `postgresql://${engine.user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  const settings = {
    DATABASE_URL: urlOf(),
    SIGNING_KEY_FILE: signingKey,
    CHECKPOINT_DIR: join(folder, 'checkpoints'),
    ...more,
  };
  const instances: ServiceProcess[] = [];
  const everyone: ServiceProcess[] = [];
  const run = sqlIn(database);
  const ledger = new Ledger();
  const leave = (instance: ServiceProcess): void => {
    const index = instances.indexOf(instance);
    if (index !== -1) instances.splice(index, 1);
  };
  return {
    engine,
    database,
    ledger,
    settings,
    folder,
    instances,
    written: () => everyone.map(({ output }) => output()).join('\n'),
    run,
    urlOf,
    start: async (also = {}, options = {}) => {
      const instance = await patiently(() => startService({ ...settings, ...also }, options));
      instances.push(instance);
      everyone.push(instance);
      return instance;
    },
    stop: async (instance, signal = 'SIGTERM') => {
      leave(instance);
      return instance.stop(signal);
    },
    key: (options = {}) => patiently(() => createKey(settings, { partner: 'Faults', ...options })),
    command: (...arguments_) => patiently(() => runCommand(arguments_, settings)),
    end: async (trial) => {
      await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
      if (trial.hasFailed) process.stderr.write(warningsIn(everyone.map(({ output }) => output()).join('\n')));
      try {
        await engine.ready();
        trial.count(await ledger.settle(run));
      } catch (error) {
        // where no instance got as far as the schema, what broke the row is said by the row itself
        if ((error as { code?: string }).code !== '42P01' || ledger.acknowledged > 0) throw error;
      } finally {
        await dropDatabase(maintenance, database);
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
};

/** What a row that does not hold left in the logs: the first warnings, which lead to the cause. */
const warningsIn = (written: string): string =>
  written
    .split('\n')
    .filter((line) => /"level":"?(warn|error|40|50)/.test(line))
    .slice(0, 20)
    .map((line) => `    ${line.slice(0, 400)}\n`)
    .join('');

export interface PlaceOptions {
  /** One that the row may harm; the shared one when absent. */
  readonly engine?: Engine;
  readonly settings?: EnvironmentSettings;
  /** Instances that run from the beginning. */
  readonly instances?: number;
}

/** Gives a row a place, and afterwards compares the ledger with the database. */
export const withPlace = async (
  trial: Trial,
  { engine, settings = {}, instances = 1 }: PlaceOptions,
  work: (place: Place) => Promise<void>,
): Promise<void> => {
  const place = await makePlace(engine ?? (await sharedEngine()), settings);
  try {
    // one after the other: the first brings the schema, and a start takes a core
    for (let count = 0; count < instances; count += 1) await place.start();
    await work(place);
  } finally {
    await place.end(trial);
  }
};
