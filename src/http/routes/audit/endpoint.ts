import type { Actor } from '../../../../domain/record/actor.js';
import { isoTime } from '../../../../domain/shared/iso-time.js';
import type { AuditRequest, ShownAuditEntry } from '../../../application/api.js';
import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { queryReader } from '../../pipeline/query.js';
import { AuditPageSchema, type AuditPageView, AuditQuerySchema } from '../../schemas/audit.js';

const readQuery = queryReader<AuditRequest>(AuditQuerySchema);

/** Every administrative change of what belongs to the caller's partner. */
export const readAuditEndpoint = keyedEndpoint({
  operationId: 'readAudit',
  summary: 'List administrative changes: keys and policies',
  method: 'GET',
  path: '/api/audit',
  scope: 'audit:read',
  query: AuditQuerySchema,
  responses: { 200: AuditPageSchema },
  problems: [],
  handle: async ({ application, caller, search }) => {
    const { entries, nextCursor } = await application.readAudit(caller, readQuery(search));
    return { status: 200, body: { entries: entries.map(presentEntry), next_cursor: nextCursor } };
  },
});

/** An operator is not named: that is the service's own affair. */
const presentActor = ({ kind, name, shownAs }: Actor): AuditPageView['entries'][number]['actor'] => ({
  kind,
  key_id: kind === 'key' ? name : null,
  label: (kind === 'key' && shownAs) || null,
  person: kind === 'person' && name !== null ? { id: name, shown_as: shownAs ?? null } : null,
});

const presentEntry = (entry: ShownAuditEntry): AuditPageView['entries'][number] => ({
  audit_id: entry.auditId,
  at: isoTime(entry.atMs),
  action: entry.action,
  subject: entry.subject,
  subject_label: entry.subjectLabel,
  environment: entry.environment,
  actor: presentActor(entry.actor),
  before: entry.before,
  after: entry.after,
});
