import { expect } from 'chai';
import type { AddressFamily } from '../../../domain/chains/definition.js';
import type { ImportedList, ListContent, ListCounts, ListHit, ListRow, NewList } from '../../../ports/stores/lists.js';
import { rowOf } from '../../support/lists.js';
import { eventually } from '../../support/eventually.js';
import { evmKey } from './fixtures.js';
import { rejection, type StoresHarness, useStores } from './harness.js';

const SOLANA_KEY = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';

const newList = (source: string, changes: Partial<NewList> = {}): NewList => ({
  source,
  format: 'txt',
  publishedAt: '2026-11-01T00:00:00.000Z',
  datedBy: 'server',
  maxAgeSeconds: 86_400,
  importedAt: '2026-11-02T03:04:05.678Z',
  names: 'licensed',
  ...changes,
});

const CONTENT: ListContent = { categories: ['scam_fraud'], sha256: 'a'.repeat(64) };

async function* streamOf(rows: Iterable<ListRow>): AsyncIterable<ListRow> {
  yield* rows;
}

/** What `ListStore` and `ListArchive` over the same lists guarantee. */
export const listStoreSuite = (harness: StoresHarness): void => {
  describe(`list store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const put = (
      source: string,
      rows: Iterable<ListRow>,
      content: Partial<ListContent> = {},
      changes: Partial<NewList> = {},
    ): Promise<ListCounts> =>
      stores().archive.replace(newList(source, changes), streamOf(rows), () => ({ ...CONTENT, ...content }));
    const hitsOf = async (family: AddressFamily, ...keys: readonly string[]): Promise<readonly ListHit[]> =>
      stores().lists.lookUp(family, keys);
    /** Waits until an import is in force: a look-up may be 5 s behind it. */
    const inForce = (source: string, sha256 = CONTENT.sha256): Promise<ImportedList> =>
      eventually(async () =>
        (await stores().lists.lists()).find((list) => list.source === source && list.sha256 === sha256),
      );

    it('answers a look-up with nothing where no list was imported', async () => {
      expect(await hitsOf('evm', evmKey('anybody'))).to.deep.equal([]);
      expect(await stores().lists.lists()).to.deep.equal([]);
      expect(await stores().archive.find('nothing')).to.equal(null);
    });

    it('finds sites by their host, apart from accounts, and all that others imitate', async () => {
      const site = (key: string, changes: Partial<ListRow> = {}) =>
        rowOf(key, { family: 'site', category: 'phishing_site', ...changes });
      const imitated = site('wallet.example', { category: 'imitated_site', entity: '2' });
      const categories = ['imitated_site', 'phishing_site'] as const;
      await put('sites', [site('drained.example'), site('examplé.example'), imitated], { categories });
      await inForce('sites');
      const found = await stores().lists.lookUp('site', ['a.drained.example', 'drained.example', 'examplé.example']);
      expect(found.map(({ row }) => row.key).sort()).to.deep.equal(['drained.example', 'examplé.example']);
      expect(await hitsOf('evm', 'drained.example')).to.deep.equal([]);
      const others = await stores().lists.imitatedSites();
      expect(others.map(({ row, list }) => [row.key, row.entity, list.source])).to.deep.equal([
        ['wallet.example', '2', 'sites'],
      ]);
      await put('sites', [site('drained.example')], { categories: ['phishing_site'], sha256: 'b'.repeat(64) });
      await inForce('sites', 'b'.repeat(64));
      expect(await stores().lists.imitatedSites()).to.deep.equal([]);
    });

    it('remembers every file that was ever in force', async () => {
      const [first, second] = ['a'.repeat(64), 'b'.repeat(64)];
      for (const sha256 of [first, second]) await put('example', [rowOf(evmKey('listed'))], { sha256 });
      const { archive } = stores();
      expect(await archive.wasInForce('example', first)).to.equal(true);
      expect(await archive.wasInForce('example', 'c'.repeat(64))).to.equal(false);
      expect(await archive.wasInForce('another', first)).to.equal(false);
    });

    it('gives list and row back as they were imported', async () => {
      const row = rowOf(evmKey('listed'), {
        category: 'sanctions',
        entity: 'Example party',
        reference: 'entry 9',
        listedAt: '2023-04',
        programmes: ['CYBER2', 'A, B'],
      });
      const counts = await put('example', [row], { categories: ['sanctions'] });
      expect(counts).to.deep.equal({ previousRows: 0, imported: 1, removed: 0 });
      const list: ImportedList = { ...newList('example'), categories: ['sanctions'], sha256: CONTENT.sha256, rows: 1 };
      expect(await inForce('example')).to.deep.equal(list);
      expect(await stores().archive.find('example')).to.deep.equal(list);
      expect(await hitsOf('evm', row.key)).to.deep.equal([{ row, list }]);
    });

    it('keeps a list of several categories without a maximum age, and a row without a name', async () => {
      const row = rowOf(evmKey('listed'));
      await put('mixed', [row], { categories: ['mixer', 'scam_fraud'] }, { maxAgeSeconds: null });
      expect(await inForce('mixed')).to.deep.include({ categories: ['mixer', 'scam_fraud'], maxAgeSeconds: null });
      const [hit] = await hitsOf('evm', row.key);
      expect(hit?.row).to.include({ entity: null, listedAt: null, chain: null });
    });

    it('finds a key in its own address family and in no other', async () => {
      await put('example', [rowOf(evmKey('listed')), rowOf(SOLANA_KEY, { family: 'solana', chain: 'solana' })]);
      await inForce('example');
      for (const [family, key] of [
        ['evm', evmKey('listed')],
        ['solana', SOLANA_KEY],
      ] as const) {
        const found = (await hitsOf(family, evmKey('listed'), SOLANA_KEY)).map((hit) => hit.row.key);
        expect(found, family).to.deep.equal([key]);
      }
    });

    it('finds every row about a key, of any chain, and says which and what it lists', async () => {
      await put('example', [
        rowOf(evmKey('listed')),
        rowOf(evmKey('listed'), { chain: 'bnb' }),
        rowOf(evmKey('listed'), { chain: 'base', tokenContract: true }),
      ]);
      await inForce('example');
      const found = (await hitsOf('evm', evmKey('listed'))).map(({ row }) => `${row.chain} ${row.tokenContract}`);
      expect(found).to.have.members(['null false', 'bnb false', 'base true']);
    });

    it('never folds the letter case of a key', async () => {
      await put('example', [rowOf(SOLANA_KEY, { family: 'solana' })]);
      await inForce('example');
      expect(await hitsOf('solana', SOLANA_KEY.toLowerCase())).to.deep.equal([]);
      expect(await hitsOf('solana', SOLANA_KEY)).to.have.length(1);
    });

    it('replaces the list of the same source, and removes the rows that the newer one lacks', async () => {
      const [kept, gone, added, moved] = [evmKey('kept'), evmKey('gone'), evmKey('added'), evmKey('moved')];
      await put('example', [rowOf(kept), rowOf(gone), rowOf(moved, { chain: 'bnb' })]);
      await inForce('example');
      expect(await hitsOf('evm', gone)).to.have.length(1);
      const counts = await put('example', [rowOf(kept), rowOf(added), rowOf(moved, { chain: 'base' })], {
        sha256: 'b'.repeat(64),
      });
      expect(counts, 'a row on another chain is another row').to.deep.equal({
        previousRows: 3,
        imported: 3,
        removed: 2,
      });
      await inForce('example', 'b'.repeat(64));
      expect((await hitsOf('evm', kept, gone, added)).map((hit) => hit.row.key)).to.have.members([kept, added]);
      expect((await hitsOf('evm', moved)).map((hit) => hit.row.chain)).to.deep.equal(['base']);
      expect(await stores().lists.lists()).to.have.length(1);
    });

    it('changes nothing when the same list is imported again', async () => {
      const rows = [rowOf(evmKey('one')), rowOf(evmKey('two'))];
      await put('example', rows);
      expect(await put('example', rows)).to.deep.equal({ previousRows: 2, imported: 2, removed: 0 });
      await inForce('example');
      expect(await hitsOf('evm', evmKey('one'))).to.have.length(1);
    });

    it('keeps the lists of other sources, and gives the hits of all of them by source', async () => {
      await put('b-list', [rowOf(evmKey('listed'))]);
      await put('a-list', [rowOf(evmKey('listed'))]);
      await inForce('a-list');
      await inForce('b-list');
      expect((await hitsOf('evm', evmKey('listed'))).map((hit) => hit.list.source)).to.deep.equal(['a-list', 'b-list']);
      expect((await stores().lists.lists()).map((list) => list.source)).to.deep.equal(['a-list', 'b-list']);
    });

    it('leaves the old list where the rows break off or the import is refused at the end', async () => {
      await put('example', [rowOf(evmKey('old'))]);
      const brokenOff = async function* (): AsyncIterable<ListRow> {
        yield rowOf(evmKey('new'));
        throw new Error('the file is cut short');
      };
      const failures = [
        stores().archive.replace(newList('example'), brokenOff(), () => CONTENT),
        stores().archive.replace(newList('example'), streamOf([rowOf(evmKey('new'))]), () => {
          throw new Error('it shrank');
        }),
      ];
      expect((await Promise.all(failures.map(rejection))).map((error) => error.message)).to.deep.equal([
        'the file is cut short',
        'it shrank',
      ]);
      await inForce('example');
      expect(await hitsOf('evm', evmKey('new'))).to.deep.equal([]);
      expect(await hitsOf('evm', evmKey('old'))).to.have.length(1);
      expect((await stores().archive.find('example'))?.rows).to.equal(1);
    });

    it('lets replacements of one source take turns, so that each knows the list that it replaces', async () => {
      const seen: (string | null)[] = [];
      await Promise.all(
        ['a', 'b', 'c'].map((letter) =>
          stores().archive.replace(newList('example'), streamOf([rowOf(evmKey(letter))]), (_counts, replaced) => {
            seen.push(replaced?.sha256 ?? null);
            return { ...CONTENT, sha256: letter.repeat(64) };
          }),
        ),
      );
      const last = (await stores().archive.find('example'))?.sha256 ?? null;
      expect([...seen, last], 'a chain from none to the last').to.have.length(new Set([...seen, last]).size);
      expect(seen[0]).to.equal(null);
    });

    it('holds a list of more rows than fit in one statement', async () => {
      const many = Array.from({ length: 12_003 }, (_, index) => rowOf(`0x${index.toString(16).padStart(40, '0')}`));
      await put('example', [...many, rowOf(many[7]?.key ?? '', { chain: 'bnb' })]);
      expect((await inForce('example')).rows).to.equal(12_004);
      expect(await hitsOf('evm', many[12_002]?.key ?? '')).to.have.length(1);
      expect(await hitsOf('evm', many[7]?.key ?? '')).to.have.length(2);
    });

    it('keeps any text of a list as it is', async () => {
      const entity = `O'Neil "; drop table list_rows; -- \\ {}\u2028 Пример`;
      await put(`source '"\\`, [rowOf(evmKey('listed'), { entity, reference: entity })]);
      await inForce(`source '"\\`);
      const [hit] = await hitsOf('evm', evmKey('listed'));
      expect([hit?.row.entity, hit?.row.reference]).to.deep.equal([entity, entity]);
    });

    it('names every address that one list accuses and another calls official, from either side', async () => {
      const official = (key: string, changes: Partial<ListRow> = {}) =>
        rowOf(key, { category: 'official_token', entity: 'USDX', ...changes });
      await put('tokens', [
        official(evmKey('everywhere')),
        official(evmKey('on bnb'), { chain: 'bnb' }),
        official(evmKey('on base'), { chain: 'base' }),
        official(evmKey('an account'), { chain: 'base' }),
        official(evmKey('clean')),
      ]);
      await put('scams', [
        rowOf(evmKey('everywhere')),
        rowOf(evmKey('on bnb')),
        rowOf(evmKey('on base'), { chain: 'polygon', tokenContract: true }),
        rowOf(evmKey('an account'), { chain: 'polygon' }),
      ]);
      const expected = [
        { key: evmKey('everywhere'), chain: null, symbol: 'USDX', lists: ['scams', 'tokens'] },
        { key: evmKey('an account'), chain: 'base', symbol: 'USDX', lists: ['scams', 'tokens'] },
        { key: evmKey('on bnb'), chain: 'bnb', symbol: 'USDX', lists: ['scams', 'tokens'] },
      ];
      for (const source of ['scams', 'tokens'])
        expect(await stores().archive.clashes(source)).to.have.deep.members(expected);
      expect(await stores().archive.clashes('another')).to.deep.equal([]);
    });

    it('sees no accusation in the price of an official token', async () => {
      await put('tokens', [rowOf(evmKey('token'), { category: 'official_token', entity: 'USDX' })]);
      await put('prices', [
        rowOf(evmKey('token'), { category: 'reference_price', tokenContract: true, entity: '14.02' }),
      ]);
      for (const source of ['tokens', 'prices']) expect(await stores().archive.clashes(source)).to.deep.equal([]);
    });
  });
};
