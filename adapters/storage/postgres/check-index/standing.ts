import {
  DECIDED_STATES,
  type Disposition,
  dispositionState,
  OPEN_STATES,
} from '../../../../domain/record/disposition.js';
import { utcDayOf } from '../../../../domain/shared/iso-time.js';
import { assigneeOf, type Standing } from './index-rows.js';

/** A case that waits for a decision, letter by letter as the indexes of open cases say it. */
export const IS_OPEN = `action <> 'ALLOW' and state in ('${OPEN_STATES.join(`', '`)}')`;

/** What people said of a check, as `latestOf` joins it. */
export interface StandingColumns {
  /** Null for a check that people decided nothing about. */
  readonly disposition: Disposition | null;
  readonly counts: boolean | null;
  readonly decided_at: Date | null;
  /** Null: nobody has it. */
  readonly given_to: string | null;
  readonly given_to_shown_as: string | null;
}

export const STANDING_COLUMNS = 'disposition, counts, decided_at, given_to, given_to_shown_as';

/** Joins the latest disposition and assignment of each row of a table of checks, to which the query gives this name. */
export const latestOf = (checks: string): string => `
left join lateral (select disposition, counts, decided_at from check_dispositions decided
  where decided.request_id = ${checks}.request_id and decided.scope_id = ${checks}.scope_id
  order by disposition_no desc limit 1) latest on true
left join lateral (select to_name as given_to, to_shown_as as given_to_shown_as from check_assignments given
  where given.request_id = ${checks}.request_id and given.scope_id = ${checks}.scope_id
  order by assignment_no desc limit 1) assigned on true`;

type Decided = Pick<Standing, 'state' | 'decidedOn'>;

/** What the latest disposition makes of a check; null: there is none. */
export const decidedBy = (
  latest: { readonly disposition: Disposition; readonly counts: boolean; readonly decidedAtMs: number } | null,
): Decided => {
  const state = dispositionState(latest);
  const isDecided = latest !== null && DECIDED_STATES.some((one) => one === state);
  return { state, decidedOn: isDecided ? utcDayOf(latest.decidedAtMs) : null };
};

export const standingInRow = ({ disposition, counts, decided_at: at, ...given }: StandingColumns): Standing => ({
  ...decidedBy(
    disposition === null || at === null ? null : { disposition, counts: counts === true, decidedAtMs: at.getTime() },
  ),
  assignee: assigneeOf({ assignee: given.given_to, assignee_shown_as: given.given_to_shown_as }),
});
