import type { Knex } from 'knex';
import type { DispositionState } from '../../../../domain/record/disposition.js';
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
