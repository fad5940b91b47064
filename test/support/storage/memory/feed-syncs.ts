import { compareText } from '../../../../domain/shared/compare-text.js';
import type { FeedSync, FeedSyncStore, ListEvent, StoredListEvent } from '../../../../ports/stores/feed-syncs.js';

/** The states by source, and the events in the order in which they came. */
export class MemoryFeedSyncs implements FeedSyncStore {
  private readonly bySource = new Map<string, FeedSync>();
  private readonly log: StoredListEvent[] = [];
  private isSyncing = false;

  /** Also called by the archive for the event of an import. */
  append(event: ListEvent): void {
    this.log.push({ ...event, eventId: this.log.length + 1 });
  }

  /** Every event, in the order in which they came. */
  all(): readonly StoredListEvent[] {
    return this.log;
  }

  async syncs(): Promise<readonly FeedSync[]> {
    return [...this.bySource.values()].sort((left, right) => compareText(left.source, right.source));
  }

  async record(sync: FeedSync, event: ListEvent | null): Promise<boolean> {
    if (sync.revision !== (this.bySource.get(sync.source)?.revision ?? 0) + 1) return false;
    this.bySource.set(sync.source, sync);
    if (event !== null) this.append(event);
    return true;
  }

  async tellStale(event: ListEvent & { readonly kind: 'list.stale' }): Promise<boolean> {
    const { source, detail } = event;
    const isTold = this.log.some(
      (told) =>
        told.kind === 'list.stale' &&
        told.source === source &&
        told.detail.publishedAt === detail.publishedAt &&
        told.detail.maxAgeSeconds === detail.maxAgeSeconds,
    );
    if (!isTold) this.append(event);
    return !isTold;
  }

  async events(afterId: number, count: number): Promise<readonly StoredListEvent[]> {
    return this.log.filter(({ eventId }) => eventId > afterId).slice(0, count);
  }

  async exclusively(work: () => Promise<void>): Promise<boolean> {
    if (this.isSyncing) return false;
    this.isSyncing = true;
    try {
      await work();
    } finally {
      this.isSyncing = false;
    }
    return true;
  }
}
