import type { Knex } from 'knex';
import type { Assignee } from '../../../../ports/stores/check-index.js';
import { BEGIN_AT } from './fill-index.js';
import { decidedBy } from './standing.js';
import { assigneeTerm, termsWith } from './terms.js';

const OF_CHECK = `
where scope_id = :scopeId and request_id = :requestId
  and checked_at = (select checked_at from checks where request_id = :requestId)`;

const MARK_STATE = `update check_index set
  state = :state, decided_on = :decidedOn, terms = ${termsWith(':state')} ${OF_CHECK}`;

const MARK_ASSIGNEE = `
update check_index set assignee = :assignee, assignee_shown_as = :shownAs,
  terms = ts_delete(terms, :before::text) || array_to_tsvector(array[:after::text]) ${OF_CHECK}`;

/** One that fills the index ends first, and the next one begins after this transaction, whose words it then sees. */
const BETWEEN_FILLS = 'select from check_index_cursor for share';

interface MarkedCheck {
  readonly scopeId: number;
  readonly requestId: string;
}

/** Changes the row of a check in the lists. One that is not taken in yet gets it when it is. */
const mark = async (transaction: Knex.Transaction, sql: string, values: Knex.ValueDict): Promise<void> => {
  const isMarked = async (): Promise<boolean> =>
    (await transaction.raw<{ readonly rowCount: number }>(sql, values)).rowCount > 0;
  if (await isMarked()) return;
  await transaction.raw(BEGIN_AT);
  await transaction.raw(BETWEEN_FILLS);
  await isMarked();
};

/** Gives a check its state in the lists. */
export const markState = (
  transaction: Knex.Transaction,
  check: MarkedCheck,
  latest: Parameters<typeof decidedBy>[0],
): Promise<void> => mark(transaction, MARK_STATE, { ...check, ...decidedBy(latest) });

/** Says in the lists who has a check. `before`: who had it, by name. */
export const markAssignee = (
  transaction: Knex.Transaction,
  check: MarkedCheck,
  before: string | null,
  assignee: Assignee | null,
): Promise<void> =>
  mark(transaction, MARK_ASSIGNEE, {
    ...check,
    ...{ assignee: assignee?.name ?? null, shownAs: assignee?.shownAs ?? null },
    before: assigneeTerm(check.scopeId, before),
    after: assigneeTerm(check.scopeId, assignee?.name ?? null),
  });
