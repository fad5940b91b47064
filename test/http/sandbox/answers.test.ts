import { expect } from 'chai';
import { TRIGGERED_ANSWERS } from '../../../src/http/sandbox/answers.js';
import { recordTriggers } from '../openapi/recorder/triggers.js';

describe('the recorded answers to the requests of the sandbox', function () {
  this.timeout(60_000);

  // run `npm run record-examples` when the service answers differently on purpose
  it('are what the service answers now', async () => {
    expect(await recordTriggers()).to.deep.equal(TRIGGERED_ANSWERS);
  });
});
