import { expect } from 'chai';
import { intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf } from '../../support/builders.js';
import { fakeSources, type FakeSourcesOptions } from '../../support/fake-sources.js';
import { recordingLogger } from '../../support/silent-logger.js';
import { gathering } from '../../support/gathering.js';

const SCOPE = { partnerId: 'prt_00000000000000000000000001', environment: 'sandbox' } as const;

const loggedWith = async (options: FakeSourcesOptions): Promise<readonly (readonly unknown[])[]> => {
  const logger = recordingLogger();
  await gathering(fakeSources(options), { logger })({
    proposal: proposalOf(intentWith()),
    policy: OUTGOING_DEFAULT,
    scope: SCOPE,
    nowMs: NOW_MS,
    requestId: 'req_test',
  });
  return logger.lines.map(({ message, fields }) => [message, fields['request_id']]);
};

describe('the log of gathering', () => {
  it('names the request where a source gives no answer', async () =>
    expect(await loggedWith({ tokens: 'fails' })).to.deep.equal([['source gave no answer', 'req_test']]));

  it('says nothing where every source answers', async () => expect(await loggedWith({})).to.deep.equal([]));
});
