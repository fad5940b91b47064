import { allEvidence } from '../facts/screening/evidence-groups.js';
import { type Action, isStricter } from '../verdict/action.js';
import type { FindingCode, FindingDraft } from '../verdict/finding.js';
import { isRelaxable, type UnderPolicy } from './policy.js';

/** Codes that were a part of another one: a policy that is strict about that one is meant, unless it names them too. */
const SPLIT_FROM: Readonly<Partial<Record<FindingCode, FindingCode>>> = {
  account_frozen_by_issuer: 'indirect_exposure',
};

const wantedBy = ({ findingActions }: UnderPolicy['policy'], code: FindingCode, given: Action): Action | undefined => {
  const before = SPLIT_FROM[code];
  const inherited = before === undefined ? undefined : findingActions[before];
  return findingActions[code] ?? (inherited !== undefined && isStricter(inherited, given) ? inherited : undefined);
};

/**
 * The action of a finding under the policy. Stricter freely; milder only where the policy names the code and the code
 * may be relaxed at all, or names an exception to it. A finding that was softened for a revocation stays soft: taking
 * an allowance back must never be stopped.
 */
export const effectiveAction = (draft: FindingDraft, defaultAction: Action, { policy, facts }: UnderPolicy): Action => {
  const wanted = wantedBy(policy, draft.code, defaultAction);
  if (draft.softened === true) return defaultAction;
  if (wanted === undefined) return draft.excepted === true ? 'REVIEW' : defaultAction;
  if (isStricter(wanted, defaultAction)) return wanted;
  return isRelaxable(draft.code) && !restsOnSanctions(draft, facts) ? wanted : defaultAction;
};

const restsOnSanctions = ({ evidenceIds = [] }: FindingDraft, facts: UnderPolicy['facts']): boolean =>
  allEvidence(facts).some((evidence) => evidence.category === 'sanctions' && evidenceIds.includes(evidence.evidenceId));
