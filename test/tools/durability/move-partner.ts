import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { evmAddress } from '../../support/addresses.js';
import { freshDatabase } from '../../support/database.js';
import { endTests } from '../../support/end-of-tests.js';
import {
  commandResult,
  createKey,
  runCommand,
  type ServiceProcess,
  startService,
} from '../../support/service-process.js';
import { markdownTable } from '../bench/table.js';
import { type Answer, headers } from './killing.js';

/**
 * Moves a partner between two databases four times, under load at two instances, and kills the command three times on
 * the way (signal 9): while it copies, at the freeze, and within it. Then asks both instances for every check and
 * report that was acknowledged, and verifies the log. Exit code 1 where one is missing or differs, another answer than
 * 200 or 503 with Retry-After was given, or the partner who stays was refused. Usage: npm run move-partner
 */
const CLIENTS = 6;
const LOAD_MS = 1_000;
const REPORT_EVERY = 20;
const MOVER = 'Mover Ltd';
const STAYER = 'Stayer Ltd';
const OF_MOVER = ['--partner', MOVER, '--environment', 'sandbox', '--json'];

/** When the command is killed: after it said this, and so much later. Null: never. */
const ROUNDS = [
  { to: 'second', killAt: /copied/, afterMs: 0 },
  { to: 'main', killAt: /frozen/, afterMs: 0 },
  { to: 'second', killAt: /frozen/, afterMs: 400 },
  { to: 'main', killAt: null, afterMs: 0 },
] as const;

class Ledger {
  readonly acknowledged = new Map<string, string>();
  readonly reports = new Map<string, string>();
  refused = 0;
  unexpected: string[] = [];
  /** Longest time between two acknowledged checks of the present round, milliseconds. */
  longestGapMs = 0;
  private lastAtMs = performance.now();

  take(answer: Answer): void {
    this.acknowledged.set(answer.request_id, answer.recommended_action);
    this.longestGapMs = Math.max(this.longestGapMs, performance.now() - this.lastAtMs);
    this.lastAtMs = performance.now();
  }

  beginRound(): void {
    [this.longestGapMs, this.lastAtMs] = [0, performance.now()];
  }
}

const folder = await mkdtemp(join(tmpdir(), 'signgate-move-'));
const [main, second] = await Promise.all([freshDatabase(), freshDatabase()]);
const settings = {
  ...{ DATABASE_URL: main.url, SECOND_URL: second.url, DATABASES_FILE: join(folder, 'databases.json') },
  ...{ SIGNING_KEY_FILE: join(folder, 'key.pem'), CHECKPOINT_DIR: join(folder, 'checkpoints'), LOG_LEVEL: 'error' },
};
await writeFile(settings.DATABASES_FILE, JSON.stringify({ databases: { second: { url_env: 'SECOND_URL' } } }));
let services: readonly ServiceProcess[] = [];
const start = async (): Promise<void> => {
  services = await Promise.all([startService(settings), startService(settings)]);
};
const stop = (): Promise<unknown> => Promise.all(services.map((service) => service.stop()));
let isOver = false;

const client = async (number: number, key: string, ledger: Ledger): Promise<void> => {
  for (let count = 0; !isOver; count += 1) {
    const url = services[(number + count) % services.length]?.url ?? '';
    const body = JSON.stringify({
      ...{ from_address: evmAddress(`sender ${number}`), to_address: evmAddress(`recipient ${number} ${count % 50}`) },
      ...{ chain: 'ethereum', token: 'USDC', amount: 1 + count },
    });
    const response = await fetch(`${url}/api/check-transaction`, { method: 'POST', headers: headers(key), body });
    const answer = (await response.json()) as Answer & Readonly<Record<string, unknown>>;
    if (response.status === 200) {
      ledger.take(answer);
      if (count % REPORT_EVERY === 0) await report(url, key, ledger, answer.request_id);
    } else if (response.status === 503 && response.headers.get('retry-after') !== null) {
      ledger.refused += 1;
      if ('recommended_action' in answer) ledger.unexpected.push('a 503 with a verdict');
      await pause(20);
    } else ledger.unexpected.push(`status ${response.status}: ${JSON.stringify(answer)}`);
  }
};

const report = async (url: string, key: string, ledger: Ledger, requestId: string): Promise<void> => {
  const body = JSON.stringify({ request_id: requestId });
  const response = await fetch(`${url}/api/reports/address`, { method: 'POST', headers: headers(key), body });
  const text = await response.text();
  if (response.status === 503) ledger.refused += 1;
  else if (response.ok) ledger.reports.set((JSON.parse(text) as { readonly report_id: string }).report_id, requestId);
  else ledger.unexpected.push(`report: status ${response.status}: ${text}`);
};

const load = async (ledgers: ReadonlyMap<string, Ledger>, meanwhile: () => Promise<void>): Promise<void> => {
  isOver = false;
  const clients = [...ledgers].flatMap(([key, ledger]) =>
    Array.from({ length: CLIENTS }, (_, number) => client(number, key, ledger)),
  );
  await meanwhile();
  isOver = true;
  await Promise.all(clients);
};

/** Runs the command; where it is to be killed, it is. Gives what it printed, null for a killed one. */
const move = async (to: string, killAt: RegExp | null, afterMs: number): Promise<string | null> => {
  const { code, stdout, stderr } = await commandResult(
    ['partners', 'move', '--to', to, ...OF_MOVER],
    settings,
    (child) =>
      child.stderr?.on('data', (chunk: Buffer) => {
        if (killAt?.test(String(chunk)) === true) setTimeout(() => child.kill('SIGKILL'), afterMs);
      }),
  );
  if (code !== 0 && killAt === null) throw new Error(stderr);
  return code === 0 ? stdout : null;
};

const missingOf = async (key: string, { acknowledged, reports }: Ledger): Promise<number> => {
  let missing = 0;
  const ask = async (path: string, isRight: (body: object) => boolean): Promise<void> => {
    for (const { url } of services) {
      const response = await fetch(`${url}${path}`, { headers: headers(key) });
      if (response.status !== 200 || !isRight((await response.json()) as object)) missing += 1;
    }
  };
  const questions = [
    ...[...acknowledged].map(([id, action]) => [`/api/checks/${id}`, `"recommended_action":"${action}"`] as const),
    ...[...reports].map(([id, requestId]) => [`/api/reports/${id}`, requestId] as const),
  ];
  const askAll = async (): Promise<void> => {
    for (let next = questions.pop(); next !== undefined; next = questions.pop()) {
      const [path, part] = next;
      await ask(path, (body) => JSON.stringify(body).includes(part));
    }
  };
  await Promise.all(Array.from({ length: 16 }, askAll));
  return missing;
};

try {
  await runCommand(['init'], settings);
  await runCommand(['signing', 'rotate'], settings);
  const [moving, staying] = [
    await createKey(settings, { partner: MOVER }),
    await createKey(settings, { partner: STAYER }),
  ];
  const [mover, stayer] = [new Ledger(), new Ledger()];
  const ledgers = new Map([
    [moving, mover],
    [staying, stayer],
  ]);
  await start();
  await load(ledgers, () => pause(LOAD_MS));
  // the last instance that ends seals all
  await stop();
  await start();
  const rows: string[][] = [];
  for (const { to, killAt, afterMs } of ROUNDS)
    await load(ledgers, async () => {
      for (const ledger of ledgers.values()) ledger.beginRound();
      const refusedBefore = mover.refused;
      await pause(500);
      const first = await move(to, killAt, afterMs);
      if (killAt !== null) await pause(500);
      const printed = first ?? (await move(to, null, 0)) ?? '{}';
      await pause(LOAD_MS);
      const { frozen_ms: frozenMs, rows: moved } = JSON.parse(printed) as {
        readonly frozen_ms: number;
        readonly rows: Readonly<Record<string, number>>;
      };
      process.stdout.write(`moved to ${to}, frozen for ${frozenMs} ms\n`);
      rows.push([
        to,
        killAt === null ? 'no' : first === null ? `${killAt.source} + ${afterMs} ms` : 'came too late',
        String(moved['checks']),
        String(frozenMs),
        String(Math.round(mover.longestGapMs)),
        String(mover.refused - refusedBefore),
        String(Math.round(stayer.longestGapMs)),
      ]);
      await runCommand(['partners', 'forget-copy', '--from', to === 'main' ? 'second' : 'main', ...OF_MOVER], settings);
    });
  process.stdout.write('asking both instances for all that was acknowledged\n');
  const missing = (await missingOf(moving, mover)) + (await missingOf(staying, stayer));
  await stop();
  const log = await commandResult(['reports', 'verify-log', '--json'], settings);
  const { status } = JSON.parse(log.stdout) as { readonly status: string };
  const columns = ['moved to', 'killed', 'checks', 'frozen, ms', 'longest gap, ms', '503', 'gap of the other, ms'];
  process.stdout.write(`${markdownTable({ columns, rows })}\n`);
  const reports = mover.reports.size + stayer.reports.size;
  const acknowledged = mover.acknowledged.size + stayer.acknowledged.size;
  const unexpected = [...mover.unexpected, ...stayer.unexpected];
  process.stdout.write(
    `acknowledged ${acknowledged} checks and ${reports} reports, missing or different ` +
      `${missing}; refused ${mover.refused}, of the partner who stays ${stayer.refused}; other answers ` +
      `${unexpected.length}; the log: ${status}\n${unexpected.slice(0, 5).join('\n')}\n`,
  );
  if (status !== 'fits') process.stdout.write(`${log.stdout}\n`);
  const isRight = missing === 0 && unexpected.length === 0 && stayer.refused === 0 && status === 'fits';
  process.exitCode = isRight && mover.refused > 0 ? 0 : 1;
} finally {
  await stop();
  await Promise.all([main.drop(), second.drop()]);
  await endTests();
  await rm(folder, { recursive: true, force: true });
}
