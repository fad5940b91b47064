import { FINDING_BY_CODE } from '../findings/index.js';
import type { PolicyRule, UnderPolicy } from '../policy/policy.js';
import { type Action, isStricter, strictestAction } from '../verdict/action.js';
import { defaultActionOf, effectiveAction } from './effective-action.js';
import type { FindingDraft } from './finding.js';
import { sentenceIn } from './texts.js';

/** Leaves out what another finding states already, and what is found of two actions alike. */
export const saidOnce = (drafts: readonly FindingDraft[], context: UnderPolicy): readonly FindingDraft[] =>
  onceEach(withoutRestatements(drafts, context));

/** A finding about one action says nothing of another one. */
const isAboutTheSame = (one: FindingDraft, other: FindingDraft): boolean =>
  one.path === undefined || other.path === undefined || one.path === other.path;

/**
 * Leaves out every finding that another one already states. A finding that may act more strictly stays: rules with
 * conditions beyond the code count for it and not for the one that states it, as their match is not known yet.
 */
const withoutRestatements = (drafts: readonly FindingDraft[], context: UnderPolicy): readonly FindingDraft[] =>
  drafts.filter((draft) => {
    const { restatedBy } = FINDING_BY_CODE[draft.code];
    if (restatedBy.length === 0) return true;
    const most = (): Action => actionUnderPolicy(draft, context, () => true);
    const least = (other: FindingDraft): Action => actionUnderPolicy(other, context, isOfCodesAlone);
    return !drafts.some(
      (other) => restatedBy.includes(other.code) && isAboutTheSame(draft, other) && !isStricter(most(), least(other)),
    );
  });

/** True for a rule that matches wherever one of its codes is there. */
const isOfCodesAlone = ({ when }: PolicyRule): boolean => Object.keys(when).every((name) => name === 'findingCodes');

/** The strictest of a finding's effective action and the actions of those rules about its code that count. */
const actionUnderPolicy = (
  draft: FindingDraft,
  context: UnderPolicy,
  counts: (rule: PolicyRule) => boolean,
): Action => {
  const effective = effectiveAction(draft, context);
  if (draft.softened === true) return effective;
  const ruled = context.policy.rules
    .filter((rule) => rule.when.findingCodes?.includes(draft.code) && counts(rule))
    .map((rule) => rule.action);
  return strictestAction([effective, ...ruled]);
};

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
