import recorded from './data/recorded.json' with { type: 'json' };
import type { RecordedExamples } from './examples.js';

/** What the real service answered when `npm run record-examples` asked it last. A test finds any drift. */
export const RECORDED: RecordedExamples = recorded;
