import { measureSealing, sealingText } from './sealing-cost.js';

/** Prints what sealing costs, with and without what is said beside the checks. Usage: npm run sealing-cost */
process.stdout.write(`${sealingText(await measureSealing())}\n`);
