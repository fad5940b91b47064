import { expect } from 'chai';
import type { DescriptionRow } from '../../../ports/stores/descriptions.js';
import type { ListContent, ListCounts, NewList } from '../../../ports/stores/lists.js';
import { exactRow, hintRow } from '../../support/descriptions.js';
import { rowOf } from '../../support/lists.js';
import { evmKey } from './fixtures.js';
import { rejection, type StoresHarness, useStores } from './harness.js';

const newList = (source: string, format = 'erc7730'): NewList => ({
  source,
  format,
  publishedAt: '2026-11-01T00:00:00.000Z',
  datedBy: 'publisher',
  maxAgeSeconds: null,
  importedAt: '2026-11-02T03:04:05.678Z',
  names: 'hidden',
});

const CONTENT: ListContent = { categories: [], sha256: 'a'.repeat(64) };
const SUPPLY = '0x00000001';
const BORROW = '0x00000002';

async function* streamOf<Row>(rows: readonly Row[]): AsyncIterable<Row> {
  yield* rows;
}

/** What `DescriptionStore`, and `ListArchive` for its lists, guarantee. */
export const descriptionStoreSuite = (harness: StoresHarness): void => {
  describe(`description store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const put = (source: string, ...rows: readonly DescriptionRow[]): Promise<ListCounts> =>
      stores().archive.replaceDescriptions(newList(source), streamOf(rows), () => CONTENT);
    const describeOne = async (target: string, selector: string) =>
      (await stores().descriptions.describe('ethereum', [{ target, selector }]))[0]?.description ?? null;

    it('says nothing of a call where no list was imported', async () => {
      expect(await describeOne(evmKey('pool'), SUPPLY)).to.equal(null);
      expect(await stores().descriptions.describe('ethereum', [])).to.deep.equal([]);
    });

    it('gives a description back as it was imported, with the name of its list', async () => {
      const row = exactRow(evmKey('pool'), SUPPLY);
      expect(await put('registry', row)).to.deep.equal({ previousRows: 0, imported: 1, removed: 0 });
      const { signature, intent, fields } = row;
      expect(
        await stores().descriptions.describe('ethereum', [{ target: evmKey('pool'), selector: SUPPLY }]),
      ).to.deep.equal([
        {
          target: evmKey('pool'),
          selector: SUPPLY,
          description: { certainty: 'exact', source: 'registry', signature, intent, fields },
        },
      ]);
      expect(await stores().archive.find('registry')).to.deep.equal({ ...newList('registry'), ...CONTENT, rows: 1 });
    });

    it('holds for the chain, the contract and the function that it names, and for no other', async () => {
      await put('registry', exactRow(evmKey('pool'), SUPPLY), exactRow(evmKey('other'), BORROW, 'base'));
      expect((await describeOne(evmKey('pool'), SUPPLY))?.certainty).to.equal('exact');
      expect(await describeOne(evmKey('pool'), BORROW)).to.equal(null);
      expect(await describeOne(evmKey('other'), SUPPLY)).to.equal(null);
      expect(await describeOne(evmKey('other'), BORROW), 'on another chain').to.equal(null);
      expect(
        await stores().descriptions.describe('base', [{ target: evmKey('other'), selector: BORROW }]),
      ).to.have.length(1);
    });

    it('hints at the name of a function of any contract, and prefers what is said of the contract itself', async () => {
      await put('a-signatures', hintRow(SUPPLY), hintRow(BORROW));
      await put('registry', exactRow(evmKey('pool'), SUPPLY));
      expect((await describeOne(evmKey('pool'), SUPPLY))?.source).to.equal('registry');
      expect(await describeOne(evmKey('pool'), BORROW)).to.deep.equal({
        certainty: 'hint',
        source: 'a-signatures',
        signature: hintRow(BORROW).signature,
        intent: null,
        fields: [],
      });
    });

    it('answers for many calls at once, with what every list says of one, by their names', async () => {
      await put('b-registry', exactRow(evmKey('pool'), SUPPLY), exactRow(evmKey('pool'), BORROW));
      await put('a-registry', exactRow(evmKey('pool'), SUPPLY));
      const found = await stores().descriptions.describe(
        'ethereum',
        [SUPPLY, BORROW, '0x00000003'].map((selector) => ({ target: evmKey('pool'), selector })),
      );
      const ofCall = (asked: string) =>
        found.filter(({ selector }) => selector === asked).map(({ description }) => description.source);
      expect([ofCall(SUPPLY), ofCall(BORROW)]).to.deep.equal([['a-registry', 'b-registry'], ['b-registry']]);
    });

    it('names the calls that lists describe differently, and none that they describe alike or only name', async () => {
      const pool = exactRow(evmKey('pool'), SUPPLY);
      await put('b-registry', pool, exactRow(evmKey('pool'), BORROW), hintRow(SUPPLY));
      await put('a-registry', { ...pool, intent: 'Borrow' }, exactRow(evmKey('pool'), BORROW), {
        ...exactRow(evmKey('pool'), SUPPLY, 'base'),
        intent: 'Elsewhere',
      });
      await put('hints', { ...hintRow(SUPPLY), signature: 'other(uint256)' });
      const clash = { key: evmKey('pool'), chain: 'ethereum', symbol: '', selector: SUPPLY };
      for (const source of ['a-registry', 'b-registry'])
        expect(await stores().archive.callClashes(source)).to.deep.equal([
          { ...clash, lists: ['a-registry', 'b-registry'] },
        ]);
      expect(await stores().archive.callClashes('hints')).to.deep.equal([]);
      await put('a-registry', pool);
      expect(await stores().archive.callClashes('b-registry')).to.deep.equal([]);
    });

    it('replaces the descriptions of the same source at once, and counts those that are gone', async () => {
      await put('registry', exactRow(evmKey('pool'), SUPPLY), exactRow(evmKey('gone'), SUPPLY));
      const counts = await put('registry', exactRow(evmKey('pool'), SUPPLY), exactRow(evmKey('new'), SUPPLY));
      expect(counts).to.deep.equal({ previousRows: 2, imported: 2, removed: 1 });
      expect(await describeOne(evmKey('gone'), SUPPLY)).to.equal(null);
      expect(await describeOne(evmKey('new'), SUPPLY)).to.not.equal(null);
    });

    it('leaves the old descriptions where an import is refused at the end', async () => {
      await put('registry', exactRow(evmKey('old'), SUPPLY));
      const refused = stores().archive.replaceDescriptions(
        newList('registry'),
        streamOf([exactRow(evmKey('new'), SUPPLY)]),
        () => {
          throw new Error('it shrank');
        },
      );
      expect((await rejection(refused)).message).to.equal('it shrank');
      expect(await describeOne(evmKey('old'), SUPPLY)).to.not.equal(null);
      expect(await describeOne(evmKey('new'), SUPPLY)).to.equal(null);
    });

    it('counts every address as removed where descriptions take the place of a list of addresses', async () => {
      const { archive } = stores();
      const addresses = { categories: ['scam_fraud' as const], sha256: 'b'.repeat(64) };
      await archive.replace(newList('list', 'txt'), streamOf([rowOf(evmKey('scam'))]), () => addresses);
      const counts = await put('list', exactRow(evmKey('pool'), SUPPLY));
      expect(counts).to.deep.equal({ previousRows: 1, imported: 1, removed: 1 });
      expect(await describeOne(evmKey('pool'), SUPPLY)).to.not.equal(null);
      const back = await archive.replace(newList('list', 'txt'), streamOf([rowOf(evmKey('scam'))]), () => addresses);
      expect(back.removed).to.equal(1);
      expect(await describeOne(evmKey('pool'), SUPPLY)).to.equal(null);
    });
  });
};
