import type { Finding } from './finding.js';
import type { EvidenceRecord, FreshnessStatus } from '../facts/screening/evidence.js';
import { freshnessUnder } from '../policy/evidence-freshness.js';
import type { PolicyCondition, UnderPolicy } from '../policy/policy.js';

/** One comparison that a rule made. */
export interface RuleComparison {
  readonly what: string;
  readonly expected: readonly (string | number)[];
  readonly actual: readonly (string | number | null)[];
  readonly holds: boolean;
}

/** True where the condition asks for something of the evidence. */
export const hasEvidenceCondition = (when: PolicyCondition): boolean =>
  when.categories !== undefined ||
  when.exposures !== undefined ||
  when.minConfidence !== undefined ||
  when.minShare !== undefined ||
  when.freshness !== undefined;

/** One record must satisfy every evidence condition: two half-matching records are no match. */
export const satisfies = (record: EvidenceRecord, when: PolicyCondition, context: UnderPolicy): boolean =>
  (when.categories?.includes(record.category) ?? true) &&
  (when.exposures?.includes(record.exposure) ?? true) &&
  (when.minConfidence === undefined || record.confidence >= when.minConfidence) &&
  (when.minShare === undefined || (record.share !== null && record.share >= when.minShare)) &&
  (when.freshness?.includes(freshnessUnder(record, context).status) ?? true);

/** Each member of the condition with the values that it was compared with. */
export const comparisonsOf = (
  when: PolicyCondition,
  findings: readonly Finding[],
  evidence: readonly EvidenceRecord[],
  context: UnderPolicy,
): readonly RuleComparison[] => {
  const compare = (
    what: string,
    expected: readonly (string | number)[] | undefined,
    actual: readonly (string | number | null)[],
    holds: boolean,
  ) => (expected === undefined ? [] : [{ what, expected, actual: [...new Set(actual)], holds }]);
  const freshness: readonly FreshnessStatus[] = evidence.map((record) => freshnessUnder(record, context).status);
  const one = (value: number | undefined) => (value === undefined ? undefined : [value]);
  return [
    ...compare(
      'finding_codes',
      when.findingCodes,
      findings.map((f) => f.code),
      findings.some((f) => when.findingCodes?.includes(f.code)),
    ),
    ...compare(
      'categories',
      when.categories,
      evidence.map((e) => e.category),
      evidence.some((e) => when.categories?.includes(e.category)),
    ),
    ...compare(
      'exposures',
      when.exposures,
      evidence.map((e) => e.exposure),
      evidence.some((e) => when.exposures?.includes(e.exposure)),
    ),
    ...compare(
      'min_confidence',
      one(when.minConfidence),
      evidence.map((e) => e.confidence),
      evidence.some((e) => e.confidence >= (when.minConfidence ?? 0)),
    ),
    ...compare(
      'min_share',
      one(when.minShare),
      evidence.map((e) => e.share),
      evidence.some((e) => (e.share ?? -1) >= (when.minShare ?? 0)),
    ),
    ...compare(
      'freshness',
      when.freshness,
      freshness,
      freshness.some((status) => when.freshness?.includes(status)),
    ),
  ];
};
