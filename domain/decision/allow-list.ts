import type { CheckContext } from '../findings/finding.js';
import { FINDING_BY_CODE } from '../findings/index.js';
import type { FindingDraft } from './finding.js';
import type { EvidenceCategory, EvidenceRecord } from '../facts/screening/evidence.js';
import { evidenceByAccount, evidenceIdsOf } from '../facts/screening/evidence-groups.js';

const ofCategory = (category: EvidenceCategory) => (record: EvidenceRecord) => record.category === category;

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
