import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CannotError } from './place.js';
import { type Outcome, tryPage } from './scenario.js';
import { SCENARIOS } from './scenarios.js';

/**
 * Runs the shell blocks of every runbook as they stand, makes the fault that each is about, and keeps a ledger of what
 * clients were told. Exit code 1 where a step fails, something that the page promises is not seen, or anything is lost.
 * Usage: npm run runbooks -- [--only PAGE,PAGE] [--json FILE] [--show]
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, json: { type: 'string' }, show: { type: 'boolean' } },
});
const show = values.show === true ? (text: string): void => void process.stdout.write(text) : (): void => undefined;
const only = values.only?.split(',');
const chosen = SCENARIOS.filter(({ page }) => only === undefined || only.includes(page));
if (chosen.length === 0) throw new Error('--only names no page');

const outcomes: Outcome[] = [];
let failures = 0;
for (const scenario of chosen) {
  try {
    const outcome = await tryPage(scenario, show);
    outcomes.push(outcome);
    const { page, steps, tookMs, acknowledged, lost, proven, verified, notes } = outcome;
    process.stdout.write(
      `${page}: ${steps} steps in ${Math.round(tookMs / 1000)} s; acknowledged ${acknowledged}, lost ${lost.length}; ` +
        `proofs ${proven}, reports verified ${verified}${notes.map((note) => `\n  ${note}`).join('')}\n`,
    );
    for (const line of lost) process.stdout.write(`  lost: ${line}\n`);
    const isWhole = [proven, verified].every((part) => part.split(' of ')[0] === part.split(' of ')[1]);
    if (lost.length > 0 || acknowledged === 0 || !isWhole) failures += 1;
  } catch (error) {
    if (error instanceof CannotError) {
      process.stdout.write(`${scenario.page}: not tried: ${error.message}\n`);
      continue;
    }
    failures += 1;
    process.stdout.write(
      `${scenario.page}: DOES NOT HOLD: ${String(error)}\n${String((error as Error).cause ?? '')}\n`,
    );
  }
}
if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(outcomes, null, 2)}\n`);
process.exitCode = failures === 0 ? 0 : 1;
