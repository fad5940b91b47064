import { isElevated, isIllicit, listFindingOf } from '../../facts/screening/category.js';
import { type EvidenceRecord, isListedElsewhere } from '../../facts/screening/evidence.js';
import { evidenceByAccount, evidenceIdsOf } from '../../facts/screening/evidence-groups.js';
import { valueUsd } from '../../facts/token/value.js';
import { fieldsOfKey } from '../../intent/subjects.js';
import { freshnessUnder } from '../../policy/evidence-freshness.js';
import { partyParam } from '../../text/params.js';
import type { CheckContext, FindingMeasure, Found, Rule } from '../finding.js';
import { categoriesParam, sourcesParam } from './listings.js';

/** An attribution by a provider, or a list match whose category is exposure and no finding of its own. */
const isExposure = (record: EvidenceRecord): boolean =>
  (isIllicit(record.category) || isElevated(record.category)) &&
  (record.basis === 'attribution' || listFindingOf(record.category) === null);

const requiredConfidence = (record: EvidenceRecord, { policy }: CheckContext): number =>
  policy.thresholds.illicitConfidenceByCategory[record.category] ?? policy.thresholds.illicitConfidence;

/** Sure, current, and about the address itself: then an illicit category blocks. Anything less is reviewed. */
const isBlocking = (record: EvidenceRecord, context: CheckContext): boolean =>
  isIllicit(record.category) &&
  record.exposure !== 'indirect' &&
  record.confidence >= requiredConfidence(record, context) &&
  !isListedElsewhere(record, context.intent.chain) &&
  freshnessUnder(record, context).status === 'CURRENT';

/**
 * Indirect exposure of funds that come in below the policy's floor: its share of them, all where the source does not
 * say, times what they are worth. What has no price is never dust.
 */
export const isDust = ({ exposure, share }: EvidenceRecord, { intent, facts, policy }: CheckContext): boolean => {
  const floor = policy.thresholds.indirectDustUsd;
  if (floor === undefined || exposure !== 'indirect' || intent.direction !== 'incoming') return false;
  const value = valueUsd(intent, facts.token.value);
  return value !== null && value > 0 && value * (share ?? 1) < floor;
};

const measuresOf = (records: readonly EvidenceRecord[], context: CheckContext): readonly FindingMeasure[] =>
  [...records]
    .sort((left, right) => (left.evidenceId < right.evidenceId ? -1 : 1))
    .map((record) => ({
      name: `confidence ${record.evidenceId}`,
      actual: record.confidence,
      threshold: requiredConfidence(record, context),
    }));

/**
 * The rule about what providers attribute to any address of the request, in either direction: by evidence that is sure,
 * current and direct enough to block, or by what is left.
 */
export const exposedBy =
  (strength: 'blocking' | 'other'): Rule =>
  (context) =>
    [...evidenceByAccount(context.facts, isExposure)].flatMap(([key, all]): readonly Found[] => {
      const records = all.filter(
        (record) => isBlocking(record, context) === (strength === 'blocking') && !isDust(record, context),
      );
      if (records.length === 0) return [];
      return [
        {
          params: {
            who: partyParam(context.intent, key),
            labels: categoriesParam(records),
            sources: sourcesParam(records),
          },
          fields: fieldsOfKey(context.intent, key),
          evidenceIds: evidenceIdsOf(records),
          measures: measuresOf(records, context),
        },
      ];
    });
