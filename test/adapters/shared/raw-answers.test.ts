import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { RAW_CLIENTS } from '../../support/raw-answers/clients.js';
import { CUT_SHORT, MISBEHAVIOURS, type RawServer, startRawServer } from '../../support/raw-answers/misbehaviours.js';

/** Long enough for a bomb on a busy machine, and for what comes after an answer. Milliseconds. */
const DEADLINE_MS = 2_000;

/** An error that nobody catches ends the process, here the test. */
describe('what answers in raw bytes', () => {
  let server: RawServer;
  before(async () => (server = await startRawServer()));
  after(() => server.close());

  for (const [who, ask] of Object.entries(RAW_CLIENTS))
    for (const [what, behaviour] of Object.entries(MISBEHAVIOURS))
      it(`ends no process that asks as ${who} do: ${what}`, async () => {
        server.behave(behaviour);
        const outcome = await Promise.race([
          ask(server.url, AbortSignal.timeout(DEADLINE_MS)).then(
            () => 'answered',
            (error: unknown) => error,
          ),
          pause(10 * DEADLINE_MS, 'never ended', { ref: false }),
        ]);
        expect(outcome === 'answered' || outcome instanceof Error, String(outcome)).to.equal(true);
        // a receiver's body is of no interest
        if (CUT_SHORT.has(what) && who !== 'webhooks') expect(outcome, 'taken for a whole one').to.be.instanceOf(Error);
        // what comes after the answer is read in a later turn
        await pause(30);
      });
});
