import { isElevated, isIllicit } from '../../facts/screening/category.js';
import type { EvidenceCategory, EvidenceRecord } from '../../facts/screening/evidence.js';
import type { FindingCode, FindingDraft } from '../../verdict/finding.js';
import { allEvidence } from '../../facts/screening/evidence-groups.js';
import { freshnessUnder } from '../../policy/evidence-freshness.js';
import { failModeOf, type Policy } from '../../policy/policy.js';
import { failureText, type SourceFailure } from '../../policy/required-sources.js';
import { strictestAction } from '../../verdict/action.js';
import type { Check, CheckContext } from '../check.js';

/** Categories that speak for a source of funds. Everything else speaks against it or says nothing of it. */
const CLEAN_CATEGORIES: ReadonlySet<EvidenceCategory> = new Set<EvidenceCategory>([
  'regulated_service',
  'verified_counterparty',
]);

/** An allow list says what to do with an address, and not whose it is. */
const SILENT_CATEGORIES: ReadonlySet<EvidenceCategory> = new Set<EvidenceCategory>(['unattributed', 'partner_allowed']);

/**
 * Judges where incoming funds come from. Only current, complete and confident attribution to a regulated service or a
 * verified counterparty clears a source; what is unknown, old, incomplete or unanswered never does.
 */
export const provenance: Check = {
  id: 'scam/provenance',
  run: (context) => {
    if (context.intent.direction !== 'incoming') return [];
    const evidence = allEvidence(context.facts).filter((record) => record.subjectKey === context.intent.sender.key);
    const attributed = evidence.filter(({ category }) => !SILENT_CATEGORIES.has(category));
    // what is known but old or incomplete is stated more precisely than by "unclear"
    const imperfect = [...incomplete(attributed), ...stale(attributed, context)];
    return [
      ...degraded(context.failures, context.policy),
      ...imperfect,
      ...(imperfect.length > 0 ? [] : unclear(attributed, context)),
    ];
  },
};

const isUsable = (record: EvidenceRecord, context: CheckContext): boolean =>
  CLEAN_CATEGORIES.has(record.category) &&
  record.exposure !== 'indirect' &&
  record.missingParts.length === 0 &&
  record.confidence >= context.policy.thresholds.cleanConfidence &&
  freshnessUnder(record, context).status === 'CURRENT';

const ids = (records: readonly EvidenceRecord[]): readonly string[] => records.map((record) => record.evidenceId);

const degraded = (failures: readonly SourceFailure[], policy: Policy): readonly FindingDraft[] =>
  failures.length === 0
    ? []
    : [
        {
          code: 'provenance_degraded',
          action: strictestAction(failures.map((failure) => failModeOf(policy, failure.source, failure.capability))),
          message:
            'Where these funds come from could not be fully screened: ' +
            `${failures.map((failure) => `"${failure.source}" ${failureText(failure)}`).join('; ')}. Do not credit ` +
            'them before the screening was repeated or a person has looked at it.',
          fields: ['from_address'],
          measures: failures.map((failure) => ({ name: failure.source, actual: failure.why, threshold: 'answered' })),
        },
      ];

const incomplete = (attributed: readonly EvidenceRecord[]): readonly FindingDraft[] => {
  const partial = attributed.filter((record) => record.missingParts.length > 0);
  if (partial.length === 0) return [];
  const missing = [...new Set(partial.flatMap((record) => record.missingParts))].sort();
  return [
    {
      code: 'provenance_incomplete',
      message:
        `What is known about the source of these funds is incomplete: ${missing.join(', ')} missing. Ask the ` +
        'sender for what is missing, or have it reviewed.',
      fields: ['from_address'],
      evidenceIds: ids(partial),
    },
  ];
};

const stale = (attributed: readonly EvidenceRecord[], context: CheckContext): readonly FindingDraft[] => {
  const old = attributed.filter((record) => freshnessUnder(record, context).status === 'STALE');
  if (old.length === 0 || attributed.some((record) => isUsable(record, context))) return [];
  return [
    {
      code: 'provenance_stale',
      message:
        'What is known about the source of these funds is older than the policy accepts, so it may no longer be ' +
        'true. Have it screened again or reviewed.',
      fields: ['from_address'],
      evidenceIds: ids(old),
      measures: old.map((record) => {
        const { ageSeconds, maxAgeSeconds } = freshnessUnder(record, context);
        return { name: 'age_seconds', actual: ageSeconds, threshold: maxAgeSeconds };
      }),
    },
  ];
};

/** The findings that state what speaks against a source. */
const EXPOSURE_CODES: readonly FindingCode[] = [
  'sanctioned_address',
  'listed_scam_address',
  'disputed_listing',
  'listed_on_another_chain',
  'illicit_exposure',
  'indirect_exposure',
];

/**
 * True where another finding states the record and acts on it. One that the policy lets pass does not make the source
 * clearer.
 */
const speaksAgainst = (record: EvidenceRecord, { policy }: CheckContext): boolean =>
  record.category === 'partner_denied' ||
  ((isIllicit(record.category) || isElevated(record.category)) &&
    !EXPOSURE_CODES.some((code) => policy.findingActions[code] === 'ALLOW'));

/** Nothing decisive is known: neither a usable clean attribution nor anything that speaks against the source. */
const unclear = (attributed: readonly EvidenceRecord[], context: CheckContext): readonly FindingDraft[] => {
  if (attributed.some((record) => speaksAgainst(record, context) || isUsable(record, context))) return [];
  return [
    {
      code: 'provenance_unclear',
      message:
        'Nothing reliable is known about the source of these funds. That is no accusation, but it is no ' +
        'clearance either: find out who sends them before you rely on them.',
      fields: ['from_address'],
      evidenceIds: ids(attributed),
    },
  ];
};
