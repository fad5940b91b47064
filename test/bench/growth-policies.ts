import { openPostgresStorage } from '../../adapters/storage/postgres/index.js';
import { BUILT_IN_POLICIES } from '../../domain/built-in-policies.js';
import { contentHash } from '../../domain/canonical-json.js';
import type { Policy } from '../../domain/policy.js';
import type { ConnectionParts } from '../support/connection-url.js';
import { silentLogger } from '../support/silent-logger.js';

/** The built-in policy that the published ones are copies of: so only where it comes from differs. */
export const BUILT_IN_POLICY = 'outgoing_strict';
/** The one that the partner under measurement has published. */
export const OWN_POLICY = 'bench_own';
const POLICIES_OF_A_PARTNER = 2;

const copyOf = (policyId: string): Policy => {
  const builtIn = BUILT_IN_POLICIES.find((policy) => policy.policyId === BUILT_IN_POLICY);
  if (builtIn === undefined) throw new Error(`There is no built-in policy ${BUILT_IN_POLICY}`);
  return { ...builtIn, policyId };
};

/** Publishes the partner's own policy, and the rest of `amount` for other partners. */
export const publishPolicies = async (connection: ConnectionParts, partnerId: string, amount: number): Promise<void> => {
  const stores = await openPostgresStorage({ connection, logger: silentLogger, role: 'command' });
  try {
    for (let index = 0; index < amount; index += 1) {
      const policy = copyOf(index === 0 ? OWN_POLICY : `bench_${index}`);
      const owner = index === 0 ? partnerId : `prt_bench${Math.floor(index / POLICIES_OF_A_PARTNER)}`;
      await stores.policies.publish({ partnerId: owner, policy, sha256: contentHash(policy), publishedAtMs: stores.clock.now() });
    }
  } finally {
    await stores.close();
  }
};
