import type { AuditAction, AuditEntry } from '../../../ports/stores/audit.js';
import { withDatabase } from '../command-context.js';
import { print, textTable, time } from '../output.js';
import { partnerIdOf } from './policies/documents.js';

interface ListOptions {
  readonly partner?: string;
  readonly action?: AuditAction;
  readonly subject?: string;
  readonly from?: number;
  readonly until?: number;
  readonly olderThan?: string;
  readonly limit: number;
  readonly json?: boolean;
}

const view = (entry: AuditEntry) => ({
  audit_id: entry.auditId,
  at: time(entry.atMs),
  action: entry.action,
  subject: entry.subject,
  partner_id: entry.partnerId,
  environment: entry.environment,
  actor: entry.actor,
  before: entry.before,
  after: entry.after,
});

export const listAuditEntries = (options: ListOptions): Promise<void> =>
  withDatabase(async ({ audit, keys }) => {
    const { partner, action, subject, from, until, olderThan, limit, json } = options;
    const entries = await audit.list({
      partnerId: partner === undefined ? null : await partnerIdOf(keys, partner),
      environment: null,
      action: action ?? null,
      subject: subject ?? null,
      fromMs: from ?? null,
      untilMs: until ?? null,
      olderThan: olderThan ?? null,
      count: limit,
    });
    if (entries === null) throw new Error(`There is no entry ${olderThan ?? ''}. Give the audit_id of an entry.`);
    const names = new Map((await keys.listPartners()).map(({ partnerId, name }) => [partnerId, name]));
    print(json, { entries: entries.map(view) }, () =>
      textTable(
        ['AT', 'WHO', 'ACTION', 'PARTNER', 'SUBJECT', 'BEFORE', 'AFTER'],
        entries.map((entry) => [
          time(entry.atMs),
          [entry.actor.kind, entry.actor.shownAs ?? '', entry.actor.name ?? ''].filter((word) => word !== '').join(' '),
          entry.action,
          entry.partnerId === null ? '-' : (names.get(entry.partnerId) ?? entry.partnerId),
          entry.subject,
          sideText(entry.before),
          sideText(entry.after),
        ]),
      ),
    );
  });

const sideText = (side: AuditEntry['before']): string => (side === null ? '-' : JSON.stringify(side));
