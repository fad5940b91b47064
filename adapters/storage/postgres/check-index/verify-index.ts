import type pg from 'pg';
import { indexedCheckOf } from '../../../../domain/record/indexed-check.js';
import { readRecordText } from '../../../../domain/record/record-text.js';
import type { AlteredRow } from '../../../../ports/stores/decision-rows.js';
import { type IndexRow, LISTED_COLUMNS, numbered } from './index-rows.js';
import { latestOf, STANDING_COLUMNS, type StandingColumns, standingInRow } from './standing.js';

const PAGE = 500;

/** Checks with their row of the index, of one moment: a row comes, or changes, together with what it follows from. */
const PAGE_SQL = `
select c.request_id as check_id, c.scope_id, c.record, ${STANDING_COLUMNS},
  exists (select from check_index_cursor place
    where (c.written_in, c.request_id) <= (place.position, place.request_id)) as is_taken_in,
  tsvector_to_array(i.terms) as terms,
  to_char(i.decided_on, 'YYYY-MM-DD') as decided_on, ${LISTED_COLUMNS.replace(/(\w+)/g, 'i.$1')}
from checks c
left join check_index i on i.scope_id = c.scope_id and i.checked_at = c.checked_at and i.request_id = c.request_id
${latestOf('c')}
where c.request_id > $1 order by c.request_id limit $2`;

/** A check of a month that was taken out keeps its row. */
const WITHOUT_CHECK = `
select i.request_id from check_index i
where not exists (select from checks c
    where c.request_id = i.request_id and c.scope_id = i.scope_id and c.checked_at = i.checked_at)
  and not exists (select from retirements r
    where r.is_detached and i.request_id >= r.from_id and i.request_id < r.until_id)
order by 1`;

interface ComparedRow extends Omit<IndexRow, 'request_id'>, StandingColumns {
  readonly check_id: string;
  readonly scope_id: number;
  readonly record: string;
  readonly is_taken_in: boolean;
  /** Null: there is no row. */
  readonly request_id: string | null;
  readonly terms: readonly string[] | null;
  readonly decided_on: string | null;
}

/** Every row of the index that does not follow from its record and what people decided, is missing, or is too many. */
export const alteredIndex = async (pool: pg.Pool): Promise<readonly AlteredRow[]> => {
  const altered: AlteredRow[] = [];
  const name = (row: string, why: string): void => void altered.push({ table: 'check_index', row, why });
  for (let after = ''; ; ) {
    const { rows } = await pool.query<ComparedRow>(PAGE_SQL, [after, PAGE]);
    for (const row of rows) {
      const why = misfitOf(row);
      if (why !== null) name(row.check_id, why);
    }
    after = rows.at(-1)?.check_id ?? after;
    if (rows.length < PAGE) break;
  }
  const { rows: alone } = await pool.query<{ readonly request_id: string }>(WITHOUT_CHECK);
  for (const { request_id } of alone) name(request_id, 'there is no such check');
  return altered;
};

const misfitOf = (row: ComparedRow): string | null => {
  if (row.request_id === null) return row.is_taken_in ? 'it is missing' : null;
  const record = readable(row.record);
  // verifying its seal names it
  if (record === null) return null;
  const standing = standingInRow(row);
  const { check, ...expected } = numbered(row.scope_id, indexedCheckOf(record), standing);
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['value_usd', row.value_usd, check.valueUsd],
    ['action', row.action, check.action],
    ['state', row.state, standing.state],
    ['decided_on', row.decided_on, standing.decidedOn],
    ['risk_score', row.risk_score, check.riskScore],
    ['assignee', row.assignee, standing.assignee?.name ?? null],
    ['assignee_shown_as', row.assignee_shown_as, standing.assignee?.shownAs ?? null],
    ['finding_codes', row.finding_codes, check.findingCodes.join()],
    ['shown', row.shown, expected.shown],
    ['terms', asSet(row.terms ?? []), asSet(expected.terms.split('\n'))],
  ];
  const different = pairs.filter(([, found, wanted]) => found !== wanted).map(([column]) => column);
  return different.length === 0 ? null : `these columns do not follow from its record: ${different.join(', ')}`;
};

const asSet = (terms: readonly string[]): string => [...new Set(terms)].sort().join('\n');

const readable = (text: string) => {
  try {
    return readRecordText(text);
  } catch {
    // text that is no record has no row; that is the answer, not a fault
    return null;
  }
};
