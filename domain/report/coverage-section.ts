import type { Decision } from '../decision/decide.js';
import type { Facts } from '../facts/facts.js';
import type { Coverage } from '../facts/coverage.js';
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
