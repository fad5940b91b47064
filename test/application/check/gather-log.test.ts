import { expect } from 'chai';
import { createIds } from '../../../adapters/platform/ids.js';
import { createGatherFacts } from '../../../src/application/check/gather-facts.js';
import { intentWith, KNOWN_RECIPIENT, NOW_MS, OUTGOING_DEFAULT, proposalOf } from '../../support/builders.js';
import { fakeSources, type FakeSourcesOptions } from '../../support/fake-sources.js';
import { recordingLogger } from '../../support/silent-logger.js';
import { NOT_KEPT } from '../../support/not-kept.js';

const SCOPE = { partnerId: 'prt_00000000000000000000000001', environment: 'sandbox' } as const;

const loggedWith = async (options: FakeSourcesOptions): Promise<readonly (readonly unknown[])[]> => {
  const logger = recordingLogger();
  await createGatherFacts({
    witnesses: NOT_KEPT,
    sources: fakeSources(options),
    history: { lookUp: async () => KNOWN_RECIPIENT },
    ids: createIds(),
    logger,
  })(proposalOf(intentWith()), OUTGOING_DEFAULT, SCOPE, NOW_MS, 'req_test');
  return logger.lines.map(({ message, fields }) => [message, fields['request_id']]);
};

describe('the log of gathering', () => {
  it('names the request where a source gives no answer', async () =>
    expect(await loggedWith({ tokens: 'fails' })).to.deep.equal([['source gave no answer', 'req_test']]));

  it('says nothing where every source answers', async () => expect(await loggedWith({})).to.deep.equal([]));
});
