import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  createKey,
  type EnvironmentSettings,
  type ServiceProcess,
  startService,
} from '../../support/service-process.js';
import { runSql } from '../../support/sql.js';
import { markdownTable } from '../bench/table.js';
import { closeCalls } from '../faults/support/calls.js';
import { Ledger } from '../faults/support/ledger.js';
import { makeKeyFile } from '../../../adapters/signing/key-file.js';
import { type Clients, longestSilenceMs, startClients, type Told } from './clients.js';
import { promotedAt, steady, superuserOf } from './cluster.js';
import { type Failure, FAILURES, type Scene, untilAnother } from './failures.js';
import { fileOf, type Machine, openMachines } from './machines.js';
import { isAsTold, repeatKeyed, verifyLog } from './settle.js';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const PASSWORD = 'made-up-for-the-tool';

/** What a failure did to the clients. */
interface Row {
  readonly failure: Failure;
  readonly silentMs: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly lost: number;
  /** 200 while nothing could be stored. */
  readonly whileAway: number;
  readonly wrong: readonly string[];
}

/** Runs the file of operators, word by word: `prepare.sql` has a variable of psql. */
const prepareDatabase = async (primary: Machine): Promise<void> => {
  const text = (await readFile(fileOf('prepare.sql'), 'utf8')).replace(":'password'", `'${PASSWORD}'`);
  const statements = text.replace(/^--.*$/gm, '').split(';');
  for (const statement of statements) if (statement.trim()) await runSql(superuserOf(primary), statement);
};

/** One beside each instance, as on machines of their own. */
const startBalancer = async (folder: string, address: string): Promise<void> => {
  const file = join(folder, `haproxy-${address}.cfg`);
  await writeFile(file, (await readFile(fileOf('haproxy.cfg'), 'utf8')).replace('bind 127.0.0.1', `bind ${address}`));
  const log = openSync(`${file}.log`, 'a');
  spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', log, log] });
};

const runOne = async (failure: Failure, scene: Scene, clients: Clients): Promise<Omit<Row, 'lost'>> => {
  await clients.more(10);
  const before = { told: clients.told.length, wrong: clients.wrong.length, refused: clients.refused() };
  const fromMs = performance.now();
  await failure.harm(scene);
  const doneMs = performance.now();
  const lasted = pause(failure.lastsMs);
  const isByAnother = failure.storeIsAway === 'another';
  // without etcd no other can be primary before it is healed
  if (isByAnother && failure.kind !== 'etcd') await untilAnother(scene);
  await lasted;
  const healedMs = performance.now();
  await failure.heal(scene);
  await clients.more(20);
  const { primary } = await steady(scene.machines);
  await clients.more(20);
  const backMs = isByAnother ? await promotedAt(primary) : healedMs;
  const told = clients.told.slice(before.told);
  const isWhileAway = ({ startedAt, endedAt }: Told): boolean =>
    failure.storeIsAway !== 'never' && startedAt > doneMs && endedAt < backMs;
  return {
    failure,
    silentMs: longestSilenceMs(clients.told, 2, { fromMs, toMs: performance.now() }),
    acknowledged: told.length,
    refused: clients.refused() - before.refused,
    whileAway: told.filter(isWhileAway).length,
    wrong: clients.wrong.slice(before.wrong),
  };
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const tableOf = (rows: readonly Row[]): string =>
  markdownTable({
    columns: [
      'kind',
      'what happened',
      'answered again after',
      'acknowledged',
      '503',
      'lost',
      '200 while away',
      'wrong',
    ],
    rows: rows.map(({ failure, silentMs, acknowledged, refused, lost, whileAway, wrong }) => [
      ...[failure.kind, failure.what, seconds(silentMs)],
      ...[acknowledged, refused, lost, whileAway, wrong.length].map(String),
    ]),
  });

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** True where all holds. */
const judge = async (
  rows: readonly Row[],
  { primary, ledger, clients, settings, instances }: Judged,
): Promise<boolean> => {
  say(`\n${tableOf(rows)}\n`);
  for (const text of [...new Set(rows.flatMap(({ wrong }) => wrong))].slice(0, 10)) say(`- wrong: ${text}`);
  const counts = await ledger.settle((sql, values) => runSql(superuserOf(primary, 'signgate'), sql, values));
  const keyed = await repeatKeyed(clients.told, instances[0]?.url ?? '', settings.key);
  const log = await verifyLog(settings.environment);
  const silences = rows.map(({ silentMs }) => silentMs);
  say(
    `${rows.length} failures; checks and reports acknowledged ${counts.acknowledged}, lost ${counts.lost}; decided ` +
      `or charged twice ${counts.doubleCharged}; ALLOW with a source out ${counts.allowWhileDegraded}; calls with an ` +
      `Idempotency-Key sent again at the end ${keyed.sent}, other bytes ${keyed.different}; answered again after ` +
      `${seconds(median(silences))} (median), ${seconds(Math.max(...silences))} (worst)\n${log.text}`,
  );
  const sum = (pick: (row: Row) => number): number => rows.reduce((total, row) => total + pick(row), 0);
  const bad = [
    ...[counts.lost, counts.doubleCharged, counts.allowWhileDegraded, keyed.different],
    ...[sum(({ lost }) => lost), sum(({ whileAway }) => whileAway), sum(({ wrong }) => wrong.length)],
  ];
  return log.isGood && counts.acknowledged > 0 && bad.every((count) => count === 0);
};

interface Judged {
  readonly primary: Machine;
  readonly ledger: Ledger;
  readonly clients: Clients;
  readonly instances: readonly ServiceProcess[];
  readonly settings: { readonly key: string; readonly environment: EnvironmentSettings };
}

const settingsOf = async (folder: string): Promise<(address: string) => EnvironmentSettings> => {
  const signingKey = join(folder, 'signing-key.pem');
  await makeKeyFile(signingKey);
  return (address) => ({
    DATABASE_URL: `postgresql://signgate:${PASSWORD}@${address}:5432/signgate`,
    NODE_ENV: 'production',
    SANCTIONS: 'none',
    LOG_LEVEL: 'warn',
    SIGNING_KEY_FILE: signingKey,
    CHECKPOINT_DIR: join(folder, 'checkpoints'),
  });
};

const runIn = async (folder: string, failures: readonly Failure[]): Promise<boolean> => {
  const machines = await openMachines(folder);
  const { primary } = await steady(machines);
  say('three machines run');
  await prepareDatabase(primary);
  const environmentOf = await settingsOf(folder);
  const instances: ServiceProcess[] = [];
  try {
    for (const address of ['127.0.0.2', '127.0.0.3']) {
      await startBalancer(folder, address);
      await pause(2_500);
      instances.push(await startService(environmentOf(address)));
    }
    const environment = environmentOf('127.0.0.2');
    const key = await createKey(environment);
    const ledger = new Ledger();
    const urls = instances.map(({ url }) => url);
    const clients = startClients(urls, key, ledger);
    const rows: Row[] = [];
    for (const failure of failures) {
      const scene = { machines, ...(await steady(machines)) };
      const row = await runOne(failure, scene, clients);
      const told = clients.told.slice(-row.acknowledged);
      const lost = await isAsTold(told, urls[rows.length % urls.length] ?? '', key);
      rows.push({ ...row, lost: lost.length });
      say(
        `${failure.kind}: ${failure.what}: ${seconds(row.silentMs)}, ${row.acknowledged} acknowledged, ` +
          `${row.refused} × 503, lost ${lost.length}, 200 while away ${row.whileAway}, wrong ${row.wrong.length}`,
      );
      for (const text of [...lost, ...row.wrong].slice(0, 5)) say(`  ${text}`);
    }
    await clients.stop();
    const pair = await steady(machines);
    return await judge(rows, { primary: pair.primary, ledger, clients, instances, settings: { key, environment } });
  } finally {
    await writeFile(join(folder, 'instances.log'), instances.map(({ output }) => output()).join('\n===\n'));
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
    for (const machine of machines) await machine.signal('SIGKILL');
    await closeCalls();
  }
};

/** Runs the failures of the kinds that are asked for, with all that it writes in this folder. */
export const runFailures = async (only: string | undefined, folder: string): Promise<boolean> => {
  const kinds = only?.split(',');
  const failures = FAILURES.filter(({ kind }) => kinds === undefined || kinds.includes(kind));
  if (failures.length === 0)
    throw new Error(`--only takes ${[...new Set(FAILURES.map(({ kind }) => kind))].join(', ')}`);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  return runIn(folder, failures);
};
