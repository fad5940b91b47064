import { PRICE_MAX_AGE_DAYS } from '../../../domain/facts/price/price-facts.js';
import { familyOf } from '../../../domain/chains/index.js';
import { compareText } from '../../../domain/shared/compare-text.js';
import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { PriceAnswer, PricedToken } from '../../../ports/sources/prices.js';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import type { ListHit, ListStore } from '../../../ports/stores/lists.js';
import { type Soon, whenAllThere, whenThere } from '../../../domain/shared/soon.js';
import { fromLists } from '../../shared/from-lists.js';
import { withMembers } from '../../../domain/shared/with-members.js';

const dateOf = ({ row, list }: ListHit): string => row.listedAt ?? list.publishedAt;

/** The latest first; of one time, by the name of the list and the place in it. */
const compareHits = (left: ListHit, right: ListHit): number =>
  parseIsoMs(dateOf(right)) - parseIsoMs(dateOf(left)) ||
  compareText(left.list.source, right.list.source) ||
  compareText(left.row.reference, right.row.reference);

const NO_PRICE: PriceAnswer = {
  usd: null,
  pricedAt: null,
  maxAgeSeconds: PRICE_MAX_AGE_DAYS * 86_400,
  asOf: null,
  note: null,
};

/** A list may say itself that its rows count for less than the usual days. */
const maxAgeSecondsOf = ({ list }: ListHit): number =>
  Math.min(list.maxAgeSeconds ?? Number.POSITIVE_INFINITY, PRICE_MAX_AGE_DAYS * 86_400);

const priceOf = (lists: ListStore, { assets }: PricedToken): Soon<PriceAnswer> =>
  whenThere(lists.lists(), (imported) => {
    const count = imported.filter(({ categories }) => categories.includes('reference_price')).length;
    const note = `${String(count)} imported ${count === 1 ? 'list' : 'lists'}`;
    if (count === 0) return withMembers(NO_PRICE, { note });
    const asked = assets.map(({ chain, key }) => lists.lookUp(familyOf(chain), [key]));
    return whenThere(whenAllThere(asked), (hits) => latestOf(hits, assets, note));
  });

const latestOf = (hits: readonly (readonly ListHit[])[], assets: PricedToken['assets'], note: string): PriceAnswer => {
  const [latest] = hits
    .flatMap((found, index) =>
      found.filter(({ row }) => row.category === 'reference_price' && row.chain === assets[index]?.chain),
    )
    .sort(compareHits);
  const usd = latest?.row.entity ?? null;
  if (latest === undefined || usd === null) return withMembers(NO_PRICE, { note });
  const pricedAt = dateOf(latest);
  return { usd, pricedAt, maxAgeSeconds: maxAgeSecondsOf(latest), asOf: pricedAt, note };
};

/** The latest price that an imported list has for the token, on whichever chain. */
export const importedPrices: ProviderManifest<'prices', Record<string, never>> = {
  id: 'imported-prices',
  name: 'Imported prices',
  port: 'prices',
  kind: 'local',
  mandatory: true,
  deadlineMs: 250,
  configSchema: { type: 'object', additionalProperties: false },
  onByDefault: true,
  create: (_config, { lists }) => ({
    basis: 'list',
    supports: () => true,
    // an older price in its place would judge a large amount as a small one
    priceOf: (token, signal) => fromLists(signal, 'prices', () => priceOf(lists, token)),
    close: async () => undefined,
  }),
};
