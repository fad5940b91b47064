import type { Facts } from '../facts/facts.js';
import type { CheckContext, Found, Rule } from '../findings/finding.js';
import { FINDING_BY_CODE, type FindingCode, FINDINGS } from '../findings/index.js';
import type { Proposal } from '../payload/payload.js';
import type { Policy } from '../policy/policy.js';
import { contextsOf } from './contexts.js';
import type { FindingDraft } from './finding.js';
import { isRevocation, softenedForRevocation } from './revocation.js';
import type { EvidenceCategory, EvidenceRecord } from '../facts/screening/evidence.js';
import { evidenceByAccount, evidenceIdsOf } from '../facts/screening/evidence-groups.js';

const ofCategory = (category: EvidenceCategory) => (record: EvidenceRecord) => record.category === category;

/**
 * Makes those findings LOW · ALLOW whose every account the partner allows and does not deny. They stay visible, with
 * the entry that did it. What the policy names to be stricter stays stricter: an entry is no way around a policy.
 */
const softenedByAllowList = (
  { facts }: Pick<CheckContext, 'facts'>,
  drafts: readonly FindingDraft[],
): readonly FindingDraft[] => {
  const allowed = evidenceByAccount(facts, ofCategory('partner_allowed'));
  if (allowed.size === 0) return drafts;
  const denied = evidenceByAccount(facts, ofCategory('partner_denied'));
  return drafts.map((draft) => {
    const { code, accounts = [], softened, evidenceIds = [] } = draft;
    const isAllowed = accounts.length > 0 && accounts.every((key) => allowed.has(key) && !denied.has(key));
    if (!FINDING_BY_CODE[code].softenedBy.includes('allow_list') || softened === true || !isAllowed) return draft;
    const entries = evidenceIdsOf(accounts.flatMap((key) => allowed.get(key) ?? []));
    return {
      ...draft,
      severity: 'LOW' as const,
      action: 'ALLOW' as const,
      isAllowed: true,
      evidenceIds: [...evidenceIds, ...entries],
    };
  });
};

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

const OF_ACTIONS = FINDINGS.filter(({ judges }) => judges === 'action');
const OF_CHECKS = FINDINGS.filter(({ judges }) => judges === 'check');

/** Findings of the whole check soften only if every action takes rights back. */
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

/** `fields` holds only what the caller sent. The message names the rest. */
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
