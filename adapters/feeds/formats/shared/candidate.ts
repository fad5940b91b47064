import type { Chain } from '../../../../domain/chains/index.js';
import type { SkipReason } from '../../../../ports/platform/feeds.js';
import type { ListCategory } from '../../../../ports/stores/lists.js';

/**
 * What the list says about the chain of an address. `chain`: a chain, or null for every chain of its family. `asset`: a
 * label such as ETH or USDT, which names no chain. `elsewhere`: a chain that the service does not know.
 */
export type ChainHint =
  | { readonly by: 'chain'; readonly chain: Chain | null }
  | { readonly by: 'asset'; readonly asset: string }
  | { readonly by: 'elsewhere' };

/**
 * What a format's reader takes out of one entry, unchecked: everything the file says is `unknown` until it has been
 * placed.
 */
export interface Candidate {
  readonly kind: 'candidate';
  readonly address: unknown;
  readonly chainHint: ChainHint;
  /** Null: the row names a category that is not in our table. Undefined: neither the row nor the import names one. */
  readonly category: ListCategory | null | undefined;
  /** The entry names the contract of a token, not an account. Absent: it does not say so. */
  readonly tokenContract?: boolean;
  readonly entity: unknown;
  readonly reference: string;
  /** A date text as the file gives it. */
  readonly date: unknown;
  /** Of a list of sanctions. Absent: none. */
  readonly programmes?: readonly string[];
}

/** An entry that the format's reader could not take an address out of. */
export interface SkippedEntry {
  readonly kind: 'skipped';
  readonly reason: SkipReason;
  readonly reference: string;
}

export type ListedEntry = Candidate | SkippedEntry;

export const skipped = (reason: SkipReason, reference: string): SkippedEntry => ({
  kind: 'skipped',
  reason,
  reference,
});
