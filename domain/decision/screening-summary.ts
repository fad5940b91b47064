import type { CheckContext } from '../findings/finding.js';
import type { Freshness } from '../facts/screening/evidence.js';
import { everyFact, type Facts } from '../facts/facts.js';
import { CAPABILITIES } from '../facts/kinds.js';
import type { Coverage } from '../facts/coverage.js';
import { compareText } from '../shared/compare-text.js';
import { allEvidence } from '../facts/screening/evidence-groups.js';
import { freshnessUnder } from '../policy/evidence-freshness.js';
import { requiredListsOf, type SourceFailure } from '../policy/required-sources.js';
import { datedCoverage } from '../facts/screening/lists.js';

/**
 * `local`: only local adapters are wired. `external-ready`: at least one external adapter is wired and every required
 * source answered. `degraded`: a required one was slow, failed, answered nonsense, or its data is past its maximum age.
 */
export const PROVIDER_MODES = ['local', 'external-ready', 'degraded'] as const;
export type ProviderMode = (typeof PROVIDER_MODES)[number];

const byKindThenProvider = (left: Coverage, right: Coverage): number =>
  CAPABILITIES.indexOf(left.capability) - CAPABILITIES.indexOf(right.capability) ||
  compareText(left.provider, right.provider);

/** The coverage row of every source that was asked for this check: by kind of fact, then by name. */
const allCoverage = (facts: Facts, requiredLists: readonly string[]): readonly Coverage[] =>
  everyFact(facts)
    .map((fact) => datedCoverage(fact, requiredLists))
    .sort(byKindThenProvider);

const modeOf = (facts: Facts, failures: readonly SourceFailure[]): ProviderMode => {
  if (failures.length > 0) return 'degraded';
  return everyFact(facts).some(({ coverage }) => coverage.kind === 'external') ? 'external-ready' : 'local';
};

/**
 * What the screening of a check rested on, as it was judged then. Kept with the decision; coverage itself is a fact.
 */
export interface ScreeningSummary {
  /** The screened address as it was sent: the source of funds when incoming. */
  readonly subjectAddress: string;
  readonly providerMode: ProviderMode;
  /** Providers whose required data, their own or that of a list, is past its maximum age, sorted. */
  readonly staleProviders: readonly string[];
  /** The loaded lists that policy or operator demanded, sorted: the oldest of them dates their provider. */
  readonly requiredLists: readonly string[];
  readonly freshness: readonly (Freshness & { readonly evidenceId: string })[];
}

/** Sums up the sources of a check. */
export const screeningSummary = (context: CheckContext): ScreeningSummary => {
  const { intent, facts, failures, policy } = context;
  return {
    subjectAddress: (intent.direction === 'incoming' ? intent.sender : intent.addresses.to_address).given,
    providerMode: modeOf(facts, failures),
    staleProviders: staleProvidersOf(facts, failures),
    requiredLists: requiredListsOf(facts, policy),
    freshness: allEvidence(facts).map((evidence) => ({
      evidenceId: evidence.evidenceId,
      ...freshnessUnder(evidence, context),
    })),
  };
};

const staleProvidersOf = (facts: Facts, failures: readonly SourceFailure[]): readonly string[] => {
  const stale = failures.filter((failure) => failure.why === 'stale').map((failure) => failure.source);
  if (stale.length === 0) return [];
  const holders = facts.screening.filter(({ value }) => value?.lists.some((list) => stale.includes(list.source)));
  const own = allCoverage(facts, []).filter((row) => stale.includes(row.provider));
  return [...new Set([...holders.map((fact) => fact.coverage), ...own].map((row) => row.provider))].sort(compareText);
};

/**
 * The coverage rows of a decided check. A source that answered from a list past its maximum age is `stale`.
 */
export const judgedCoverage = (
  facts: Facts,
  { staleProviders, requiredLists }: Pick<ScreeningSummary, 'staleProviders' | 'requiredLists'>,
): readonly Coverage[] =>
  allCoverage(facts, requiredLists).map((row) =>
    row.status === 'answered' && staleProviders.includes(row.provider) ? { ...row, status: 'stale' } : row,
  );
