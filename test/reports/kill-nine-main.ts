import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createSignatureVerifier } from '../../adapters/signing/verifier.js';
import { openPostgresStorage } from '../../adapters/storage/postgres/index.js';
import { verifyLog } from '../../src/application/reports/verify-log.js';
import { startEngine } from '../support/engine.js';
import { silentLogger } from '../support/silent-logger.js';

/** Kills the maker of reports at twenty points and looks whether report and metering record are both there or neither: `node dist/test/reports/kill-nine-main.js`. */
const POINTS = 20;
const CHILD = fileURLToPath(new URL('./kill-nine-child.js', import.meta.url));

const server = await startEngine();
const acknowledged = new Set<string>();
const admin = new pg.Pool(server.connection);
await admin.query('create database kill_nine');
await admin.end();
const connection = { ...server.connection, database: 'kill_nine' };
const stores = await openPostgresStorage({ connection, logger: silentLogger });
const database = new pg.Pool(connection);
const count = async (sql: string): Promise<number> => Number((await database.query<{ readonly n: string }>(`select count(*) as n from ${sql}`)).rows[0]?.n);
let failures = 0;

for (let point = 1; point <= POINTS; point += 1) {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(connection), String(point * 100_000)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => acknowledged.add(line));
  await once(lines, 'line');
  await pause(20 + Math.random() * 300);
  child.kill('SIGKILL');
  await once(child, 'close');
  const [reports, metered, pairs] = [await count('reports'), await count('report_metering'), await count('reports join report_metering using (report_id)')];
  const lost = [...acknowledged].length - (await count(`reports where report_id = any('{${[...acknowledged].join(',')}}')`));
  if (reports !== metered || reports !== pairs || lost !== 0) failures += 1;
  process.stdout.write(`point ${point}: ${reports} reports, ${metered} metering records, ${pairs} pairs, ${lost} of ${acknowledged.size} acknowledged lost\n`);
}
const keys = (await stores.publicKeys.list()).map(({ publicKey }) => publicKey);
const verification = await verifyLog({ reports: stores.reports, checkpoints: null, keys, verifier: createSignatureVerifier() });
process.stdout.write(`${failures === 0 ? 'both or neither, always' : `${failures} points failed`}; the log ${verification.ok ? 'verifies' : JSON.stringify(verification.chains)}\n`);
await database.end();
await stores.close();
await server.stop();
process.exitCode = failures === 0 && verification.ok ? 0 : 1;
