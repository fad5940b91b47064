import { FINDING_BY_CODE } from '../findings/index.js';
import { type Action, isStricter } from '../verdict/action.js';
import type { FindingDraft } from './finding.js';

/** A finding about one action says nothing of another one. */
const isAboutTheSame = (one: FindingDraft, other: FindingDraft): boolean =>
  one.path === undefined || other.path === undefined || one.path === other.path;

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
    const { restatedBy } = FINDING_BY_CODE[draft.code];
    if (restatedBy.length === 0) return true;
    return !drafts.some(
      (other) =>
        restatedBy.includes(other.code) && isAboutTheSame(draft, other) && !isStricter(most(draft), least(other)),
    );
  });
