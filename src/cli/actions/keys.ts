import type { Environment } from '../../../domain/record/record.js';
import { type DefaultPolicies, type KeyScope, type Partner, type StoredKey } from '../../../ports/stores/keys.js';
import { defaultPoliciesOf } from '../../application/policies/key-policies.js';
import { issueKey } from '../../application/keys/manage-keys.js';
import { publishBuiltInPolicies } from '../../application/policies/policy-catalogue.js';
import { withDatabase } from '../command-context.js';
import { print, textTable, time } from '../output.js';

interface CreateOptions {
  readonly partner: string;
  readonly environment: Environment;
  readonly scopes: readonly KeyScope[];
  readonly label?: string;
  readonly quota?: number;
  readonly expires?: number;
  readonly policies?: readonly string[];
  readonly json?: boolean;
}

/** A key as operators see it: without its secret and hash. */
const view = (key: StoredKey, partnerName: string) => ({
  key_id: key.keyId,
  partner_id: key.partnerId,
  partner: partnerName,
  environment: key.environment,
  label: key.label ?? null,
  scopes: key.scopes,
  quota: key.quota,
  default_policies: policiesView(key.defaultPolicies),
  created_at: time(key.createdAtMs),
  expires_at: key.expiresAtMs === null ? null : time(key.expiresAtMs),
  revoked_at: key.revokedAtMs === null ? null : time(key.revokedAtMs),
});

export const createKey = (options: CreateOptions): Promise<void> =>
  withDatabase(async ({ keys, policies, clock, ids }) => {
    await publishBuiltInPolicies(policies, clock.now());
    const owner = await keys.findPartnerByName(options.partner);
    const { apiKey, key, partner } = await issueKey(
      { keys, clock, ids },
      {
        partnerName: options.partner,
        environment: options.environment,
        scopes: options.scopes,
        ...(options.label !== undefined && { label: options.label }),
        quota: options.quota ?? null,
        expiresAtMs: options.expires ?? null,
        defaultPolicies: await defaultPoliciesOf(policies, owner?.partnerId ?? null, options.policies ?? []),
      },
    );
    print(options.json, { key: apiKey, ...view(key, partner.name) }, () =>
      [
        `Key for ${partner.name} (${key.environment}), shown once:`,
        '',
        `  ${apiKey}`,
        '',
        `key id ${key.keyId}, scopes ${key.scopes.join(', ')}, ` +
          `quota ${key.quota ?? 'default'}, expires ${time(key.expiresAtMs)}`,
        'Keep it on a trusted server only. It works at once.',
      ].join('\n'),
    );
  });

export const listKeys = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ keys }) => {
    const [all, partners] = await Promise.all([keys.listKeys(), keys.listPartners()]);
    const names = new Map(partners.map((partner: Partner) => [partner.partnerId, partner.name]));
    const views = all.map((key) => view(key, names.get(key.partnerId) ?? key.partnerId));
    print(json, { keys: views }, () =>
      textTable(
        ['KEY ID', 'LABEL', 'PARTNER', 'ENVIRONMENT', 'SCOPES', 'QUOTA', 'POLICIES', 'CREATED', 'EXPIRES', 'REVOKED'],
        views.map((key) => [
          key.key_id,
          key.label ?? '-',
          key.partner,
          key.environment,
          key.scopes.join(','),
          String(key.quota ?? 'default'),
          namesOf(key.default_policies),
          key.created_at,
          key.expires_at ?? '-',
          key.revoked_at ?? '-',
        ]),
      ),
    );
  });

export const revokeKey = (
  keyId: string,
  { at, json }: { readonly at?: number; readonly json?: boolean },
): Promise<void> =>
  withDatabase(async ({ keys, clock }) => {
    const atMs = at ?? clock.now();
    if (!(await keys.revokeKey(keyId, atMs)))
      throw new Error(`There is no key with id ${keyId}. See: signgate keys list`);
    const key = await keys.findKey(keyId);
    const revokedAt = time(key?.revokedAtMs ?? atMs);
    print(
      json,
      { key_id: keyId, revoked_at: revokedAt },
      () => `Key ${keyId} is refused from ${revokedAt} on, on every instance within 5 s.`,
    );
  });

export const setPolicies = (
  keyId: string,
  policyIds: readonly string[],
  { json }: { readonly json?: boolean },
): Promise<void> =>
  withDatabase(async ({ keys, policies, clock }) => {
    await publishBuiltInPolicies(policies, clock.now());
    const key = await keys.findKey(keyId);
    if (key === null) throw new Error(`There is no key with id ${keyId}. See: signgate keys list`);
    const chosen = await defaultPoliciesOf(policies, key.partnerId, policyIds);
    await keys.setDefaultPolicies(keyId, chosen);
    const shown = policiesView(chosen);
    print(
      json,
      { key_id: keyId, default_policies: shown },
      () => `Checks of key ${keyId} that name no policy follow ${namesOf(shown)}, on every instance within 5 s.`,
    );
  });

export const labelKey = (
  keyId: string,
  label: string | undefined,
  { json }: { readonly json?: boolean },
): Promise<void> =>
  withDatabase(async ({ keys }) => {
    if (!(await keys.setLabel(keyId, label ?? null)))
      throw new Error(`There is no key with id ${keyId}. See: signgate keys list`);
    print(json, { key_id: keyId, label: label ?? null }, () =>
      label === undefined ? `Key ${keyId} has no label now.` : `Key ${keyId} is called ${label} now.`,
    );
  });

const policiesView = ({ outgoing, incoming }: DefaultPolicies) => ({
  outgoing: outgoing ?? null,
  incoming: incoming ?? null,
});

const namesOf = ({ outgoing, incoming }: ReturnType<typeof policiesView>): string =>
  [outgoing ?? 'outgoing_default', incoming ?? 'incoming_default'].join(',');
