import type { ImportedList } from '../../../ports/stores/lists.js';
import type { SourceRow } from './inventory.js';
import { FETCHED } from './missing-knowledge.js';

/** What is wrong with a source, what that means for verdicts, and the line that mends it. */
export interface SourceProblem {
  readonly meaning: string;
  readonly remedy: string;
}

const PRICE_REMEDY = 'Set defillama or http-price-feed in PROVIDER_SETTINGS, or import newer prices.';

/** Of a list that is past its greatest age. */
export const staleList = ({ categories }: Pick<ImportedList, 'categories'>, said: string): SourceProblem =>
  categories.includes('reference_price')
    ? { meaning: `${said}: too old to value a payment`, remedy: PRICE_REMEDY }
    : {
        meaning: `${said}: past its maximum age: it clears no address, and a check that requires it is REVIEW`,
        remedy: 'Fetch it with: npx signgate feeds sync, or import a newer file',
      };

/** Of a feed whose last tries failed. `publishedAt` null: no list of it is in force. */
export const failedFeed = (
  source: string,
  { reason, failures, publishedAt }: { reason: string; failures: number; publishedAt: string | null },
): SourceProblem => {
  const kept = publishedAt === null ? 'no list is in force' : `the list of ${publishedAt} stays in force`;
  return {
    meaning: `${reason} (${failures === 1 ? 'once' : `${failures} times in a row`}); ${kept}`,
    remedy: `Try it with: npx signgate feeds sync "${source}"`,
  };
};

const missingList = ({ origin, required }: SourceRow): SourceProblem => ({
  meaning: `none is loaded: ${required ? 'until then no check is ALLOW' : 'what it lists is not known'}`,
  remedy: origin === 'synced' ? FETCHED : 'Import it: npx signgate feeds import',
});

const silent = ({ kind, required }: SourceRow): SourceProblem => ({
  meaning: required ? 'it does not answer: no check is ALLOW unless a policy makes it optional' : 'it does not answer',
  remedy:
    kind === 'external'
      ? 'See whether its service is up, and its part of PROVIDER_SETTINGS: npx signgate doctor'
      : 'See the database and the log of the service: npx signgate doctor',
});

const stale = (row: SourceRow): SourceProblem => {
  const said = `${row.rows ?? 0} rows of ${row.asOf?.slice(0, 10) ?? 'no date'}`;
  if (row.kind === 'list') return staleList(row as Pick<ImportedList, 'categories'>, said);
  return row.origin === 'bundled'
    ? { meaning: `prices of ${row.asOf?.slice(0, 10) ?? 'no date'}: too old to value a payment`, remedy: PRICE_REMEDY }
    : { meaning: 'its data is too old, which counts as no answer', remedy: 'See why its service has nothing newer.' };
};

/** Null for a source that is well. */
export const sourceProblem = (row: SourceRow): SourceProblem | null => {
  const failures = row.failuresInRow ?? 0;
  if (failures > 0)
    return failedFeed(row.name, {
      reason: row.lastError?.message ?? row.lastError?.reason ?? 'it failed',
      ...{ failures, publishedAt: row.asOf },
    });
  if (row.status === 'missing') return missingList(row);
  if (row.status === 'stale') return stale(row);
  return row.status === 'unavailable' ? silent(row) : null;
};
