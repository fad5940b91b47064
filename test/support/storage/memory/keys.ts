import { compareText } from '../../../../domain/shared/compare-text.js';
import type { Actor } from '../../../../domain/record/actor.js';
import {
  keyCreated,
  keyLabelChanged,
  keyPoliciesChanged,
  keyRevoked,
  partnerCreated,
} from '../../../../adapters/shared/audit-changes.js';
import { AlreadyExistsError } from '../../../../ports/sources/errors.js';
import {
  type DefaultPolicies,
  type KeyStore,
  type Partner,
  type StoredKey,
  withLabel,
} from '../../../../ports/stores/keys.js';
import type { MemoryAuditLog } from './audit.js';

/** Partners and keys in two maps. */
export class MemoryKeyStore implements KeyStore {
  private readonly partners = new Map<string, Partner>();
  private readonly keys = new Map<string, StoredKey>();

  constructor(private readonly audit: MemoryAuditLog) {}

  async createPartner(partner: Partner): Promise<void> {
    if (this.partners.has(partner.partnerId)) throw new AlreadyExistsError('A partner of this id exists already');
    if (this.named(partner.name) !== null) throw new AlreadyExistsError('A partner of this name exists already');
    this.partners.set(partner.partnerId, partner);
    this.audit.record(partnerCreated(partner));
  }

  async findPartnerByName(name: string): Promise<Partner | null> {
    return this.named(name);
  }

  private named(name: string): Partner | null {
    return [...this.partners.values()].find((partner) => partner.name === name) ?? null;
  }

  async listPartners(): Promise<readonly Partner[]> {
    return [...this.partners.values()].sort(
      (left, right) => left.createdAtMs - right.createdAtMs || compareText(left.partnerId, right.partnerId),
    );
  }

  async createKey(key: StoredKey): Promise<void> {
    if (this.keys.has(key.keyId)) throw new AlreadyExistsError('A key of this id exists already');
    if (!this.partners.has(key.partnerId)) throw new Error('A key must belong to a partner that exists');
    this.keys.set(key.keyId, key);
    this.audit.record(keyCreated(key));
  }

  async findKey(keyId: string): Promise<StoredKey | null> {
    return this.keys.get(keyId) ?? null;
  }

  async listKeys(partnerId?: string): Promise<readonly StoredKey[]> {
    const asked = [...this.keys.values()].filter((key) => partnerId === undefined || key.partnerId === partnerId);
    return asked.sort((left, right) => left.createdAtMs - right.createdAtMs || compareText(left.keyId, right.keyId));
  }

  async revokeKey(keyId: string, atMs: number): Promise<boolean> {
    const key = this.keys.get(keyId);
    if (key === undefined) return false;
    const revoked = { ...key, revokedAtMs: Math.min(key.revokedAtMs ?? atMs, atMs) };
    this.keys.set(keyId, revoked);
    this.audit.record(keyRevoked(key, revoked));
    return true;
  }

  async setDefaultPolicies(keyId: string, policies: DefaultPolicies, by?: Actor): Promise<boolean> {
    const key = this.keys.get(keyId);
    if (key === undefined) return false;
    const changed = { ...key, defaultPolicies: policies };
    this.keys.set(keyId, changed);
    this.audit.record(keyPoliciesChanged(key, changed), by);
    return true;
  }

  async setLabel(keyId: string, label: string | null, by?: Actor): Promise<boolean> {
    const key = this.keys.get(keyId);
    if (key === undefined) return false;
    const changed = withLabel(key, label);
    this.keys.set(keyId, changed);
    this.audit.record(keyLabelChanged(key, changed), by);
    return true;
  }
}
