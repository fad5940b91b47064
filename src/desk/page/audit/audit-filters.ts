import { withQuery } from '../api/call.js';
import type { DeskSchemas } from '../api/types.js';

export type AuditChoice = DeskSchemas['AuditPage']['entries'][number]['action'];

/** Sorts of changes that a partner has, in the order of a list. */
export const AUDIT_CHOICES = [
  ['', 'Any change'],
  ['policy.published', 'Policy published'],
  ['key.policies_changed', 'Policies of a key changed'],
  ['statement.made', 'Put on a list, or holder named'],
  ['statement.removed', 'Taken off a list, or holder taken back'],
  ['statement.proposed', 'List change that waits for a second person'],
  ['key.created', 'Key made'],
  ['key.revoked', 'Key revoked'],
  ['key.label_changed', 'Key named'],
  ['webhook.changed', 'Messages to a system of yours changed'],
  ['desk.signed_in', 'Signed in'],
  ['desk.signed_out', 'Signed out'],
  ['desk.sign_in_refused', 'Sign-in refused'],
  ['partner.created', 'Account opened'],
] as const satisfies readonly (readonly [AuditChoice | '', string])[];

export const AUDIT_FILTERS = ['action', 'subject', 'from', 'to'] as const;
export type AuditFilters = Readonly<Record<(typeof AUDIT_FILTERS)[number], string>>;

/** The place of the room with these filters. */
export const placeOfAudit = (filters: Partial<AuditFilters>): string => withQuery('/audit', filters);
