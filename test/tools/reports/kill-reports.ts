import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runs } from '../../support/depth.js';
import { evmAddress } from '../../support/addresses.js';
import { createKey, type ServiceProcess, startService } from '../../support/service-process.js';
import { firstProblem, openSandbox, verifyLogCommand } from './sandbox.js';

/**
 * Kills the service with kill -9 at twenty points while reports are made under load, every fourth time together with
 * its database engine, and looks into the tables after each: report and metering record are both there or neither, and
 * every report that a caller got is there with the bytes that the caller got. Exit code 1 where that does not hold.
 */
const POINTS = runs(20, 100);
const CLIENTS = 16;
/**
 * Each point lies later after the first report than the one before, milliseconds, so that every stage of a start is
 * hit.
 */
const FIRST_MS = 5;
const STEP_MS = 60;

const sandbox = await openSandbox('kill-reports');
const { settings, cluster } = sandbox;
/** What callers got, by report. */
const acknowledged = new Map<string, string>();

const ask = async (url: string, key: string, path: string, body: unknown): Promise<string | null> => {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  // only a complete answer is an acknowledgement
  return answer.ok ? text : null;
};

const makeUntilDead = async (url: string, key: string, client: string, onReport: () => void): Promise<void> => {
  for (let count = 0; ; count += 1) {
    try {
      const check = await ask(url, key, '/api/check-transaction', {
        from_address: evmAddress(`sender ${client}`),
        to_address: evmAddress(`recipient ${client} ${count}`),
        chain: 'ethereum',
        token: 'USDC',
        amount: 1 + count,
      });
      if (check === null) continue;
      const report = await ask(url, key, '/api/reports/address', {
        request_id: (JSON.parse(check) as { request_id: string }).request_id,
      });
      if (report === null) continue;
      acknowledged.set((JSON.parse(report) as { report_id: string }).report_id, report);
      onReport();
    } catch {
      // the service is dead: the connection says so
      return;
    }
  }
};

const kill = async (service: ServiceProcess, withEngine: boolean): Promise<void> => {
  const engine = withEngine ? Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]) : null;
  const ended = service.stop('SIGKILL');
  if (engine !== null) process.kill(engine, 'SIGKILL');
  await ended;
};

interface Found {
  readonly reports: number;
  readonly metered: number;
  readonly pairs: number;
  /** Acknowledged reports that are not there with the very bytes. */
  readonly lost: number;
}

const look = (): Promise<Found> =>
  sandbox.asOwner(async (client) => {
    const { rows } = await client.query<{ reports: number; metered: number; pairs: number }>(
      'select (select count(*)::integer from reports) as reports, (select count(*)::integer from ' +
        'report_metering) as metered, (select count(*)::integer from reports join report_metering using ' +
        '(report_id, scope_id, request_id)) as pairs',
    );
    const stored = await client.query<{ report_id: string; delivered: string }>(
      'select report_id, delivered from reports',
    );
    const texts = new Map(stored.rows.map((row) => [row.report_id, row.delivered]));
    const [counts] = rows;
    if (counts === undefined) throw new Error('The tables say nothing');
    return { ...counts, lost: [...acknowledged].filter(([reportId, text]) => texts.get(reportId) !== text).length };
  });

const cell = (value: string | number): string => String(value).padStart(12);
const line = (cells: readonly (string | number)[]): void => void process.stdout.write(`${cells.map(cell).join(' ')}\n`);

let failures = 0;
let key: string | null = null;
line(['point', 'after ms', 'killed', 'reports', 'metered', 'pairs', 'acknowledged', 'lost', 'verdict']);
try {
  for (let point = 0; point < POINTS; point += 1) {
    const service = await startService(settings);
    const current = (key ??= await createKey(settings));
    const first: { seen: () => void } = { seen: () => undefined };
    const firstReport = new Promise<void>((resolve) => (first.seen = resolve));
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      makeUntilDead(service.url, current, `${point}.${client}`, first.seen),
    );
    await firstReport;
    const afterMs = FIRST_MS + point * STEP_MS;
    await pause(afterMs);
    const withEngine = point % 4 === 3;
    await kill(service, withEngine);
    await Promise.all(clients);
    const { reports, metered, pairs, lost } = await look();
    const holds = reports === metered && reports === pairs && lost === 0;
    if (!holds) failures += 1;
    line([
      point + 1,
      afterMs,
      withEngine ? 'with engine' : 'service',
      reports,
      metered,
      pairs,
      acknowledged.size,
      lost,
      holds ? 'holds' : 'BROKEN',
    ]);
  }
  // a clean start and stop: the checkpoint that is due is written, and the log is walked with it
  await (await startService(settings)).stop();
  const answer = await verifyLogCommand(settings);
  const problem = firstProblem(answer);
  const [chain] = answer.chains;
  const good = `ok, ${chain?.good_reports ?? 0} reports good, witnessed up to ${chain?.witnessed_up_to ?? 0}`;
  const pairs = failures === 0 ? 'both or neither, always' : `${failures} of ${POINTS} points BROKEN`;
  process.stdout.write(`signgate reports verify-log: ${problem ?? good}\nreport and metering record: ${pairs}\n`);
  process.exitCode = failures === 0 && problem === null && acknowledged.size > 0 ? 0 : 1;
} finally {
  await sandbox.dispose();
}
