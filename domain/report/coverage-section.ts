import type { Decision } from '../decision/decide.js';
import type { Facts } from '../facts/facts.js';
import type { Coverage } from '../facts/coverage.js';
import { executedEffects } from './execution-section.js';
import { judgedCoverage } from '../decision/screening-summary.js';
import type { ReportBody, ReportedCoverage } from './body.js';

const reported = (coverage: Coverage): ReportedCoverage => ({
  provider: coverage.provider,
  capability: coverage.capability,
  kind: coverage.kind,
  mandatory: coverage.mandatory,
  status: coverage.status,
  reason: coverage.reason,
  as_of: coverage.asOf,
  note: coverage.note,
});

/** The provider mode and one row for every source that was wired, as they were judged with the decision. */
export const coverageSection = (facts: Facts, { screening }: Decision): ReportBody['coverage'] => ({
  provider_mode: screening.providerMode,
  sources: judgedCoverage(facts, screening).map(reported),
});

/** The versions of the lists behind the answers; empty where no list was imported. */
export const listsSection = (facts: Facts): NonNullable<ReportBody['lists_consulted']> =>
  facts.screening.flatMap((fact) =>
    (fact.value?.lists ?? []).map((list) => ({
      source: list.source,
      published_at: list.publishedAt,
      ...(list.datedBy === undefined ? {} : { dated_by: list.datedBy }),
      max_age_seconds: list.maxAgeSeconds,
      rows: list.rows,
      sha256: list.sha256,
    })),
  );

/** What the transaction would do: executed by a simulation, derived from the declared intent, or not available. */
export const effectsSection = (facts: Facts): ReportBody['transaction_effects'] => {
  const executed = executedEffects({ facts });
  if (executed !== null) return { mode: 'simulated', effects: executed };
  const answers = facts.simulation.flatMap((fact) => (fact.value === null ? [] : [fact.value]));
  const best = answers.find((answer) => answer.mode === 'simulated') ?? answers[0];
  return best === undefined
    ? { mode: 'not-available', effects: [] }
    : { mode: best.mode, effects: best.effects.map((effect) => ({ ...effect })) };
};
