import { expect } from 'chai';
import { CONTRACT_TABLE } from '../../../adapters/contracts/local-registry/data/contracts.js';
import { localRegistry } from '../../../adapters/contracts/local-registry/index.js';
import { officialContracts } from '../../../adapters/contracts/local-registry/official-contracts.js';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import type { RegisteredContract } from '../../../ports/stores/registered-contracts.js';
import { NOW_MS } from '../../support/builders.js';
import { STALE_LIST_STORE } from '../../support/lists.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';
import { contractOf, putRegistry } from '../../support/registered-contracts.js';
import { localRegistryFixture } from './local-registry.fixture.js';
import { describeContracts } from './suite.js';

const TODAY = new Date(NOW_MS).toISOString();

const registryWith = async (...contracts: readonly RegisteredContract[]) => {
  const { archive, lists } = createMemoryStorage();
  await putRegistry(archive, { source: 'Registry', publishedAt: TODAY }, ...contracts);
  return { archive, registry: localRegistry.create({}, dependenciesWith(lists)) };
};

describe('with an imported registry', () =>
  describeContracts(localRegistry, {
    ...localRegistryFixture,
    create: async () => (await registryWith(contractOf('router'))).registry,
    knownGood: { chain: 'ethereum', key: contractOf('router').key },
  }));

describe('the local registry beside imported ones', () => {
  const bundled = officialContracts().find(
    ({ chains, receives, upgradeable }) => chains.includes('ethereum') && receives === null && upgradeable === null,
  );
  if (bundled === undefined) throw new Error('every bundled contract is known whole');
  const { name, address } = bundled;
  const askedOf = async (changes: Partial<RegisteredContract>) => {
    const row = contractOf('x', {
      key: address.toLowerCase(),
      name,
      receives: 'nothing',
      upgradeable: true,
      ...changes,
    });
    const { registry } = await registryWith(row);
    return registry.lookUp('ethereum', row.key, neverAborted());
  };

  it('adds to a bundled contract what warns, where the imported row is later and in the same words', async () => {
    const later = await askedOf({ date: '2026-12-24' });
    expect(later).to.include({ name, verified: true, receives: 'nothing', upgradeable: true });
    expect(later.sourceName).to.match(/^Local contract registry, after .*; Imported contract registry "Registry"/);
  });

  it('adds nothing of an earlier day, in other words, or that a payment is kept', async () => {
    const plain = { name, verified: true, receives: null, upgradeable: null, asOf: CONTRACT_TABLE.asOf };
    expect(await askedOf({ date: '2026-01-01' })).to.include(plain);
    expect(await askedOf({ date: '2026-12-24', name: 'Another thing' })).to.include(plain);
    expect(await askedOf({ date: '2026-12-24', receives: 'native', upgradeable: null })).to.include(plain);
  });

  it('takes the stricter word where two registries differ, and names the later one', async () => {
    const { archive, registry } = await registryWith(contractOf('router', { receives: 'native' }));
    const other = contractOf('router', { receives: 'nothing', upgradeable: true, date: '2026-01-01' });
    await putRegistry(archive, { source: 'Another', publishedAt: TODAY }, other);
    const answer = await registry.lookUp('ethereum', other.key, neverAborted());
    expect(answer).to.include({ receives: 'nothing', upgradeable: true, observedAt: '2026-10-30', asOf: TODAY });
    expect(answer.sourceName).to.include('"Registry"');
  });

  it('is out where the imported ones cannot be read: an unknown answer would be a guess', async () => {
    const registry = localRegistry.create({}, dependenciesWith(STALE_LIST_STORE));
    const asked = async () => registry.lookUp('ethereum', contractOf('router').key, neverAborted());
    const failure = await asked().catch((error: unknown) => error);
    expect(failure).to.include({ name: 'ProviderError', reason: 'not_loaded' });
  });
});
