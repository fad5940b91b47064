import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Command } from 'commander';
import { freePort } from '../../support/free-port.js';
import { createKey, startService } from '../../support/service-process.js';
import { markdownTable } from '../bench/table.js';
import { createLoad, type Tally } from './load.js';

/**
 * Hours in small: the real service under a steady mixed load at a modest rate, looked at every few seconds. Prints a
 * table and a verdict; exit code 1 where a request failed or memory grows.
 */
const SAMPLE_EVERY_MS = 5_000;
const ROWS = 20;
/** A run that is shorter is mostly warming up: its memory is shown and not judged. */
const JUDGED_FROM_MINUTES = 10;
/** What memory may grow by in the second half of a run, megabytes a minute. */
const LIMITS = { rss: 2, heap: 1, engine: 2 } as const;
const KILOBYTES_A_MEGABYTE = 1000 / 1.024;

type Memory = Readonly<Record<keyof typeof LIMITS, number>>;
interface Sample extends Memory {
  readonly minutes: number;
  readonly sent: number;
  readonly failed: number;
  readonly p99Ms: number;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const { minutes, rate } = new Command()
  .option('--minutes <number>', 'how long', Number, 20)
  .option('--rate <number>', 'requests a second', Number, 50)
  .parse()
  .opts<{ minutes: number; rate: number }>();

/** A line of `/proc/PID/status`, megabytes. A process that has ended holds nothing. */
const megabytes = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / KILOBYTES_A_MEGABYTE;
const statusOf = (pid: number | string): Promise<string> => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');

/** Of the service's process, of its heap, and of all the engine's processes without what they share. */
const memoryOf = async (servicePid: number, enginePid: number, adminUrl: string): Promise<Memory> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const statuses = await Promise.all(pids.map(async (pid) => [pid, await statusOf(pid)] as const));
  const isEngine = (pid: string, status: string): boolean =>
    Number(pid) === enginePid || Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]) === enginePid;
  const page = await (await fetch(`${adminUrl}/metrics`)).text();
  return {
    rss: megabytes(await statusOf(servicePid), 'VmRSS'),
    heap: Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(page)?.[1]) / 1e6,
    engine: statuses.reduce(
      (sum, [pid, status]) => sum + (isEngine(pid, status) ? megabytes(status, 'RssAnon') : 0),
      0,
    ),
  };
};

const soak = async (folder: string): Promise<{ readonly samples: readonly Sample[]; readonly tally: Tally }> => {
  const adminPort = String(await freePort());
  const settings = { DATA_DIR: folder, ADMIN_PORT: adminPort, LOG_LEVEL: 'warn' };
  const service = await startService(settings);
  try {
    const tally: Tally = { sent: 0, failed: 0, failures: [], timesMs: [], byKind: new Map() };
    const send = createLoad(service.url, await createKey(settings, { partner: 'Soak partner' }), tally);
    const enginePid = Number.parseInt(
      await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'),
      10,
    );
    const startedAt = performance.now();
    const elapsedMs = (): number => performance.now() - startedAt;
    const samples: Sample[] = [];
    const sampling = (async () => {
      for (let next = SAMPLE_EVERY_MS; next <= minutes * 60_000; next += SAMPLE_EVERY_MS) {
        await delay(Math.max(0, next - elapsedMs()));
        const times = tally.timesMs.splice(0).sort((left, right) => left - right);
        samples.push({
          minutes: elapsedMs() / 60_000,
          sent: tally.sent,
          failed: tally.failed,
          p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
          ...(await memoryOf(service.child.pid ?? 0, enginePid, `http://127.0.0.1:${adminPort}`)),
        });
      }
    })();
    const under: Promise<void>[] = [];
    for (let turn = 0; elapsedMs() < minutes * 60_000; turn += 1) {
      under.push(send(turn));
      if (under.length >= 10_000) await Promise.all(under.splice(0));
      await delay(Math.max(0, (turn * 1000) / rate - elapsedMs()));
    }
    await Promise.all([sampling, ...under]);
    return { samples, tally };
  } finally {
    await service.stop();
  }
};

/** What is left after collections: the lowest of the third quarter and of the last, a quarter of the run apart. */
const growth = (samples: readonly Sample[], name: keyof Memory): number => {
  const lowest = (from: number, until: number): number =>
    Math.min(...samples.slice(samples.length * from, samples.length * until).map((sample) => sample[name]));
  return (lowest(0.75, 1) - lowest(0.5, 0.75)) / (minutes / 4);
};

const folder = await mkdtemp(join(tmpdir(), 'signgate-soak-'));
try {
  say(`Soak: ${minutes} minutes at ${rate} requests/s, embedded PostgreSQL\n`);
  const { samples, tally } = await soak(folder);
  say(`Requests: ${[...tally.byKind].map(([name, count]) => `${name} ${count}`).join(', ')}\n`);
  const step = Math.max(1, Math.ceil(samples.length / ROWS));
  const columns = ['minutes', 'sent', 'failed', 'p99 ms', 'resident MB', 'heap MB', 'engine, private MB'];
  const rows = samples
    .filter((_, index) => index % step === step - 1)
    .map((sample) => [
      ...[sample.minutes.toFixed(1), String(sample.sent), String(sample.failed), sample.p99Ms.toFixed(1)],
      ...[sample.rss, sample.heap, sample.engine].map((value) => value.toFixed(0)),
    ]);
  say(`${markdownTable({ columns, rows })}\n`);
  for (const failure of tally.failures) say(`- ${failure}`);
  const grown = (Object.keys(LIMITS) as (keyof Memory)[]).map((name) => [name, growth(samples, name)] as const);
  say(grown.map(([name, value]) => `${name} ${value.toFixed(2)} MB a minute (at most ${LIMITS[name]})`).join(', '));
  const isJudged = minutes >= JUDGED_FROM_MINUTES;
  const isBounded = grown.every(([name, value]) => value <= LIMITS[name]);
  say(
    `${tally.failed} of ${tally.sent} requests failed. Memory: ` +
      `${isJudged ? (isBounded ? 'bounded' : 'GROWS') : `not judged in less than ${JUDGED_FROM_MINUTES} minutes`}.`,
  );
  if (tally.failed > 0 || (isJudged && !isBounded)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
