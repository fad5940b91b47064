import type { Knex } from 'knex';
import type pg from 'pg';
import { type Disposition, dispositionState, type DispositionState } from '../../../../domain/record/disposition.js';
import { BEGIN_AT } from './fill-index.js';
import { termsWith } from './terms.js';

const MARK = `
update check_index set state = :state, terms = ${termsWith(':state')}
where scope_id = :scopeId and request_id = :requestId
  and checked_at = (select checked_at from checks where request_id = :requestId)`;

/** One that fills the index ends first, and the next one begins after this transaction, whose state it then sees. */
const BETWEEN_FILLS = 'select from check_index_cursor for share';

/** Gives a check its state in the lists. One that is not taken in yet gets it when it is. */
export const markState = async (
  transaction: Knex.Transaction,
  scopeId: number,
  requestId: string,
  state: DispositionState,
): Promise<void> => {
  const mark = async (): Promise<boolean> => {
    const { rowCount } = await transaction.raw<{ readonly rowCount: number }>(MARK, { scopeId, requestId, state });
    return rowCount > 0;
  };
  if (await mark()) return;
  await transaction.raw(BEGIN_AT);
  await transaction.raw(BETWEEN_FILLS);
  await mark();
};

const LATEST = `
select distinct on (request_id) request_id, disposition, counts from check_dispositions
where scope_id = $1 order by request_id, disposition_no desc`;

const MARK_COPIED = `
update check_index set state = newest, terms = ${termsWith('newest')}
from unnest($2::text[], $3::text[]) latest(decided, newest)
where scope_id = $1 and request_id = decided and state <> newest
  and checked_at = (select checked_at from checks where request_id = decided)`;

/** Gives the checks of a scope their states where dispositions were copied behind a check that was in the lists. */
export const markCopiedStates = async (pool: pg.Pool, scopeId: number): Promise<void> => {
  const { rows } = await pool.query<{
    readonly request_id: string;
    readonly disposition: Disposition;
    readonly counts: boolean;
  }>(LATEST, [scopeId]);
  await pool.query(MARK_COPIED, [scopeId, rows.map(({ request_id: id }) => id), rows.map(dispositionState)]);
};
