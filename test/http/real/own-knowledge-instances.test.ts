import { expect } from 'chai';
import { evmAddress } from '../../support/addresses.js';
import { useInstances } from './support/instances.js';
import type { RealService } from './support/real-service.js';
import { transfer } from './support/requests.js';

const THIEF = evmAddress('thief of instances');

describe('what a partner says on one instance', () => {
  const instances = useInstances(2);
  const change = (service: RealService, key: string, method: string, query: string, body?: unknown) =>
    service.send(method, `/api/address-lists/deny${query}`, {
      key,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  const denial = (address: string) => ({ entries: [{ address, chain: 'evm', reason: 'Case 17' }] });

  it('counts in the very next check of another one, once anything was said before', async () => {
    const [here, there] = [instances().of(0), instances().of(1)];
    const key = await here.key({ partner: 'A' });
    await change(here, key, 'PUT', '', denial(evmAddress('before')));
    const actionOf = async (service: RealService) =>
      (await service.verdict(key, transfer('instances', { to_address: THIEF }))).recommended_action;
    expect([await actionOf(here), await actionOf(there)]).to.deep.equal(['ALLOW', 'ALLOW']);
    await change(here, key, 'PUT', '', denial(THIEF));
    expect([await actionOf(there), await actionOf(here)]).to.deep.equal(['BLOCK', 'BLOCK']);
    await change(there, key, 'DELETE', `?address=${THIEF}&chain=evm`);
    expect([await actionOf(here), await actionOf(there)]).to.deep.equal(['ALLOW', 'ALLOW']);
  });
});
