import { expect } from 'chai';
import type { ListRow } from '../../../ports/stores/lists.js';
import { evmAddress } from '../../support/addresses.js';
import { putList, rowOf } from '../../support/lists.js';
import { type RealService, startRealService, useRealService, type Verdict } from '../real/support/real-service.js';
import { MEMORY } from '../real/support/storages.js';

const OWN = '0x5f3c9e1ab2478d60c1e5f7a890b3d4c6e7f81924';

const put = (
  { stores }: RealService,
  source: string,
  publishedAt: string,
  maxAgeSeconds: number | null,
  ...rows: readonly ListRow[]
) => putList(stores.archive, { source, publishedAt, maxAgeSeconds }, ...rows);

const DAY_MS = 86_400_000;
const isoBefore = ({ clock }: RealService, ms: number) => new Date(clock.now() - ms).toISOString();
const today = (service: RealService) => isoBefore(service, 60_000);
const lastYear = (service: RealService) => isoBefore(service, 365 * DAY_MS);

describe('imported lists in an answer', () => {
  let service: RealService;
  let key: string;
  beforeEach(async () => {
    service = await startRealService(MEMORY);
    key = await service.key({ environment: 'production' });
  });
  afterEach(() => service.stop());

  const incoming = (from: string, changes: object = {}): Promise<Verdict> =>
    service.verdict(key, {
      from_address: from,
      to_address: OWN,
      chain: 'ethereum',
      token: 'USDC',
      amount: 25,
      direction: 'incoming',
      ...changes,
    });

  it('a sanctioned source is BLOCK by a list of any age; the message names list, date and party', async () => {
    await put(
      service,
      'OFAC SDN',
      lastYear(service),
      86_400,
      rowOf(evmAddress('party'), { category: 'sanctions', entity: 'Example party', reference: 'entry 9' }),
    );
    const answer = await incoming(`0x${evmAddress('party').slice(2).toUpperCase()}`);
    expect(answer.recommended_action).to.equal('BLOCK');
    const message = answer.findings.find((finding) => finding.code === 'sanctioned_address')?.message;
    for (const part of ['OFAC SDN', lastYear(service).slice(0, 10), 'Example party']) expect(message).to.include(part);
    expect(answer.screening?.evidence[0]?.freshness.status).to.equal('STALE');
    expect(answer.policy?.matched_rules.map((rule) => rule.rule_id)).to.deep.equal(['listed_address']);
  });

  it('the date of a row does not make a current list old', async () => {
    await put(
      service,
      'Exchanges',
      today(service),
      86_400,
      rowOf(evmAddress('exchange'), { category: 'regulated_service', listedAt: '2019-01-01' }),
    );
    expect((await incoming(evmAddress('exchange'))).recommended_action).to.equal('ALLOW');
  });
});

describe('lists that the operator declares mandatory', () => {
  const service = useRealService(MEMORY, { environment: { REQUIRED_LISTS: 'OFAC SDN' } });

  const transfer = {
    from_address: evmAddress('sender'),
    to_address: OWN,
    chain: 'ethereum',
    token: 'USDC',
    amount: 25,
  };

  it('keep the service from being ready and checks from ALLOW until they are imported, and when too old', async () => {
    const key = await service().key({ environment: 'production' });
    const notReady = await service().send('GET', '/health/ready');
    expect(notReady.status).to.equal(503);
    expect(notReady.json['message']).to.include('OFAC SDN');
    const before = await service().verdict(key, transfer);
    expect([before.recommended_action, before.warnings[0]?.includes('OFAC SDN')]).to.deep.equal(['REVIEW', true]);

    await put(service(), 'OFAC SDN', today(service()), 86_400, rowOf(evmAddress('party'), { category: 'sanctions' }));
    expect((await service().send('GET', '/health/ready')).status).to.equal(200);
    const after = await service().verdict(key, transfer);
    expect(after.recommended_action).to.equal('ALLOW');
    const recorded = await service().read(key, after.request_id);
    expect((recorded.json['facts'] as { required_lists: unknown }).required_lists).to.deep.equal(['OFAC SDN']);

    await put(
      service(),
      'OFAC SDN',
      lastYear(service()),
      86_400,
      rowOf(evmAddress('party'), { category: 'sanctions' }),
    );
    const stale = await service().verdict(key, { ...transfer, direction: 'incoming' });
    expect(stale.recommended_action).to.equal('REVIEW');
    expect(stale.screening?.provider_mode).to.equal('degraded');
    expect(stale.screening?.coverage.find((row) => row.provider === 'local-signals')?.status).to.equal('stale');
  });
});
