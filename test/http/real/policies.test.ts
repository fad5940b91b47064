import { expect } from 'chai';
import { evmAddress } from '../../support/addresses.js';
import { type Reply, useRealService } from './support/real-service.js';
import { POSTGRES } from './support/storages.js';

const CAREFUL = {
  policy_id: 'careful',
  name: 'Careful',
  direction: 'outgoing',
  finding_actions: { new_recipient: 'REVIEW' },
};
const LAX = { ...CAREFUL, policy_id: 'lax', thresholds: { large_amount_usd: 1e15, little_history_checks: 0 } };

const transfer = (changes: object = {}) => ({
  from_address: evmAddress('sender'),
  to_address: evmAddress('recipient'),
  chain: 'ethereum',
  token: 'USDC',
  amount: 25,
  ...changes,
});

const pathsOf = ({ json }: Reply) => (json['details'] as readonly { readonly path: string }[]).map(({ path }) => path);

describe('policies by API', () => {
  const service = useRealService(POSTGRES);
  const json = { 'content-type': 'application/json' };
  const post = (key: string, path: string, body: unknown) =>
    service().send('POST', path, { key, headers: json, body: JSON.stringify(body) });
  const listed = async (key: string) =>
    (await service().send('GET', '/api/policies', { key })).json['policies'] as readonly {
      readonly policy_id: string;
      readonly version: number;
      readonly built_in: boolean;
      readonly document: object;
    }[];

  it('are published, judge checks that name them, and are nothing new when they are sent again', async () => {
    const key = await service().key({ partner: 'A' });
    const first = await post(key, '/api/policies', CAREFUL);
    expect([first.status, first.json['version']]).to.deep.equal([201, 1]);
    const verdict = await service().verdict(key, transfer({ policy_id: 'careful' }));
    expect(verdict.recommended_action).to.equal('REVIEW');
    expect((await post(key, '/api/policies', CAREFUL)).status).to.equal(200);
    expect((await post(key, '/api/policies', first.json['document'])).status, 'what was shown').to.equal(200);
    const second = await post(key, '/api/policies', { ...CAREFUL, name: 'More careful' });
    expect([second.status, second.json['version']]).to.deep.equal([201, 2]);
  });

  it('of a partner in production are published by a production key alone; a sandbox key tests them', async () => {
    const [sandbox, production] = [
      await service().key({ partner: 'P' }),
      await service().key({ partner: 'P', environment: 'production' }),
    ];
    const refused = await post(sandbox, '/api/policies', CAREFUL);
    expect([refused.status, refused.json['code']]).to.deep.equal([403, 'insufficient_scope']);
    expect(refused.json['message']).to.include('publish it with a production key');
    expect((await listed(sandbox)).filter((policy) => !policy.built_in)).to.deep.equal([]);
    expect((await post(sandbox, '/api/policies/test', { policy: CAREFUL })).status).to.equal(200);
    expect((await post(production, '/api/policies', CAREFUL)).status).to.equal(201);
  });

  it('are published by a sandbox key where the production key of its partner has expired', async () => {
    const key = await service().key({ partner: 'Q' });
    const expiresAtMs = service().clock.now() + 1_000;
    await service().key({ partner: 'Q', environment: 'production', expiresAtMs });
    service().passTime(2_000);
    await service().key({ partner: 'Another', environment: 'production' });
    expect((await post(key, '/api/policies', CAREFUL)).status).to.equal(201);
  });

  it('are listed beside the built-in ones, each in its newest version, and never for another partner', async () => {
    const key = await service().key({ partner: 'B' });
    await post(key, '/api/policies', CAREFUL);
    await post(key, '/api/policies', { ...CAREFUL, name: 'Newer' });
    const own = (await listed(key)).filter((policy) => !policy.built_in);
    expect(own.map(({ policy_id: id, version }) => [id, version])).to.deep.equal([['careful', 2]]);
    const other = await service().key({ partner: 'C' });
    expect((await listed(other)).map(({ policy_id: id }) => id)).to.have.members([
      'outgoing_default',
      'outgoing_strict',
      'incoming_default',
      'incoming_strict',
    ]);
    const reply = await service().check(other, transfer({ policy_id: 'careful' }));
    expect(reply.json['code']).to.equal('unknown_policy');
  });

  it('are refused with every mistake, and then nothing is published', async () => {
    const key = await service().key({ partner: 'D' });
    const numbers = await post(key, '/api/policies', LAX);
    expect(numbers.status).to.equal(400);
    expect(pathsOf(numbers)).to.have.members(['/thresholds/large_amount_usd', '/thresholds/little_history_checks']);
    const relaxed = {
      ...CAREFUL,
      finding_actions: { sanctioned_address: 'ALLOW', unlimited_token_approval: 'REVIEW' },
    };
    expect(pathsOf(await post(key, '/api/policies', relaxed))).to.have.members([
      '/finding_actions/sanctioned_address',
      '/finding_actions/unlimited_token_approval',
    ]);
    expect(pathsOf(await post(key, '/api/policies', { ...CAREFUL, policy_id: 'outgoing_strict' }))).to.deep.equal([
      '/policy_id',
    ]);
    const floor = { ...CAREFUL, optional_sources: ['service-history', 'local-signals'] };
    expect((await post(key, '/api/policies', floor)).status).to.equal(400);
    expect((await listed(key)).filter((policy) => !policy.built_in)).to.deep.equal([]);
  });

  it('are tested against the checks of one partner, environment and period, and not published by it', async () => {
    const key = await service().key({ partner: 'E' });
    const before = new Date(service().clock.now()).toISOString();
    await service().verdict(key, transfer());
    await service().verdict(key, transfer({ to_address: evmAddress('another') }));
    await service().verdict(await service().key({ partner: 'E', environment: 'production' }), transfer());
    const tested = async (period: object) =>
      (await post(key, '/api/policies/test', { policy: CAREFUL, ...period })).json;
    expect(await tested({ from: before })).to.include({ replayed: 2, stricter: 2, milder: 0, complete: true });
    expect(await tested({ to: before })).to.include({ replayed: 0 });
    expect(await tested({ from: before })).to.deep.include({
      cases: { before: 0, after: 2, days: 1, more_a_day: 2 },
      groups: [
        {
          ...{ by: 'finding', name: 'new_recipient', stricter: 2, stricter_usd: 50 },
          ...{ milder: 0, milder_usd: 0, without_value: 0 },
        },
      ],
    });
    const one = await tested({ limit: 1 });
    expect(one).to.include({ replayed: 1, complete: false });
    expect(one['reaches_back_to']).to.equal((one['examples'] as readonly { checked_at: string }[])[0]?.checked_at);
    expect(await tested({ limit: 1 }), 'again').to.deep.equal(one);
    expect((one['examples'] as readonly { before: string; after: string; codes: unknown }[])[0]).to.deep.include({
      before: 'ALLOW',
      after: 'REVIEW',
      codes: ['new_recipient'],
    });
    expect((await listed(key)).some(({ policy_id: id }) => id === 'careful')).to.equal(false);
    expect(pathsOf(await post(key, '/api/policies/test', { policy: LAX }))).to.include(
      '/policy/thresholds/large_amount_usd',
    );
    expect(
      pathsOf(await post(key, '/api/policies/test', { policy: CAREFUL, to: '2016-12-31T23:59:60Z' })),
    ).to.deep.equal(['/to']);
    const backwards = { policy: CAREFUL, from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' };
    expect(pathsOf(await post(key, '/api/policies/test', backwards))).to.deep.equal(['/from']);
  });
});
