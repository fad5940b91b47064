import type { CheckContext } from '../findings/finding.js';
import { FINDING_BY_CODE } from '../findings/index.js';
import { compareFindings, type Finding, type FindingDraft } from './finding.js';
import { sentenceIn, ONLY_SENTENCE, warningsIn } from './texts.js';
import { everyContractStatement } from '../facts/contract/on-chain.js';
import type { Comparison } from '../findings/shared/comparison.js';
import type { Facts } from '../facts/facts.js';
import type { Proposal } from '../payload/payload.js';
import type { Policy } from '../policy/policy.js';
import { defaultActionOf, effectiveAction } from './effective-action.js';
import { applyRules, type PolicyTrace } from './trace.js';
import { checkCoverage, type CheckCoverage } from './check-coverage.js';
import { type ProofOfDecision, proofOfDecision } from './proof-of-decision.js';
import { riskLevel, riskScore } from '../verdict/score.js';
import { saidOnce } from './said-once.js';
import { type FoundUnderPolicy, foundUnder } from './run-rules.js';
import { screeningSummary, type ScreeningSummary } from './screening-summary.js';
import { type Action, type RiskLevel, strictestAction } from '../verdict/action.js';
import { ADDRESS_FIELDS } from '../intent/address-fields.js';
import type { TransactionIntent } from '../intent/intent.js';
import type { SimulationFacts } from '../facts/simulation/simulation-facts.js';
import { tokenContractProblem } from '../facts/token/token-contract.js';

/** The verdict with its reasons. Findings are in the order of `compareFindings`, and `warnings` in theirs. */
export interface Decision {
  readonly recommendedAction: Action;
  readonly riskScore: number;
  readonly riskLevel: RiskLevel;
  readonly networkValid: boolean;
  readonly findings: readonly Finding[];
  readonly warnings: readonly string[];
  readonly proofOfDecision: ProofOfDecision | null;
  readonly policyTrace: PolicyTrace;
  readonly screening: ScreeningSummary;
  readonly coverage: CheckCoverage;
  /** What was declared beside what the bytes say; empty where no payload was sent. */
  readonly comparison: readonly Comparison[];
}

/**
 * Judges a proposal by facts and policy. Pure: equal input gives equal bytes; no facts make it throw. `nowMs` is the
 * time of the check in milliseconds since 1970, by which freshness is judged. A required source that gave no answer
 * makes the action at least REVIEW.
 */
export const decide = (proposal: Proposal, facts: Facts, policy: Policy, nowMs: number): Decision =>
  decisionOf(proposal, facts, foundUnder(proposal, facts, policy, nowMs));

/** The decision that follows from what was found, by the policy of its contexts. */
export const decisionOf = ({ intent }: Proposal, facts: Facts, found: FoundUnderPolicy): Decision => {
  const context = found.contexts[0] as CheckContext;
  const drafts = saidOnce(found.drafts, context);
  const findings = drafts.map((draft) => toFinding(draft, context)).sort(compareFindings);
  const policyTrace = traceOf(drafts, findings, context);
  const screening = screeningSummary(context);
  const score = riskScore(findings.map((finding) => finding.severity));
  return {
    recommendedAction: strictestAction([
      ...findings.map((finding) => finding.recommendedAction),
      ...policyTrace.rules.filter((rule) => rule.matched).map((rule) => rule.action),
    ]),
    riskScore: score,
    riskLevel: riskLevel(score),
    networkValid: isNetworkValid(intent, facts),
    findings,
    warnings: warningsIn(findings, isDemonstration(facts), 'en'),
    proofOfDecision: proofOfDecision(intent, findings),
    policyTrace,
    screening,
    coverage: checkCoverage(context, screening),
    comparison: context.comparison,
  };
};

/**
 * The policy's rules do not see findings that a revocation softened, nor evidence that only these name.
 */
const traceOf = (drafts: readonly FindingDraft[], findings: readonly Finding[], context: CheckContext): PolicyTrace => {
  const softened = drafts.filter((draft) => draft.softened === true);
  if (softened.length === 0) return applyRules(context, findings);
  const hard = drafts
    .filter((draft) => draft.softened !== true)
    .map((draft) => toFinding(draft, context))
    .sort(compareFindings);
  const namedByHard = new Set(hard.flatMap((finding) => finding.evidenceIds));
  const setAside = softened.flatMap((draft) => draft.evidenceIds ?? []).filter((id) => !namedByHard.has(id));
  return applyRules(context, hard, new Set(setAside));
};

const toFinding = (draft: FindingDraft, context: CheckContext): Finding => {
  const catalogue = FINDING_BY_CODE[draft.code];
  return {
    code: draft.code,
    source: catalogue.source,
    severity: draft.severity ?? catalogue.severity,
    message: sentenceIn(draft, 'en'),
    recommendedAction: effectiveAction(draft, context),
    defaultAction: defaultActionOf(draft),
    fields: draft.fields ?? [],
    evidenceIds: draft.evidenceIds ?? [],
    measures: draft.measures ?? [],
    says: draft.says ?? ONLY_SENTENCE,
    params: draft.params ?? {},
    ...(draft.isAllowed === true ? { isAllowed: true } : {}),
  };
};

/** Synthetic evidence, a synthetic contract or simulation, or a demonstration source that plays a failure. */
const isDemonstration = (facts: Facts): boolean =>
  everyContractStatement(facts).some((statement) => statement?.demonstration === true) ||
  facts.screening.some(({ value }) => value?.evidence.some((evidence) => evidence.demonstration) ?? false) ||
  facts.simulation.some(({ value, coverage }) => coverage.kind === 'demonstration' && isPlayed(value)) ||
  [...facts.screening, ...facts.simulation].some(
    ({ coverage: { kind, status } }) => kind === 'demonstration' && status !== 'answered' && status !== 'not_supported',
  );

const isPlayed = (value: SimulationFacts | null): boolean =>
  value !== null && (value.mode === 'simulated' || value.execution !== null);

/**
 * True only when every address is valid for the chain, the token is known on that chain, and a token contract that was
 * given is that token's. What is not known is not valid: an unanswered registry gives false.
 */
const isNetworkValid = (intent: TransactionIntent, facts: Facts): boolean => {
  const areValid = ADDRESS_FIELDS.every((field) => (intent.addresses[field]?.problem ?? null) === null);
  return (
    areValid && facts.token.value?.knownOnChain === true && tokenContractProblem(intent, facts.token.value) === null
  );
};
