import { addressKey } from '../../../domain/intent/address.js';
import type { EvidenceSource, ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { FeedAnswer, FeedLabel } from './wire.js';

/**
 * The feed's labels as signals. Pure. Every subject must be answered exactly once and nothing else may be answered: a
 * missing subject would otherwise read as a clean one.
 */
export const toSignals = (
  answer: FeedAnswer,
  subjectKeys: readonly string[],
  source: EvidenceSource,
): readonly ScreeningSignal[] => {
  const answered = answer.results.map((result) => addressKey(result.address));
  const isExact = answered.length === subjectKeys.length && subjectKeys.every((key) => answered.includes(key));
  if (!isExact)
    throw new ProviderError(
      'bad_response',
      'The feed did not answer about exactly the addresses that it was asked for',
    );
  return answer.results.flatMap((result) =>
    result.labels.map((label) => toSignal(addressKey(result.address), label, source, answer.as_of)),
  );
};

const toSignal = (
  subjectKey: string,
  label: FeedLabel,
  source: EvidenceSource,
  publishedAt: string,
): ScreeningSignal => ({
  subjectKey,
  category: label.category,
  basis: 'attribution',
  exposure: label.exposure,
  severity: label.severity,
  confidence: label.confidence,
  source,
  reference: label.reference,
  observedAt: label.observed_at,
  publishedAt,
  maxAgeSeconds: label.max_age_seconds ?? null,
  demonstration: false,
  tokenContractOn: null,
  officialToken: null,
  missingParts: label.missing ?? [],
  attribution: attributionOf(label, subjectKey),
  path: (label.path ?? []).map((step) => ({
    address: step.address,
    label: step.label ?? null,
    role: step.role ?? null,
    transactionReference: step.transaction ?? null,
  })),
  share: label.share ?? null,
});

const attributionOf = ({ entity }: FeedLabel, subjectKey: string): ScreeningSignal['attribution'] =>
  entity === undefined
    ? null
    : {
        entityName: entity.name,
        entityType: entity.type,
        role: entity.role ?? null,
        verification: entity.verification,
        confidence: entity.confidence,
        jurisdiction: entity.jurisdiction ?? null,
        identifiers: entity.identifiers ?? [],
        addressOrTransaction: subjectKey,
      };
