import { CATEGORY_TABLE, isElevated, isIllicit, listFindingOf } from '../../facts/screening/category.js';
import { frozenAccounts } from '../../facts/contract/on-chain.js';
import { type EvidenceRecord, isListedElsewhere } from '../../facts/screening/evidence.js';
import type { FindingDraft, FindingMeasure } from '../../verdict/finding.js';
import { freshnessUnder } from '../../policy/evidence-freshness.js';
import { addressText, fieldsOfKey } from '../../intent/subjects.js';
import { evidenceByAccount, evidenceIdsOf, sourcesText } from '../../facts/screening/evidence-groups.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';

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

const labelsOf = (records: readonly EvidenceRecord[]): string =>
  [...new Set(records.map((record) => CATEGORY_TABLE[record.category].label))].sort().join(', ');

const measuresOf = (records: readonly EvidenceRecord[], context: CheckContext): readonly FindingMeasure[] =>
  [...records]
    .sort((left, right) => (left.evidenceId < right.evidenceId ? -1 : 1))
    .map((record) => ({
      name: `confidence ${record.evidenceId}`,
      actual: record.confidence,
      threshold: requiredConfidence(record, context),
    }));

const illicit = (key: string, records: readonly EvidenceRecord[], context: CheckContext): FindingDraft => {
  const fields = fieldsOfKey(context.intent, key);
  return {
    code: 'illicit_exposure',
    message:
      `The ${addressText(context.intent, key)} is attributed, directly and with high confidence, to ` +
      `${labelsOf(records)} by ${sourcesText(records)}. Do not continue, and follow your compliance procedure.`,
    fields,
    evidenceIds: evidenceIdsOf(records),
    measures: measuresOf(records, context),
  };
};

const linkText = (records: readonly EvidenceRecord[]): string =>
  `has a possible link to ${labelsOf(records)} by ${sourcesText(records)}. The link is indirect, less than certain, ` +
  'not current, or of a kind that needs a look; it says nothing about who owns the address.';

const indirect = (key: string, records: readonly EvidenceRecord[], context: CheckContext): FindingDraft => ({
  code: 'indirect_exposure',
  message: `The ${addressText(context.intent, key)} ${linkText(records)} Review the evidence before continuing.`,
  fields: fieldsOfKey(context.intent, key),
  evidenceIds: evidenceIdsOf(records),
  measures: measuresOf(records, context),
});

/** An issuer gives no reason and no evidence: why it froze an account is not known. */
const frozen = (key: string, tokens: readonly string[], { intent }: CheckContext): FindingDraft => ({
  code: 'account_frozen_by_issuer',
  message:
    `The ${addressText(intent, key)} is frozen by the issuer of ${tokens.join(' and of ')} and cannot move that ` +
    'token. Issuers freeze accounts that they tie to theft, fraud or sanctions, and give no reason; that says ' +
    'nothing about who owns the address. Find out why before continuing.',
  fields: fieldsOfKey(intent, key),
});

/**
 * What providers attribute to any address of the request, in either direction, and which of them the issuer of a token
 * froze.
 */
export const exposure: Check = {
  id: 'scam/exposure',
  run: (context) => {
    const exposures = evidenceByAccount(context.facts, isExposure);
    const frozenOnes = frozenAccounts(context.facts);
    if (exposures.size + frozenOnes.size === 0) return NO_FINDINGS;
    return [...new Set([...exposures.keys(), ...frozenOnes.keys()])].flatMap((key) => {
      const records = exposures.get(key) ?? [];
      const tokens = frozenOnes.get(key) ?? [];
      const blocking = records.filter((record) => isBlocking(record, context));
      const others = records.filter((record) => !blocking.includes(record));
      return [
        ...(blocking.length === 0 ? [] : [illicit(key, blocking, context)]),
        ...(others.length === 0 ? [] : [indirect(key, others, context)]),
        ...(tokens.length === 0 ? [] : [frozen(key, tokens, context)]),
      ];
    });
  },
};
