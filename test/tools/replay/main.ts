import { parseArgs } from 'node:util';
import { questions, type Question, type Said } from './corpora.js';
import { checkOut, engineIn } from './engines.js';

/**
 * Asks the engine of another commit and this one about the same requests, 20,000 and more, and prints a table of what
 * they decide otherwise: once for each kind of difference, with how many, one example and its reason (what findings
 * that came say now, what those that went said). Exit code 1 when they differ, unless --expected.
 * Usage: npm run replay -- --before COMMIT-OR-FOLDER [--requests FILE]... [--seed N] [--generated N] [--mutated N]
 * [--per-chain N] [--all] [--bytes] [--expected]
 * A FILE has one JSON object a line: id, path and body of a request. --all prints every difference, one JSON object a
 * line; --bytes also those that differ in words, order or measures alone.
 */
const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    requests: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    generated: { type: 'string', default: '5000' },
    mutated: { type: 'string', default: '3000' },
    'per-chain': { type: 'string', default: '3' },
    all: { type: 'boolean', default: false },
    bytes: { type: 'boolean', default: false },
    expected: { type: 'boolean', default: false },
  },
});
if (values.before === undefined) throw new Error('Name what to compare with: --before COMMIT-OR-FOLDER');

interface Difference {
  readonly corpus: string;
  readonly id: string;
  readonly before: string;
  readonly after: string;
  readonly came: readonly string[];
  readonly went: readonly string[];
  readonly reason: string;
}

const only = (these: Said, those: Said): readonly string[] =>
  [...these.findings.keys()].filter((code) => !those.findings.has(code)).sort();

const differenceOf = ({ corpus, id }: Question, was: Said, is: Said): Difference => {
  const [came, went] = [only(is, was), only(was, is)];
  const otherwise = [...is.findings].filter(([code, said]) => (was.findings.get(code) ?? said) !== said);
  const reasons = [
    ...came.map((code) => is.findings.get(code) ?? ''),
    ...went.map((code) => `No longer: ${was.findings.get(code) ?? ''}`),
    ...otherwise.map(([code, said]) => `In place of "${was.findings.get(code) ?? ''}": ${said}`),
  ];
  const reason =
    reasons.length > 0
      ? reasons.join(' | ')
      : 'the same findings in the same words, with other measures, fields or evidence';
  return { corpus, id, before: was.action ?? 'refused', after: is.action ?? 'refused', came, went, reason };
};

const kindOf = ({ before, after, came, went }: Difference): string =>
  [
    before === after ? before : `${before} -> ${after}`,
    ...came.map((code) => `+${code}`),
    ...went.map((code) => `-${code}`),
  ].join(' ');

const before = checkOut(values.before);
const differences: Difference[] = [];
const asked = new Map<string, number>();
const codes = new Set<string>();
let inBytes = 0;
try {
  const [old, now] = [await engineIn(before.folder), await engineIn(process.cwd())];
  const options = {
    ...{ seed: Number(values.seed), generated: Number(values.generated), mutated: Number(values.mutated) },
    ...{ perChain: Number(values['per-chain']), files: values.requests },
  };
  for (const question of questions(options)) {
    const [was, is] = [await question.ask(old), await question.ask(now)];
    asked.set(question.corpus, (asked.get(question.corpus) ?? 0) + 1);
    for (const code of is.findings.keys()) codes.add(code);
    if (was.bytes === is.bytes) continue;
    inBytes += 1;
    const difference = differenceOf(question, was, is);
    if (values.bytes || was.action !== is.action || difference.came.length + difference.went.length > 0)
      differences.push(difference);
  }
} finally {
  before.remove();
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
if (values.all) for (const difference of differences) say(JSON.stringify(difference));
else {
  const kinds = new Map<string, Difference[]>();
  for (const one of differences) kinds.set(kindOf(one), [...(kinds.get(kindOf(one)) ?? []), one]);
  const rank = ([first, ...others]: readonly Difference[]): number =>
    (first?.before === first?.after ? 0 : 1_000_000) + others.length;
  for (const [kind, alike] of [...kinds].sort(([, left], [, right]) => rank(right) - rank(left))) {
    say(`${String(alike.length).padStart(6)}  ${kind}`);
    const [{ corpus, id, reason }] = alike as [Difference];
    say(`        ${corpus}: ${id}\n        ${reason}`);
  }
}
const total = [...asked.values()].reduce((sum, count) => sum + count, 0);
const byCorpus = [...asked].map(([name, count]) => `${name} ${String(count)}`).join(', ');
const actions = differences.filter((one) => one.before !== one.after).length;
const found = `${String(inBytes)} differ in bytes, ${String(actions)} in the action`;
const summary = `${String(total)} decisions beside ${before.name} (${byCorpus}; ${String(codes.size)} codes): ${found}`;
(values.all ? process.stderr : process.stdout).write(`${summary}\n`);
process.exitCode = inBytes === 0 || values.expected ? 0 : 1;
// services of the corpora keep timers
process.exit();
