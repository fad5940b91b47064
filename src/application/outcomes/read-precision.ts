import type { Period } from '../../../domain/record/outcome.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { OutcomeStore, PrecisionQuery, PrecisionRow } from '../../../ports/stores/outcomes.js';
import type { Caller } from '../caller.js';
import { momentOf, orUnavailable, wrongMember } from '../refusal.js';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/** The query of the figures. Times are ISO 8601; those that are left out: the last 30 days. */
export interface PrecisionRequest {
  readonly from?: string;
  readonly to?: string;
  readonly period?: Period;
}

export interface Precision extends Omit<PrecisionQuery, 'scope'> {
  readonly rows: readonly PrecisionRow[];
}

/** How often each finding fired for the caller's partner and environment, and what became of those checks. */
export type ReadPrecision = (caller: Caller, request: PrecisionRequest) => Promise<Precision>;

export const createReadPrecision =
  ({ outcomes, clock }: { readonly outcomes: OutcomeStore; readonly clock: Clock }): ReadPrecision =>
  async ({ scope }, { from, to, period = 'month' }) => {
    const untilMs = to === undefined ? clock.now() : momentOf('to', to);
    const fromMs = from === undefined ? untilMs - DEFAULT_DAYS * DAY_MS : momentOf('from', from);
    if (fromMs >= untilMs) throw wrongMember('from', 'must be before to');
    if (untilMs - fromMs > MAX_DAYS * DAY_MS)
      throw wrongMember('from', `must be at most ${String(MAX_DAYS)} days before to`);
    const asked = { fromMs, untilMs, period };
    return { ...asked, rows: await read(outcomes, { scope, ...asked }) };
  };

const read = (outcomes: OutcomeStore, query: PrecisionQuery): Promise<readonly PrecisionRow[]> =>
  orUnavailable(
    () => outcomes.precision(query),
    'The figures cannot be read at the moment. Try again shortly, or ask for a shorter time.',
  );
