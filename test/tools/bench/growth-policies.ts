import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import type { ConnectionParts } from '../../support/connection-url.js';
import { runSql } from '../../support/sql.js';

/** The built-in policy that the published ones are copies of: so only where it comes from differs. */
export const BUILT_IN_POLICY = 'outgoing_strict';
/** The one that the partner under measurement has published. */
export const OWN_POLICY = 'bench_own';
const POLICIES_OF_A_PARTNER = 2;

const OWN = `
insert into policies (policy_id, version, partner_id, sha256, published_at, document)
values ($1, 1, $2, $3, now(), $4)`;

/** The hashes are made up: nothing reads these policies. */
const OTHERS = `
insert into policies (policy_id, version, partner_id, sha256, published_at, document)
select 'bench_' || n, 1, 'prt_bench' || n / ${POLICIES_OF_A_PARTNER}, md5(n::text) || md5('policy' || n), now(),
  jsonb_set($1::jsonb, '{policyId}', to_jsonb('bench_' || n))::json
from generate_series(1, $2::integer) n`;

/** Fills a database by SQL, as if the partner had published its own policy and others the rest of `amount`. */
export const publishPolicies = async (
  connection: ConnectionParts,
  partnerId: string,
  amount: number,
): Promise<void> => {
  if (amount === 0) return;
  const builtIn = BUILT_IN_POLICIES.find((policy) => policy.policyId === BUILT_IN_POLICY);
  if (builtIn === undefined) throw new Error(`There is no built-in policy ${BUILT_IN_POLICY}`);
  const own = { ...builtIn, policyId: OWN_POLICY };
  await runSql(connection, OWN, [OWN_POLICY, partnerId, contentHash(own), JSON.stringify(own)]);
  await runSql(connection, OTHERS, [JSON.stringify(own), amount - 1]);
};
