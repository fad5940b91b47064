import type { StoresHarness } from './harness.js';
import { historyEarlierChecksSuite } from './history/earlier-checks-suite.js';
import { historyFrequencySuite } from './history/frequency-suite.js';
import { historyLookalikeSuite } from './history/lookalike-suite.js';
import { historyScopeSuite } from './history/scope-suite.js';

/** What every `History` guarantees. */
export const historySuite = (harness: StoresHarness): void => {
  historyScopeSuite(harness);
  historyEarlierChecksSuite(harness);
  historyLookalikeSuite(harness);
  historyFrequencySuite(harness);
};
