import type { Knex } from 'knex';
import { StorageUnavailableError } from '../../../../ports/sources/errors.js';
import type { Environment, Scope } from '../../../../domain/record/record.js';
import type { AnsweredCall } from '../../../../ports/stores/idempotency.js';
import type { CheckEntry, CheckStore, StoredCheck } from '../../../../ports/stores/checks.js';
import { CHECK_COLUMNS, type CheckRow, PostgresCheckReads, storedCheck } from './check-reads.js';
import type { CheckWriter } from './check-writer.js';
import { asRepeatable } from '../session/errors.js';
import type { ScopeNumbers } from '../scopes.js';

interface ScopeColumns {
  readonly partner_id: string;
  readonly environment: Environment;
}

export class PostgresCheckStore extends PostgresCheckReads implements CheckStore {
  constructor(
    database: Knex,
    scopes: ScopeNumbers,
    private readonly writer: CheckWriter,
    private readonly keyedWriter: CheckWriter,
    private readonly groupWriter: CheckWriter,
    private readonly pingMs: number,
  ) {
    super(database, scopes);
  }

  async append(entry: CheckEntry, answered?: AnsweredCall): Promise<void> {
    const scopeId = this.scopes.remembered(entry.scope) ?? (await this.numberOf(entry.scope));
    const writer = answered === undefined ? this.writer : this.keyedWriter;
    await writer.append({ entries: [entry], scopeId, answered: answered ?? null });
  }

  async appendTogether(scope: Scope, entries: readonly CheckEntry[], answered?: AnsweredCall): Promise<void> {
    if (entries.length === 0 && answered === undefined) return;
    const scopeId = this.scopes.remembered(scope) ?? (await this.numberOf(scope));
    await this.groupWriter.append({ entries, scopeId, answered: answered ?? null });
  }

  private numberOf(scope: Scope): Promise<number> {
    return asRepeatable('number a scope', () => this.scopes.ensure(scope));
  }

  async findAnywhere(requestId: string): Promise<StoredCheck | null> {
    return asRepeatable('find a check', async () => {
      const { rows } = await this.database.raw<{ readonly rows: readonly (CheckRow & ScopeColumns)[] }>(
        `select ${CHECK_COLUMNS}, partner_id, environment
         from checks join scopes using (scope_id) where request_id = ?`,
        [requestId],
      );
      const [row] = rows;
      return row === undefined ? null : storedCheck({ partnerId: row.partner_id, environment: row.environment }, row);
    });
  }

  /** Asks the server whether it takes writes: a standby and a read-only server still answer reads. */
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
  }
}
