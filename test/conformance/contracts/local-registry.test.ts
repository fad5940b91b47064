import { expect } from 'chai';
import { KNOWN_CONTRACTS } from '../../../adapters/contracts/local-registry/data/contracts.js';
import { localRegistry } from '../../../adapters/contracts/local-registry/index.js';
import { parseAddress } from '../../../domain/intent/address.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';

describe('the bundled table of contracts', () => {
  it('holds only addresses that are valid for each of their chains, checksum included', () => {
    for (const { name, address, chains } of KNOWN_CONTRACTS) {
      for (const chain of chains) expect(parseAddress(chain, address).problem, `${name} on ${chain}`).to.equal(null);
    }
  });

  it('names each contract of a chain once', () => {
    const ids = KNOWN_CONTRACTS.flatMap(({ address, chains }) =>
      chains.map((chain) => `${chain} ${address.toLowerCase()}`),
    );
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('knows a contract on its own chains only', async () => {
    const registry = localRegistry.create({}, dependenciesWith());
    const router = '0x10ed43c718714eb63d5aa57b78b54704e256024e';
    expect((await registry.lookUp('bnb', router, neverAborted())).verified).to.equal(true);
    expect((await registry.lookUp('ethereum', router, neverAborted())).verified).to.equal(null);
  });
});
