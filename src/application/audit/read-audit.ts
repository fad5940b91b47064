import type { Actor } from '../../../domain/record/actor.js';
import type { AuditAction, AuditEntry, AuditLog } from '../../../ports/stores/audit.js';
import type { KeyStore } from '../../../ports/stores/keys.js';
import type { Caller } from '../caller.js';
import { namesOfKeys } from '../keys/names-of-keys.js';
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

/** With what a key is called that was changed; null where it is none, and where it has no label. */
export interface ShownAuditEntry extends AuditEntry {
  readonly subjectLabel: string | null;
}

export interface AuditTrailPage {
  readonly entries: readonly ShownAuditEntry[];
  /** Where the next page goes on; null where this one is the last. */
  readonly nextCursor: string | null;
}

/**
 * The administrative changes of the caller's partner, newest first: those of its environment and those that hold in
 * both. Rejects with `invalid_request` for a cursor that is none of theirs, and for a period that ends before it
 * begins.
 */
export type ReadAudit = (caller: Caller, request: AuditRequest) => Promise<AuditTrailPage>;

export const createReadAudit =
  ({ audit, keys }: { readonly audit: AuditLog; readonly keys: Pick<KeyStore, 'findKey'> }): ReadAudit =>
  async ({ scope }, { cursor, limit, action, subject, from, to }) => {
    const count = limit === undefined ? DEFAULT_LIMIT : Number(limit);
    const [fromMs, untilMs] = [from && momentOf('from', from), to && momentOf('to', to)];
    if (typeof fromMs === 'number' && typeof untilMs === 'number' && fromMs >= untilMs)
      throw wrongMember('from', 'must be before to');
    const query = {
      ...scope,
      action: action ?? null,
      subject: subject ?? null,
      fromMs: typeof fromMs === 'number' ? fromMs : null,
      untilMs: typeof untilMs === 'number' ? untilMs : null,
      olderThan: cursor ?? null,
      // one more than asked for tells that there is more
      count: count + 1,
    };
    return orUnavailable(async () => {
      const found = await audit.list(query);
      if (found === null)
        throw wrongMember('cursor', 'must be the next_cursor of an earlier answer to this key’s partner');
      const entries = found.slice(0, count);
      const changed = entries.map(({ action: change, subject: name }): Actor | null =>
        change.startsWith('key.') ? { kind: 'key', name } : null,
      );
      const named = await namesOfKeys(keys, scope, [
        ...entries.map(({ actor }) => actor),
        ...changed.filter((key) => key !== null),
      ]);
      return {
        entries: entries.map((entry, index) => {
          const key = changed[index] ?? null;
          return { ...entry, actor: named(entry.actor), subjectLabel: (key && named(key).shownAs) ?? null };
        }),
        nextCursor: found.length > count ? (entries.at(-1)?.auditId ?? null) : null,
      };
    }, 'The audit trail cannot be read at the moment. Try again shortly.');
  };
