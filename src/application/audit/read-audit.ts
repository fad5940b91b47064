import type { AuditAction, AuditEntry, AuditLog, AuditQuery } from '../../../ports/stores/audit.js';
import type { Caller } from '../caller.js';
import { momentOf, orUnavailable, wrongMember } from '../refusal.js';

const DEFAULT_LIMIT = 50;

/** The query of the audit trail, in texts. */
export interface AuditRequest {
  /** `next_cursor` of an earlier page. */
  readonly cursor?: string;
  /** 1 to 100. */
  readonly limit?: string;
  readonly action?: AuditAction;
  readonly subject?: string;
  /** ISO 8601, included. */
  readonly from?: string;
  /** ISO 8601, not included. */
  readonly to?: string;
}

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** Where the next page goes on; null where this one is the last. */
  readonly nextCursor: string | null;
}

/**
 * The administrative changes of the caller's partner, newest first: those of its environment and those that hold in
 * both. Rejects with `invalid_request` for a cursor that is none of theirs, and for a period that ends before it
 * begins.
 */
export type ReadAudit = (caller: Caller, request: AuditRequest) => Promise<AuditPage>;

export const createReadAudit =
  (audit: AuditLog): ReadAudit =>
  async ({ scope }, { cursor, limit, action, subject, from, to }) => {
    const count = limit === undefined ? DEFAULT_LIMIT : Number(limit);
    const [fromMs, untilMs] = [from && momentOf('from', from), to && momentOf('to', to)];
    if (typeof fromMs === 'number' && typeof untilMs === 'number' && fromMs >= untilMs)
      throw wrongMember('from', 'must be before to');
    const found = await read(audit, {
      ...scope,
      action: action ?? null,
      subject: subject ?? null,
      fromMs: typeof fromMs === 'number' ? fromMs : null,
      untilMs: typeof untilMs === 'number' ? untilMs : null,
      olderThan: cursor ?? null,
      // one more than asked for tells that there is more
      count: count + 1,
    });
    if (found === null)
      throw wrongMember('cursor', 'must be the next_cursor of an earlier answer to this key’s partner');
    const entries = found.slice(0, count);
    return { entries, nextCursor: found.length > count ? (entries.at(-1)?.auditId ?? null) : null };
  };

const read = (audit: AuditLog, query: AuditQuery): Promise<readonly AuditEntry[] | null> =>
  orUnavailable(() => audit.list(query), 'The audit trail cannot be read at the moment. Try again shortly.');
