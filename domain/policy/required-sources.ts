import { freshnessOf } from '../facts/screening/evidence.js';
import { everyFact, type Fact, type Facts } from '../facts/facts.js';
import { datedCoverage } from '../facts/screening/lists.js';
import { OWN_SOURCE } from '../facts/screening/own-knowledge.js';
import type { ListState } from '../facts/screening/screening-facts.js';
import type { Execution } from '../facts/simulation/execution.js';
import { isSilent } from '../facts/simulation/executions.js';
import { isExecutable } from '../payload/kinds/index.js';
import type { SubmittedPayload } from '../payload/payload.js';
import type { Capability } from '../facts/kinds.js';
import type { Coverage, UnavailableReason } from '../facts/coverage.js';
import { compareText } from '../shared/compare-text.js';
import { isRequired, maxAgeSecondsOfSource, type Policy, shortestLimit } from './policy.js';

/** A source that the policy demands and that gave no answer that counts. */
export interface SourceFailure {
  readonly source: string;
  readonly capability: Capability | null;
  readonly why: 'unavailable' | 'stale' | 'not_supported' | 'not_loaded';
  readonly reason: UnavailableReason | null;
}

interface Row {
  readonly coverage: Coverage;
  readonly answered: boolean;
}

/** Dated data that is older than the policy accepts of this source. */
const isTooOld = (coverage: Coverage, policy: Policy, nowMs: number): boolean => {
  const maxAgeSeconds = maxAgeSecondsOfSource(policy, coverage.provider);
  return maxAgeSeconds !== null && freshnessOf(coverage.asOf, maxAgeSeconds, nowMs).status === 'STALE';
};

const isSilentNode = (execution: Execution | null): boolean => execution !== null && isSilent(execution);

/** Nodes that were asked to execute what can be executed, and say that they could not. */
const silentNodes = ({ simulation }: Facts, payload: SubmittedPayload | null): ReadonlySet<Fact<unknown>> =>
  payload === null || isExecutable(payload)
    ? new Set(simulation.filter(({ value }) => isSilentNode(value?.execution ?? null)))
    : NO_NODES;

const NO_NODES: ReadonlySet<Fact<unknown>> = new Set();

const rowsOf = (facts: Facts, payload: SubmittedPayload | null, policy: Policy, nowMs: number): readonly Row[] => {
  const requiredLists = requiredListsOf(facts, policy);
  const silent = silentNodes(facts, payload);
  return everyFact(facts).map((fact) => {
    const { value } = fact;
    const coverage = datedCoverage(fact, requiredLists);
    if (coverage.status === 'answered' && isTooOld(coverage, policy, nowMs))
      return { coverage: { ...coverage, status: 'stale' }, answered: false };
    return { coverage, answered: coverage.status === 'answered' && value !== null && !silent.has(fact) };
  });
};

const failureOf = ({ coverage }: Row): SourceFailure => ({
  source: coverage.provider,
  capability: coverage.capability,
  why: coverage.status === 'answered' ? 'unavailable' : coverage.status,
  reason: coverage.reason,
});

/**
 * A source that does not know the chain has not failed, unless it is mandatory or the policy names it: networks differ,
 * and coverage says so.
 */
const countsAsFailure = ({ coverage, answered }: Row, policy: Policy): boolean => {
  if (answered) return false;
  if (coverage.status === 'not_supported')
    return coverage.mandatory || policy.requiredSources.includes(coverage.provider);
  return isRequired(coverage, policy);
};

const maxAgeSecondsOf = (list: ListState, policy: Policy): number | null =>
  shortestLimit(list.maxAgeSeconds, maxAgeSecondsOfSource(policy, list.source));

/** The names of the loaded lists that policy or operator demands, sorted. */
export const requiredListsOf = (facts: Facts, policy: Policy): readonly string[] => {
  const wanted = [...policy.requiredSources, ...(facts.requiredLists ?? [])];
  if (wanted.length === 0) return NO_NAMES;
  const loaded = facts.screening.flatMap((fact) => fact.value?.lists ?? []).map(({ source }) => source);
  return [...new Set(wanted.filter((name) => loaded.includes(name)))].sort(compareText);
};

const NO_NAMES: readonly string[] = [];

/** Sources and lists that policy or operator name and that are not wired, not loaded, or past their maximum age. */
const namedFailures = (rows: readonly Row[], facts: Facts, policy: Policy, nowMs: number): readonly SourceFailure[] => {
  const wanted = [...policy.requiredSources, ...(facts.requiredLists ?? [])];
  if (wanted.length === 0) return [];
  const lists = facts.screening.flatMap((fact) => fact.value?.lists ?? []);
  return [...new Set(wanted)].flatMap((source): readonly SourceFailure[] => {
    if (rows.some(({ coverage }) => coverage.provider === source)) return [];
    const named = lists.filter((list) => list.source === source);
    if (named.length === 0) return [{ source, capability: null, why: 'not_loaded', reason: null }];
    const isStale = named.some(
      (list) => freshnessOf(list.publishedAt, maxAgeSecondsOf(list, policy), nowMs).status === 'STALE',
    );
    return isStale ? [{ source, capability: 'address_screening', why: 'stale', reason: null }] : [];
  });
};

/**
 * Every required source that did not answer, answered too old, or is not there at all. A check that was screened by no
 * source but the partner itself lacks the floor: that is a failure too. In the order of their names.
 */
export const requiredSourceFailures = (
  facts: Facts,
  policy: Policy,
  nowMs: number,
  payload: SubmittedPayload | null = null,
): readonly SourceFailure[] => {
  const rows = rowsOf(facts, payload, policy, nowMs);
  const unscreened: readonly SourceFailure[] = facts.screening.every(({ coverage }) => coverage.provider === OWN_SOURCE)
    ? [{ source: 'address-screening', capability: 'address_screening', why: 'not_loaded', reason: null }]
    : [];
  const failures = [
    ...rows.filter((row) => countsAsFailure(row, policy)).map(failureOf),
    ...unscreened,
    ...namedFailures(rows, facts, policy, nowMs),
  ];
  return failures.sort((left, right) => compareText(left.source, right.source));
};
