import type { Row, TrialResult } from './trial.js';

export interface Judged {
  readonly row: Row;
  readonly result: TrialResult;
  readonly tookMs: number;
}

/** A row that was not tried is not wrong; it says so. */
export const isRight = ({ failures, counts }: TrialResult): boolean =>
  failures.length === 0 && counts.lost === 0 && counts.doubleCharged === 0 && counts.allowWhileDegraded === 0;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const triedOf = ({ tried, untried }: TrialResult): string =>
  tried === 'yes' ? 'yes' : `${tried === 'no' ? 'not tried' : 'yes, but not'}: ${untried.join('; ')}`;

const outcomeOf = (result: TrialResult): string => {
  if (result.tried === 'no') return '-';
  const words = isRight(result)
    ? `holds (${result.held}×)`
    : `DOES NOT HOLD: ${result.failures.join('; ') || 'see the counts'}`;
  return [words, ...result.notes].join('; ');
};

const lineOf = ({ row, result }: Judged): string => {
  const { acknowledged, lost, doubleCharged, allowWhileDegraded } = result.counts;
  const counts = result.tried === 'no' ? ['-', '-', '-', '-'] : [acknowledged, lost, doubleCharged, allowWhileDegraded];
  return `| ${[row.number, cell(row.fault), cell(triedOf(result)), cell(outcomeOf(result)), ...counts].join(' | ')} |`;
};

/** Markdown. */
export const tableOf = (judged: readonly Judged[]): string =>
  [
    '| # | fault | tried | outcome | acknowledged | lost | double charged | ALLOW while degraded |',
    '|---|---|---|---|---|---|---|---|',
    ...judged.map(lineOf),
  ].join('\n');

/** The figures of the whole run in one sentence. */
export const summaryOf = (judged: readonly Judged[]): string => {
  const sum = (pick: (counts: TrialResult['counts']) => number): number =>
    judged.reduce((total, { result }) => total + pick(result.counts), 0);
  const tried = judged.filter(({ result }) => result.tried !== 'no');
  const wrong = tried.filter(({ result }) => !isRight(result));
  return (
    `${judged.length} rows: ${tried.length} tried ` +
    `(${tried.filter(({ result }) => result.tried === 'in part').length} of them in part), ` +
    `${judged.length - tried.length} not tried, ` +
    `${wrong.length} do not hold; acknowledged ${sum(({ acknowledged }) => acknowledged)}, lost ` +
    `${sum(({ lost }) => lost)}, ` +
    `double charged ${sum(({ doubleCharged }) => doubleCharged)}, ALLOW while degraded ` +
    `${sum(({ allowWhileDegraded }) => allowWhileDegraded)}`
  );
};
