import type { CheckContext } from '../checks/check.js';
import type { EvidenceCategory, EvidenceRecord } from '../facts/screening/evidence.js';
import { evidenceByAccount, evidenceIdsOf } from '../facts/screening/evidence-groups.js';
import type { FindingCode, FindingDraft } from '../verdict/finding.js';

/** All that an allow list makes milder. Source: the HTTP contract, second round, address lists. */
const SOFTENED: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'new_recipient',
  'large_transaction_amount',
  'approval_spender_unverified',
  'unverified_contract',
]);

const ofCategory = (category: EvidenceCategory) => (record: EvidenceRecord) => record.category === category;

const NOTE = " Who this is about is on the partner's own allow list, so it does not stop the transaction.";

/**
 * Makes those findings LOW · ALLOW whose every account the partner allows and does not deny. They stay visible, with
 * the entry that did it. What the policy names to be stricter stays stricter: an entry is no way around a policy.
 */
export const softenedByAllowList = (
  { facts }: Pick<CheckContext, 'facts'>,
  drafts: readonly FindingDraft[],
): readonly FindingDraft[] => {
  const allowed = evidenceByAccount(facts, ofCategory('partner_allowed'));
  if (allowed.size === 0) return drafts;
  const denied = evidenceByAccount(facts, ofCategory('partner_denied'));
  return drafts.map((draft) => {
    const { code, accounts = [], softened, evidenceIds = [] } = draft;
    const isAllowed = accounts.length > 0 && accounts.every((key) => allowed.has(key) && !denied.has(key));
    if (!SOFTENED.has(code) || softened === true || !isAllowed) return draft;
    const entries = evidenceIdsOf(accounts.flatMap((key) => allowed.get(key) ?? []));
    return {
      ...draft,
      severity: 'LOW' as const,
      action: 'ALLOW' as const,
      message: draft.message + NOTE,
      evidenceIds: [...evidenceIds, ...entries],
    };
  });
};
