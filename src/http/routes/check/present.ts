import type { Decision } from '../../../../domain/decision/decide.js';
import type { Finding } from '../../../../domain/decision/finding.js';
import { DEMONSTRATION_WARNING, sentenceIn, titleIn, warningsIn } from '../../../../domain/decision/texts.js';
import type { Language } from '../../../../domain/text/language.js';
import { type CheckCoverage, coverageSentence } from '../../../../domain/decision/check-coverage.js';
import type { ProofOfDecision } from '../../../../domain/decision/proof-of-decision.js';
import { publishedAtRisk } from '../../../../domain/facts/simulation/at-risk.js';
import { publishedExecution } from '../../../../domain/facts/simulation/published-execution.js';
import type { CheckRecord } from '../../../../domain/record/record.js';
import type { CheckResponse } from '../../schemas/check-response.js';
import { presentIncoming } from './present-incoming.js';
import type { Comparison } from '../../../../domain/findings/shared/comparison.js';
import type { SubmittedPayload } from '../../../../domain/payload/payload.js';
import { publishedAction } from '../../../../domain/payload/published-action.js';

/** The published shape of a recorded check, its findings in a language. A pure mapping: it decides nothing. */
export const presentCheck = (record: CheckRecord, language: Language): CheckResponse => {
  const { decision } = record;
  const proof = decision.proofOfDecision;
  return {
    request_id: record.requestId,
    risk_score: decision.riskScore,
    risk_level: decision.riskLevel,
    network_valid: decision.networkValid,
    warnings: presentWarnings(decision, language),
    findings: decision.findings.map((finding) => presentFinding(finding, language)),
    recommended_action: decision.recommendedAction,
    checked_at: record.checkedAt,
    coverage: presentCoverage(decision.coverage, language),
    ...presentBytes(record, language),
    ...(proof === null ? {} : { proof_of_decision: presentProof(proof) }),
    ...(record.intent.direction === 'incoming' ? presentIncoming(record) : {}),
  };
};

/** What the bytes do, and what a node that is configured did with them. */
const presentBytes = (
  { payload, intent, facts, decision }: CheckRecord,
  language: Language,
): Pick<CheckResponse, 'payload' | 'simulation' | 'at_risk'> => {
  if (payload === null) return {};
  const simulation = publishedExecution(facts);
  const atRisk = publishedAtRisk(facts);
  return {
    payload: presentPayload(payload, decision.comparison, intent.sender.key, language),
    ...(simulation === null ? {} : { simulation }),
    ...(atRisk === null ? {} : { at_risk: atRisk }),
  };
};

export const presentCoverage = (coverage: CheckCoverage, language: Language): CheckResponse['coverage'] => ({
  basis: coverage.basis,
  level: coverage.level,
  sanctions_lists: coverage.sanctionsLists,
  threat_lists: coverage.threatLists,
  screening_vendors: coverage.screeningVendors,
  oldest_list_as_of: coverage.oldestListAsOf,
  prices_as_of: coverage.pricesAsOf,
  not_answered: coverage.notAnswered,
  sentence: coverageSentence(coverage, language),
});

/** What was recorded, in English; in another language the same said anew. */
export const presentWarnings = ({ warnings, findings }: Decision, language: Language): readonly string[] =>
  language === 'en' ? warnings : warningsIn(findings, warnings.includes(DEMONSTRATION_WARNING), language);

/** Title and message in a language, with the values that stand in the message. */
export const presentWords = (
  finding: Finding,
  language: Language,
): Pick<CheckResponse['findings'][number], 'title' | 'message' | 'params'> => ({
  title: titleIn(finding, language),
  message: language === 'en' ? finding.message : sentenceIn(finding, language),
  params: finding.params,
});

const presentFinding = (finding: Finding, language: Language): CheckResponse['findings'][number] => ({
  code: finding.code,
  source: finding.source,
  severity: finding.severity,
  ...presentWords(finding, language),
  recommended_action: finding.recommendedAction,
});

const presentProof = (proof: ProofOfDecision): NonNullable<CheckResponse['proof_of_decision']> => ({
  status: proof.status,
  record_version: proof.recordVersion,
  intent: {
    comparison: proof.intent.comparison,
    expected_to_address: proof.intent.expectedToAddress,
    proposed_to_address: proof.intent.proposedToAddress,
  },
  evidence_codes: proof.evidenceCodes,
});

type PublishedPayload = NonNullable<CheckResponse['payload']>;

/** The published shape of a payload. A pure mapping; its sentences are made from the recorded actions. */
export const presentPayload = (
  payload: SubmittedPayload,
  comparison: readonly Comparison[],
  sender: string | null,
  language: Language,
): PublishedPayload => ({
  kind: payload.kind,
  digest: payload.digest,
  sha256: payload.sha256,
  hashes: payload.hashes,
  status: payload.status,
  problem: payload.problem,
  chain_id: payload.chainId,
  signers: payload.signers,
  notes: payload.notes,
  actions: payload.actions.map((action) => publishedAction(action, sender, payload.actions, language)),
  comparison,
});
