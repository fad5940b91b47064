import type { Coverage, Facts } from '../facts.js';
import { isRequired, type Policy } from '../policy.js';
import type { ReportBody, ReportedCoverage } from './body.js';

/** One row for every source that was wired, in the order in which they were asked. */
export const allCoverage = (facts: Facts): readonly Coverage[] =>
  [facts.history, facts.token, ...(facts.contract === null ? [] : [facts.contract]), ...facts.simulation, ...facts.screening].map(
    (fact) => fact.coverage,
  );

const reported = (coverage: Coverage, policy: Policy): ReportedCoverage => ({
  provider: coverage.provider,
  capability: coverage.capability,
  kind: coverage.kind,
  required: isRequired(coverage, policy),
  status: coverage.status,
  reason: coverage.reason,
  as_of: coverage.asOf,
  note: coverage.note,
});

/** `degraded` when a required source gave no good answer; else by whether an external source is wired. */
export const coverageSection = (facts: Facts, policy: Policy): ReportBody['coverage'] => {
  const rows = allCoverage(facts);
  const isDegraded = rows.some((row) => isRequired(row, policy) && (row.status === 'unavailable' || row.status === 'stale'));
  const isExternal = rows.some((row) => row.kind === 'external');
  return {
    provider_mode: isDegraded ? 'degraded' : isExternal ? 'external-ready' : 'local',
    sources: rows.map((row) => reported(row, policy)),
  };
};

/** The versions of the lists behind the answers; empty where no list was imported. */
export const listsSection = (facts: Facts): NonNullable<ReportBody['lists_consulted']> =>
  facts.screening.flatMap((fact) =>
    (fact.value?.lists ?? []).map((list) => ({
      source: list.source,
      published_at: list.publishedAt,
      max_age_seconds: list.maxAgeSeconds,
      rows: list.rows,
      sha256: list.sha256,
    })),
  );

/** What the transaction would do: executed by a simulation, derived from the declared intent, or not available. */
export const effectsSection = (facts: Facts): ReportBody['transaction_effects'] => {
  const answers = facts.simulation.flatMap((fact) => (fact.value === null ? [] : [fact.value]));
  const best = answers.find((answer) => answer.mode === 'simulated') ?? answers[0];
  return best === undefined ? { mode: 'not-available', effects: [] } : { mode: best.mode, effects: best.effects.map((effect) => ({ ...effect })) };
};
