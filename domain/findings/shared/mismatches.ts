import type { Found, Rule } from '../finding.js';
import type { ComparedField, Comparison, ComparisonResult } from './comparison.js';

/** What differs where a row does not match, as the end of a sentence. */
export interface Mismatch {
  readonly what: string;
  /** To be looked at, in place of what the catalogue says. */
  readonly isReview?: boolean;
}

/** Which rows a rule speaks of. */
export type Mismatches = Partial<Record<ComparedField, Partial<Record<ComparisonResult, Mismatch>>>>;

/** Of what is not declared, a call of which nothing is known may be harmless; all else moves or grants something. */
const isHarmless = ({ field, found }: Comparison): boolean =>
  field === 'actions' && found?.startsWith('unknown_call ') === true;

const shown = ({ field, declared, found }: Comparison): string => {
  const bytes = found ?? 'nothing';
  return declared === null ? bytes : `${field.replaceAll('_', ' ')} ${declared} was declared, the bytes say ${bytes}`;
};

const draftOf = (rows: readonly Comparison[], { what, isReview = false }: Mismatch): Found => ({
  message:
    `The bytes that are to be signed ${what}: ${rows.map(shown).join('; ')}. ` +
    (isReview ? 'Find out why before you sign.' : 'Do not sign: this is not what you were told.'),
  ...(isReview || rows.every(isHarmless) ? { severity: 'MEDIUM' as const, action: 'REVIEW' as const } : {}),
  measures: rows.map(({ field, declared, found }) => ({ name: field, actual: found, threshold: declared })),
});

/** One finding for each way of the table in which the bytes differ from what was declared. */
export const findingsOf = (comparison: readonly Comparison[], table: Mismatches): readonly Found[] => {
  const groups = new Map<Mismatch, Comparison[]>();
  for (const row of comparison) {
    const mismatch = table[row.field]?.[row.result];
    if (mismatch !== undefined) groups.set(mismatch, [...(groups.get(mismatch) ?? []), row]);
  }
  return [...groups].map(([mismatch, rows]) => draftOf(rows, mismatch));
};

/** The rule that speaks of these rows of the comparison. */
export const mismatchIn =
  (table: Mismatches): Rule =>
  ({ payload, comparison }) =>
    payload?.status === 'invalid' && (table.chain !== undefined || table.from_address !== undefined)
      ? []
      : findingsOf(comparison, table);
