import type { PriceAnswer, PricedToken, Prices } from '../../../ports/sources/prices.js';
import type { Vendor } from '../vendor.js';

export type PricesVendor = Vendor<PriceAnswer>;

export interface PricesFixture {
  /** A fresh instance that knows the price; with a vendor, one that speaks to the vendor's origin. */
  readonly create: () => Prices | Promise<Prices>;
  /** How to play the other side of an adapter that speaks HTTP; null for one that does not. */
  readonly vendor: PricesVendor | null;
  /** A token of the token registry, which the source knows at this price. */
  readonly known: { readonly token: PricedToken; readonly usd: string };
  readonly unknown: PricedToken;
}

/** Chainlink on Ethereum, as the token registry names it. The bundled price of it is 17 dollars. */
export const LINK: PricedToken = {
  symbol: 'LINK',
  pegged: false,
  assets: [{ chain: 'ethereum', key: '0x514910771af9ca656af840dff83e8264ecf986ca' }],
};

/** A token of no list. */
export const UNPRICED: PricedToken = {
  symbol: 'ZQXW',
  pegged: false,
  assets: [{ chain: 'ethereum', key: `0x${'7'.repeat(40)}` }],
};
