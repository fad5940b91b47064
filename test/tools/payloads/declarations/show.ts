import type { Trial } from './run.js';

const LEAST_BLOCKED = 0.995;

const count = (trials: readonly Trial[], is: (trial: Trial) => boolean): number => trials.filter(is).length;
const isRight = ({ change }: Trial): boolean => change === null;
const isWorse = ({ change, isLess }: Trial): boolean => change !== null && !isLess;

const COLUMNS = [
  'right',
  'BLOCK',
  'REVIEW',
  'ALLOW',
  'worse',
  'BLOCK',
  'REVIEW',
  'ALLOW',
  'unnamed',
  'less',
  'not held',
];

const cellsOf = (trials: readonly Trial[]): readonly number[] => {
  const actions = ['BLOCK', 'REVIEW', 'ALLOW'] as const;
  const right = trials.filter(isRight);
  const worse = trials.filter(isWorse);
  const smaller = trials.filter(({ isLess }) => isLess);
  return [
    right.length,
    ...actions.map((wanted) => count(right, ({ action }) => action === wanted)),
    worse.length,
    ...actions.map((wanted) => count(worse, ({ action }) => action === wanted)),
    count(worse, ({ isNamed }) => !isNamed),
    smaller.length,
    count(smaller, ({ action, isNamed }) => action === 'ALLOW' || !isNamed),
  ];
};

const lineOf = (name: string, cells: readonly (number | string)[]): string =>
  `${name.padEnd(24)}${cells.map((cell) => String(cell).padStart(9)).join('')}\n`;

const misses = (trials: readonly Trial[]): readonly Trial[] =>
  trials.filter((trial) => {
    if (isRight(trial)) return trial.action === 'BLOCK';
    if (trial.isLess) return trial.action === 'ALLOW' || !trial.isNamed;
    return trial.action !== 'BLOCK' || !trial.isNamed;
  });

const missLines = (trials: readonly Trial[]): readonly string[] => {
  const groups = new Map<string, number>();
  for (const { sort, change, action, codes } of misses(trials)) {
    const text = `${sort}: ${change ?? 'as declared'}: ${action} [${codes.join(', ')}]`;
    groups.set(text, (groups.get(text) ?? 0) + 1);
  }
  return [...groups].map(([text, times]) => `  ${String(times).padStart(4)} x ${text}\n`);
};

/** What came out, and whether the aims are met. */
export const showDeclarations = (trials: readonly Trial[]): { readonly text: string; readonly isMet: boolean } => {
  const sorts = [...new Set(trials.map(({ sort }) => sort))];
  const worse = trials.filter(isWorse);
  const blocked = count(worse, ({ action }) => action === 'BLOCK');
  const named = count(worse, ({ isNamed }) => isNamed);
  const stopped = count(trials, (trial) => isRight(trial) && trial.action === 'BLOCK');
  const allowed = count(worse, ({ action }) => action === 'ALLOW');
  const least = Math.min(...sorts.map((sort) => leastChanges(trials.filter((trial) => trial.sort === sort))));
  const lines = [
    lineOf('declared', COLUMNS),
    ...sorts.map((sort) => lineOf(sort, cellsOf(trials.filter((trial) => trial.sort === sort)))),
    lineOf('all', cellsOf(trials)),
    ...missLines(trials),
    `right declarations: ${count(trials, isRight)} (aim 500), BLOCK ${stopped} (aim 0)\n`,
    `single changes for the worse: ${worse.length}, at least ${least} for each (aim 8), `,
    `BLOCK ${percent(blocked, worse.length)} (aim 99.5 %), ALLOW ${allowed} (aim 0), `,
    `named ${percent(named, worse.length)}\n`,
  ];
  const isMet =
    count(trials, isRight) >= 500 &&
    stopped === 0 &&
    allowed === 0 &&
    least >= 8 &&
    blocked >= LEAST_BLOCKED * worse.length &&
    named >= LEAST_BLOCKED * worse.length;
  return { text: lines.join(''), isMet };
};

const percent = (part: number, whole: number): string =>
  `${part} (${whole === 0 ? '0.00' : ((100 * part) / whole).toFixed(2)} %)`;

/** The fewest changes for the worse that a declaration of these has: each declaration comes before its changes. */
const leastChanges = (trials: readonly Trial[]): number => {
  const counts: number[] = [];
  for (const trial of trials)
    if (isRight(trial)) counts.push(0);
    else if (!trial.isLess) counts.push((counts.pop() ?? 0) + 1);
  return Math.min(...counts);
};
