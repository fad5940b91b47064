import { matrix } from './matrix.js';
import { describeMachine, type Machine } from './machine.js';
import { type BenchOptions, parseOptions, PART_NAMES, type PartName } from './options.js';
import type { Outcome, Section } from './outcome.js';
import { desk } from './show-desk.js';
import { growth } from './show-growth.js';
import { http } from './show-http.js';
import { start } from './start.js';
import { versus } from './show-versus.js';
import { markdownTable } from './table.js';

/** A section in Markdown. */
const sectionText = ({ title, table, notes }: Section): string =>
  [`## ${title}`, markdownTable(table), ...notes].join('\n\n');

/** What the figures were measured on, as a section of its own. */
const machineSection = (machine: Machine): Section => ({
  title: 'Machine',
  table: {
    columns: ['what', 'value'],
    rows: [
      ['system', machine.system],
      ['processor', `${machine.processor}, ${machine.cores} ${machine.cores === 1 ? 'core' : 'cores'}`],
      ['memory', `${machine.memoryGib.toFixed(1)} GiB`],
      ['load average before the run (1 minute)', machine.loadAverage.toFixed(2)],
      ['Node', machine.node],
      ['embedded PostgreSQL', machine.embeddedPostgres],
      [
        'write and fdatasync of 8 KiB',
        `p50 ${machine.fsyncP50Ms.toFixed(2)} ms, p99 ${machine.fsyncP99Ms.toFixed(2)} ms`,
      ],
    ],
  },
  notes: [],
});

const PARTS: Readonly<Record<PartName, (options: BenchOptions) => Promise<Outcome>>> = {
  http,
  growth,
  matrix,
  desk,
  start,
  versus,
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const options = parseOptions(process.argv.slice(2));
say(`${sectionText(machineSection(await describeMachine()))}\n`);

const outcomes: Outcome[] = [];
for (const name of PART_NAMES) {
  if (options.only !== null && options.only !== name) continue;
  const outcome = await PARTS[name](options);
  outcomes.push(outcome);
  for (const section of outcome.sections) say(`${sectionText(section)}\n`);
}
if (options.json) say(JSON.stringify(Object.assign({}, ...outcomes.map(({ json }) => json))));
if (!outcomes.every((outcome) => outcome.isRight)) process.exitCode = 1;
