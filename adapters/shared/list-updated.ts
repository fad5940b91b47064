import { parseIsoMs } from '../../domain/shared/iso-time.js';
import type { ListEvent } from '../../ports/stores/feed-syncs.js';
import type { ImportedList, ListContent, ListCounts, NewList } from '../../ports/stores/lists.js';

/** The event of an import; null where the list says what it said before. */
export const listUpdated = (
  list: NewList,
  { previousRows, imported, removed }: ListCounts,
  { sha256 }: ListContent,
  replaced: ImportedList | null,
): ListEvent | null => {
  if (replaced?.sha256 === sha256 && removed === 0 && imported === previousRows) return null;
  return {
    kind: 'list.updated',
    source: list.source,
    atMs: parseIsoMs(list.importedAt),
    detail: { publishedAt: list.publishedAt, rows: imported, previousRows, removed, sha256 },
  };
};
