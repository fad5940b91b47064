import { createHash } from 'node:crypto';
import { createIds } from '../../../adapters/platform/ids.js';
import { systemClock } from '../../../adapters/platform/system-clock.js';
import { createMemoryStorage } from '../../../adapters/storage/memory/index.js';
import type { Environment } from '../../../domain/record/record.js';
import { KEY_SCOPES } from '../../../ports/stores/keys.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { publishBuiltInPolicies } from '../../../src/application/policies/policy-catalogue.js';
import { compose, TOKENS } from '../../../src/composition.js';
import { loadSettings, type Settings } from '../../../src/config.js';
import { startServers } from '../../../src/http/server/server.js';
import { silentLogger } from '../../support/silent-logger.js';

/** The parts of an answer that these tests look at. */
export interface CheckAnswer {
  readonly status: number;
  readonly request_id: string;
  readonly recommended_action: 'ALLOW' | 'REVIEW' | 'BLOCK';
  readonly warnings: readonly string[];
  readonly findings: readonly { readonly code: string; readonly message: string }[];
  readonly code?: string;
  readonly screening?: {
    readonly subject_address: string;
    readonly provider_mode: string;
    readonly coverage: readonly {
      readonly provider: string;
      readonly kind: string;
      readonly status: string;
      readonly reason?: string;
    }[];
    readonly evidence: readonly {
      readonly category: string;
      readonly demonstration: boolean;
      readonly reference: string;
      readonly exposure: string;
      readonly observed_at: string;
      readonly freshness: { readonly status: string };
      readonly path?: readonly unknown[];
    }[];
  };
  readonly policy?: {
    readonly policy_id: string;
    readonly version: number;
    readonly final_action: string;
    readonly matched_rules: readonly {
      readonly rule_id: string;
      readonly action: string;
      readonly evidence_ids: readonly string[];
      readonly finding_codes: readonly string[];
    }[];
  };
}

export interface WholeService {
  readonly url: string;
  readonly stores: Stores;
  /** A key of a partner of this name, who is made where there is none. */
  readonly keyOf: (partner: string, environment?: Environment) => Promise<string>;
  readonly partnerIdOf: (partner: string) => string;
  readonly check: (apiKey: string, body: object) => Promise<CheckAnswer>;
  readonly get: (
    path: string,
    apiKey?: string,
  ) => Promise<{ readonly status: number; readonly json: Record<string, unknown> }>;
  readonly stop: () => Promise<void>;
}

/** The whole service over memory, every use case real, on a free port. Every answer is held to its contract. */
export const startWholeService = async (changes: Partial<Settings> = {}): Promise<WholeService> => {
  const stores = createMemoryStorage();
  const ids = createIds();
  const settings: Settings = { ...loadSettings({}), port: 0, adminPort: 0, shutdownGraceMs: 0, ...changes };
  await publishBuiltInPolicies(stores.policies, systemClock.now());
  const container = compose({ settings, stores, clock: systemClock, logger: silentLogger });
  const servers = await startServers({
    application: container.resolve(TOKENS.application),
    settings,
    logger: silentLogger,
    validateResponses: true,
  });
  const partners = new Map<string, string>();
  let keys = 0;

  const keyOf = async (partner: string, environment: Environment = 'sandbox'): Promise<string> => {
    let partnerId = partners.get(partner);
    if (partnerId === undefined) {
      partnerId = ids.next('partner');
      partners.set(partner, partnerId);
      await stores.keys.createPartner({ partnerId, name: partner, createdAtMs: 0 });
    }
    keys += 1;
    const keyId = `wholekey${keys}`.slice(-8).padStart(8, '0');
    const apiKey = `sg_${environment}_${keyId}_${keyId.repeat(6).slice(0, 43)}`;
    const sha256 = createHash('sha256').update(apiKey).digest('hex');
    await stores.keys.createKey({
      keyId,
      partnerId,
      environment,
      sha256,
      scopes: KEY_SCOPES,
      quota: 1_000_000,
      createdAtMs: 0,
      expiresAtMs: null,
      revokedAtMs: null,
    });
    return apiKey;
  };
  return {
    url: servers.url,
    stores,
    keyOf,
    partnerIdOf: (partner) => partners.get(partner) ?? '',
    check: async (apiKey, body) => {
      const response = await fetch(`${servers.url}/api/check-transaction`, {
        method: 'POST',
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, ...((await response.json()) as Omit<CheckAnswer, 'status'>) };
    },
    get: async (path, apiKey) => {
      const response = await fetch(
        `${servers.url}${path}`,
        apiKey === undefined ? {} : { headers: { 'x-api-key': apiKey } },
      );
      return { status: response.status, json: (await response.json()) as Record<string, unknown> };
    },
    stop: () => servers.drain(),
  };
};
