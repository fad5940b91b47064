import { FINDING_BY_CODE, type FindingCode } from '../findings/index.js';
import type { FindingDraft } from './finding.js';
import { allEvidence } from '../facts/screening/evidence-groups.js';
import { type Action, isStricter } from '../verdict/action.js';
import { type UnderPolicy } from '../policy/policy.js';

const wantedBy = ({ findingActions }: UnderPolicy['policy'], code: FindingCode, given: Action): Action | undefined => {
  const { splitFrom } = FINDING_BY_CODE[code];
  const inherited = splitFrom === undefined ? undefined : findingActions[splitFrom];
  return findingActions[code] ?? (inherited !== undefined && isStricter(inherited, given) ? inherited : undefined);
};

/** The action before any policy applies. */
export const defaultActionOf = (draft: FindingDraft): Action => draft.action ?? FINDING_BY_CODE[draft.code].action;

/**
 * The action of a finding under the policy. Stricter freely; milder only where the policy names the code and the code
 * may be relaxed at all, or names an exception to it. A finding that was softened for a revocation stays soft: taking
 * an allowance back must never be stopped.
 */
export const effectiveAction = (draft: FindingDraft, { policy, facts }: UnderPolicy): Action => {
  const defaultAction = defaultActionOf(draft);
  const wanted = wantedBy(policy, draft.code, defaultAction);
  if (draft.softened === true) return defaultAction;
  if (wanted === undefined) return draft.excepted === true ? 'REVIEW' : defaultAction;
  if (isStricter(wanted, defaultAction)) return wanted;
  const { isRelaxable, action: usual } = FINDING_BY_CODE[draft.code];
  if (!isRelaxable || restsOnSanctions(draft, facts)) return defaultAction;
  // a case worse than usual (most proceeds go to a stranger) is relaxed to its usual action at most
  return isStricter(defaultAction, usual) && isStricter(usual, wanted) ? usual : wanted;
};

const restsOnSanctions = ({ evidenceIds = [] }: FindingDraft, facts: UnderPolicy['facts']): boolean =>
  allEvidence(facts).some((evidence) => evidence.category === 'sanctions' && evidenceIds.includes(evidence.evidenceId));
