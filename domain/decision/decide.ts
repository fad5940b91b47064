import type { CheckContext, Found, Rule } from '../findings/finding.js';
import { FINDING_BY_CODE, type FindingCode, FINDINGS } from '../findings/index.js';
import { compareFindings, type Finding, type FindingDraft } from './finding.js';
import { sentenceIn, ONLY_SENTENCE, warningsIn } from './texts.js';
import { everyContractStatement } from '../facts/contract/on-chain.js';
import type { Comparison } from '../findings/shared/comparison.js';
import { contextsOf } from './contexts.js';
import type { Facts } from '../facts/facts.js';
import type { Proposal } from '../payload/payload.js';
import type { Policy, PolicyRule } from '../policy/policy.js';
import { effectiveAction } from './effective-action.js';
import { applyRules, type PolicyTrace } from './trace.js';
import { checkCoverage, type CheckCoverage } from './check-coverage.js';
import { type ProofOfDecision, proofOfDecision } from './proof-of-decision.js';
import { riskLevel, riskScore } from '../verdict/score.js';
import { withoutRestatements } from './restatements.js';
import { softenedByAllowList } from './allow-list.js';
import { isRevocation, softenedForRevocation } from './revocation.js';
import { screeningSummary, type ScreeningSummary } from './screening-summary.js';
import { type Action, isStricter, type RiskLevel, strictestAction } from '../verdict/action.js';
import { ADDRESS_FIELDS } from '../intent/address-fields.js';
import type { TransactionIntent } from '../intent/intent.js';
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

/** What the rules found, before the policy says what follows from it. */
export interface FoundUnderPolicy {
  /** One for each action, at least one. */
  readonly contexts: readonly CheckContext[];
  readonly drafts: readonly FindingDraft[];
}

/** Runs every rule: nearly all that a decision costs. */
export const foundUnder = (proposal: Proposal, facts: Facts, policy: Policy, nowMs: number): FoundUnderPolicy => {
  const contexts = contextsOf(proposal, facts, policy, nowMs);
  return { contexts, drafts: softenedByAllowList(contexts[0] as CheckContext, draftsOf(contexts)) };
};

/** The decision that follows from what was found, by the policy of its contexts. */
export const decisionOf = ({ intent }: Proposal, facts: Facts, found: FoundUnderPolicy): Decision => {
  const context = found.contexts[0] as CheckContext;
  const drafts = onceEach(
    withoutRestatements(
      found.drafts,
      (draft) => actionUnderPolicy(draft, context, () => true),
      (draft) => actionUnderPolicy(draft, context, isOfCodesAlone),
    ),
  );
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

const OF_ACTIONS = FINDINGS.filter(({ judges }) => judges === 'action');
const OF_CHECKS = FINDINGS.filter(({ judges }) => judges === 'check');

/** Only a check that does nothing but take rights back may be soft about who is in it. */
const draftsOf = (all: readonly CheckContext[]): readonly FindingDraft[] => {
  const [first] = all;
  if (first === undefined) return [];
  const ofCheck = runRules(OF_CHECKS, first);
  return [
    ...(all.every(isRevocation) ? softenedForRevocation(first, ofCheck) : ofCheck),
    ...all.flatMap((context) =>
      softenedForRevocation(context, runRules(OF_ACTIONS, context)).map((draft) => ofAction(draft, context)),
    ),
  ];
};

/** A field is one that the caller sent: what only the bytes name stands in the message. */
const ofAction = (draft: FindingDraft, { action, all, intent }: CheckContext): FindingDraft => ({
  ...draft,
  path: action.path,
  ...(action === all[0]?.action || draft.fields === undefined
    ? {}
    : {
        fields: draft.fields.filter(
          (field) => field === 'from_address' || (field === 'expected_to_address' && intent.addresses[field] !== null),
        ),
      }),
});

/** What is found of two actions alike is one finding, as strict as the stricter of them. */
const onceEach = (drafts: readonly FindingDraft[]): readonly FindingDraft[] => {
  const byText = new Map<string, FindingDraft>();
  for (const draft of drafts) {
    // two addresses that look alike are shortened to the same text
    const text = `${draft.code} ${sentenceIn(draft, 'en')} ${JSON.stringify(draft.params)}`;
    const known = byText.get(text);
    const isStrict = draft.softened !== true && known !== undefined;
    if (known === undefined || (isStrict && isStricter(defaultActionOf(draft), defaultActionOf(known))))
      byText.set(text, draft);
  }
  return [...byText.values()];
};

const runRules = (rules: typeof FINDINGS, context: CheckContext): readonly FindingDraft[] => {
  const drafts: FindingDraft[] = [];
  for (const { code, run } of rules) for (const found of foundBy(code, run, context)) drafts.push({ code, ...found });
  return drafts;
};

/** A rule that throws must not become an ALLOW and must not end the process: it becomes a finding that names it. */
const foundBy = (code: FindingCode, run: Rule, context: CheckContext): readonly (Found | FindingDraft)[] => {
  try {
    return run(context);
  } catch {
    return [
      {
        code: 'screening_degraded',
        says: 'rule',
        measures: [{ name: 'failed_rule', actual: code, threshold: null }],
      },
    ];
  }
};

/** True for a rule that matches wherever one of its codes is there. */
const isOfCodesAlone = ({ when }: PolicyRule): boolean => Object.keys(when).every((name) => name === 'findingCodes');

/** The strictest of a finding's effective action and the actions of those rules about its code that count. */
const actionUnderPolicy = (
  draft: FindingDraft,
  context: CheckContext,
  counts: (rule: PolicyRule) => boolean,
): Action => {
  const effective = effectiveAction(draft, defaultActionOf(draft), context);
  if (draft.softened === true) return effective;
  const ruled = context.policy.rules
    .filter((rule) => rule.when.findingCodes?.includes(draft.code) && counts(rule))
    .map((rule) => rule.action);
  return strictestAction([effective, ...ruled]);
};

const defaultActionOf = (draft: FindingDraft): Action => draft.action ?? FINDING_BY_CODE[draft.code].action;

const toFinding = (draft: FindingDraft, context: CheckContext): Finding => {
  const catalogue = FINDING_BY_CODE[draft.code];
  const defaultAction = defaultActionOf(draft);
  return {
    code: draft.code,
    source: catalogue.source,
    severity: draft.severity ?? catalogue.severity,
    message: sentenceIn(draft, 'en'),
    recommendedAction: effectiveAction(draft, defaultAction, context),
    defaultAction,
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
  facts.simulation.some(({ value, coverage }) => coverage.kind === 'demonstration' && value?.mode === 'simulated') ||
  [...facts.screening, ...facts.simulation].some(
    ({ coverage: { kind, status } }) => kind === 'demonstration' && status !== 'answered' && status !== 'not_supported',
  );

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
