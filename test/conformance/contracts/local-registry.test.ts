import { expect } from 'chai';
import { KNOWN_CONTRACTS } from '../../../adapters/contracts/local-registry/data/contracts.js';
import { officialContracts } from '../../../adapters/contracts/local-registry/official-contracts.js';
import { localRegistry } from '../../../adapters/contracts/local-registry/index.js';
import { checksumForm, parseAddress } from '../../../domain/intent/address.js';
import { ALL_CHAINS, familyOf } from '../../../domain/chains/index.js';
import { OPEN_CALLERS } from '../../../domain/data/open-callers.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';

const TABLES = { 'of our own': KNOWN_CONTRACTS, 'of the makers': officialContracts() } as const;

for (const [which, table] of Object.entries(TABLES)) {
  describe(`the bundled table of contracts ${which}`, () => {
    it('holds only addresses that are valid for each of their chains, checksum included', () => {
      for (const { name, address, chains } of table) {
        expect(chains, name).to.not.be.empty;
        for (const chain of chains) expect(parseAddress(chain, address).problem, `${name} on ${chain}`).to.equal(null);
        expect(familyOf(chains[0] ?? 'solana') === 'solana' || address === checksumForm(address.toLowerCase()), name).to
          .be.true;
      }
    });

    it('names each contract of a chain once', () => {
      const ids = table.flatMap(({ address, chains }) => chains.map((chain) => `${chain} ${address.toLowerCase()}`));
      expect(new Set(ids).size).to.equal(ids.length);
    });

    it('gives every contract a name and a source', () => {
      for (const { address, name, source } of table) expect([name, source], address).to.not.include('');
    });

    it('knows those that call what anyone tells them to, so that none of them is a spender', () => {
      const callers = table.filter(({ name }) => /multi ?call|multi ?send ?call|\bexecutor\b/i.test(name));
      for (const { name, address } of callers) expect(OPEN_CALLERS.has(address.toLowerCase()), name).to.equal(true);
    });
  });
}

describe('the bundled tables of contracts', () => {
  it('name at least 1,500 contracts, of every chain', () => {
    const rows = officialContracts().flatMap(({ chains }) => chains);
    expect(rows.length).to.be.at.least(1500);
    expect([...new Set(rows)]).to.have.members(ALL_CHAINS);
  });

  it('say after which package, of which day, and let the words of the own table go before', async () => {
    const registry = localRegistry.create({}, dependenciesWith());
    const relayer = await registry.lookUp('base', '0xc92e8bdf79f0507f65a392b0ab4667716bfe0110', neverAborted());
    expect(relayer).to.include({ verified: true, receives: 'nothing' });
    expect(relayer.sourceName).to.match(/, after @cowprotocol\/contracts \d+\.\d+\.\d+ of 20\d\d-\d\d-\d\d$/);
    const inbox = await registry.lookUp('ethereum', '0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f', neverAborted());
    expect(inbox).to.include({ name: 'Arbitrum delayed inbox', receives: 'native' });
  });

  it('knows a contract on its own chains only', async () => {
    const registry = localRegistry.create({}, dependenciesWith());
    const router = '0x10ed43c718714eb63d5aa57b78b54704e256024e';
    expect((await registry.lookUp('bnb', router, neverAborted())).verified).to.equal(true);
    expect((await registry.lookUp('ethereum', router, neverAborted())).verified).to.equal(null);
  });
});
