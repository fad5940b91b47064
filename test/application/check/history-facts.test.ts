import { createIds } from '../../../adapters/platform/ids.js';
import { expect } from 'chai';
import { createGatherFacts } from '../../../src/application/check/gather-facts.js';
import { intentWith, KNOWN_RECIPIENT, NOW_MS, OUTGOING_DEFAULT, proposalOf } from '../../support/builders.js';
import { fakeSources, type FakeSourcesOptions } from '../../support/fake-sources.js';
import { silentLogger } from '../../support/silent-logger.js';

const SCOPE = { partnerId: 'prt_00000000000000000000000001', environment: 'sandbox' } as const;

describe('a check', () => {
  it('asks history for the value band only where the value lies in it', async () => {
    const bandsAsked = async (
      changes: Parameters<typeof intentWith>[0],
      options: FakeSourcesOptions = {},
    ): Promise<unknown> => {
      const asked: unknown[] = [];
      const lookUp = async ({ bandUsd }: { readonly bandUsd: unknown }) => {
        asked.push(bandUsd);
        return KNOWN_RECIPIENT;
      };
      const intent = intentWith(changes);
      await createGatherFacts({
        sources: fakeSources(options),
        history: { lookUp },
        ids: createIds(),
        logger: silentLogger,
      })(proposalOf(intent), OUTGOING_DEFAULT, SCOPE, NOW_MS, 'req_test');
      return asked;
    };
    const band = { from: 8_000, below: 10_000 };
    expect(await bandsAsked({ amount: '9000' })).to.deep.equal([null, band]);
    expect(await bandsAsked({ amount: '7999' })).to.deep.equal([null]);
    expect(await bandsAsked({ amount: '9000', kind: 'approval' })).to.deep.equal([null]);
    // without a price the value is not known: no rule can ask for the band
    expect(await bandsAsked({ amount: '9000' }, { tokens: 'fails' })).to.deep.equal([null]);
  });
});
