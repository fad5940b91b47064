import type { FindingCode } from '../../../../domain/findings/index.js';
import { utcDayOf } from '../../../../domain/shared/iso-time.js';
import type { Action } from '../../../../domain/verdict/action.js';
import type { CheckDays, CheckTally } from '../../../../ports/stores/check-index.js';
import { mostFrequentFirst } from '../../../shared/most-frequent-first.js';
import { codesInText, type NumberedIndexedCheck } from './index-rows.js';
import { IS_OPEN } from './standing.js';

const NONE: CheckTally['byAction'] = { ALLOW: 0, REVIEW: 0, BLOCK: 0 };

/** What is counted of a check. */
export interface TallyRow {
  readonly action: Action;
  readonly finding_codes: string;
}

/** Counts the first so many of these checks. */
export const tallyOf = (found: readonly TallyRow[], upTo: number): CheckTally => {
  const rows = found.slice(0, upTo);
  const byAction = { ...NONE };
  const byFinding = new Map<FindingCode, number>();
  for (const { action, finding_codes: codes } of rows) {
    byAction[action] += 1;
    for (const code of codesInText(codes)) byFinding.set(code, (byFinding.get(code) ?? 0) + 1);
  }
  const isAll = found.length <= upTo;
  return { checks: rows.length, isAll, byAction, byFinding: mostFrequentFirst(byFinding) };
};

/** One figure of a day. */
export interface DayRow {
  readonly day: string;
  readonly sort: 'a' | 'f';
  readonly name: string;
  readonly checks: string;
}

export const READ_DAYS = `
select to_char(day, 'YYYY-MM-DD') as day, sort, name, checks::text as checks from check_days
where scope_id = $1 and day between $2::date and $3::date order by day, sort, name`;

export const COUNT_OPEN = `select count(*)::integer as open from check_index where scope_id = $1 and ${IS_OPEN}`;

/** Both parts are read from indexes alone. A case that was decided anew is decided on the day of the latest word. */
export const READ_CASE_FLOW = `
select day, sum(opened)::integer as opened, sum(decided)::integer as decided from (
  select to_char(day, 'YYYY-MM-DD') as day, checks as opened, 0 as decided from check_days
  where scope_id = $1 and sort = 'a' and name <> 'ALLOW' and day >= $2::date
  union all
  select to_char(decided_on, 'YYYY-MM-DD'), 0, count(*) from check_index
  where scope_id = $1 and action <> 'ALLOW' and decided_on >= $2::date group by decided_on
) figures group by day order by day`;

export const daysOf = (rows: readonly DayRow[]): CheckDays => {
  const days = new Map<string, Record<Action, number>>();
  const byFinding = new Map<FindingCode, number>();
  for (const { day, sort, name, checks } of rows) {
    if (sort === 'f') byFinding.set(name as FindingCode, (byFinding.get(name as FindingCode) ?? 0) + Number(checks));
    else days.set(day, { ...(days.get(day) ?? NONE), [name]: Number(checks) });
  }
  return {
    days: [...days].map(([day, byAction]) => ({ day, byAction })),
    byFinding: mostFrequentFirst(byFinding),
  };
};

/** Adds the checks that were just taken in to the figures of their days. */
export const ADD_DAYS = `
insert into check_days (scope_id, day, sort, name, checks)
select scope_id, day, sort, name, checks
from unnest($1::integer[], $2::date[], $3::text[], $4::text[], $5::bigint[]) as t(scope_id, day, sort, name, checks)
order by 1, 2, 3, 4
on conflict (scope_id, day, sort, name) do update set checks = check_days.checks + excluded.checks`;

export const dayValues = (taken: readonly NumberedIndexedCheck[]): readonly (readonly unknown[])[] => {
  const counts = new Map<string, number>();
  for (const { scopeId, check } of taken) {
    const day = utcDayOf(check.checkedAtMs);
    for (const figure of [`a\t${check.action}`, ...check.findingCodes.map((code) => `f\t${code}`)]) {
      const key = `${scopeId}\t${day}\t${figure}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const rows = [...counts].map(([key, checks]) => [...key.split('\t'), checks]);
  return [0, 1, 2, 3, 4].map((place) => rows.map((row) => row[place]));
};
