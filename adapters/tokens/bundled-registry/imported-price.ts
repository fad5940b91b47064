import { type Chain, familyOf } from '../../../domain/intent/chain.js';
import { nativePlaceholder } from '../../../domain/intent/native-placeholder.js';
import { compareText } from '../../../domain/shared/compare-text.js';
import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { ListHit, ListStore } from '../../../ports/stores/lists.js';
import type { BundledToken } from './data/tokens.js';
import { contractKey } from './contract-key.js';

export interface ReferencePrice {
  /** US dollars for one whole token, exact decimal text. */
  readonly usd: string;
  /** ISO 8601. */
  readonly pricedAt: string;
}

/** By chain: the keys under which a list of prices may name the token. */
const keysByChain = (token: BundledToken): readonly (readonly [Chain, readonly string[]])[] =>
  (Object.entries(token.on) as [Chain, { readonly native: boolean; readonly contracts: readonly string[] }][]).map(
    ([chain, { native, contracts }]) => [
      chain,
      native ? [nativePlaceholder(chain)] : contracts.map((contract) => contractKey(chain, contract)),
    ],
  );

const dateOf = ({ row, list }: ListHit): string => row.listedAt ?? list.publishedAt;

/** The latest first; of one time, by the name of the list and the place in it. */
const compareHits = (left: ListHit, right: ListHit): number =>
  parseIsoMs(dateOf(right)) - parseIsoMs(dateOf(left)) ||
  compareText(left.list.source, right.list.source) ||
  compareText(left.row.reference, right.row.reference);

/** The latest price that an imported list has for the token, on whichever chain; null for none. */
export const importedPrice = async (lists: ListStore, token: BundledToken): Promise<ReferencePrice | null> => {
  const imported = await lists.lists();
  if (!imported.some(({ categories }) => categories.includes('reference_price'))) return null;
  const rows = keysByChain(token);
  const hits = await Promise.all(rows.map(([chain, keys]) => lists.lookUp(familyOf(chain), keys)));
  const [latest] = hits
    .flatMap((found, index) =>
      found.filter(({ row }) => row.category === 'reference_price' && row.chain === rows[index]?.[0]),
    )
    .sort(compareHits);
  return latest?.row.entity === undefined || latest.row.entity === null
    ? null
    : { usd: latest.row.entity, pricedAt: dateOf(latest) };
};
