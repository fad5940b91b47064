import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { documentText } from './document.js';
import type { Machine } from './machine.js';
import type { Outcome } from './outcome.js';
import { openFolder, writeFolder } from './write-folder.js';

const machine: Machine = {
  system: 'Linux 6',
  processor: 'Some processor',
  cores: 2,
  memoryGib: 4,
  loadAverage: 0.1,
  node: '20.20.2',
  embeddedPostgres: '18.4',
  fsyncP50Ms: 0.2,
  fsyncP99Ms: 1.5,
};

const outcome: Outcome = {
  sections: [
    { title: 'Checks', table: { columns: ['connections', 'ms'], rows: [['1', '0.5']] }, notes: ['One round.'] },
  ],
  plots: [
    {
      name: 'latency',
      plot: {
        title: 'Latency',
        xLabel: 'connections',
        yLabel: 'ms',
        series: [{ name: 'p50', points: [{ x: 1, y: 0.5 }] }],
      },
    },
  ],
  json: { ratio: 0.5 },
  isRight: true,
};

const measuredAt = new Date('2026-01-02T03:04:05Z');

describe('what a benchmark leaves', () => {
  let parent = '';
  before(async () => {
    parent = await mkdtemp(join(tmpdir(), 'signgate-test-bench-'));
  });
  after(() => rm(parent, { recursive: true }));

  it('is a document with time, machine, tables, notes and plots', () => {
    const text = documentText(measuredAt, machine, [outcome]);
    for (const part of [
      '2026-01-02 03:04 UTC',
      'Some processor, 2 cores',
      '20.20.2',
      '18.4',
      'p50 0.20 ms, p99 1.50 ms',
      '| 1 | 0.5 |',
      'One round.',
      '![Latency](latency.svg)',
    ]) {
      expect(text).to.include(part);
    }
  });

  it('lies in the folder that was asked for, which is made', async () => {
    const folder = await openFolder(join(parent, 'made', 'here'));
    await writeFolder(folder, measuredAt, machine, [outcome]);
    expect((await readdir(folder)).sort()).to.deep.equal(['bench.json', 'bench.md', 'latency.svg']);
    const written = JSON.parse(await readFile(join(folder, 'bench.json'), 'utf8')) as {
      readonly ratio: number;
      readonly machine: Machine;
    };
    expect(written).to.include({ ratio: 0.5 });
    expect(written.machine).to.deep.equal(machine);
  });
});
