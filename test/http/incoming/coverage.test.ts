import { expect } from 'chai';
import { evmAddress } from '../../support/addresses.js';
import { putList, rowOf } from '../../support/lists.js';
import { useRealService, type Verdict } from '../real/support/real-service.js';
import { MEMORY } from '../real/support/storages.js';

interface Covered extends Verdict {
  readonly coverage: Readonly<Record<string, unknown>>;
}

const TRANSFER = {
  from_address: evmAddress('sender'),
  to_address: evmAddress('recipient'),
  chain: 'ethereum',
  token: 'USDC',
  amount: 25,
};

describe('coverage in an answer', () => {
  const service = useRealService(MEMORY, { environment: { REQUIRED_LISTS: 'Sanctions' } });
  const checked = async (changes: object = {}): Promise<Covered> => {
    const key = await service().key({ environment: 'production' });
    return (await service().verdict(key, { ...TRANSFER, ...changes })) as Covered;
  };
  const put = (source: string, publishedAt: string, category: 'sanctions' | 'scam_fraud') =>
    putList(service().stores.archive, { source, publishedAt }, rowOf(evmAddress(source), { category }));

  it('says that no sanctions list is loaded, and which one is missing', async () => {
    const { coverage, recommended_action: action } = await checked();
    expect([coverage['sanctions_lists'], coverage['oldest_list_as_of'], action]).to.deep.equal([0, null, 'REVIEW']);
    expect(coverage['not_answered']).to.deep.equal([
      { provider: 'Sanctions', capability: null, status: 'unavailable', reason: 'not_loaded' },
    ]);
  });

  it('says in either direction, and in the record, what was looked at and how old it was', async () => {
    await put('Sanctions', '2026-10-19T00:00:00.000Z', 'sanctions');
    await put('Scams', '2026-10-13T00:00:00.000Z', 'scam_fraud');
    for (const direction of ['outgoing', 'incoming']) {
      const { coverage, request_id: requestId } = await checked({ direction });
      expect(Object.keys(coverage), direction).to.deep.equal([
        'basis',
        'level',
        'sanctions_lists',
        'threat_lists',
        'screening_vendors',
        'oldest_list_as_of',
        'prices_as_of',
        'not_answered',
        'sentence',
      ]);
      expect(coverage).to.deep.include({
        basis: 'declared',
        level: null,
        sanctions_lists: 1,
        threat_lists: 1,
        oldest_list_as_of: '2026-10-13T00:00:00.000Z',
        not_answered: [],
      });
      expect(coverage['prices_as_of']).to.match(/^\d{4}-\d\d-\d\dT/);
      const key = await service().key({ environment: 'production' });
      const recorded = (await service().read(key, requestId)).json['decision'] as { coverage: unknown };
      expect(recorded.coverage).to.deep.equal(coverage);
    }
  });

  it('dates the holder of lists by the oldest that is demanded, not by a newer or an older one', async () => {
    await put('Sanctions', '2026-10-20T00:00:00.000Z', 'sanctions');
    await put('Scams', '2026-11-01T00:00:00.000Z', 'scam_fraud');
    await put('Archive', '2024-06-05T00:00:00.000Z', 'scam_fraud');
    const { screening } = await checked({ direction: 'incoming' });
    expect(screening?.coverage.find(({ provider }) => provider === 'local-signals')).to.include({
      as_of: '2026-10-20T00:00:00.000Z',
    });
  });
});
