import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Command } from 'commander';
import { freePort } from '../../support/free-port.js';
import { createKey, startService } from '../../support/service-process.js';
import { createLoad, type Tally } from './load.js';
import { type Sample, takeSample } from './samples.js';
import { isAbove, lowest, type Reading, secondHalf, trendOf } from './trend.js';

/**
 * Hours in small: the real service under a steady mixed load at a modest rate, looked at every few seconds. Prints a
 * table and a verdict; exit code 1 where a request failed or memory grows.
 */
const SAMPLE_EVERY_MS = 5_000;
const ROWS = 20;
/** A run that is shorter is mostly warming up: its trend is shown and not judged. */
const JUDGED_FROM_MINUTES = 10;
/** What the second half of a run may add, megabytes a minute; more by two standard errors is growth. */
const LIMITS = { rss: 2, heap: 1, enginePrivate: 2 } as const;
const GARBAGE_STRETCH_SECONDS = 60;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const { minutes, rate } = new Command()
  .option('--minutes <number>', 'how long', Number, 20)
  .option('--rate <number>', 'requests a second', Number, 50)
  .parse()
  .opts<{ minutes: number; rate: number }>();

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length * share)] ?? Number.NaN;

interface Row extends Sample {
  readonly sent: number;
  readonly failed: number;
  readonly p99Ms: number;
}

const soak = async (folder: string): Promise<{ readonly rows: readonly Row[]; readonly tally: Tally }> => {
  const adminPort = String(await freePort());
  const settings = { DATA_DIR: folder, ADMIN_PORT: adminPort, LOG_LEVEL: 'warn' };
  const service = await startService(settings);
  try {
    const key = await createKey(settings, { partner: 'Soak partner' });
    const tally: Tally = { sent: 0, failed: 0, failures: [], timesMs: [], byKind: new Map() };
    const send = createLoad(service.url, key, tally);
    const enginePid = Number(
      (await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0],
    );
    const watched = {
      servicePid: service.child.pid ?? 0,
      enginePid,
      adminUrl: `http://127.0.0.1:${adminPort}`,
      dataDir: folder,
    };
    const startedAt = performance.now();
    const elapsedMs = (): number => performance.now() - startedAt;
    const rows: Row[] = [];
    const under: Promise<void>[] = [];
    const sampling = (async () => {
      for (let next = SAMPLE_EVERY_MS; next <= minutes * 60_000; next += SAMPLE_EVERY_MS) {
        await delay(Math.max(0, next - elapsedMs()));
        const times = tally.timesMs.splice(0);
        rows.push({
          ...(await takeSample(watched, startedAt)),
          sent: tally.sent,
          failed: tally.failed,
          p99Ms: percentile(times, 0.99),
        });
      }
    })();
    for (let turn = 0; elapsedMs() < minutes * 60_000; turn += 1) {
      under.push(send(turn));
      if (under.length >= 10_000) await Promise.all(under.splice(0));
      await delay(Math.max(0, (turn * 1000) / rate - elapsedMs()));
    }
    await Promise.all([sampling, ...under]);
    return { rows, tally };
  } finally {
    await service.stop();
  }
};

const tableRow = ({
  atSeconds,
  sent,
  failed,
  p99Ms,
  rss,
  heap,
  external,
  handles,
  lagP99Ms,
  enginePrivate,
  engineProcesses,
  disk,
}: Row): string =>
  `| ${(atSeconds / 60).toFixed(1)} | ${sent} | ${failed} | ${p99Ms.toFixed(1)} | ${rss.toFixed(0)} | ` +
  `${heap.toFixed(0)} | ${external.toFixed(0)} | ${handles} | ` +
  `${lagP99Ms.toFixed(1)} | ${enginePrivate.toFixed(0)} (${engineProcesses}) | ${disk.toFixed(0)} |`;

const verdict = (rows: readonly Row[], { sent, failed, failures }: Tally): boolean => {
  const readings = (read: (row: Row) => number): readonly Reading[] =>
    rows.map((row) => [row.atSeconds, read(row)] as const);
  const trend = (read: (row: Row) => number) => trendOf(lowest(secondHalf(readings(read)), GARBAGE_STRETCH_SECONDS));
  const trends = {
    rss: trend((row) => row.rss),
    heap: trend((row) => row.heap),
    enginePrivate: trend((row) => row.enginePrivate),
  };
  const names = { rss: 'service, resident', heap: 'service, heap', enginePrivate: 'engine, private' } as const;
  const isJudged = minutes >= JUDGED_FROM_MINUTES;
  say('\n| memory in the second half, lowest of each minute | MB a minute, least squares | limit |\n|---|---|---|');
  const watched = ['rss', 'heap', 'enginePrivate'] as const;
  for (const name of watched)
    say(`| ${names[name]} | ${trends[name].aMinute.toFixed(2)} ± ${trends[name].error.toFixed(2)} | ${LIMITS[name]} |`);
  for (const failure of failures) say(`- ${failure}`);
  const isBounded = !watched.some((name) => isAbove(trends[name], LIMITS[name]));
  say(
    `\n${failed} of ${sent} requests failed. Memory: ` +
      `${isJudged ? (isBounded ? 'bounded' : 'GROWS') : `not judged in less than ${JUDGED_FROM_MINUTES} minutes`}.`,
  );
  return failed === 0 && (!isJudged || isBounded);
};

const folder = await mkdtemp(join(tmpdir(), 'signgate-soak-'));
try {
  say(`Soak: ${minutes} minutes at ${rate} requests/s, embedded PostgreSQL\n`);
  const { rows, tally } = await soak(folder);
  const mix = [...tally.byKind].map(([name, count]) => `${name} ${count}`).join(', ');
  say(`Requests: ${mix}\n`);
  say(
    '| min | sent | failed | p99 ms | RSS MB | heap MB | external MB | handles | loop lag p99 ms | engine ' +
      'private MB (processes) | disk MB |\n|---|---|---|---|---|---|---|---|---|---|---|',
  );
  const step = Math.max(1, Math.ceil(rows.length / ROWS));
  for (const [index, row] of rows.entries()) if (index % step === step - 1) say(tableRow(row));
  if (!verdict(rows, tally)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
