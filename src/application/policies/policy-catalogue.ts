import { SERVICE_ACTOR } from '../../../domain/record/actor.js';
import { LRUCache } from 'lru-cache';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import type { Direction } from '../../../domain/intent/intent.js';
import type { PolicyStore, PublishedPolicy } from '../../../ports/stores/policies.js';
import { noVerdict, orUnavailable, Refusal } from '../refusal.js';

/** How long a policy may be served from memory. A new version is in force on every instance within 5 s. */
const POLICY_TTL_MS = 2_000;
const POLICY_TTL_RESOLUTION_MS = 100;
const POLICY_CACHE_ENTRIES = 10_000;

const DEFAULT_POLICY: Readonly<Record<Direction, string>> = {
  outgoing: 'outgoing_default',
  incoming: 'incoming_default',
};

/** A policy with the one on trial beside it. */
export interface PolicyInForce extends PublishedPolicy {
  /** Null: it names none, or the one that it names cannot be read now. No check fails for that. */
  readonly shadow: Policy | null;
}

/** Finds the policy under which a check is decided. */
export interface PolicyCatalogue {
  /**
   * Null: the default policy of the direction. Rejects with `unknown_policy`, `policy_direction_mismatch` or
   * `service_unavailable`.
   */
  policyFor(partnerId: string, policyId: string | null, direction: Direction): Promise<PolicyInForce>;
}

/** Stores the built-in policies, so that a replay finds the document that decided, also after later versions. */
export const publishBuiltInPolicies = async (store: PolicyStore, nowMs: number): Promise<void> => {
  for (const policy of BUILT_IN_POLICIES) {
    const published = { partnerId: null, policy, sha256: contentHash(policy), publishedAtMs: nowMs };
    // they came with the version, also where a command was the first to need them
    await store.publish(published, SERVICE_ACTOR);
  }
};

export const createPolicyCatalogue = (store: PolicyStore): PolicyCatalogue => {
  // calls that wait for the same policy share one read; a missing policy is read again each time
  const cache = new LRUCache<string, PolicyInForce, { partnerId: string; policyId: string }>({
    max: POLICY_CACHE_ENTRIES,
    ttl: POLICY_TTL_MS,
    ttlResolution: POLICY_TTL_RESOLUTION_MS,
    fetchMethod: async (_key, _stale, { context }) => {
      const found = await store.findCurrent(context.partnerId, context.policyId);
      return found === null ? undefined : { ...found, shadow: await shadowOf(store, found) };
    },
  });
  return {
    policyFor: async (partnerId, policyId, direction) => {
      const wanted = policyId ?? DEFAULT_POLICY[direction];
      const key = `${partnerId}/${wanted}`;
      const found = cache.get(key) ?? (await fetchOrRefuse(cache, key, partnerId, wanted));
      if (found.policy.direction === direction) return found;
      throw new Refusal(
        'policy_direction_mismatch',
        `policy_id "${wanted}" judges ${found.policy.direction} transactions; this request is ${direction}. ` +
          `Name a policy made for ${direction}, or leave policy_id out.`,
        [{ path: '/policy_id', message: `is a policy for ${found.policy.direction} transactions` }],
      );
    },
  };
};

const shadowOf = async (store: PolicyStore, { policy: { shadow } }: PublishedPolicy): Promise<Policy | null> => {
  if (shadow === undefined) return null;
  try {
    return (await store.findByHash(shadow.sha256))?.policy ?? null;
  } catch {
    // the record of each check says that its shadow was not judged; the next look is a few seconds away
    return null;
  }
};

const fetchOrRefuse = async (
  cache: LRUCache<string, PolicyInForce, { partnerId: string; policyId: string }>,
  key: string,
  partnerId: string,
  policyId: string,
): Promise<PolicyInForce> => {
  const found = await orUnavailable(() => cache.fetch(key, { context: { partnerId, policyId } }), noVerdict);
  if (found !== undefined) return found;
  throw new Refusal(
    'unknown_policy',
    `policy_id "${policyId}" is not a policy that this key can use. Leave policy_id out for the default.`,
    [{ path: '/policy_id', message: 'is not a policy that this key can use' }],
  );
};
