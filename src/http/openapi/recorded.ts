import { readFileSync } from 'node:fs';
import type { TriggeredAnswers } from '../sandbox/answers.js';
import type { RecordedExamples } from './examples.js';

/** Written by `npm run examples`, which is part of every build and start. */
const FILE = new URL('./recorded.json', import.meta.url);

/** What the real service answered when it was built. Loading this module fails where nothing was recorded. */
export const RECORDED = JSON.parse(readFileSync(FILE, 'utf8')) as RecordedExamples & {
  /** To the requests of the sandbox. */
  readonly triggered: TriggeredAnswers;
};
