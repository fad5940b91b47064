import { machineSection, sectionText } from './document.js';
import { describeMachine } from './machine.js';
import { type BenchOptions, PART_NAMES, type PartName, parseOptions } from './options.js';
import type { Outcome } from './outcome.js';
import { batch } from './show-batch.js';
import { desk } from './show-desk.js';
import { fairness } from './show-fairness.js';
import { growth } from './show-growth.js';
import { http } from './show-http.js';
import { limit } from './show-limit.js';
import { listed } from './show-listed.js';
import { matrix } from './show-matrix.js';
import { profile } from './show-profile.js';
import { reports } from './show-reports.js';
import { start } from './show-start.js';
import { jsonOf, openFolder, writeFolder } from './write-folder.js';

const PARTS: Readonly<Record<PartName, (options: BenchOptions) => Promise<Outcome>>> = {
  http,
  limit,
  matrix,
  growth,
  listed,
  reports,
  batch,
  desk,
  profile,
  start,
  fairness,
};

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const options = parseOptions(process.argv.slice(2));
const measuredAt = new Date();
const folder = await openFolder(options.out);
const machine = await describeMachine();
say(`${sectionText(machineSection(machine))}\n`);

const outcomes: Outcome[] = [];
for (const name of PART_NAMES) {
  if (options.only !== null && options.only !== name) continue;
  const outcome = await PARTS[name](options);
  outcomes.push(outcome);
  for (const section of outcome.sections) say(`${sectionText(section)}\n`);
  // after each part: one that fails later takes nothing of what stands
  await writeFolder(folder, measuredAt, machine, outcomes);
}
say(`tables and plots: ${folder}`);
if (options.json) say(JSON.stringify(jsonOf(outcomes)));
if (!outcomes.every((outcome) => outcome.isRight)) process.exitCode = 1;
