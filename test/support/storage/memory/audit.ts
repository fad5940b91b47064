import type { Actor } from '../../../../domain/record/actor.js';
import { randomUUID } from 'node:crypto';
import type { AuditEntry, AuditLog, AuditQuery, AuditedChange } from '../../../../ports/stores/audit.js';

/** Entries in the order in which they were recorded. */
export class MemoryAuditLog implements AuditLog {
  private readonly entries: AuditEntry[] = [];

  /** `actor`: who changes what no one else is named for. */
  constructor(
    private readonly nowMs: () => number,
    private readonly actor: Actor,
  ) {}

  /** Null: nothing was changed. */
  record(change: AuditedChange | null, by: Actor = this.actor): void {
    if (change === null) return;
    this.entries.push(structuredClone({ ...change, auditId: randomUUID(), actor: by, atMs: this.nowMs() }));
  }

  async list(query: AuditQuery): Promise<readonly AuditEntry[] | null> {
    const visible = this.entries.filter(
      ({ partnerId, environment }) =>
        (query.partnerId === null || partnerId === query.partnerId) &&
        (query.environment === null || environment === null || environment === query.environment),
    );
    const end = visible.findIndex(({ auditId }) => auditId === query.olderThan);
    if (query.olderThan !== null && end === -1) return null;
    return visible
      .slice(0, query.olderThan === null ? visible.length : end)
      .reverse()
      .filter(
        ({ action, subject, atMs }) =>
          (query.action === null || action === query.action) &&
          (query.subject === null || subject === query.subject) &&
          atMs >= (query.fromMs ?? -Infinity) &&
          atMs < (query.untilMs ?? Infinity),
      )
      .slice(0, query.count);
  }
}
