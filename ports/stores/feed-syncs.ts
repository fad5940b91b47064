/**
 * How a sync ended: the list was replaced; the publisher has nothing new; the file could not be had or cannot be used;
 * it would have removed too many rows; it is older than the list in force. In the last three the list stays as it is.
 */
export const SYNC_RESULTS = ['imported', 'unchanged', 'failed', 'refused_shrink', 'refused_older'] as const;
export type SyncResult = (typeof SYNC_RESULTS)[number];

/** What is known of one feed's syncs. Times in milliseconds since 1970. */
export interface FeedSync {
  /** The list that the feed keeps current: its identity. */
  readonly source: string;
  /** How often its state was recorded: 1, 2, 3 … */
  readonly revision: number;
  readonly attemptedAtMs: number;
  /** When the publisher last confirmed or replaced the list; null for never. */
  readonly succeededAtMs: number | null;
  readonly result: SyncResult;
  /** Why it did not succeed, in words that hold nothing of the address, the file or a credential; null where it did. */
  readonly reason: string | null;
  /** Syncs in a row that did not succeed. */
  readonly failuresInRow: number;
  readonly nextAtMs: number;
  /** What the publisher calls the version that was imported last; null where it says nothing. */
  readonly etag: string | null;
  /** As the publisher wrote it. */
  readonly lastModified: string | null;
  /** SHA-256 of the address and terms of the last try, hex; the members around it are of imports under the same. */
  readonly terms: string | null;
  /** SHA-256 of the file that was imported last, hex; null before the first one. */
  readonly sha256: string | null;
}

/** What happened to a list or its feed. Dates are ISO 8601. */
export type ListEvent = { readonly source: string; readonly atMs: number } & (
  | {
      /** Another content is in force, imported by hand or from a feed. */
      readonly kind: 'list.updated';
      readonly detail: {
        readonly publishedAt: string;
        readonly rows: number;
        readonly previousRows: number;
        readonly removed: number;
        readonly sha256: string;
      };
    }
  | {
      /** The list is past its maximum age: once for each list that grew old. */
      readonly kind: 'list.stale';
      readonly detail: { readonly publishedAt: string; readonly maxAgeSeconds: number };
    }
  | {
      /** Its feed no longer succeeds, or no longer for the same kind of reason. */
      readonly kind: 'source.degraded';
      readonly detail: { readonly result: SyncResult; readonly reason: string };
    }
);
export type ListEventKind = ListEvent['kind'];

/** An event as it was stored. */
export type StoredListEvent = ListEvent & {
  /** Grows in the order in which events can be seen: what is seen later has a larger one. There may be gaps. */
  readonly eventId: number;
};

/**
 * The state of feeds, and an append-only log of what happened to lists, of the whole service and no partner. The event
 * of an import is stored with the import, and by no other way. Rejects with `StorageUnavailableError`; any other error
 * is a bug.
 */
export interface FeedSyncStore {
  /** Of every feed that was ever tried, by source. */
  syncs(): Promise<readonly FeedSync[]>;
  /**
   * Stores a state whose revision is one more than that in place, and its event, together. False, and nothing changed,
   * where another instance was quicker.
   */
  record(sync: FeedSync, event: ListEvent | null): Promise<boolean>;
  /** Stores the event unless there is one of that source, publication and maximum age. True where it is new. */
  tellStale(event: ListEvent & { readonly kind: 'list.stale' }): Promise<boolean>;
  /** At most `count` events after an id, oldest first; from the first one after 0. */
  events(afterId: number, count: number): Promise<readonly StoredListEvent[]>;
  /** Runs `work` unless another instance syncs at the moment; says whether it ran. */
  exclusively(work: () => Promise<void>): Promise<boolean>;
}
