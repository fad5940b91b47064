import type { Trial } from './trial.js';

/** It says of itself that all was read. */
const isWhole = ({ execution }: Trial): boolean => execution?.isComplete === true;

const COLUMNS: Readonly<Record<string, (trial: Trial) => boolean>> = {
  tried: () => true,
  equal: (trial) => trial.differences.length === 0 && isWhole(trial),
  'not whole': (trial) => !isWhole(trial),
  'again equal': ({ again }) => again?.length === 0,
  diverging: ({ execution }) => execution !== null && execution.diverging !== 'no',
  unlogged: ({ execution }) => execution?.isLogged === false,
  ALLOW: ({ action }) => action === 'ALLOW',
  REVIEW: ({ action }) => action === 'REVIEW',
  BLOCK: ({ action }) => action === 'BLOCK',
};

const lineOf = (name: string, cells: readonly (number | string)[]): string =>
  `${name.padEnd(44)}${cells.map((cell) => String(cell).padStart(10)).join('')}\n`;

const rowOf = (name: string, trials: readonly Trial[]): string =>
  lineOf(
    name,
    Object.values(COLUMNS).map((is) => trials.filter(is).length),
  );

/** Whose transactions deceive: none of them may be allowed. */
const DECEIVES = /^(lie|watched|theft)/;
/** Ordinary trades: none of them may be blocked. */
const ORDINARY = /^(purchase from a pool|sale to a pool|claim)$/;

interface Shown {
  readonly text: string;
  readonly isMet: boolean;
}

const MOST_LINES_OF_A_KIND = 2;

/** A table by kind, the differences, and whether all aims are met. */
export const showTrials = (trials: readonly Trial[]): Shown => {
  const kinds = [...new Set(trials.map(({ kind }) => kind))];
  const ofKind = (kind: string) => trials.filter((trial) => trial.kind === kind);
  const missed: Readonly<Record<string, number>> = {
    'not equal to what was mined': trials.filter(({ differences }) => differences.length > 0).length,
    'not equal when executed again without a node': trials.filter(({ again }) => again?.length !== 0).length,
    'not whole and allowed': trials.filter((trial) => !isWhole(trial) && trial.action === 'ALLOW').length,
    'deceptive and allowed': trials.filter(({ kind, action }) => DECEIVES.test(kind) && action === 'ALLOW').length,
    'honest contracts that are said to hide something': trials.filter(
      ({ kind, execution }) => !kind.startsWith('lie') && execution?.isLogged === false,
    ).length,
    'ordinary trades that are blocked': trials.filter(({ kind, action }) => ORDINARY.test(kind) && action === 'BLOCK')
      .length,
  };
  const differences = kinds.flatMap((kind) =>
    ofKind(kind)
      .flatMap((trial) => [...trial.differences, ...(trial.again ?? ['no witness']).map((it) => `again: ${it}`)])
      .slice(0, MOST_LINES_OF_A_KIND)
      .map((difference) => `${kind}: ${difference}\n`),
  );
  return {
    text: [
      lineOf('', Object.keys(COLUMNS)),
      ...kinds.map((kind) => rowOf(kind, ofKind(kind))),
      rowOf('all', trials),
      ...differences,
      sizesOf(trials),
      ...Object.entries(missed).map(([name, count]) => `${name}: ${count}\n`),
    ].join(''),
    isMet: Object.values(missed).every((count) => count === 0) && shareOfSmall(trials) >= LEAST_SMALL,
  };
};

/** Of a witness as it is stored. */
const SMALL_BYTES = 16_384;
/** At least so many of them are no longer. */
const LEAST_SMALL = 0.95;

const shareOfSmall = (trials: readonly Trial[]): number =>
  trials.filter(({ witnessBytes }) => witnessBytes > 0 && witnessBytes <= SMALL_BYTES).length / trials.length;

const sizesOf = (trials: readonly Trial[]): string => {
  const sizes = trials.map(({ witnessBytes }) => witnessBytes).sort((one, other) => one - other);
  const at = (share: number): number => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
  const small = (shareOfSmall(trials) * 100).toFixed(1);
  return `witnesses, bytes: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}; at most ${SMALL_BYTES}: ${small} %\n`;
};
