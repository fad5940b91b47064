import type { Command } from 'commander';
import type { Environment } from '../../../domain/record/record.js';
import { KEY_SCOPES, type KeyScope, type Partner, type StoredKey } from '../../../ports/stores/keys.js';
import { issueKey } from '../../application/keys/manage-keys.js';
import { withDatabase } from '../command-context.js';
import { print, table, time } from '../output.js';
import { parseEnvironment, parsePartnerName, parseQuota, parseScopes, parseTime } from '../parse.js';

interface CreateOptions {
  readonly partner: string;
  readonly environment: Environment;
  readonly scopes: readonly KeyScope[];
  readonly quota?: number;
  readonly expires?: number;
  readonly json?: boolean;
}

/** A key as operators see it: without its secret and hash. */
const view = (key: StoredKey, partnerName: string) => ({
  key_id: key.keyId,
  partner_id: key.partnerId,
  partner: partnerName,
  environment: key.environment,
  scopes: key.scopes,
  quota: key.quota,
  created_at: time(key.createdAtMs),
  expires_at: key.expiresAtMs === null ? null : time(key.expiresAtMs),
  revoked_at: key.revokedAtMs === null ? null : time(key.revokedAtMs),
});

/** `signgate keys create|list|revoke`. */
export const addKeyCommands = (program: Command): void => {
  const keys = program.command('keys').description('API keys: each belongs to a partner and an environment');
  keys
    .command('create')
    .description('make a key and print it once; an unknown partner is created')
    .requiredOption('--partner <name>', 'the partner that the key belongs to', parsePartnerName)
    .requiredOption('--environment <environment>', 'sandbox or production', parseEnvironment)
    .option('--scopes <scopes>', `comma-separated: ${KEY_SCOPES.join(', ')}`, parseScopes, [
      'checks:create',
      'checks:read',
    ])
    .option('--quota <requests>', 'requests a window of 60 s; without it the default of the service', parseQuota)
    .option('--expires <time>', 'ISO 8601; without it the key does not expire', parseTime)
    .option('--json', 'print one JSON line')
    .action(create);
  keys
    .command('list')
    .description('list keys, never their secrets')
    .option('--json', 'print one JSON line')
    .action(list);
  keys
    .command('revoke <key_id>')
    .description('refuse a key on every instance within 5 s, or from a later moment on')
    .option('--at <time>', 'ISO 8601, by the clock of the database; without it at once', parseTime)
    .option('--json', 'print one JSON line')
    .action(revoke);
};

const create = (options: CreateOptions): Promise<void> =>
  withDatabase(async ({ keys, clock, ids }) => {
    const { apiKey, key, partner } = await issueKey(
      { keys, clock, ids },
      {
        partnerName: options.partner,
        environment: options.environment,
        scopes: options.scopes,
        quota: options.quota ?? null,
        expiresAtMs: options.expires ?? null,
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

const list = ({ json }: { readonly json?: boolean }): Promise<void> =>
  withDatabase(async ({ keys }) => {
    const [all, partners] = await Promise.all([keys.listKeys(), keys.listPartners()]);
    const names = new Map(partners.map((partner: Partner) => [partner.partnerId, partner.name]));
    const views = all.map((key) => view(key, names.get(key.partnerId) ?? key.partnerId));
    print(json, { keys: views }, () =>
      table(
        ['KEY ID', 'PARTNER', 'ENVIRONMENT', 'SCOPES', 'QUOTA', 'CREATED', 'EXPIRES', 'REVOKED'],
        views.map((key) => [
          key.key_id,
          key.partner,
          key.environment,
          key.scopes.join(','),
          String(key.quota ?? 'default'),
          key.created_at,
          key.expires_at ?? '-',
          key.revoked_at ?? '-',
        ]),
      ),
    );
  });

const revoke = (keyId: string, { at, json }: { readonly at?: number; readonly json?: boolean }): Promise<void> =>
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
