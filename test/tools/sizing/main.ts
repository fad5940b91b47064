import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PORT, SUPERUSER } from '../../../adapters/engine/embedded-postgres/settings.js';
import { runLoad } from '../bench/load.js';
import { createKey, startService } from '../../support/service-process.js';

/**
 * What a check takes: bytes on disk by table, log written ahead, processor time of service and engine, connections and
 * memory. Measured on the real service under load; processor time is counted by the kernel, so a busy machine changes
 * it little.
 */
const CONNECTIONS = 50;
const WARM_UP_SECONDS = 3;
const SECONDS = 8;
/** Linux counts processor time in hundredths of a second. Source: proc(5), sysconf(_SC_CLK_TCK). */
const TICKS_A_SECOND = 100;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Processes {
  readonly cpuSeconds: number;
  readonly residentMegabytes: number;
  readonly privateMegabytes: number;
}

const processTable = async (): Promise<
  readonly { readonly pid: number; readonly parent: number; readonly cpuSeconds: number }[]
> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const rows = await Promise.all(
    pids.map(async (name) => {
      // a process may end while it is looked at
      const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return {
        pid: Number(name),
        parent: Number(fields[1]),
        cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
      };
    }),
  );
  return rows;
};

const megabytes = (status: string, name: string): number =>
  (Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024) / 1e6;

/** Of a process and its children; `but` leaves one child with its own children out. */
const measure = async (pid: number, but: number | null): Promise<Processes> => {
  const own = (await processTable()).filter((row) => row.pid !== but && (row.pid === pid || row.parent === pid));
  const statuses = await Promise.all(own.map((row) => readFile(`/proc/${row.pid}/status`, 'utf8').catch(() => '')));
  return {
    cpuSeconds: own.reduce((sum, row) => sum + row.cpuSeconds, 0),
    residentMegabytes: statuses.reduce((sum, status) => sum + megabytes(status, 'VmRSS'), 0),
    privateMegabytes: statuses.reduce((sum, status) => sum + megabytes(status, 'RssAnon'), 0),
  };
};

const TABLES = `
select c.relname as name, pg_total_relation_size(c.oid)::float8 as all_bytes,
  pg_indexes_size(c.oid)::float8 as index_bytes
from pg_class c where c.relname in ('checks', 'history_entries') order by 1`;

const withWorkers = async (workers: number): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signgate-sizing-'));
  const settings = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    SANCTIONS: 'none',
    WORKERS: String(workers),
  };
  const service = await startService(settings);
  const database = new pg.Client({
    host: join(dataDir, 'postgres', 'socket'),
    port: PORT,
    user: SUPERUSER,
    database: 'signgate',
  });
  try {
    await database.connect();
    const number = async (sql: string): Promise<number> =>
      Number((await database.query<{ value: string }>(`select (${sql}) as value`)).rows[0]?.value);
    const target = { url: `${service.url}/api/check-transaction`, headers: { 'x-api-key': await createKey(settings) } };
    const enginePid = Number(
      (await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0],
    );
    const servicePid = service.child.pid ?? 0;
    await runLoad(target, CONNECTIONS, WARM_UP_SECONDS);
    await database.query('checkpoint');
    const before = {
      service: await measure(servicePid, enginePid),
      engine: await measure(enginePid, null),
      checks: await number('select count(*) from checks'),
      lsn: await number(`select pg_current_wal_lsn() - '0/0'::pg_lsn`),
    };
    const figures = await runLoad(target, CONNECTIONS, SECONDS);
    const after = {
      service: await measure(servicePid, enginePid),
      engine: await measure(enginePid, null),
      checks: await number('select count(*) from checks'),
      lsn: await number(`select pg_current_wal_lsn() - '0/0'::pg_lsn`),
    };
    const made = after.checks - before.checks;
    const connections = await number(`select count(*) from pg_stat_activity where application_name = 'signgate'`);
    const tables = await database.query<{ name: string; all_bytes: number; index_bytes: number }>(TABLES);
    say(
      `\n${workers} worker(s), ${CONNECTIONS} connections, ${made} checks in ${SECONDS} s, ${figures.failed} ` +
        'failed\n\n| what | for each check |\n|---|---|',
    );
    for (const row of tables.rows)
      say(
        `| disk, ${row.name} | ${Math.round(row.all_bytes / after.checks)} bytes, of which indexes ` +
          `${Math.round(row.index_bytes / after.checks)} |`,
      );
    say(`| log written ahead | ${Math.round((after.lsn - before.lsn) / made)} bytes |`);
    const cpuMs = (name: 'service' | 'engine'): number =>
      ((after[name].cpuSeconds - before[name].cpuSeconds) * 1000) / made;
    say(
      `| processor, service | ${cpuMs('service').toFixed(3)} ms |\n| processor, engine | ` +
        `${cpuMs('engine').toFixed(3)} ms |`,
    );
    say(
      '| checks a second for a core, service and engine on it | ' +
        `${Math.round(1000 / (cpuMs('service') + cpuMs('engine')))} |`,
    );
    say(
      `\n| held under load | |\n|---|---|\n| database connections | ${connections} |\n| memory of the service, ` +
        `resident | ${Math.round(after.service.residentMegabytes)} MB |`,
    );
    say(
      '| memory of the engine, private, beside 128 MB that its processes share | ' +
        `${Math.round(after.engine.privateMegabytes)} MB |`,
    );
  } finally {
    await database.end();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

for (const workers of [1, 2]) await withWorkers(workers);
