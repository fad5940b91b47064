import { liesAhead, parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { ImportedList, ListCounts } from '../../../ports/stores/lists.js';
import type { ImportTerms } from './feed-import.js';

/** An import that would remove more than this share of the present list is refused unless the shrink is accepted. */
const SHRINK_LIMIT_SHARE = 0.2;

/** The import was refused; the present list is as it was. */
export class ImportRefusedError extends Error {
  override readonly name = 'ImportRefusedError';
  constructor(
    readonly kind: 'future' | 'older' | 'empty' | 'shrunk' | 'overtaken',
    message: string,
  ) {
    super(message);
  }
}

/** Throws `ImportRefusedError` for a file from the future, or older than the present list. */
export const refuseBadDate = (
  { publishedAt, source }: ImportTerms,
  nowMs: number,
  present: ImportedList | null,
): void => {
  if (liesAhead(publishedAt, nowMs)) {
    throw new ImportRefusedError(
      'future',
      `The list "${source}" cannot have been published on ${publishedAt}: that is in the future. ` +
        'It was not changed.',
    );
  }
  if (present === null || parseIsoMs(publishedAt) >= parseIsoMs(present.publishedAt)) return;
  throw new ImportRefusedError(
    'older',
    `The present list "${source}" was published on ${present.publishedAt}; ` +
      `this file, of ${publishedAt}, is older. The list was not changed.`,
  );
};

/** Throws `ImportRefusedError` where another import came between. */
export const refuseOvertaken = ({ source, replaces }: ImportTerms, present: ImportedList | null): void => {
  if (replaces === undefined || replaces === (present?.sha256 ?? null)) return;
  throw new ImportRefusedError(
    'overtaken',
    `Another import replaced the list "${source}" in the meantime. Import it again.`,
  );
};

/** Throws `ImportRefusedError` for a file without a usable row, and for a shrink that was not accepted. */
export const refuseBadShape = (
  { previousRows, imported, removed }: ListCounts,
  { source, acceptShrink }: ImportTerms,
): void => {
  if (imported === 0)
    throw new ImportRefusedError(
      'empty',
      `The file has no row that can be used. The list "${source}" was not changed.`,
    );
  if (acceptShrink || removed <= previousRows * SHRINK_LIMIT_SHARE) return;
  const percent = Math.round((100 * removed) / previousRows);
  throw new ImportRefusedError(
    'shrunk',
    `This import would remove ${removed} of ${previousRows} rows (${percent} %) of the list "${source}". ` +
      'It was not changed. If the list really shrank, import again with --accept-shrink.',
  );
};
