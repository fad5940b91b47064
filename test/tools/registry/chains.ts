import { type Chain, CHAIN_LIST } from '../../../domain/chains/index.js';

/** Spellings of packages that are neither the slug, nor a number, nor a name in lists. */
const OTHERS = new Map<string, Chain>([
  ['arbitrumone', 'arbitrum'],
  ['opt', 'optimism'],
]);

const BY_SPELLING: ReadonlyMap<string, Chain> = new Map([
  ...CHAIN_LIST.flatMap(({ slug, namesInLists, idsInLists }) =>
    [slug, ...namesInLists, ...idsInLists.map(String)].map((spelling) => [spelling, slug] as const),
  ),
  ...OTHERS,
]);

/** The chain that a package means; undefined for one that is not checked here. */
export const chainNamed = (spelling: string): Chain | undefined => {
  const word = spelling
    .toLowerCase()
    .replace(/^(?:chains_1\.)?(?:chainid\.)?/, '')
    .replace(/\.id$/, '');
  return BY_SPELLING.get(word.replaceAll('_', ' ')) ?? BY_SPELLING.get(word.replace(/(?<=.)-?mainnet$/, ''));
};
