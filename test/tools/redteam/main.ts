import { parseArgs } from 'node:util';
import type { Group } from './attack.js';
import { attacksOf, GROUPS, randomOf } from './groups/index.js';
import { ownTarget, runningTarget, type Target } from './target.js';
import { letThrough, type Outcome, tryAll, tryOne } from './trying.js';
import { tryWire, wireAttacks } from './wire.js';

/**
 * Attacks a service with thousands of dangerous inputs and prints for each group how many held. An input holds where
 * the answer is not ALLOW, or a 4xx that names its reason. Exit code 1 when one came through.
 * Usage: npm run redteam -- [--url URL --key KEY] [--seed N] [--group NAME] [--number N] [--seconds N] [--json]
 * Without --url it starts a service of its own.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    group: { type: 'string' },
    number: { type: 'string' },
    seconds: { type: 'string', default: '240' },
    json: { type: 'boolean', default: false },
  },
});
if ((values.url === undefined) !== (values.key === undefined)) throw new Error('--url and --key go together');

const seed = Number(values.seed);
const endAt = Date.now() + 1_000 * Number(values.seconds);
const isTimeUp = (): boolean => Date.now() > endAt;
const say = (text: string): void => void (values.json ? process.stderr : process.stdout).write(text);

interface Trial {
  readonly name: string;
  readonly about: string;
  readonly run: (target: Target) => Promise<Outcome & { readonly all: number }>;
}

const numbered = <T extends { readonly what: string }>(all: readonly T[]) =>
  all
    .map((input, number) => ({ number, what: input.what, input }))
    .filter(({ number }) => values.number === undefined || Number(values.number) === number);

const judged = (group: Group): Trial => ({
  name: group.name,
  about: group.about,
  run: async (target) => {
    const all = numbered(attacksOf(group, seed, target.listed));
    if (values.number !== undefined) for (const { input } of all) say(`${JSON.stringify(input, null, 2)}\n`);
    const outcome = await tryAll(all, async (input) => letThrough(await tryOne(target, input)), isTimeUp);
    return { ...outcome, all: all.length };
  },
});

const trials: readonly Trial[] = [
  ...GROUPS.map(judged),
  {
    name: 'wire',
    about: 'hosts, transfer codings, request lines, lengths, chunks and bodies that two readers may read differently',
    run: async (target) => {
      const all = numbered(wireAttacks(randomOf(seed, 'wire')));
      return { ...(await tryAll(all, (input) => tryWire(target, input), isTimeUp, 16)), all: all.length };
    },
  },
];

const chosen = trials.filter(({ name }) => (values.group ?? name) === name);
if (chosen.length === 0)
  throw new Error(`There is no group ${String(values.group)}: ${trials.map(({ name }) => name).join(', ')}`);

const target =
  values.url !== undefined && values.key !== undefined ? runningTarget(values.url, values.key) : await ownTarget();
const results: (Outcome & { readonly name: string; readonly all: number })[] = [];
try {
  say(`seed ${seed}\n`);
  for (const { name, about, run } of chosen) {
    const { tried, misses, all } = await run(target);
    results.push({ name, tried, misses, all });
    const untried = all > tried ? `, ${all - tried} not tried for want of time` : '';
    const held = `${String(tried - misses.length).padStart(6)} of ${String(tried).padEnd(6)}held`;
    say(`${name.padEnd(14)}${held}${untried}   ${about}\n`);
    for (const { number, what, answer } of misses)
      say(`    --seed ${seed} --group ${name} --number ${number}: ${answer}: ${what}\n`);
  }
} finally {
  await target.stop();
}
const tried = results.reduce((sum, each) => sum + each.tried, 0);
const missed = results.reduce((sum, each) => sum + each.misses.length, 0);
say(`${tried - missed} of ${tried} dangerous inputs held\n`);
if (values.json) process.stdout.write(`${JSON.stringify({ seed, tried, missed, results }, null, 2)}\n`);
process.exitCode = missed === 0 && results.every(({ tried: some, all }) => some === all) ? 0 : 1;
