import { stoppedFirstStart } from '../../../support/stopped-first-start.js';
import type { Row, Trial } from '../support/trial.js';

const MOMENTS = 20;
/** Between two moments: together they reach over a whole first start. Milliseconds. */
const STEP_MS = 250;
const LIMIT_MS = 10_000;

const stopped = async (trial: Trial): Promise<void> => {
  let slowestMs = 0;
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const afterMs = moment * STEP_MS;
    const { code, engines, tookMs, output } = await stoppedFirstStart(afterMs);
    slowestMs = Math.max(slowestMs, tookMs);
    trial.holds(
      `a signal after ${afterMs} ms ends the start in order within 10 s`,
      code === 0 && tookMs < LIMIT_MS,
      output,
    );
    trial.holds(`a signal after ${afterMs} ms leaves no engine`, engines === 0, engines);
  }
  trial.note(`${MOMENTS} signals, the slowest end after ${Math.round(slowestMs)} ms`);
};

export const FIRST_START_ROWS: readonly Row[] = [
  { number: '52', fault: 'SIGTERM at any moment of the very first start', run: stopped },
];
