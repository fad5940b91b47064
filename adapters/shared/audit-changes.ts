import type { PricingVersion } from '../../domain/report/pricing.js';
import type { RegisteredKey } from '../../ports/platform/signing.js';
import type { OwnStatement } from '../../domain/facts/screening/own-knowledge.js';
import type { Actor } from '../../domain/record/actor.js';
import type { Scope } from '../../domain/record/record.js';
import type { AuditedChange, ChangedView } from '../../ports/stores/audit.js';
import type { StatementProposal } from '../../ports/stores/statements.js';
import type { DeskSession, RefusedSignIn } from '../../ports/stores/desk-sessions.js';
import type { Partner, StoredKey } from '../../ports/stores/keys.js';
import type { ImportedList } from '../../ports/stores/lists.js';
import type { CheckPartition } from '../../ports/stores/partitions.js';
import type { PublishedPolicy } from '../../ports/stores/policies.js';
import type { Webhook } from '../../ports/stores/webhooks.js';
import { isoTime } from '../../domain/shared/iso-time.js';

const timeOf = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

/** What a change of each sort says, the same in every storage. */
export const partnerCreated = ({ partnerId, name }: Partner): AuditedChange => ({
  action: 'partner.created',
  partnerId,
  environment: null,
  subject: partnerId,
  before: null,
  after: { name },
});

const ofKey = ({ keyId, partnerId, environment }: StoredKey) => ({ partnerId, environment, subject: keyId });

const policiesOf = ({ defaultPolicies: { outgoing, incoming } }: StoredKey): ChangedView => ({
  outgoing: outgoing ?? null,
  incoming: incoming ?? null,
});

/** Neither the secret nor its hash is among what is said. */
export const keyCreated = (key: StoredKey): AuditedChange => ({
  action: 'key.created',
  ...ofKey(key),
  before: null,
  after: {
    label: key.label ?? null,
    scopes: [...key.scopes],
    quota: key.quota,
    default_policies: policiesOf(key),
    expires_at: timeOf(key.expiresAtMs),
  },
});

/** Null where the moment stays as it is. */
export const keyRevoked = (before: StoredKey, after: StoredKey): AuditedChange | null =>
  before.revokedAtMs === after.revokedAtMs
    ? null
    : {
        action: 'key.revoked',
        ...ofKey(after),
        before: { revoked_at: timeOf(before.revokedAtMs) },
        after: { revoked_at: timeOf(after.revokedAtMs) },
      };

/** Null where the policies stay as they are. */
export const keyPoliciesChanged = (before: StoredKey, after: StoredKey): AuditedChange | null => {
  const [old, now] = [policiesOf(before), policiesOf(after)];
  if (old['outgoing'] === now['outgoing'] && old['incoming'] === now['incoming']) return null;
  return { action: 'key.policies_changed', ...ofKey(after), before: old, after: now };
};

/** Null where the label stays as it is. */
export const keyLabelChanged = (before: StoredKey, after: StoredKey): AuditedChange | null =>
  before.label === after.label
    ? null
    : {
        action: 'key.label_changed',
        ...ofKey(after),
        before: { label: before.label ?? null },
        after: { label: after.label ?? null },
      };

/** The documents stay where they are published: version and hash name them. */
export const policyPublished = (before: PublishedPolicy | null, after: PublishedPolicy): AuditedChange => ({
  action: 'policy.published',
  partnerId: after.partnerId,
  environment: null,
  subject: after.policy.policyId,
  before: before === null ? null : policyView(before),
  after: policyView(after),
});

const policyView = ({ policy, sha256 }: PublishedPolicy): ChangedView => ({
  version: policy.version,
  name: policy.name,
  direction: policy.direction,
  sha256,
});

/** `rowsSha256`: what the rows are held to; null where nobody but the service can change them. */
export const listImported = (
  before: ImportedList | null,
  after: ImportedList,
  rowsSha256: string | null = null,
): AuditedChange => ({
  action: 'list.imported',
  partnerId: null,
  environment: null,
  subject: after.source,
  before: before === null ? null : listView(before),
  after: { ...listView(after), ...(rowsSha256 !== null && { rows_sha256: rowsSha256 }) },
});

const listView = (list: ImportedList): ChangedView => ({
  format: list.format,
  categories: [...list.categories],
  published_at: list.publishedAt,
  dated_by: list.datedBy ?? 'publisher',
  max_age_seconds: list.maxAgeSeconds,
  rows: list.rows,
  sha256: list.sha256,
  names: list.names ?? 'hidden',
});

const statementView = (statement: OwnStatement): ChangedView => ({
  statement_id: statement.statementId,
  address: statement.address,
  chain: statement.place,
  valid_until: statement.validUntil,
  ...(statement.kind === 'attribution'
    ? { kind: statement.basis, entity: { ...statement.entity }, reference: statement.reference }
    : { reason: statement.reason }),
});

/** The subject is the list, or `attribution`. `before` is what was replaced, or taken back. */
export const statementChanged = (
  { partnerId, environment }: Scope,
  before: OwnStatement | null,
  after: OwnStatement | null,
): AuditedChange => ({
  action: after === null ? 'statement.removed' : 'statement.made',
  partnerId,
  environment,
  subject: (after ?? before)?.kind ?? '',
  before: before === null ? null : statementView(before),
  after: after === null ? null : statementView(after),
});

/** A change that waits for a second person. */
export const statementProposed = (
  { partnerId, environment }: Scope,
  { subject, after }: StatementProposal,
): AuditedChange => ({ action: 'statement.proposed', partnerId, environment, subject, before: null, after });

/** The host alone of the address, which may hold a token, and no secret. Null: it is not there. */
export const webhookChanged = (before: Webhook | null, after: Webhook | null): AuditedChange => ({
  action: 'webhook.changed',
  partnerId: (after ?? before)?.scope.partnerId ?? null,
  environment: (after ?? before)?.scope.environment ?? null,
  subject: (after ?? before)?.webhookId ?? '',
  before: before === null ? null : webhookView(before),
  after: after === null ? null : webhookView(after),
});

const webhookView = ({ url, types, previous, disabledAtMs }: Webhook): ChangedView => ({
  host: new URL(url).host,
  types: [...types],
  previous_secret_until: timeOf(previous?.untilMs ?? null),
  disabled_at: timeOf(disabledAtMs),
});

/** Null: who opened the store, which is the operator at a command line. */
export const actorOf = (keyId: string | null): Actor | undefined =>
  keyId === null ? undefined : { kind: 'key', name: keyId };

/** `before` is the key that endorses it: both may sign from then on. */
export const signingKeyRegistered = ({ publicKey, endorsement }: RegisteredKey): AuditedChange => ({
  action: 'signing_key.registered',
  partnerId: null,
  environment: null,
  subject: publicKey.kid,
  before: endorsement === null ? null : { kid: endorsement.by },
  after: { kid: publicKey.kid },
});

export const pricePublished = (before: PricingVersion | null, after: PricingVersion): AuditedChange => ({
  action: 'price.published',
  partnerId: null,
  environment: null,
  subject: 'report',
  before: before === null ? null : priceView(before),
  after: priceView(after),
});

const priceView = ({ version, currency, unitPrice, billingActive }: PricingVersion): ChangedView => ({
  version,
  currency,
  unit_price: unitPrice,
  billing_active: billingActive,
});

export const deskSignedIn = ({ sessionId, scope, scopes, expiresAtMs }: DeskSession): AuditedChange => ({
  action: 'desk.signed_in',
  ...scope,
  subject: sessionId,
  before: null,
  after: { scopes: [...scopes], expires_at: timeOf(expiresAtMs) },
});

/** Null where the session was over already. */
export const deskSignedOut = (before: DeskSession, atMs: number): AuditedChange | null =>
  Math.min(before.endedAtMs ?? Infinity, before.expiresAtMs) <= atMs
    ? null
    : {
        action: 'desk.signed_out',
        ...before.scope,
        subject: before.sessionId,
        before: { expires_at: timeOf(before.expiresAtMs) },
        after: { ended_at: timeOf(atMs) },
      };

export const deskSignInRefused = ({ scope, subject, reason }: RefusedSignIn): AuditedChange => ({
  action: 'desk.sign_in_refused',
  ...(scope ?? { partnerId: null, environment: null }),
  subject,
  before: null,
  after: { reason },
});

/** The checks of whole months left the tables, or came back. */
export const partitionChanged = (
  change: 'detached' | 'attached',
  { name, fromMs, untilMs, bytes }: CheckPartition,
): AuditedChange => ({
  action: `partition.${change}`,
  partnerId: null,
  environment: null,
  subject: name,
  before: { attached: change === 'detached' },
  after: { attached: change === 'attached', from: timeOf(fromMs), until: timeOf(untilMs), bytes },
});
