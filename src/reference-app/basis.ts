import type { CheckRecordView } from '../http/schemas/check-record/index.js';
import { AppProblem } from './problems.js';

type Plain = Readonly<Record<string, unknown>>;

/**
 * What a verdict rests on, from the record of its check: evidence with its freshness, coverage, and every rule of the
 * policy. Throws `AppProblem` for a record of another shape.
 */
export const basisOf = (body: unknown): Plain => {
  if (!isRecorded(body))
    throw new AppProblem('service_answer_invalid', 'The record of the check does not have the shape that was agreed.');
  const { screening, policy_trace: policyTrace } = body.decision;
  const freshness = new Map(screening.freshness.map(({ evidence_id: id, ...rest }) => [id, rest]));
  const evidence = body.facts.screening.flatMap(({ value }) => value?.evidence ?? []);
  // the record also names key and partner: neither may reach a browser
  return {
    request_id: body.request_id,
    provider_mode: screening.provider_mode,
    evidence: evidence.map((piece) => ({
      ...piece,
      freshness: freshness.get(piece.evidence_id) ?? { status: 'UNKNOWN', age_seconds: null, max_age_seconds: null },
    })),
    coverage: coverageOf(body),
    policy: policyTrace,
  };
};

/** A row for every source that was asked. A source whose data was past its maximum age is marked stale. */
const coverageOf = ({ facts, decision }: CheckRecordView): readonly Plain[] => {
  const stale = decision.screening.stale_providers;
  const { history, token, prices = [], contracts, simulation, screening } = facts;
  const rows = [history, token, ...prices, ...contracts, ...simulation, ...screening].map(({ coverage }) => coverage);
  return rows.map((row) =>
    row.status === 'answered' && stale.includes(row.provider) ? { ...row, status: 'stale' } : row,
  );
};

/** Whether the members that are read here have the shape that the service describes. */
const isRecorded = (body: unknown): body is CheckRecordView => {
  const { facts, decision } = (body ?? {}) as {
    readonly facts?: Partial<CheckRecordView['facts']>;
    readonly decision?: Partial<CheckRecordView['decision']>;
  };
  const lists: readonly unknown[] = [
    facts?.contracts,
    facts?.simulation,
    facts?.screening,
    decision?.policy_trace?.rules,
    decision?.screening?.freshness,
    decision?.screening?.stale_providers,
  ];
  return lists.every((list) => Array.isArray(list)) && facts?.history !== undefined && facts.token !== undefined;
};
