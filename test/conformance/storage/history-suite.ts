import type { StoresHarness } from './harness.js';
import { historyFrequencySuite } from './history/frequency-suite.js';
import { historyIntentSuite } from './history/intent-suite.js';
import { historyLookalikeSuite } from './history/lookalike-suite.js';
import { historyRecipientSuite } from './history/recipient-suite.js';
import { historyScopeSuite } from './history/scope-suite.js';

/** What every `History` guarantees. */
export const historySuite = (harness: StoresHarness): void => {
  historyScopeSuite(harness);
  historyIntentSuite(harness);
  historyRecipientSuite(harness);
  historyLookalikeSuite(harness);
  historyFrequencySuite(harness);
};
