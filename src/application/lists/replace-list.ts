import { compareText } from '../../../domain/shared/compare-text.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type {
  FinishList,
  ListArchive,
  ListCategory,
  ListClash,
  ListCounts,
  NewList,
} from '../../../ports/stores/lists.js';
import { type ImportTerms, usualNames } from './feed-import.js';
import { refuseBadDate, refuseBadShape, refuseOvertaken } from './refuse-import.js';

/** What is known of a file while it is read. */
export interface ListReading {
  read: number;
  readonly skipped: Map<string, number>;
  readonly categories: Set<ListCategory>;
  /** Lower-case hex SHA-256 of the file, or over the hashes of several; null until all of it was read. */
  hash: string | null;
}

export const newReading = (): ListReading => ({ read: 0, skipped: new Map(), categories: new Set(), hash: null });

export interface FeedImportReport extends ListCounts {
  /** Entries of the file, imported and skipped. */
  readonly read: number;
  readonly skipped: Readonly<Record<string, number>>;
  readonly clashes: readonly ListClash[];
  /** The list had the same content before; only the time of the import changed. */
  readonly unchanged: boolean;
  readonly sha256: string;
}

/**
 * Replaces the list of the same source by what `replace` reads and stores, if its date and shape allow it: any failure
 * leaves the old list. Rejects with `ImportRefusedError`, and as `replace` does.
 */
export const replaceList = async (
  { archive, clock }: { readonly archive: ListArchive; readonly clock: Clock },
  terms: ImportTerms & { readonly format: { readonly id: string } },
  reading: ListReading,
  replace: (list: NewList, finish: FinishList) => Promise<ListCounts>,
): Promise<Omit<FeedImportReport, 'clashes'>> => {
  const { source, publishedAt, datedBy = 'publisher', maxAgeSeconds } = terms;
  const nowMs = clock.now();
  refuseBadDate(terms, nowMs, await archive.find(source));
  const { id: format } = terms.format;
  const names = terms.names ?? usualNames(format);
  const list = { source, format, publishedAt, datedBy, maxAgeSeconds, importedAt: isoTime(nowMs), names };
  const outcome = { sha256: '', unchanged: false };
  const counts = await replace(list, (found, present) => {
    // another import may have ended since the first look: only now is it certain what is replaced
    refuseOvertaken(terms, present);
    refuseBadDate(terms, nowMs, present);
    refuseBadShape(found, terms);
    outcome.sha256 = reading.hash ?? '';
    outcome.unchanged =
      present?.sha256 === outcome.sha256 && found.removed === 0 && found.imported === found.previousRows;
    return { sha256: outcome.sha256, categories: [...reading.categories].sort() };
  });
  return {
    ...counts,
    ...outcome,
    read: reading.read,
    skipped: Object.fromEntries([...reading.skipped].sort(([left], [right]) => compareText(left, right))),
  };
};
