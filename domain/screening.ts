import type { CheckContext } from './checks/check.js';
import type { EvidenceRecord, Freshness } from './evidence.js';
import type { Coverage, Facts } from './facts.js';
import { allEvidence, freshnessUnder } from './policy-trace.js';
import type { Policy } from './policy.js';
import { requiredSourceFailures } from './required-sources.js';

/**
 * `local`: only local adapters are wired. `external-ready`: at least one external adapter is wired and every required
 * source answered. `degraded`: a required one was slow, failed, answered nonsense, or its data is past its maximum age.
 */
export const PROVIDER_MODES = ['local', 'external-ready', 'degraded'] as const;
export type ProviderMode = (typeof PROVIDER_MODES)[number];

/** The coverage row of every source that was asked for this check. */
export const allCoverage = (facts: Facts): readonly Coverage[] => [
  facts.history.coverage,
  facts.token.coverage,
  ...facts.contracts.map((fact) => fact.coverage),
  ...facts.simulation.map((fact) => fact.coverage),
  ...facts.screening.map((fact) => fact.coverage),
];

/** The mode by what was wired and how it answered. */
export const providerMode = (facts: Facts, policy: Policy, nowMs: number): ProviderMode => {
  if (requiredSourceFailures(facts, policy, nowMs).length > 0) return 'degraded';
  return allCoverage(facts).some((row) => row.kind === 'external') ? 'external-ready' : 'local';
};

/** What the screening of a check rested on, with freshness as it was judged then. Kept with the decision. */
export interface ScreeningSummary {
  /** The screened address as it was sent: the source of funds when incoming. */
  readonly subjectAddress: string;
  readonly providerMode: ProviderMode;
  /** One row for every wired source; a required list past its maximum age makes its source's row `stale`. */
  readonly coverage: readonly Coverage[];
  readonly freshness: readonly (Freshness & { readonly evidenceId: string })[];
}

/** Sums up the sources of a check. */
export const screeningSummary = (context: CheckContext): ScreeningSummary => {
  const { intent, facts, policy, nowMs } = context;
  const staleLists = new Set(requiredSourceFailures(facts, policy, nowMs).filter((failure) => failure.why === 'stale').map((failure) => failure.source));
  const isStale = (row: Coverage): boolean =>
    facts.screening.some((fact) => fact.coverage === row && (fact.value?.lists ?? []).some((list) => staleLists.has(list.source)));
  return {
    subjectAddress: intent.direction === 'incoming' ? intent.from.given : intent.to.given,
    providerMode: providerMode(facts, policy, nowMs),
    coverage: allCoverage(facts).map((row) => (row.status === 'answered' && isStale(row) ? { ...row, status: 'stale' } : row)),
    freshness: allEvidence(context).map((evidence: EvidenceRecord) => ({ evidenceId: evidence.evidenceId, ...freshnessUnder(evidence, context) })),
  };
};
