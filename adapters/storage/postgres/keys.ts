import type { Knex } from 'knex';
import type { Actor } from '../../../domain/record/actor.js';
import type { Environment } from '../../../domain/record/record.js';
import {
  keyCreated,
  keyLabelChanged,
  keyPoliciesChanged,
  keyRevoked,
  partnerCreated,
} from '../../shared/audit-changes.js';
import type { AuditedChange } from '../../../ports/stores/audit.js';
import { AlreadyExistsError } from '../../../ports/sources/errors.js';
import {
  type DefaultPolicies,
  type KeyScope,
  type KeyStore,
  type Partner,
  type StoredKey,
  withLabel,
} from '../../../ports/stores/keys.js';
import type { PostgresAuditLog } from './audit.js';
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
  readonly label: string | null;
  readonly sha256: string;
  readonly scopes: readonly KeyScope[];
  readonly quota: number | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
}

/** Partners and keys, without a cache: every look-up sees what any instance wrote before. */
export class PostgresKeyStore implements KeyStore {
  constructor(
    private readonly database: Knex,
    private readonly audit: PostgresAuditLog,
  ) {}

  async createPartner(partner: Partner): Promise<void> {
    const row: PartnerRow = {
      partner_id: partner.partnerId,
      name: partner.name,
      created_at: new Date(partner.createdAtMs),
    };
    const isAdded = await asPort('create a partner', () =>
      this.add(partnerCreated(partner), (database) =>
        database<PartnerRow>('partners').insert(row).onConflict().ignore().returning('partner_id'),
      ),
    );
    if (!isAdded) throw new AlreadyExistsError('A partner of this name or id exists already');
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
    const isAdded = await asPort('create a key', () =>
      this.add(keyCreated(key), (database) =>
        database<KeyRow>('api_keys').insert(rowOf(key)).onConflict('key_id').ignore().returning('key_id'),
      ),
    );
    if (!isAdded) throw new AlreadyExistsError('A key of this id exists already');
  }

  async findKey(keyId: string): Promise<StoredKey | null> {
    const row = await asRepeatable('find a key', () =>
      this.database<KeyRow>('api_keys').where({ key_id: keyId }).first(),
    );
    return row === undefined ? null : keyOf(row);
  }

  async listKeys(partnerId?: string): Promise<readonly StoredKey[]> {
    const rows = await asRepeatable('list keys', () =>
      this.database<KeyRow>('api_keys')
        .where(partnerId === undefined ? {} : { partner_id: partnerId })
        .orderBy(['created_at', 'key_id']),
    );
    return rows.map(keyOf);
  }

  revokeKey(keyId: string, atMs: number): Promise<boolean> {
    return asRepeatable('revoke a key', () =>
      this.change(keyId, keyRevoked, (key) => ({ ...key, revokedAtMs: Math.min(key.revokedAtMs ?? atMs, atMs) })),
    );
  }

  setDefaultPolicies(keyId: string, policies: DefaultPolicies, by?: Actor): Promise<boolean> {
    return asRepeatable('set the policies of a key', () =>
      this.change(keyId, keyPoliciesChanged, (key) => ({ ...key, defaultPolicies: policies }), by),
    );
  }

  setLabel(keyId: string, label: string | null, by?: Actor): Promise<boolean> {
    return asRepeatable('label a key', () => this.change(keyId, keyLabelChanged, (key) => withLabel(key, label), by));
  }

  /** Runs one insert with its audit entry. False: what it adds is there already. */
  private add(change: AuditedChange, insert: (database: Knex) => PromiseLike<readonly unknown[]>): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const isAdded = (await insert(transaction)).length > 0;
      await this.audit.record(transaction, isAdded ? change : null);
      return isAdded;
    });
  }

  /** Changes what may change of a key, with its audit entry. False: no such key. */
  private change(
    keyId: string,
    changeOf: (before: StoredKey, after: StoredKey) => AuditedChange | null,
    changed: (key: StoredKey) => StoredKey,
    by?: Actor,
  ): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const ofKey = () => transaction<KeyRow>('api_keys').where({ key_id: keyId });
      const row = await ofKey().forUpdate().first();
      if (row === undefined) return false;
      const [before, after] = [keyOf(row), changed(keyOf(row))];
      await ofKey().update({
        ...{ revoked_at: dateOf(after.revokedAtMs), label: after.label ?? null },
        ...policyColumns(after.defaultPolicies),
      });
      await this.audit.record(transaction, changeOf(before, after), by);
      return true;
    });
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
  label: key.label ?? null,
  sha256: key.sha256,
  scopes: key.scopes,
  quota: key.quota,
  ...policyColumns(key.defaultPolicies),
  created_at: new Date(key.createdAtMs),
  expires_at: dateOf(key.expiresAtMs),
  revoked_at: dateOf(key.revokedAtMs),
});

const keyOf = (row: KeyRow): StoredKey => ({
  ...(row.label !== null && { label: row.label }),
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
