import { parseArgs } from 'node:util';
import { choosing } from '../redteam/attack.js';
import { runDeclarations } from './declarations/run.js';
import { showDeclarations } from './declarations/show.js';
import { runMutations } from './mutations/run.js';
import { showMutations } from './mutations/show.js';
import { runPhishing } from './phishing/run.js';
import { showPhishing } from './phishing/show.js';

/**
 * Shows what judging the bytes is worth: right declarations and single changes of them, phishing payloads with their
 * ordinary twins, and mutated payloads. Prints a table for each, and ends with code 1 where an aim is missed.
 * Usage: npm run payloads -- [--seed N] [--part NAME] [--per-chain N] [--count N] [--group NAME]
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    part: { type: 'string' },
    'per-chain': { type: 'string', default: '6' },
    count: { type: 'string', default: '100000' },
    group: { type: 'string', default: '' },
  },
});

interface Shown {
  readonly text: string;
  readonly isMet: boolean;
}

const seed = Number(values.seed);
const perChain = Number(values['per-chain']);

const PARTS: Readonly<Record<string, () => Promise<Shown>>> = {
  declarations: async () =>
    showDeclarations(
      await runDeclarations(choosing(seed), seed, ({ chains }) => (chains.length === 1 ? 6 : 1) * perChain),
    ),
  phishing: async () => showPhishing(await runPhishing()),
  mutations: async () =>
    showMutations(await runMutations(choosing(seed), seed, { count: Number(values.count), group: values.group })),
};

process.stdout.write(`seed ${seed}\n`);
const chosen = Object.entries(PARTS).filter(([name]) => (values.part ?? name) === name);
if (chosen.length === 0) throw new Error(`There is no part ${String(values.part)}: ${Object.keys(PARTS).join(', ')}`);
for (const [name, run] of chosen) {
  const { text, isMet } = await run();
  process.stdout.write(`\n${name}: ${isMet ? 'as it should be' : 'AN AIM IS MISSED'}\n${text}`);
  if (!isMet) process.exitCode = 1;
}
