import type { Knex } from 'knex';
import type { CheckTimings, Scope } from '../../../../domain/record/record.js';
import type { CheckStore, StoredCheck } from '../../../../ports/stores/checks.js';
import type { ScopeNumbers } from '../scopes.js';
import { asRepeatable } from '../session/errors.js';

const PAGE_ROWS = 500;

/** A place in the order of a scope's checks. */
type Place = Pick<CheckRow, 'checked_at' | 'request_id'>;

/** What of a check's row is read. */
export interface CheckRow {
  readonly request_id: string;
  readonly key_id: string;
  readonly checked_at: Date;
  readonly timings: CheckTimings;
  readonly record: string;
}

/** The columns of a `CheckRow`. */
export const CHECK_COLUMNS = 'request_id, key_id, checked_at, timings, record';

/** What callers read of checks: as well from a replica as from its primary. */
export class PostgresCheckReads implements Pick<CheckStore, 'find' | 'latest'> {
  constructor(
    protected readonly database: Knex,
    protected readonly scopes: ScopeNumbers,
  ) {}

  async find(scope: Scope, requestId: string): Promise<StoredCheck | null> {
    return asRepeatable('find a check', async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null) return null;
      const { rows } = await this.database.raw<{ readonly rows: readonly CheckRow[] }>(
        `select ${CHECK_COLUMNS} from checks where request_id = ? and scope_id = ?`,
        [requestId, scopeId],
      );
      return rows[0] === undefined ? null : storedCheck(scope, rows[0]);
    });
  }

  async *latest(scope: Scope, count: number, beforeMs?: number): AsyncIterable<StoredCheck> {
    const scopeId = await asRepeatable('list checks', () => this.scopes.find(scope));
    let left = scopeId === null ? 0 : count;
    let before: Place | undefined =
      beforeMs === undefined ? undefined : { checked_at: new Date(beforeMs), request_id: '' };
    while (left > 0) {
      const page = await asRepeatable('list checks', () => this.page(scopeId, before, Math.min(left, PAGE_ROWS)));
      for (const row of page) yield storedCheck(scope, row);
      if (page.length < PAGE_ROWS) return;
      left -= page.length;
      before = page.at(-1);
    }
  }

  private async page(scopeId: number | null, before: Place | undefined, rows: number): Promise<readonly CheckRow[]> {
    const bound = before === undefined ? '' : 'and (checked_at, request_id) < (?, ?)';
    const values = before === undefined ? [] : [before.checked_at, before.request_id];
    const answer = await this.database.raw<{ readonly rows: readonly CheckRow[] }>(
      `select ${CHECK_COLUMNS} from checks
       where scope_id = ? ${bound} order by checked_at desc, request_id desc limit ?`,
      [scopeId, ...values, rows],
    );
    return answer.rows;
  }
}

/** A row as the port gives it. */
export const storedCheck = (scope: Scope, row: CheckRow): StoredCheck => ({
  requestId: row.request_id,
  scope,
  keyId: row.key_id,
  checkedAtMs: row.checked_at.getTime(),
  timings: row.timings,
  recordJson: row.record,
});
