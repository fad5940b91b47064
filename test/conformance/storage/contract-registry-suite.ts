import { expect } from 'chai';
import type { ListClash } from '../../../ports/stores/lists.js';
import { eventually } from '../../support/eventually.js';
import { putList, rowOf } from '../../support/lists.js';
import { contractOf, putRegistry } from '../../support/registered-contracts.js';
import { type StoresHarness, useStores } from './harness.js';

const LIST = { source: 'registry', publishedAt: '2026-11-01T00:00:00.000Z' };

/** What `ListStore`, and `ListArchive` for registries of contracts, guarantee. */
export const contractRegistrySuite = (harness: StoresHarness): void => {
  describe(`registries of contracts: ${harness.name}`, () => {
    const stores = useStores(harness);
    const named = async (name: string) => {
      const { chain, key } = contractOf(name);
      return (await stores().lists.contracts(chain, key)).map(
        ({ contract, list }) => `${list.source}: ${contract.name}`,
      );
    };
    const inForce = (name: string, ...lists: readonly string[]) =>
      eventually(async () => {
        const found = await named(name);
        return found.length === lists.length && found.every((text, index) => text.startsWith(lists[index] ?? ''));
      });

    it('know no contract where none was imported', async () => expect(await named('router')).to.deep.equal([]));

    it('give a contract back as it was imported, with its registry', async () => {
      const row = contractOf('router', { receives: 'native', upgradeable: true });
      expect(await putRegistry(stores().archive, LIST, row)).to.deep.equal({
        previousRows: 0,
        imported: 1,
        removed: 0,
      });
      await inForce('router', 'registry');
      const [list] = await stores().lists.lists();
      expect(list).to.deep.include({ ...LIST, format: 'signgate-contracts', categories: [], rows: 1 });
      expect(await stores().lists.contracts('ethereum', row.key)).to.deep.equal([{ contract: row, list }]);
    });

    it('know a contract on its own chain alone, and it is no listed address', async () => {
      const { key } = contractOf('router');
      await putRegistry(stores().archive, LIST, contractOf('router'));
      await inForce('router', 'registry');
      expect(await stores().lists.contracts('base', key)).to.deep.equal([]);
      expect(await stores().lists.lookUp('evm', [key])).to.deep.equal([]);
    });

    it('are replaced whole, and forget what the newer one lacks', async () => {
      await putRegistry(stores().archive, LIST, contractOf('kept'), contractOf('gone'), contractOf('moved'));
      await inForce('gone', 'registry');
      const rows = [contractOf('kept'), contractOf('added'), contractOf('moved', { chain: 'base' })];
      expect(await putRegistry(stores().archive, LIST, ...rows)).to.deep.equal({
        previousRows: 3,
        imported: 3,
        removed: 2,
      });
      await inForce('added', 'registry');
      expect([await named('gone'), await named('moved')]).to.deep.equal([[], []]);
      expect(await named('kept')).to.have.length(1);
    });

    it('of several sources all speak, by source, and each is replaced by its own sort or another', async () => {
      await putRegistry(stores().archive, { ...LIST, source: 'b' }, contractOf('router'));
      await putRegistry(stores().archive, { ...LIST, source: 'a' }, contractOf('router'));
      await inForce('router', 'a', 'b');
      const counts = await putList(stores().archive, { ...LIST, source: 'a' }, rowOf(contractOf('router').key));
      expect(counts.removed).to.equal(1);
      await inForce('router', 'b');
    });

    it('hold more rows than fit in one statement', async () => {
      const keyOf = (index: number) => `0x${(index + 1).toString(16).padStart(40, 'a')}`;
      const rows = Array.from({ length: 2_500 }, (_, index) => contractOf('one of many', { key: keyOf(index) }));
      await putRegistry(stores().archive, LIST, ...rows);
      await eventually(async () => (await stores().lists.contracts('ethereum', keyOf(2_499))).length === 1);
      expect(await stores().lists.contracts('ethereum', keyOf(2_500))).to.deep.equal([]);
    });

    it('show each contract that a list accuses, from its account and from its token on that chain', async () => {
      const [drainer, token, elsewhere, clean] = ['drainer', 'token', 'elsewhere', 'clean'].map((name) =>
        contractOf(name),
      );
      if (drainer === undefined || token === undefined || elsewhere === undefined || clean === undefined)
        throw new Error();
      await putRegistry(stores().archive, LIST, drainer, token, elsewhere, clean);
      await putList(
        stores().archive,
        { ...LIST, source: 'scams' },
        rowOf(drainer.key, { chain: 'base' }),
        rowOf(token.key, { chain: 'ethereum', tokenContract: true }),
        rowOf(elsewhere.key, { chain: 'base', tokenContract: true }),
        rowOf(clean.key, { category: 'official_token', entity: 'USDX' }),
      );
      const clashOf = ({ key, name }: typeof drainer): ListClash => ({
        ...{ key, chain: 'ethereum', symbol: name, contract: 'accused', lists: ['registry', 'scams'] },
      });
      expect(await stores().archive.contractClashes('registry')).to.have.deep.members([
        clashOf(drainer),
        clashOf(token),
      ]);
      expect(await stores().archive.contractClashes('scams')).to.deep.equal([]);
    });

    it('show where another registry has another name for a contract, or another word for payments to it', async () => {
      await putRegistry(stores().archive, LIST, contractOf('same'), contractOf('named'), contractOf('paid'));
      await putRegistry(
        stores().archive,
        { ...LIST, source: 'other' },
        contractOf('same', { source: '@example/other' }),
        contractOf('named', { name: 'Another name' }),
        contractOf('paid', { receives: 'nothing' }),
      );
      const found = await stores().archive.contractClashes('registry');
      expect(found.map(({ symbol, contract, lists }) => [symbol, contract, ...lists])).to.have.deep.members([
        ['Example named', 'other_words', 'other', 'registry'],
        ['Example paid', 'other_words', 'other', 'registry'],
      ]);
    });
  });
};
