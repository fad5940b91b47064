import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { ALL_CHAINS, CHAIN_LIST, chainOfId, CHAINS, EXTRA_CHAINS } from '../../../domain/chains/index.js';

const OTHERS = ['definition.ts', 'index.ts'];

describe('the list of chains', () => {
  it('has a file for each chain, of its own slug', () => {
    const files = readdirSync('domain/chains').filter((file) => file.endsWith('.ts') && !OTHERS.includes(file));
    expect(files).to.have.members(ALL_CHAINS.map((slug) => `${slug}.ts`));
  });

  it('is the published seven, in their order, and the extras', () => {
    expect(CHAINS).to.deep.equal(['ethereum', 'bnb', 'polygon', 'base', 'arbitrum', 'optimism', 'solana']);
    expect(ALL_CHAINS).to.deep.equal([...CHAINS, ...EXTRA_CHAINS]);
  });

  it('gives no two chains the same id, letter, or name in lists', () => {
    const all = CHAIN_LIST.flatMap(({ chainId, letter, slug, namesInLists, idsInLists }) => [
      `id ${chainId ?? slug}`,
      `letter ${letter}`,
      ...[slug, ...namesInLists].map((name) => `name ${name}`),
      ...idsInLists.map((id) => `number ${String(id)}`),
    ]);
    expect(new Set(all).size).to.equal(all.length);
  });

  it('finds a chain by its EIP-155 id, and none for an id that is not supported', () => {
    for (const { slug, chainId } of CHAIN_LIST) if (chainId !== null) expect(chainOfId(chainId)).to.equal(slug);
    expect(chainOfId('1337')).to.equal(null);
  });
});
