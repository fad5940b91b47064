import type { ChainHistory, PastPayment } from '../../../ports/sources/chain-history.js';
import type { Vendor } from '../vendor.js';

export type ChainHistoryVendor = Vendor<PastPayment>;

/** Rows of history that are no payments of the account, whatever they say. */
export interface NoPayments {
  /** A token that no registry knows says that the account paid this one. */
  readonly byUnknownToken: string;
  /** A registered token says that the account paid nothing to this one. */
  readonly ofNothing: string;
  /** A payment to this one failed, or was made by somebody else. */
  readonly notMade: string;
}

export interface ChainHistoryFixture {
  /** A fresh instance that speaks to the vendor's origin. */
  readonly create: () => ChainHistory | Promise<ChainHistory>;
  readonly vendor: ChainHistoryVendor;
  /** On Ethereum it has paid `paid`, at this time by this transaction, in a registered token or the coin. */
  readonly account: string;
  readonly paid: PastPayment;
  readonly noPayments: NoPayments;
  /** It never sent anything. The suite of vendors asks about it where one answer is one request. */
  readonly newcomer: string;
  /** The account that the suite of vendors asks about. */
  readonly asked: string;
}

/** The digits at both ends of a genuine recipient, with others between: as a thief makes it. */
export const lookalikeOf = (key: string): string => `${key.slice(0, 7)}${'c'.repeat(29)}${key.slice(-6)}`;
