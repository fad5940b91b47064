import type { FindingCode, FindingDraft } from './finding.js';
import { type Action, isStricter } from './action.js';

/** Code → the codes that already state it. Source: the catalogue of finding codes, last section. */
export const STATED_BY: Readonly<Partial<Record<FindingCode, readonly FindingCode[]>>> = {
  new_recipient: ['large_transaction_amount'],
  approval_exceeds_amount: ['unlimited_token_approval'],
  unverified_contract: ['unverified_upgradeable_contract', 'unverified_contract_admin_permissions'],
  unverified_upgradeable_contract: ['unverified_contract_admin_permissions'],
  provenance_unclear: ['provenance_stale', 'provenance_incomplete', 'provenance_degraded'],
};

/**
 * Leaves out every finding that another one already states. A finding that may act more strictly than the one that
 * states it stays. `most` and `least` give the action of a finding under the policy, with and without the rules that
 * ask for more than its code: whether these match is not known yet.
 */
export const withoutRestatements = (
  drafts: readonly FindingDraft[],
  most: (draft: FindingDraft) => Action,
  least: (draft: FindingDraft) => Action,
): readonly FindingDraft[] =>
  drafts.filter((draft) => {
    const statedBy = STATED_BY[draft.code];
    if (statedBy === undefined) return true;
    return !drafts.some((other) => statedBy.includes(other.code) && !isStricter(most(draft), least(other)));
  });
