import { parseArgs } from 'node:util';
import { isInside, obstacle } from './inside.js';

/**
 * Failures of a database that is made of three machines, under load of two instances of the service: see
 * `.deploy/high-availability/README.md`. Exit code 1 where a check is lost or an answer is wrong, 2 where it cannot run
 * here. Usage: npm run failover -- [--only power,network] [--keep FOLDER]
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, keep: { type: 'string' }, inside: { type: 'boolean' } },
});
const why = await obstacle();
if (why !== null) {
  process.stderr.write(`Not tried: ${why}\n`);
  process.exitCode = 2;
} else if (await isInside(import.meta.url)) {
  const { runFailures } = await import('./run.js');
  // what it started ends with it
  process.exit((await runFailures(values)) ? 0 : 1);
}
