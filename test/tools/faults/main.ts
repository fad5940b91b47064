import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ROWS } from './rows/index.js';
import { closeCalls } from './support/calls.js';
import { stopClients } from './support/clients.js';
import { stopSharedEngine } from './support/engine.js';
import { seededRandom } from './support/random.js';
import { isRight, type Judged, summaryOf, tableOf } from './support/table.js';
import { Trial } from './support/trial.js';

/**
 * The register of faults, tried on real processes: instances of the service, a balancer, PostgreSQL engines. Prints a
 * table; exit code 1 where a row that was tried does not hold, or anything was lost, charged twice or allowed while
 * degraded. Usage: npm run faults -- [--seed N] [--only 1,44,49] [--json FILE]
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, only: { type: 'string' }, json: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isInteger(seed)) throw new Error('--seed must be a whole number');
const only = values.only?.split(',').map((number) => number.trim());
const chosen = ROWS.filter(
  ({ number }) =>
    only === undefined || only.some((wanted) => wanted === number || wanted === number.replace(/[a-z]$/, '')),
);
if (chosen.length === 0) throw new Error('--only names no row');

process.stdout.write(`seed ${seed}\n\n`);
const judged: Judged[] = [];
try {
  for (const row of chosen) {
    // each row has moments of its own, so that one row alone meets the same as in a whole run
    const trial = new Trial(seededRandom(seed + Number.parseInt(row.number, 10) * 7919));
    const startedAt = performance.now();
    try {
      await row.run(trial);
    } catch (error) {
      trial.brokeOff(error);
    } finally {
      await stopClients();
    }
    const result = trial.result();
    judged.push({ row, result, tookMs: Math.round(performance.now() - startedAt) });
    process.stderr.write(
      `row ${row.number}: ${isRight(result) ? 'holds' : 'DOES NOT HOLD'} after ` +
        `${Math.round((performance.now() - startedAt) / 1000)} s\n`,
    );
    for (const failure of result.failures) process.stderr.write(`  - ${failure}\n`);
  }
} finally {
  await stopSharedEngine();
  await closeCalls();
}
judged.sort((one, other) => one.row.number.localeCompare(other.row.number, 'en', { numeric: true }));
process.stdout.write(`${tableOf(judged)}\n\n${summaryOf(judged)}\n`);
if (values.json !== undefined) {
  const rows = judged.map(({ row: { number, fault }, result, tookMs }) => ({ number, fault, ...result, tookMs }));
  await writeFile(values.json, `${JSON.stringify({ seed, rows }, null, 2)}\n`);
}
process.exitCode = judged.every(({ result }) => isRight(result)) ? 0 : 1;
