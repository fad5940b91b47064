import type { Machine } from './machine.js';
import type { Section } from './outcome.js';
import { markdownTable } from './table.js';

/** A section in Markdown. */
export const sectionText = ({ title, table, notes }: Section): string =>
  [`## ${title}`, markdownTable(table), ...notes].join('\n\n');

/** What the figures were measured on, as a section of its own. */
export const machineSection = (machine: Machine): Section => ({
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
