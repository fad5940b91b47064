import { machineSection, sectionText } from './document.js';
import { describeMachine } from './machine.js';
import { type BenchOptions, PART_NAMES, type PartName, parseOptions } from './options.js';
import type { Outcome } from './outcome.js';
import { desk } from './show-desk.js';
import { growth } from './show-growth.js';
import { http } from './show-http.js';
import { start } from './show-start.js';
import { versus } from './show-versus.js';

const PARTS: Readonly<Record<PartName, (options: BenchOptions) => Promise<Outcome>>> = {
  http,
  growth,
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
