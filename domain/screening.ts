import type { CheckContext } from './checks/check.js';
import type { EvidenceRecord, Freshness } from './evidence.js';
import type { Coverage, Facts } from './facts.js';
import { allEvidence, freshnessUnder } from './policy-trace.js';
import { requiredSourceFailures } from './required-sources.js';

/**
 * `local`: only local adapters are wired. `external-ready`: at least one external adapter is wired and every required
 * source answered. `degraded`: a required one was slow, failed, answered nonsense, or its data is past its maximum age.
 */
export const PROVIDER_MODES = ['local', 'external-ready', 'degraded'] as const;
export type ProviderMode = (typeof PROVIDER_MODES)[number];

/** The coverage row of every source that was asked for this check. */
const allCoverage = (facts: Facts): readonly Coverage[] => [
  facts.history.coverage,
  facts.token.coverage,
  ...facts.contracts.map((fact) => fact.coverage),
  ...facts.simulation.map((fact) => fact.coverage),
  ...facts.screening.map((fact) => fact.coverage),
];

const modeOf = (facts: Facts, isDegraded: boolean): ProviderMode => {
  if (isDegraded) return 'degraded';
  return allCoverage(facts).some((row) => row.kind === 'external') ? 'external-ready' : 'local';
};

/** What the screening of a check rested on, as it was judged then. Kept with the decision; coverage itself is a fact. */
export interface ScreeningSummary {
  /** The screened address as it was sent: the source of funds when incoming. */
  readonly subjectAddress: string;
  readonly providerMode: ProviderMode;
  /** Providers that answered from a required list past its maximum age. */
  readonly staleProviders: readonly string[];
  readonly freshness: readonly (Freshness & { readonly evidenceId: string })[];
}

/** Sums up the sources of a check. */
export const screeningSummary = (context: CheckContext): ScreeningSummary => {
  const { intent, facts, policy, nowMs } = context;
  const failures = requiredSourceFailures(facts, policy, nowMs);
  const staleLists = new Set(failures.filter((failure) => failure.why === 'stale').map((failure) => failure.source));
  return {
    subjectAddress: intent.direction === 'incoming' ? intent.from.given : intent.to.given,
    providerMode: modeOf(facts, failures.length > 0),
    staleProviders: facts.screening
      .filter(({ value }) => value?.lists.some((list) => staleLists.has(list.source)))
      .map(({ coverage }) => coverage.provider),
    freshness: allEvidence(context).map((evidence: EvidenceRecord) => ({ evidenceId: evidence.evidenceId, ...freshnessUnder(evidence, context) })),
  };
};

/** One row for every source that was asked; what answered from a stale list says so. */
export const judgedCoverage = (facts: Facts, { staleProviders }: ScreeningSummary): readonly Coverage[] =>
  allCoverage(facts).map((row) => (row.status === 'answered' && staleProviders.includes(row.provider) ? { ...row, status: 'stale' } : row));
