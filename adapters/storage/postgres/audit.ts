import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Actor } from '../../../domain/record/actor.js';
import type { Environment } from '../../../domain/record/record.js';
import type { AuditEntry, AuditLog, AuditQuery, AuditedChange } from '../../../ports/stores/audit.js';
import { asRepeatable } from './session/errors.js';
import { type ActorColumns, actorColumns, actorOfRow } from './wire/actor-columns.js';

interface AuditRow extends ActorColumns {
  readonly audit_id: string;
  readonly recorded_at: Date;
  readonly action: AuditEntry['action'];
  readonly partner_id: string | null;
  readonly environment: Environment | null;
  readonly subject: string;
  readonly before: AuditEntry['before'];
  readonly after: AuditEntry['after'];
}

/** Held until the commit: so the numbers of entries are in the order in which changes became visible. */
const LOCK = `select pg_advisory_xact_lock(hashtext('signgate audit'))`;

interface Statement {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** `record` joins the transaction of the change: where the row cannot be written, nothing is changed. */
export class PostgresAuditLog implements AuditLog {
  /** `actor`: who changes what no one else is named for. */
  constructor(
    private readonly database: Knex,
    private readonly actor: Actor,
  ) {}

  /** The last statements of a transaction. Null: nothing was changed. */
  async record(transaction: Knex.Transaction, change: AuditedChange | null, by: Actor = this.actor): Promise<void> {
    if (change === null) return;
    await transaction.raw(LOCK);
    await transaction('audit_entries').insert(this.rowOf(change, by));
  }

  /** The same for a connection without knex. */
  statements(change: AuditedChange): readonly Statement[] {
    const insert = this.database('audit_entries').insert(this.rowOf(change, this.actor)).toSQL().toNative();
    return [{ sql: LOCK, bindings: [] }, insert];
  }

  private rowOf(change: AuditedChange, by: Actor) {
    return {
      audit_id: randomUUID(),
      action: change.action,
      partner_id: change.partnerId,
      environment: change.environment,
      subject: change.subject,
      ...actorColumns(by),
      before: jsonOf(change.before),
      after: jsonOf(change.after),
    };
  }

  list(query: AuditQuery): Promise<readonly AuditEntry[] | null> {
    const { olderThan, action, subject, fromMs, untilMs } = query;
    return asRepeatable('list the audit trail', async () => {
      const place = olderThan === null ? null : await this.placeOf(query, olderThan);
      if (place === undefined) return null;
      const rows = (await this.visible(query)
        .modify((found) => {
          if (place !== null) void found.where('entry_no', '<', place.entry_no);
          if (action !== null) void found.where({ action });
          if (subject !== null) void found.where({ subject });
          if (fromMs !== null) void found.where('recorded_at', '>=', new Date(fromMs));
          if (untilMs !== null) void found.where('recorded_at', '<', new Date(untilMs));
        })
        .orderBy('entry_no', 'desc')
        .limit(query.count)) as readonly AuditRow[];
      return rows.map(entryOf);
    });
  }

  private async placeOf(query: AuditQuery, auditId: string): Promise<{ readonly entry_no: string } | undefined> {
    return this.visible(query).where('audit_id', auditId).first<{ readonly entry_no: string }>('entry_no');
  }

  private visible({ partnerId, environment }: AuditQuery): Knex.QueryBuilder {
    return this.database('audit_entries').modify((rows) => {
      if (partnerId !== null) void rows.where({ partner_id: partnerId });
      if (environment !== null)
        void rows.where((either) => void either.where({ environment }).orWhereNull('environment'));
    });
  }
}

const jsonOf = (value: AuditEntry['before']): string | null => (value === null ? null : JSON.stringify(value));

const entryOf = (row: AuditRow): AuditEntry => ({
  auditId: row.audit_id,
  action: row.action,
  partnerId: row.partner_id,
  environment: row.environment,
  subject: row.subject,
  actor: actorOfRow(row),
  atMs: row.recorded_at.getTime(),
  before: row.before,
  after: row.after,
});
