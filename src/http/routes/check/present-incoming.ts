import type { EvidenceRecord } from '../../../../domain/facts/screening/evidence.js';
import type { CheckRecord } from '../../../../domain/record/record.js';
import { judgedCoverage } from '../../../../domain/decision/screening-summary.js';
import type { AppliedPolicy, ScreeningView } from '../../schemas/incoming.js';

/** The members that only the answer of an incoming check has. A pure mapping of the record. */
export const presentIncoming = (
  record: CheckRecord,
): { readonly screening: ScreeningView; readonly policy: AppliedPolicy } => ({
  screening: presentScreening(record),
  policy: presentPolicy(record),
});

const presentScreening = ({ facts, decision: { screening } }: CheckRecord): ScreeningView => {
  const freshness = new Map(screening.freshness.map((row) => [row.evidenceId, row]));
  const evidence = facts.screening.flatMap((fact) => fact.value?.evidence ?? []);
  return {
    direction: 'incoming',
    subject_address: screening.subjectAddress,
    provider_mode: screening.providerMode,
    coverage: judgedCoverage(facts, screening).map(({ provider, capability, kind, status, reason, asOf }) => ({
      provider,
      capability,
      kind,
      status,
      ...(reason === null ? {} : { reason }),
      as_of: asOf,
    })),
    evidence: evidence.map((piece) => presentEvidence(piece, freshness.get(piece.evidenceId))),
  };
};

const presentEvidence = (
  piece: EvidenceRecord,
  freshness: CheckRecord['decision']['screening']['freshness'][number] | undefined,
): ScreeningView['evidence'][number] => ({
  evidence_id: piece.evidenceId,
  category: piece.category,
  exposure: piece.exposure,
  severity: piece.severity,
  confidence: piece.confidence,
  source: piece.source,
  reference: piece.reference,
  observed_at: piece.observedAt,
  demonstration: piece.demonstration,
  freshness: {
    status: freshness?.status ?? 'UNKNOWN',
    age_seconds: freshness?.ageSeconds ?? null,
    max_age_seconds: freshness?.maxAgeSeconds ?? null,
  },
  ...(piece.share === null ? {} : { share: piece.share }),
  ...(piece.partner === undefined ? {} : { provided_by_partner: true as const }),
  ...(piece.path.length === 0
    ? {}
    : {
        path: piece.path.map(({ address, label, role, transactionReference }) => ({
          address,
          label,
          role,
          transaction_reference: transactionReference,
        })),
      }),
});

/** The matched rules that asked for the final action. Milder rules that matched too are in the record only. */
const presentPolicy = ({ decision: { policyTrace, recommendedAction } }: CheckRecord): AppliedPolicy => ({
  policy_id: policyTrace.policyId,
  version: policyTrace.version,
  name: policyTrace.name,
  final_action: recommendedAction,
  matched_rules: policyTrace.rules
    .filter((rule) => rule.matched && rule.action === recommendedAction)
    .map(({ ruleId, description, action, evidenceIds, findingCodes }) => ({
      rule_id: ruleId,
      description,
      action,
      evidence_ids: evidenceIds,
      finding_codes: findingCodes,
    })),
});
