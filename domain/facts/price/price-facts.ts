import type { Chain } from '../../chains/index.js';
import { plain, row } from '../../shared/columns.js';
import type { FactKind } from '../kind.js';
import { parseIsoMs } from '../../shared/iso-time.js';

/** An older price does not tell the size of a transaction. Source: domain/decisions.md, 44. */
export const PRICE_MAX_AGE_DAYS = 45;

/** How many times too high or too low an outdated price may be. Source: `MAX_PRICE_STEP`. */
export const OLD_PRICE_STEP = 3;

const DAY_MS = 86_400_000;

/** The reference price of a token as it stands in a check's facts, with its date. */
interface ReferencePrice {
  readonly referencePriceUsd: string | null;
  readonly pegged: boolean;
  readonly pricedAt: string | null;
}

/** True for a reference price that is too old, or bears no date. A peg is no quote, so it does not grow old. */
export const isPriceOld = ({ referencePriceUsd, pegged, pricedAt }: ReferencePrice, nowMs: number): boolean => {
  if (referencePriceUsd === null || pegged) return false;
  return pricedAt === null || nowMs - parseIsoMs(pricedAt) > PRICE_MAX_AGE_DAYS * DAY_MS;
};

/** A token on one chain: its contract's key, or, for a native currency, that of its placeholder address. */
export interface PricedAsset {
  readonly chain: Chain;
  /** Lower-case hex or base58. */
  readonly key: string;
}

/** A known token as sources of prices are asked about it. */
export interface PricedToken {
  /** As the token registry spells it. */
  readonly symbol: string;
  /** Its maker redeems it for one dollar. */
  readonly pegged: boolean;
  /** Wherever it is official: on the chain of the check first. Its price is one and the same on all of them. */
  readonly assets: readonly PricedAsset[];
}

/** Where a price comes from: the bundled constants, a list that was imported, or a source that was asked just now. */
export const PRICE_BASES = ['reference', 'list', 'quote'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/**
 * What became of a source's price. `in_force`: amounts are judged by it. `lower`: one that is higher, or fresher, is in
 * force. `stale`: older than its maximum age. `none`: the source knows no price, or what it said was refused.
 */
export const PRICE_STANDINGS = ['in_force', 'lower', 'stale', 'none'] as const;
export type PriceStanding = (typeof PRICE_STANDINGS)[number];

/** What one source said of the price of the declared token, and what became of it. */
export interface PriceFacts {
  readonly basis: PriceBasis;
  /** US dollars for one whole token, exact decimal text; null where none is known. */
  readonly usd: string | null;
  /** Date of the price, ISO 8601. */
  readonly pricedAt: string | null;
  /** How long it counts from its date; null: it does not grow old. */
  readonly maxAgeSeconds: number | null;
  readonly standing: PriceStanding;
  /** A price that was too far from the last one to be taken; null for none. */
  readonly refusedUsd: string | null;
}

/** Of several prices the highest plausible one is in force, so that no source alone makes an amount look small. */
export const PRICES = {
  capability: 'token_prices',
  sources: 'many',
  columns: row<PriceFacts>({
    basis: plain(),
    usd: plain(),
    pricedAt: plain(),
    maxAgeSeconds: plain(),
    standing: plain(),
    refusedUsd: plain(),
  }),
} as const satisfies FactKind<PriceFacts>;

/** The price by which amounts are judged; null where no source knows one. */
export const priceInForce = (
  facts: readonly { readonly value: PriceFacts | null }[],
): (PriceFacts & { readonly usd: string; readonly pricedAt: string }) | null => {
  for (const { value } of facts) {
    if (value?.standing !== 'in_force') continue;
    const { usd, pricedAt } = value;
    if (usd !== null && pricedAt !== null) return { ...value, usd, pricedAt };
  }
  return null;
};
