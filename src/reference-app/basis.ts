import { AppProblem } from './problems.js';

type Plain = Readonly<Record<string, unknown>>;

/** The members of a recorded check that this application shows. */
interface RecordedCheck {
  readonly request_id: string;
  readonly facts: { readonly screening: readonly { readonly value: { readonly evidence: readonly Plain[] } | null }[] };
  readonly decision: {
    readonly policy_trace: { readonly rules: readonly Plain[] };
    readonly screening: { readonly coverage: readonly Plain[]; readonly freshness: readonly (Plain & { readonly evidence_id: string })[]; readonly provider_mode: string };
  };
}

/** What a verdict rests on, read from the record of its check: evidence with freshness, coverage, and every rule of the policy. */
export const basisOf = (record: unknown): Plain => {
  if (!isRecorded(record)) throw new AppProblem('service_answer_invalid', 'The record of the check does not have the shape that was agreed.');
  const { screening, policy_trace: policyTrace } = record.decision;
  const freshness = new Map(screening.freshness.map(({ evidence_id: id, ...rest }) => [id, rest]));
  const evidence = record.facts.screening.flatMap(({ value }) => value?.evidence ?? []);
  // key and partner stand in the record as well: they are nobody's business in a browser
  return {
    request_id: record.request_id,
    provider_mode: screening.provider_mode,
    evidence: evidence.map((piece) => ({ ...piece, freshness: freshness.get(String(piece['evidence_id'])) ?? { status: 'UNKNOWN', age_seconds: null, max_age_seconds: null } })),
    coverage: screening.coverage,
    policy: policyTrace,
  };
};

const isRecorded = (record: unknown): record is RecordedCheck => {
  const { facts, decision } = (record ?? {}) as { facts?: { screening?: unknown }; decision?: { policy_trace?: { rules?: unknown }; screening?: { coverage?: unknown; freshness?: unknown } } };
  return (
    Array.isArray(facts?.screening) &&
    Array.isArray(decision?.policy_trace?.rules) &&
    Array.isArray(decision.screening?.coverage) &&
    Array.isArray(decision.screening.freshness)
  );
};
