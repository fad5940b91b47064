import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { documentText } from './document.js';
import type { Machine } from './machine.js';
import type { Outcome } from './outcome.js';
import { renderPlot } from './plot.js';

/** The folder that was asked for, made where it is missing; a new temporary one otherwise. */
export const openFolder = async (out: string | null): Promise<string> => {
  if (out === null) return mkdtemp(join(tmpdir(), 'signgate-bench-figures-'));
  await mkdir(out, { recursive: true });
  return resolve(out);
};

/** Writes `bench.md`, `bench.json` (or by the name of another tool) and the plots of what stands so far. */
export const writeFolder = async (
  folder: string,
  measuredAt: Date,
  machine: Machine,
  outcomes: readonly Outcome[],
  tool = 'bench',
): Promise<void> => {
  await writeFile(join(folder, `${tool}.md`), documentText(measuredAt, machine, outcomes, tool));
  await writeFile(
    join(folder, `${tool}.json`),
    `${JSON.stringify({ measured_at: measuredAt.toISOString(), machine, ...jsonOf(outcomes) }, null, 2)}\n`,
  );
  for (const { name, plot } of outcomes.flatMap((outcome) => outcome.plots))
    await writeFile(join(folder, `${name}.svg`), renderPlot(plot));
};

/** The figures of all parts as one object. */
export const jsonOf = (outcomes: readonly Outcome[]): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...outcomes.map((outcome) => outcome.json)) as Record<string, unknown>;
