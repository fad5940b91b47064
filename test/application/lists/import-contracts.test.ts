import { expect } from 'chai';
import { OFFICIAL } from '../../../adapters/contracts/local-registry/bundled.js';
import { REGISTRY_FORMATS } from '../../../adapters/feeds/index.js';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { bundledRegistry } from '../../../adapters/tokens/bundled-registry/index.js';
import { FeedOptionsError } from '../../../ports/platform/feeds.js';
import { importContracts } from '../../../src/application/lists/import-contracts.js';
import { NOW_MS } from '../../support/builders.js';
import { putList, rowOf } from '../../support/lists.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { contractOf, entryOf, registryText } from '../../support/registered-contracts.js';
import { bytesOf } from '../../adapters/feeds/read-feed.js';

const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

const setUp = () => {
  const { archive, lists } = createMemoryStorage();
  const put = (
    text: string,
    { published = '2026-11-01', acceptShrink = false, maxAgeSeconds = 2_592_000 as number | null } = {},
  ) =>
    importContracts(
      {
        archive,
        tokens: bundledRegistry.create({}, dependenciesWith()),
        official: OFFICIAL,
        clock: { now: () => NOW_MS },
      },
      {
        format: REGISTRY_FORMATS['signgate-contracts'],
        source: 'Registry',
        file: bytesOf(text, 1_000),
        publishedAt: `${published}T00:00:00.000Z`,
        maxAgeSeconds,
        acceptShrink,
      },
    );
  const failure = (...of: Parameters<typeof put>): Promise<Error> =>
    put(...of).then(
      () => new Error('imported'),
      (error: unknown) => error as Error,
    );
  return { archive, lists, put, failure };
};

const rows = (count: number) => Array.from({ length: count }, (_, index) => entryOf(`row ${String(index)}`));

describe('importing a registry of contracts', () => {
  it('counts what was read and imported, and is known by the hash of its file', async () => {
    const { lists, put } = setUp();
    const text = registryText([...rows(3), entryOf('row 0')]);
    const report = await put(text);
    expect(report).to.deep.include({ read: 4, imported: 3, skipped: { duplicate: 1 }, removed: 0, clashes: [] });
    expect(await put(text)).to.include({ unchanged: true, sha256: report.sha256 });
    expect((await lists.lists())[0]).to.deep.include({ source: 'Registry', rows: 3, sha256: report.sha256 });
  });

  it('leaves the registry in force where a newer one has a mistake, shrank, is older, or never grows old', async () => {
    const { lists, put, failure } = setUp();
    await put(registryText(rows(10)));
    const [before] = await lists.lists();
    const bad = registryText([...rows(10), entryOf('bad', { address: USDC.toLowerCase() })]);
    expect((await failure(bad)).message).to.include('contracts/10/address must be spelt as EIP-55 says');
    expect((await failure(registryText(rows(7)))).message).to.include('would remove 3 of 10 rows');
    expect((await failure(registryText(rows(10)), { published: '2026-10-31' })).message).to.include('is older');
    expect(await failure(registryText(rows(11)), { maxAgeSeconds: null })).to.be.instanceOf(FeedOptionsError);
    expect(await lists.lists()).to.deep.equal([before]);
    expect((await put(registryText(rows(7)), { acceptShrink: true })).removed).to.equal(3);
  });

  it('shows a row that clashes with a bundled contract, by its words, its name or its look', async () => {
    const { put } = setUp();
    const words = entryOf('words', { address: PERMIT2 });
    const name = entryOf('name', { name: 'Permit2' });
    const genuine = entryOf('genuine', { chain: 'base', address: PERMIT2, name: 'Permit2', receives: 'nothing' });
    const { clashes, imported } = await put(registryText([words, name, genuine]));
    expect(imported).to.equal(3);
    expect(clashes.map(({ key, contract, lists }) => [key, contract, ...lists])).to.deep.equal([
      [PERMIT2.toLowerCase(), 'other_words', 'Registry', 'local-registry'],
      [contractOf('name').key, 'other_address', 'Registry', 'local-registry'],
    ]);
  });

  it('leaves out the contract of a known token, which would else receive payments by its word', async () => {
    const { lists, put } = setUp();
    const token = entryOf('token', { address: USDC, receives: 'native' });
    const { clashes, skipped, imported } = await put(registryText([token, entryOf('router')]));
    expect([skipped, imported]).to.deep.equal([{ token_contract: 1 }, 1]);
    expect(clashes).to.deep.equal([
      {
        ...{ key: USDC.toLowerCase(), chain: 'ethereum', symbol: 'Example token', contract: 'token' },
        lists: ['Registry', 'bundled-registry'],
      },
    ]);
    expect(await lists.contracts('ethereum', USDC.toLowerCase())).to.deep.equal([]);
  });

  it('shows a contract that an imported list accuses', async () => {
    const { archive, put } = setUp();
    await putList(archive, { source: 'Scams', publishedAt: '2026-11-01' }, rowOf(contractOf('drainer').key));
    const { clashes } = await put(registryText([entryOf('drainer'), entryOf('router')]));
    expect(clashes.map(({ symbol, contract, lists }) => [symbol, contract, ...lists])).to.deep.equal([
      ['Example drainer', 'accused', 'Registry', 'Scams'],
    ]);
  });
});
