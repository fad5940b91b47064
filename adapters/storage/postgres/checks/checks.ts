import type { Knex } from 'knex';
import { StorageUnavailableError } from '../../../../ports/sources/errors.js';
import type { CheckTimings, Environment, Scope } from '../../../../domain/record/record.js';
import type { AnsweredCall } from '../../../../ports/stores/idempotency.js';
import type { CheckEntry, CheckStore, StoredCheck } from '../../../../ports/stores/checks.js';
import type { CheckWriter } from './check-writer.js';
import { asPort, asRepeatable } from '../session/errors.js';
import type { ScopeNumbers } from '../scopes.js';

const PAGE_ROWS = 500;

/** A check of no scope, as large as a hundred: it is taken back. */
const TRIED = `
insert into checks (request_id, scope_id, key_id, checked_at, action, direction, duration_ms, timings, finding_codes,
  record)
values ('req_tried', 0, '', clock_timestamp(), '', '', 0, '{}', '', repeat('x', 262144))`;

/** A place in the order of a scope's checks. */
type Place = Pick<StoredCheckRow, 'checked_at' | 'request_id'>;

/** What of a check's row is read. */
export interface StoredCheckRow {
  readonly request_id: string;
  readonly key_id: string;
  readonly checked_at: Date;
  readonly timings: CheckTimings;
  readonly record: string;
}

/** The columns of a `StoredCheckRow`. */
export const CHECK_COLUMNS = 'request_id, key_id, checked_at, timings, record';

interface ScopeColumns {
  readonly partner_id: string;
  readonly environment: Environment;
}

export class PostgresCheckStore implements CheckStore {
  private writesFail = false;

  constructor(
    private readonly database: Knex,
    private readonly scopes: ScopeNumbers,
    private readonly writer: CheckWriter,
    private readonly keyedWriter: CheckWriter,
    private readonly groupWriter: CheckWriter,
    private readonly pingMs: number,
  ) {}

  async append(entry: CheckEntry, answered?: AnsweredCall): Promise<void> {
    const scopeId = this.scopes.remembered(entry.scope) ?? (await this.numberOf(entry.scope));
    const writer = answered === undefined ? this.writer : this.keyedWriter;
    await this.watched(writer.append({ entries: [entry], scopeId, answered: answered ?? null }));
  }

  async appendTogether(scope: Scope, entries: readonly CheckEntry[], answered?: AnsweredCall): Promise<void> {
    if (entries.length === 0 && answered === undefined) return;
    const scopeId = this.scopes.remembered(scope) ?? (await this.numberOf(scope));
    await this.watched(this.groupWriter.append({ entries, scopeId, answered: answered ?? null }));
  }

  /** Remembers how the newest write ended: a full disk refuses rows and answers every question. */
  private async watched(write: Promise<void>): Promise<void> {
    try {
      await write;
      this.writesFail = false;
    } catch (error) {
      this.writesFail ||= error instanceof StorageUnavailableError;
      throw error;
    }
  }

  private numberOf(scope: Scope): Promise<number> {
    return asRepeatable('number a scope', () => this.scopes.ensure(scope));
  }

  async find(scope: Scope, requestId: string): Promise<StoredCheck | null> {
    return asRepeatable('find a check', async () => {
      const scopeId = await this.scopes.find(scope);
      if (scopeId === null) return null;
      const { rows } = await this.database.raw<{ readonly rows: readonly StoredCheckRow[] }>(
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

  private async page(
    scopeId: number | null,
    before: Place | undefined,
    rows: number,
  ): Promise<readonly StoredCheckRow[]> {
    const bound = before === undefined ? '' : 'and (checked_at, request_id) < (?, ?)';
    const values = before === undefined ? [] : [before.checked_at, before.request_id];
    const answer = await this.database.raw<{ readonly rows: readonly StoredCheckRow[] }>(
      `select ${CHECK_COLUMNS} from checks
       where scope_id = ? ${bound} order by checked_at desc, request_id desc limit ?`,
      [scopeId, ...values, rows],
    );
    return answer.rows;
  }

  async findAnywhere(requestId: string): Promise<StoredCheck | null> {
    return asRepeatable('find a check', async () => {
      const { rows } = await this.database.raw<{ readonly rows: readonly (StoredCheckRow & ScopeColumns)[] }>(
        `select ${CHECK_COLUMNS}, partner_id, environment
         from checks join scopes using (scope_id) where request_id = ?`,
        [requestId],
      );
      const [row] = rows;
      return row === undefined ? null : storedCheck({ partnerId: row.partner_id, environment: row.environment }, row);
    });
  }

  /**
   * Asks the server whether it takes writes: a standby and a read-only server still answer reads. After a write that
   * failed it tries one, so that this passes again as soon as there is room, and without a check that would be refused.
   */
  async ping(): Promise<void> {
    const refuses = await asRepeatable('ask whether writes are taken', async () => {
      const { rows } = await this.database
        .raw<{ readonly rows: readonly { readonly refuses: boolean }[] }>(
          `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refuses`,
        )
        .options({ query_timeout: this.pingMs });
      return rows[0]?.refuses !== false;
    });
    if (refuses) throw new StorageUnavailableError('Storage is unavailable: the database is read-only');
    if (this.writesFail) await this.tryToWrite();
  }

  private async tryToWrite(): Promise<void> {
    await asPort('try to write', () =>
      this.database.transaction(async (transaction) => {
        await transaction.raw('savepoint tried');
        await transaction.raw(TRIED);
        await transaction.raw('rollback to savepoint tried');
        // the commit writes out the log of what was taken back
      }),
    );
    this.writesFail = false;
  }
}

/** A row as the port gives it. */
export const storedCheck = (scope: Scope, row: StoredCheckRow): StoredCheck => ({
  requestId: row.request_id,
  scope,
  keyId: row.key_id,
  checkedAtMs: row.checked_at.getTime(),
  timings: row.timings,
  recordJson: row.record,
});
