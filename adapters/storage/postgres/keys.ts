import type { Knex } from 'knex';
import type { Environment } from '../../../domain/record/record.js';
import { ConflictError } from '../../../ports/sources/errors.js';
import type { DefaultPolicies, KeyScope, KeyStore, Partner, StoredKey } from '../../../ports/stores/keys.js';
import { asPort, asRepeatable } from './session/errors.js';

interface PartnerRow {
  readonly partner_id: string;
  readonly name: string;
  readonly created_at: Date;
}

interface PolicyColumns {
  readonly outgoing_policy: string | null;
  readonly incoming_policy: string | null;
}

interface KeyRow extends PolicyColumns {
  readonly key_id: string;
  readonly partner_id: string;
  readonly environment: Environment;
  readonly sha256: string;
  readonly scopes: readonly KeyScope[];
  readonly quota: number | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
}

/** Partners and keys, without a cache: every look-up sees what any instance wrote before. */
export class PostgresKeyStore implements KeyStore {
  constructor(private readonly database: Knex) {}

  async createPartner(partner: Partner): Promise<void> {
    const row: PartnerRow = {
      partner_id: partner.partnerId,
      name: partner.name,
      created_at: new Date(partner.createdAtMs),
    };
    const added = await asPort('create a partner', () =>
      this.database<PartnerRow>('partners').insert(row).onConflict().ignore().returning('partner_id'),
    );
    if (added.length === 0) throw new ConflictError('A partner of this name or id exists already');
  }

  async findPartnerByName(name: string): Promise<Partner | null> {
    const row = await asRepeatable('find a partner', () =>
      this.database<PartnerRow>('partners').where({ name }).first(),
    );
    return row === undefined ? null : partnerOf(row);
  }

  async listPartners(): Promise<readonly Partner[]> {
    const rows = await asRepeatable('list partners', () =>
      this.database<PartnerRow>('partners').orderBy(['created_at', 'partner_id']),
    );
    return rows.map(partnerOf);
  }

  async createKey(key: StoredKey): Promise<void> {
    const added = await asPort('create a key', () =>
      this.database<KeyRow>('api_keys').insert(rowOf(key)).onConflict('key_id').ignore().returning('key_id'),
    );
    if (added.length === 0) throw new ConflictError('A key of this id exists already');
  }

  async findKey(keyId: string): Promise<StoredKey | null> {
    const row = await asRepeatable('find a key', () =>
      this.database<KeyRow>('api_keys').where({ key_id: keyId }).first(),
    );
    return row === undefined ? null : keyOf(row);
  }

  async listKeys(): Promise<readonly StoredKey[]> {
    const rows = await asRepeatable('list keys', () =>
      this.database<KeyRow>('api_keys').orderBy(['created_at', 'key_id']),
    );
    return rows.map(keyOf);
  }

  async revokeKey(keyId: string, atMs: number): Promise<boolean> {
    const changed = await asRepeatable('revoke a key', () =>
      this.database('api_keys')
        .where({ key_id: keyId })
        // least ignores a null, as before the first revocation
        .update({ revoked_at: this.database.raw('least(revoked_at, ?::timestamptz)', [new Date(atMs)]) }),
    );
    return changed > 0;
  }

  async setDefaultPolicies(keyId: string, policies: DefaultPolicies): Promise<boolean> {
    const changed = await asRepeatable('set the policies of a key', () =>
      this.database<KeyRow>('api_keys').where({ key_id: keyId }).update(policyColumns(policies)),
    );
    return changed > 0;
  }
}

const policyColumns = ({ outgoing, incoming }: DefaultPolicies): PolicyColumns => ({
  outgoing_policy: outgoing ?? null,
  incoming_policy: incoming ?? null,
});

const policiesOf = ({ outgoing_policy: outgoing, incoming_policy: incoming }: PolicyColumns): DefaultPolicies => ({
  ...(outgoing !== null && { outgoing }),
  ...(incoming !== null && { incoming }),
});

const partnerOf = (row: PartnerRow): Partner => ({
  partnerId: row.partner_id,
  name: row.name,
  createdAtMs: row.created_at.getTime(),
});

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const rowOf = (key: StoredKey): KeyRow => ({
  key_id: key.keyId,
  partner_id: key.partnerId,
  environment: key.environment,
  sha256: key.sha256,
  scopes: key.scopes,
  quota: key.quota,
  ...policyColumns(key.defaultPolicies),
  created_at: new Date(key.createdAtMs),
  expires_at: dateOf(key.expiresAtMs),
  revoked_at: dateOf(key.revokedAtMs),
});

const keyOf = (row: KeyRow): StoredKey => ({
  keyId: row.key_id,
  partnerId: row.partner_id,
  environment: row.environment,
  sha256: row.sha256,
  scopes: row.scopes,
  quota: row.quota,
  defaultPolicies: policiesOf(row),
  createdAtMs: row.created_at.getTime(),
  expiresAtMs: row.expires_at?.getTime() ?? null,
  revokedAtMs: row.revoked_at?.getTime() ?? null,
});
