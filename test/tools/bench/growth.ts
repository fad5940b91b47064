import { startEngine } from '../../support/engine.js';
import { transferBody } from './growth-bodies.js';
import { fillDatabase } from './growth-data.js';
import { benchFindings } from './growth-findings.js';
import { measureCurve, type Stage, type StageFigures } from './growth-measure.js';
import { type Fill, openStage, type OpenStage } from './growth-stages.js';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { contentHash } from '../../../domain/shared/canonical-json.js';
import type { ConnectionParts } from '../../support/connection-url.js';
import { runSql } from '../../support/sql.js';

/** The built-in policy that the published ones are copies of: so only where it comes from differs. */
const BUILT_IN_POLICY = 'outgoing_strict';
/** The one that the partner under measurement has published. */
const OWN_POLICY = 'bench_own';
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
const publishPolicies = async (connection: ConnectionParts, partnerId: string, amount: number): Promise<void> => {
  if (amount === 0) return;
  const builtIn = BUILT_IN_POLICIES.find((policy) => policy.policyId === BUILT_IN_POLICY);
  if (builtIn === undefined) throw new Error(`There is no built-in policy ${BUILT_IN_POLICY}`);
  const own = { ...builtIn, policyId: OWN_POLICY };
  await runSql(connection, OWN, [OWN_POLICY, partnerId, contentHash(own), JSON.stringify(own)]);
  await runSql(connection, OTHERS, [JSON.stringify(own), amount - 1]);
};

/** The most that a million may cost. Source: "the p50 at one million at most 1.3 times that at zero". */
export const GROWTH_LIMIT = 1.3;

const POLICIES = [0, 1, 1_000] as const;

export interface GrowthFigures {
  readonly listsAndHistory: readonly StageFigures[];
  readonly policies: readonly StageFigures[];
  readonly findings: readonly StageFigures[];
}

interface Planned extends Pick<Stage, 'name' | 'amount' | 'body'> {
  readonly fill: Fill;
}

/** The latency of a check as lists, records, policies and findings grow. `rows` is where lists and records end. */
export const benchGrowth = async (rows: number, seconds?: number): Promise<GrowthFigures> => ({
  listsAndHistory: await curveOf(listsAndHistory(rows), seconds),
  policies: await curveOf(POLICIES.map(policies), seconds),
  findings: await benchFindings(seconds),
});

const count = (amount: number): string => amount.toLocaleString('en-US');

const listsAndHistory = (rows: number): readonly Planned[] => {
  const tenth = Math.round(rows / 10);
  const stage = (name: string, addresses: number, checks: number): Planned => ({
    name,
    amount: addresses + checks,
    body: transferBody(),
    fill: (connection, partnerId) =>
      fillDatabase(connection, { addresses, checks, scope: { partnerId, environment: 'sandbox' } }),
  });
  return [
    stage('nothing imported, nothing recorded', 0, 0),
    stage(`${count(tenth)} imported addresses`, tenth, 0),
    stage(`${count(rows)} imported addresses`, rows, 0),
    stage(`${count(rows)} imported addresses and ${count(rows)} recorded checks`, rows, rows),
  ];
};

const nameOfPolicies = (amount: number): string => {
  if (amount === 0) return 'no published policy: a built-in one decides';
  return amount === 1
    ? '1 published policy, which decides'
    : `${count(amount)} published policies of many partners, one of them decides`;
};

const policies = (amount: number): Planned => ({
  name: nameOfPolicies(amount),
  amount,
  body: transferBody({ policy_id: amount === 0 ? BUILT_IN_POLICY : OWN_POLICY }),
  fill: (connection, partnerId) => publishPolicies(connection, partnerId, amount),
});

/** A service for each stage, all on one database server. */
const curveOf = async (planned: readonly Planned[], seconds?: number): Promise<readonly StageFigures[]> => {
  const server = await startEngine();
  const opened: OpenStage[] = [];
  try {
    const stages: Stage[] = [];
    for (const plan of planned) {
      const stage = await openStage(server.connection, plan.fill);
      opened.push(stage);
      stages.push({ ...plan, ...stage });
    }
    return await measureCurve(stages, seconds);
  } finally {
    for (const { stop } of opened) await stop();
    await server.stop();
  }
};
