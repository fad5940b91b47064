import { expect } from 'chai';
import { OFFICIAL } from '../../adapters/contracts/local-registry/bundled.js';
import { localRegistry } from '../../adapters/contracts/local-registry/index.js';
import { officialContracts } from '../../adapters/contracts/local-registry/official-contracts.js';
import { REGISTRY_FORMATS } from '../../adapters/feeds/index.js';
import { createMemoryStorage } from '../support/storage/memory/index.js';
import { bundledRegistry } from '../../adapters/tokens/bundled-registry/index.js';
import { importContracts } from '../../src/application/lists/import-contracts.js';
import { NOW_MS } from '../support/builders.js';
import { runs } from '../support/depth.js';
import { dependenciesWith, neverAborted } from '../support/provider-dependencies.js';
import type { ContractRow } from '../tools/registry/contract-rows.js';
import { CONTRACT_SOURCES } from '../tools/registry/data/contract-sources.js';
import { registryFile } from '../tools/registry/write-registry.js';

const placeOf = (source: string): number =>
  CONTRACT_SOURCES.findIndex(({ name, version, published }) => source === `${name} ${version} of ${published}`);

/** The rows of the tool, read back from what it wrote for the program. */
const ROWS: readonly ContractRow[] = officialContracts().flatMap(({ chains, source, upgradeable, ...row }) =>
  chains.map((chain) => ({
    ...row,
    ...{ chain, upgradeable: upgradeable === true ? (true as const) : null, source: placeOf(source), isPart: false },
  })),
);

const bytesOf = async function* (text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
};

describe('the registry that the tool writes', () => {
  const text = registryFile(CONTRACT_SOURCES, ROWS);

  it('is one that a service imports: every row, with its address, name, meaning and source, and no clash', async () => {
    const { archive, lists } = createMemoryStorage();
    const tokens = bundledRegistry.create({}, dependenciesWith());
    const report = await importContracts(
      { archive, tokens, official: OFFICIAL, clock: { now: () => NOW_MS } },
      {
        format: REGISTRY_FORMATS['signgate-contracts'],
        source: 'Registry',
        file: bytesOf(text),
        publishedAt: new Date(NOW_MS).toISOString(),
        maxAgeSeconds: 2_592_000,
        acceptShrink: false,
      },
    );
    expect(report).to.deep.include({ read: ROWS.length, imported: ROWS.length, skipped: {}, clashes: [] });
    // a store in memory looks at every row for each
    const looked = ROWS.filter((_, index) => index % runs(16, 1) === 0);
    const stored = await Promise.all(
      looked.map(async ({ chain, address }) => {
        const key = chain === 'solana' ? address : address.toLowerCase();
        const [found] = await lists.contracts(chain, key);
        return found?.contract;
      }),
    );
    for (const [index, { name, receives, upgradeable, source }] of looked.entries()) {
      const { name: from, version, published } = CONTRACT_SOURCES[source] ?? {};
      const said = { name, receives, upgradeable, source: from, version, date: published };
      expect(stored[index], name).to.include(said);
      expect(name, 'begins with its protocol').to.match(new RegExp(`^${String(stored[index]?.protocol)}\\b`));
    }
    const { address, chain, name } = ROWS[0] as ContractRow;
    const answer = await localRegistry
      .create({}, dependenciesWith(lists))
      .lookUp(chain, address.toLowerCase(), neverAborted());
    expect(answer).to.include({ name, verified: true });
  });
});
