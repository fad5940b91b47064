/** The results of all rooms by folder, from the accumulated reports. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The least share of mutants, of those that count, that a test must notice. */
export const LEAST_SCORE = 0.85;

const resultsOf = (room) => {
  const file = new URL(`../reports/mutation/${room}.incremental.json`, import.meta.url);
  return existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).files) : [];
};

const empty = () => ({ mutants: 0, noticed: 0, survived: 0, uncovered: 0, ignored: 0 });

const count = (row, { status }) => {
  row.mutants += 1;
  if (status === 'Killed' || status === 'Timeout') row.noticed += 1;
  else if (status === 'Survived') row.survived += 1;
  else if (status === 'NoCoverage') row.uncovered += 1;
  else if (status === 'Ignored') row.ignored += 1;
};

const score = ({ noticed, survived, uncovered }) => noticed / (noticed + survived + uncovered);

const tally = (rooms) => {
  const folders = new Map();
  const total = empty();
  for (const [path, { mutants }] of rooms.flatMap(resultsOf)) {
    const folder = dirname(path);
    const row = folders.get(folder) ?? empty();
    for (const mutant of mutants) for (const each of [row, total]) count(each, mutant);
    folders.set(folder, row);
  }
  return { folders: [...folders].sort(([left], [right]) => (left < right ? -1 : 1)), total };
};

const line = (name, row) => {
  const share = Number.isNaN(score(row)) ? '–' : `${(100 * score(row)).toFixed(1)} %`;
  return `| ${[name, row.mutants, row.ignored, row.noticed, row.survived, row.uncovered, share].join(' | ')} |`;
};

/** Prints one row for each folder, and their sum, as Markdown. */
export const printTable = (rooms) => {
  const { folders, total } = tally(rooms);
  const head = [
    '| folder | mutants | not counted | noticed | survived | not covered | score |',
    '|---|---|---|---|---|---|---|',
  ];
  const rows = folders.map(([folder, row]) => line(`\`${folder}\``, row));
  process.stdout.write(`\n${[...head, ...rows, line('all', total)].join('\n')}\n`);
};

/** True when all rooms together reach the least score. */
export const passes = (rooms) => score(tally(rooms).total) >= LEAST_SCORE;
