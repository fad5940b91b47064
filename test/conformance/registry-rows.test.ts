import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { officialContracts, officialParts } from '../../adapters/contracts/local-registry/official-contracts.js';
import { listedRows, listedTokens } from '../../adapters/tokens/bundled-registry/listed-tokens.js';
import { isNativePlaceholder } from '../../domain/intent/token-key.js';
import { type DigestedRow, rowDigests, type RowDigests } from '../tools/registry/row-digests.js';

const PINNED = JSON.parse(
  readFileSync(new URL('../../../test/tools/registry/data/row-digests.json', import.meta.url), 'utf8'),
) as RowDigests;

const contracts: readonly DigestedRow[] = [...officialContracts(), ...officialParts()].flatMap(
  ({ address, chains, name, receives, upgradeable, source, verified }) =>
    chains.map((chain) => ({
      source: `${verified === true ? '' : 'parts of '}${source.replace(/ of \S+$/, '')}`,
      text: [chain, address, receives, upgradeable, name].join(' '),
    })),
);
const rows = listedRows();
const tokens: readonly DigestedRow[] = listedTokens().map(({ chain, contract, token: { symbol, on } }, index) => ({
  source: `tokens of ${chain}`,
  text: [contract, symbol, on[chain]?.decimals, rows[index]?.split(' ')[3]].join(' '),
}));

describe('the rows of the bundled registries', () => {
  it('are all that the pinned packages gave, each with its address, name and meaning, and no others', () => {
    expect(rowDigests([...contracts, ...tokens])).to.deep.equal(PINNED);
    expect(Object.values(PINNED).reduce((sum, digest) => sum + parseInt(digest, 10), 0)).to.equal(
      contracts.length + tokens.length,
    );
  });

  it('give no name to what stands for the coin of a chain: nothing is there', () => {
    const named = [...officialContracts(), ...officialParts()].filter(({ address, chains }) =>
      chains.some((chain) => isNativePlaceholder(chain, address.toLowerCase())),
    );
    expect(named.map(({ name }) => name)).to.deep.equal([]);
  });

  it('are noticed when one differs in a single character, is missing, or was added', () => {
    const [first, ...others] = contracts;
    const changed = { source: first?.source ?? '', text: first?.text.replace(/.$/, '?') ?? '' };
    for (const rows of [[changed, ...others], others, [...contracts, changed]])
      expect(rowDigests([...rows, ...tokens])).to.not.deep.equal(PINNED);
  });
});
