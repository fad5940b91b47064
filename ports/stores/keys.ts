import type { Direction } from '../../domain/intent/intent.js';
import type { Actor } from '../../domain/record/actor.js';
import type { Environment } from '../../domain/record/record.js';

export const KEY_SCOPES = [
  'checks:create',
  'checks:read',
  'reports:create',
  'reports:read',
  'policies:write',
  'audit:read',
  'lists:write',
  'webhooks:write',
  'desk:read',
  'desk:decide',
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

export interface Partner {
  readonly partnerId: string;
  /** Unique, 1 to 100 characters. */
  readonly name: string;
  readonly createdAtMs: number;
}

/** The policy, by id, of a check that names none; without one the built-in default of the direction. */
export type DefaultPolicies = Readonly<Partial<Record<Direction, string>>>;

/** A key as it is stored: never the secret, only the SHA-256 of the whole key. */
export interface StoredKey {
  /** The 8 characters after the environment: the look-up prefix. */
  readonly keyId: string;
  readonly partnerId: string;
  readonly environment: Environment;
  /** What its holder is called, for readers alone: it tells no keys apart. Absent: it has no label. */
  readonly label?: string;
  /** SHA-256 of the whole key text, lower-case hex. */
  readonly sha256: string;
  readonly scopes: readonly KeyScope[];
  /** Requests a window; null: the service's default. */
  readonly quota: number | null;
  readonly defaultPolicies: DefaultPolicies;
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
  /** From this moment on the key is refused, by the database's clock; null: not revoked. */
  readonly revokedAtMs: number | null;
}

/** The key with that label; null: with none. */
export const withLabel = ({ label: _before, ...key }: StoredKey, label: string | null): StoredKey => ({
  ...key,
  ...(label !== null && { label }),
});

/**
 * Partners and keys. Rejects with `StorageUnavailableError`, or `AlreadyExistsError` for a name or id that is taken. A
 * key of a partner that does not exist is an error.
 */
export interface KeyStore {
  createPartner(partner: Partner): Promise<void>;
  findPartnerByName(name: string): Promise<Partner | null>;
  /** Oldest first. */
  listPartners(): Promise<readonly Partner[]>;
  createKey(key: StoredKey): Promise<void>;
  /** The key as the store holds it now: no cache. Null for none. */
  findKey(keyId: string): Promise<StoredKey | null>;
  /** Oldest first; of one partner where it is named. */
  listKeys(partnerId?: string): Promise<readonly StoredKey[]>;
  /** Sets the moment of revocation, never a later one than before. False: no such key. */
  revokeKey(keyId: string, atMs: number): Promise<boolean>;
  /** Replaces the default policies of a key. False: no such key. `by`: for the audit trail, as in `PolicyStore`. */
  setDefaultPolicies(keyId: string, policies: DefaultPolicies, by?: Actor): Promise<boolean>;
  /** Replaces the label of a key; null takes it away. False: no such key. */
  setLabel(keyId: string, label: string | null, by?: Actor): Promise<boolean>;
}
