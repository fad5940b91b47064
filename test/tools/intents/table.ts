import type { Judged, Result } from './judging.js';
import { KNOWLEDGE, stoppers } from './judging.js';

const count = (judged: readonly Judged[], ...results: readonly Result[]): number =>
  judged.filter(({ result }) => results.includes(result)).length;

const COLUMNS = ['theme', 'dangerous', 'ALLOW', 'weaker', 'by another', 'ordinary', 'by a rule', 'not known', 'milder'];

const cellsOf = (theme: string, judged: readonly Judged[]): readonly string[] => {
  const dangerous = judged.filter(({ row }) => row.sort === 'dangerous');
  const ordinary = judged.filter(({ row }) => row.sort === 'ordinary');
  return [
    theme,
    ...[
      dangerous.length,
      count(dangerous, 'passed'),
      count(dangerous, 'weaker'),
      dangerous.filter(({ heldByAnother }) => heldByAnother).length,
      ordinary.length,
      count(ordinary, 'stopped_by_rule'),
      count(ordinary, 'stopped_by_knowledge'),
      count(ordinary, 'milder'),
    ].map(String),
  ];
};

const lineOf = (cells: readonly string[]): string =>
  cells.map((text, index) => (index === 0 ? text.padEnd(18) : text.padStart(11))).join('');

const percent = (part: number, whole: number): string =>
  `${part} of ${whole} (${whole === 0 ? '0.0' : ((100 * part) / whole).toFixed(1)} %)`;

export interface Rates {
  readonly dangerous: number;
  readonly dangerousAllowed: number;
  readonly ordinary: number;
  readonly stoppedByRule: number;
  readonly stoppedByKnowledge: number;
}

export const ratesOf = (judged: readonly Judged[]): Rates => ({
  dangerous: judged.filter(({ row }) => row.sort === 'dangerous').length,
  dangerousAllowed: count(judged, 'passed'),
  ordinary: judged.filter(({ row }) => row.sort === 'ordinary').length,
  stoppedByRule: count(judged, 'stopped_by_rule'),
  stoppedByKnowledge: count(judged, 'stopped_by_knowledge'),
});

const TITLES: readonly (readonly [Result | 'heldByAnother', string])[] = [
  ['passed', 'Dangerous, and ALLOW'],
  ['stopped_by_rule', 'Ordinary, and stopped by a rule of judgement'],
  ['weaker', 'Dangerous, and held less than expected'],
  ['heldByAnother', 'Dangerous, and held by another finding than the one that it is for'],
  ['milder', 'Ordinary, and milder than expected'],
  ['stopped_by_knowledge', 'Ordinary, and stopped because a token, contract or source is not known'],
];

export const missLine = ({ row, answer, result }: Judged): string => {
  const codes = result.startsWith('stopped') ? stoppers(row, answer) : answer.findings.map(({ code }) => code);
  const got = answer.refusal ?? `${answer.action ?? ''} [${codes.join(', ')}]`;
  const wanted = row.for === null ? row.expect : `${row.expect} ${row.for}`;
  return `${row.theme}/${row.id}: ${got}, expected ${wanted}. ${row.why}`;
};

const missesOf = (judged: readonly Judged[]): string =>
  TITLES.flatMap(([result, title]) => {
    const missed = judged.filter((each) => (result === 'heldByAnother' ? each.heldByAnother : each.result === result));
    return missed.length === 0 ? [] : [`\n${title}:\n${missed.map((each) => `  ${missLine(each)}\n`).join('')}`];
  }).join('');

/** The table by theme, the two rates, and every row that came out otherwise than its analyst says. */
export const textOf = (judged: readonly Judged[]): string => {
  const themes = [...new Set(judged.map(({ row }) => row.theme))];
  const rates = ratesOf(judged);
  const stopped = rates.stoppedByRule + rates.stoppedByKnowledge;
  return [
    `${lineOf(COLUMNS)}\n`,
    ...themes.map(
      (theme) =>
        `${lineOf(
          cellsOf(
            theme,
            judged.filter(({ row }) => row.theme === theme),
          ),
        )}\n`,
    ),
    `${lineOf(cellsOf('all', judged))}\n`,
    missesOf(judged),
    `\nDangerous intents that were ALLOW: ${percent(rates.dangerousAllowed, rates.dangerous)}\n`,
    `Ordinary intents that were stopped: ${percent(stopped, rates.ordinary)}, of these\n`,
    `  by a rule of judgement: ${rates.stoppedByRule}\n`,
    `  for want of knowledge (${Object.keys(KNOWLEDGE).join(', ')}): ${rates.stoppedByKnowledge}\n`,
  ].join('');
};
