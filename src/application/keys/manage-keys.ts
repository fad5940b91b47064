import { isoTime } from '../../../domain/shared/iso-time.js';
import type { Environment } from '../../../domain/record/record.js';
import { AlreadyExistsError } from '../../../ports/sources/errors.js';
import type { DefaultPolicies, KeyScope, KeyStore, Partner, StoredKey } from '../../../ports/stores/keys.js';
import type { Clock, Ids } from '../../../ports/platform/platform.js';
import { generateApiKey } from './api-key.js';

export interface KeyWish {
  readonly partnerName: string;
  readonly environment: Environment;
  /** What its holder is called. Absent: it has no label. */
  readonly label?: string;
  readonly scopes: readonly KeyScope[];
  /** Requests a window; null: the service's default. */
  readonly quota: number | null;
  readonly expiresAtMs: number | null;
  /** Absent: the built-in ones. */
  readonly defaultPolicies?: DefaultPolicies;
}

/** A key that was just made. `apiKey` is its only copy. */
export interface IssuedKey {
  readonly apiKey: string;
  readonly key: StoredKey;
  readonly partner: Partner;
}

export interface KeyDependencies {
  readonly keys: KeyStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The partner of that name, created where there is none. Two callers at once get the same one. */
export const findOrCreatePartner = async ({ keys, clock, ids }: KeyDependencies, name: string): Promise<Partner> => {
  const known = await keys.findPartnerByName(name);
  if (known !== null) return known;
  const partner: Partner = { partnerId: ids.next('partner'), name, createdAtMs: clock.now() };
  try {
    await keys.createPartner(partner);
    return partner;
  } catch (error) {
    if (!(error instanceof AlreadyExistsError)) throw error;
    const winner = await keys.findPartnerByName(name);
    if (winner === null) throw error;
    return winner;
  }
};

/**
 * Makes a key for a partner, created when unknown. The key works at once. `keep` gets it before it is stored. Rejects
 * where the key would have expired already, before anything is made.
 */
export const issueKey = async (
  dependencies: KeyDependencies,
  wish: KeyWish,
  keep: (apiKey: string) => Promise<void> = async () => undefined,
): Promise<IssuedKey> => {
  refusePast(wish.expiresAtMs, dependencies.clock.now());
  const partner = await findOrCreatePartner(dependencies, wish.partnerName);
  const { apiKey, keyId, sha256 } = generateApiKey(wish.environment);
  const key: StoredKey = {
    keyId,
    partnerId: partner.partnerId,
    environment: wish.environment,
    ...(wish.label !== undefined && { label: wish.label }),
    sha256,
    scopes: wish.scopes,
    quota: wish.quota,
    defaultPolicies: wish.defaultPolicies ?? {},
    createdAtMs: dependencies.clock.now(),
    expiresAtMs: wish.expiresAtMs,
    revokedAtMs: null,
  };
  await keep(apiKey);
  await dependencies.keys.createKey(key);
  return { apiKey, key, partner };
};

/** Such a key would never work, and its first use would look like an attack. */
const refusePast = (expiresAtMs: number | null, nowMs: number): void => {
  if (expiresAtMs === null || expiresAtMs > nowMs) return;
  throw new Error(
    `The key would have expired at ${isoTime(expiresAtMs)}, and it is ${isoTime(nowMs)} now. No key was made: give a ` +
      'later --expires, or leave it out.',
  );
};
