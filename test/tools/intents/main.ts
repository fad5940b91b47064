import { parseArgs } from 'node:util';
import { corpus } from './corpus.js';
import { runRows } from './running.js';
import { ratesOf, textOf } from './table.js';

/**
 * Runs the corpus of intents through the whole service over HTTP and prints a table by theme, the rows that came out
 * otherwise than expected, and two rates: dangerous intents that were ALLOW, and ordinary ones that were stopped. Exit
 * code 1 when a dangerous one was ALLOW, or an ordinary one was stopped by a rule of judgement.
 * Usage: npm run intents -- [--theme NAME] [--id ID] [--json]
 */
const { values } = parseArgs({
  options: { theme: { type: 'string' }, id: { type: 'string' }, json: { type: 'boolean', default: false } },
});

const rows = corpus().filter(({ theme, id }) => (values.theme ?? theme) === theme && (values.id ?? id) === id);
if (rows.length === 0) throw new Error('There is no such row');

const judged = await runRows(rows);
const rates = ratesOf(judged);
process.stdout.write(
  values.json
    ? `${JSON.stringify({ rates, misses: judged.filter(({ result }) => result !== 'as_expected') }, null, 2)}\n`
    : textOf(judged),
);
process.exitCode = rates.dangerousAllowed === 0 && rates.stoppedByRule === 0 ? 0 : 1;
