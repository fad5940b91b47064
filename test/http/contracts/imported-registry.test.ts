import { expect } from 'chai';
import type { AccountState } from '../../../domain/facts/contract/account-state.js';
import type { ContractAnswer } from '../../../ports/sources/contracts.js';
import { ALL_PROVIDERS } from '../../../src/providers.js';
import { evmAddress } from '../../support/addresses.js';
import { putList, rowOf } from '../../support/lists.js';
import { contractOf, putRegistry } from '../../support/registered-contracts.js';
import { codesOf as codes, useRealService, type Verdict } from '../real/support/real-service.js';
import { MEMORY } from '../real/support/storages.js';

const DAY_MS = 86_400_000;

const DELEGATED: AccountState = {
  ...{ code: 'delegated', implementation: null, admin: null, owner: null, age: 'used', frozenBy: null },
  delegate: evmAddress('delegate'),
};
/** What a vendor says of some contracts beside the registry, in the place of the service's own vendor. */
const VENDOR: ReadonlyMap<string, Partial<ContractAnswer>> = new Map([
  [contractOf('proxy').key, { verified: false, upgradeable: true }],
  [contractOf('wallet').key, { state: DELEGATED }],
]);
const providers = ALL_PROVIDERS.map((manifest) =>
  manifest.id === 'sourcify'
    ? {
        ...manifest,
        onByDefault: true,
        configSchema: {},
        create: () => ({
          supports: () => true,
          close: async () => undefined,
          lookUp: async (_chain: string, key: string) => ({
            ...{ key, name: null, verified: null, upgradeable: null, receives: null, state: null, known: null },
            ...{ sourceName: 'Made-up vendor', observedAt: null, demonstration: false, asOf: null },
            ...VENDOR.get(key),
          }),
        }),
      }
    : manifest,
);

describe('an imported registry of contracts', () => {
  const service = useRealService(MEMORY, { providers: providers as never });
  let key = '';
  before(async () => {
    key = await service().key({ environment: 'production' });
  });
  const put = (names: readonly ReturnType<typeof contractOf>[], maxAgeSeconds: number | null = 30 * 86_400) =>
    putRegistry(
      service().stores.archive,
      { source: 'Registry', publishedAt: new Date(service().clock.now()).toISOString(), maxAgeSeconds },
      ...names,
    );
  const asked = (body: object): Promise<Verdict> =>
    service().verdict(key, {
      from_address: evmAddress('sender'),
      chain: 'ethereum',
      token: 'USDC',
      amount: 25,
      ...body,
    });
  const called = (contract: string, changes: object = {}) =>
    asked({ to_address: contract, contract_address: contract, transaction_type: 'contract_interaction', ...changes });
  const allowed = (spender: string, changes: object = {}) =>
    called(spender, { transaction_type: 'approval', approval_amount: '25', ...changes });

  it('recognises a contract that is called, and one that is to spend a stated amount', async () => {
    const router = contractOf('router');
    expect(codes(await called(router.key))).to.deep.equal(['unverified_contract']);
    expect((await allowed(router.key)).recommended_action).to.equal('REVIEW');
    await put([router]);
    expect((await called(router.key)).recommended_action).to.equal('ALLOW');
    expect((await allowed(router.key)).recommended_action).to.equal('ALLOW');
    expect(codes(await called(router.key, { chain: 'base' })), 'another chain').to.include('unverified_contract');
  });

  it('says who recognised it, in the record', async () => {
    await put([contractOf('router')]);
    const { request_id: requestId } = await called(contractOf('router').key);
    const { text } = await service().read(key, requestId);
    expect(text).to.include('Imported contract registry \\"Registry\\", after @example/addresses 1.2.0 of 2026-10-30');
  });

  it('clears no listed drainer, no sanction and no address that the partner refuses', async () => {
    const [drainer, sanctioned, refused] = [contractOf('drainer'), contractOf('sanctioned'), contractOf('refused')];
    await put([drainer, sanctioned, refused]);
    expect((await called(drainer.key)).recommended_action).to.equal('ALLOW');
    const list = { source: 'Example list', publishedAt: new Date(service().clock.now()).toISOString() };
    await putList(service().stores.archive, list, rowOf(drainer.key), rowOf(sanctioned.key, { category: 'sanctions' }));
    await service().send('PUT', '/api/address-lists/deny', {
      key,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entries: [{ address: refused.key, chain: 'evm', reason: 'Case 17' }] }),
    });
    for (const [contract, code] of [
      [drainer, 'listed_scam_address'],
      [sanctioned, 'sanctioned_address'],
      [refused, 'denied_address'],
    ] as const)
      for (const verdict of [await called(contract.key), await allowed(contract.key)])
        expect([verdict.recommended_action, ...codes(verdict)], contract.name).to.include.members(['BLOCK', code]);
  });

  it('vouches for no proxy that a vendor calls unverified, and for no wallet that delegated to code', async () => {
    const [proxy, wallet] = [contractOf('proxy'), contractOf('wallet')];
    await put([proxy, wallet]);
    expect(codes(await called(proxy.key))).to.deep.equal(['unverified_upgradeable_contract']);
    expect((await called(proxy.key, { permissions: ['upgradeTo(address)'] })).recommended_action).to.equal('BLOCK');
    expect(codes(await allowed(wallet.key))).to.include('spender_is_wallet');
  });

  it('counts for nothing once it is past its maximum age, and without one', async () => {
    const router = contractOf('old router');
    await put([router], null);
    expect(codes(await called(router.key)), 'no maximum age').to.include('unverified_contract');
    await put([router]);
    expect((await called(router.key)).recommended_action).to.equal('ALLOW');
    service().passTime(31 * DAY_MS);
    expect(codes(await called(router.key)), 'past it').to.include('unverified_contract');
  });
});
