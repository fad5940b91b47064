import { type Chain, CHAIN_LIST } from '../../../../domain/chains/index.js';
import type { ChainHint } from './candidate.js';

const CHAIN_NAMES: ReadonlyMap<string, Chain> = new Map(
  CHAIN_LIST.flatMap(({ slug, namesInLists }) => [slug, ...namesInLists].map((name) => [name, slug] as const)),
);
const CHAIN_IDS: ReadonlyMap<number, Chain> = new Map(
  CHAIN_LIST.flatMap(({ slug, idsInLists }) => idsInLists.map((id) => [id, slug] as const)),
);

const ELSEWHERE: ChainHint = { by: 'elsewhere' };

const hintOn = (chain: Chain | undefined): ChainHint => (chain === undefined ? ELSEWHERE : { by: 'chain', chain });

/** What a numeric chain id names; `elsewhere` for any other number and for anything that is no number. */
export const hintOfChainId = (chainId: unknown): ChainHint => {
  const id = typeof chainId === 'string' && /^\d{1,16}$/.test(chainId) ? Number(chainId) : chainId;
  return hintOn(typeof id === 'number' ? CHAIN_IDS.get(id) : undefined);
};

/** What a chain column names: nothing said is `fallback`, `evm` is every EVM chain, a number is a chain id. */
export const hintOfChainName = (name: unknown, fallback: Chain | null): ChainHint => {
  if (name === null || name === undefined) return { by: 'chain', chain: fallback };
  if (typeof name === 'number') return hintOfChainId(name);
  if (typeof name !== 'string') return ELSEWHERE;
  const folded = name.trim().toLowerCase();
  if (folded === '') return { by: 'chain', chain: fallback };
  if (folded === 'evm') return { by: 'chain', chain: null };
  return /^\d+$/.test(folded) ? hintOfChainId(folded) : hintOn(CHAIN_NAMES.get(folded));
};
