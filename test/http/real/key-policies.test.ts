import { expect } from 'chai';
import { evmAddress } from '../../support/addresses.js';
import { codesOf, useRealService } from './support/real-service.js';
import { MEMORY } from './support/storages.js';

describe('the default policies of a key', () => {
  const service = useRealService(MEMORY);
  const transfer = (changes: object = {}) => ({
    from_address: evmAddress('sender'),
    to_address: evmAddress('a new recipient'),
    chain: 'ethereum',
    token: 'USDC',
    amount: 25,
    ...changes,
  });
  const policyOf = async (key: string, body: object): Promise<string> => {
    const { request_id: requestId } = await service().verdict(key, body);
    return ((await service().read(key, requestId)).json['policy'] as { policy_id: string }).policy_id;
  };

  it('judge its checks that name no policy, each in its direction', async () => {
    const key = await service().key({ defaultPolicies: { outgoing: 'outgoing_strict' } });
    const verdict = await service().verdict(key, transfer());
    expect([verdict.recommended_action, ...codesOf(verdict)]).to.deep.equal(['REVIEW', 'new_recipient']);
    expect(await policyOf(key, transfer())).to.equal('outgoing_strict');
    expect(await policyOf(key, transfer({ direction: 'incoming' }))).to.equal('incoming_default');
  });

  it('give way to the policy that a check names', async () => {
    const key = await service().key({ defaultPolicies: { outgoing: 'outgoing_strict' } });
    expect(await policyOf(key, transfer({ policy_id: 'outgoing_default' }))).to.equal('outgoing_default');
  });

  it('are of this key alone', async () => {
    await service().key({ defaultPolicies: { outgoing: 'outgoing_strict' } });
    const other = await service().key();
    expect((await service().verdict(other, transfer())).recommended_action).to.equal('ALLOW');
    expect(await policyOf(other, transfer())).to.equal('outgoing_default');
  });

  it('are never replaced by a milder one where they cannot be found', async () => {
    const key = await service().key({ defaultPolicies: { outgoing: 'gone' } });
    const reply = await service().check(key, transfer());
    expect([reply.status, reply.json['code']]).to.deep.equal([400, 'unknown_policy']);
  });
});
