import { parseArgs } from 'node:util';
import { bytesCorpus, corpus } from './corpus.js';
import { differences, movedToExtras } from './moved.js';
import { runRows } from './running.js';
import { ratesOf, textOf } from './table.js';

/**
 * Runs the corpus of intents through the whole service over HTTP and prints a table by theme, the rows that came out
 * otherwise than expected, and two rates: dangerous intents that were ALLOW, and ordinary ones that were stopped. Exit
 * code 1 when a dangerous one was ALLOW, or an ordinary one was stopped by a rule of judgement.
 * With --extra-chains: what the rows come to on each of the extra chains, where their tokens and contracts are known
 * there. Exit code 1 when one is answered with another action.
 * Usage: npm run intents -- [--theme NAME] [--id ID] [--json | --extra-chains]
 */
const { values } = parseArgs({
  options: {
    theme: { type: 'string' },
    id: { type: 'string' },
    json: { type: 'boolean', default: false },
    'extra-chains': { type: 'boolean', default: false },
  },
});

const rows = [...corpus(), ...(values['extra-chains'] ? [] : bytesCorpus())].filter(
  ({ theme, id }) => (values.theme ?? theme) === theme && (values.id ?? id) === id,
);
if (rows.length === 0) throw new Error('There is no such row');

const judged = await runRows(rows);
if (values['extra-chains']) {
  const moved = movedToExtras(rows);
  const different = differences(judged, await runRows(moved));
  const lines = [...different, `${String(moved.length)} moved intents, ${String(different.length)} answered otherwise`];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = different.length === 0 ? 0 : 1;
} else {
  const rates = ratesOf(judged);
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ rates, misses: judged.filter(({ result }) => result !== 'as_expected') }, null, 2)}\n`
      : textOf(judged),
  );
  process.exitCode = rates.dangerousAllowed === 0 && rates.stoppedByRule === 0 ? 0 : 1;
}
