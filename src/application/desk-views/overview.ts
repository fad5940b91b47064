import { utcDayOf } from '../../../domain/shared/iso-time.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { CaseFlow, CaseFlowDay, CheckDays, CheckIndex, CheckTally } from '../../../ports/stores/check-index.js';
import type { Caller } from '../caller.js';
import { type CheckFilterRequest, filterOf, orUnlisted } from '../check-index/list-checks.js';
import { momentOf, wrongMember } from '../refusal.js';
import type { ReadSources } from '../sources/read-sources.js';
import type { SourceRow } from '../sources/inventory.js';

const DAY_MS = 86_400_000;
/** Without a period: this one, up to today. */
const DEFAULT_DAYS = 30;
/** Most days of one overview. */
const MAX_DAYS = 366;
/** Most checks that a summary counts. */
export const TALLY_LIMIT = 1_000;

/** Counts the checks of the caller's scope that a filter finds, up to `TALLY_LIMIT`. */
export type SummariseChecks = (caller: Caller, request: CheckFilterRequest) => Promise<CheckTally>;

export const createSummariseChecks =
  (index: Pick<CheckIndex, 'tally'>): SummariseChecks =>
  (caller, request) => {
    const filter = filterOf(caller, request);
    return orUnlisted(() => index.tally(caller.scope, filter, TALLY_LIMIT));
  };

/** UTC days as ISO 8601 dates or times; both are included. */
export interface OverviewRequest {
  readonly from?: string;
  readonly to?: string;
}

export interface Overview extends CheckDays {
  /** Every day of the period, oldest first. */
  readonly cases: readonly OpenCases[];
  readonly sources: readonly SourceRow[];
}

/** What a day brought, and how many cases were open when it ended; of today, how many are open now. */
export interface OpenCases extends CaseFlowDay {
  readonly open: number;
}

/** Rejects with `invalid_request` for a period that ends before it begins or is longer than a year. */
export type ReadOverview = (caller: Caller, request: OverviewRequest) => Promise<Overview>;

export const createReadOverview =
  ({
    checkIndex,
    readSources,
    clock,
  }: {
    readonly checkIndex: Pick<CheckIndex, 'days' | 'caseFlow'>;
    readonly readSources: ReadSources;
    readonly clock: Clock;
  }): ReadOverview =>
  async (caller, { from, to }) => {
    const toMs = to === undefined ? clock.now() : momentOf('to', to);
    const fromMs = from === undefined ? toMs - (DEFAULT_DAYS - 1) * DAY_MS : momentOf('from', from);
    if (fromMs > toMs) throw wrongMember('from', 'must not be after to');
    if (toMs - fromMs > MAX_DAYS * DAY_MS) throw wrongMember('from', `must be at most ${MAX_DAYS} days before to`);
    const [days, flow, sources] = await Promise.all([
      orUnlisted(() => checkIndex.days(caller.scope, utcDayOf(fromMs), utcDayOf(toMs))),
      orUnlisted(() => checkIndex.caseFlow(caller.scope, utcDayOf(fromMs))),
      readSources(caller),
    ]);
    return { ...days, cases: openByDay(flow, fromMs, toMs), sources };
  };

/** Backwards from what is open now: a day began with what it ended with, without what it brought. */
const openByDay = ({ openNow, days }: CaseFlow, fromMs: number, toMs: number): readonly OpenCases[] => {
  const [from, to] = [utcDayOf(fromMs), utcDayOf(toMs)];
  const later = days.filter(({ day }) => day > to);
  let open = openNow - later.reduce((sum, { opened, decided }) => sum + opened - decided, 0);
  const known = new Map(days.map((day) => [day.day, day]));
  const cases: OpenCases[] = [];
  for (let ms = Date.parse(to); ms >= Date.parse(from); ms -= DAY_MS) {
    const day = utcDayOf(ms);
    const { opened, decided } = known.get(day) ?? { opened: 0, decided: 0 };
    cases.unshift({ day, opened, decided, open: Math.max(0, open) });
    open -= opened - decided;
  }
  return cases;
};
