import type { ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import type { Screening } from '../../../ports/sources/screening.js';
import type { Vendor } from '../vendor.js';

/**
 * The source names bad addresses alone: it cannot clear where funds come from, and the suite demands that it does not.
 */
export const NAMES_ONLY_BAD = 'names only bad addresses';

/** A vendor of screening. How many addresses one call is about decides which further promises the adapter must keep. */
export interface ScreeningVendor extends Vendor<ScreeningSignal> {
  readonly takes: 'one address a call' | 'all addresses in one call';
}

/** What a screening adapter must be shown with: instances in known states, and addresses that it knows. */
export interface ScreeningFixture {
  /** A fresh instance that knows these addresses; with a vendor, one that speaks to the vendor's origin. */
  readonly create: () => Screening | Promise<Screening>;
  /**
   * A fresh instance whose source cannot answer; null where there is no outside that could fail, or a vendor plays it.
   */
  readonly createFailing: (() => Screening | Promise<Screening>) | null;
  /** How to play the other side of an adapter that speaks HTTP; null for one that does not. */
  readonly vendor: ScreeningVendor | null;
  /** Illicit by the source's own current word, sure enough to BLOCK. Null on Solana for one that knows none there. */
  readonly knownBad: { readonly evm: string; readonly solana: string | null };
  /** A regulated service or a verified counterparty, sure and current enough to ALLOW funds from it. */
  readonly knownGood: { readonly evm: string } | typeof NAMES_ONLY_BAD;
  readonly unknown: { readonly evm: string; readonly solana: string };
}
