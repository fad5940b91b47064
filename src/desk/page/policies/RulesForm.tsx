import { useState } from 'preact/hooks';
import { POLICY_WORDS } from '../../../../domain/policy/words.js';
import { ACTIONS, type Action } from '../../../../domain/verdict/action.js';
import { type DocumentRule, rulesOf, withMember } from './document.js';
import { ActionBadge } from '../../../reference-app/page/components/ActionShape.js';
import { Foreign } from '../../../reference-app/page/components/Foreign.js';
import { ConditionForm } from './ConditionForm.js';
import { Input } from './Input.js';
import type { Mistakes } from './mistakes.js';
import { type FieldsOptions, isSought } from './rows.js';

const NEW_RULE: DocumentRule = { rule_id: '', description: '', when: { categories: ['mixer'] }, action: 'REVIEW' };

/** The rules of the partner: each says when it matches and what it then does. */
export const RulesForm = ({ document, mistakes, search, change }: FieldsOptions) => {
  const rules = rulesOf(document);
  const replace = (next: readonly DocumentRule[]): void =>
    change(withMember(document, 'rules', next.length === 0 ? undefined : next));
  return (
    <>
      <p class="quiet">{POLICY_WORDS.rules.meaning}</p>
      {rules.map((rule, index) => (
        <RuleForm
          key={index}
          rule={rule}
          index={index}
          mistakes={mistakes}
          isFound={isSought(search, rule)}
          change={(next) => replace(rules.map((one, at) => (at === index ? next : one)))}
          remove={() => replace(rules.filter((_one, at) => at !== index))}
        />
      ))}
      <button type="button" onClick={() => replace([...rules, NEW_RULE])}>
        Add a rule
      </button>
    </>
  );
};

interface RuleOptions {
  readonly rule: DocumentRule;
  readonly index: number;
  readonly mistakes: Mistakes;
  /** It has the words that are searched for. */
  readonly isFound: boolean;
  readonly change: (rule: DocumentRule) => void;
  readonly remove: () => void;
}

const RuleForm = ({ rule, index, mistakes, isFound, change, remove }: RuleOptions) => {
  const [isNew] = useState(rule.rule_id === '');
  const isWrong = Object.keys(mistakes).some((path) => path.startsWith(`/rules/${index}`));
  const mistakeOf = (name: string, isWithin = false): string | undefined => {
    const at = `/rules/${index}/${name}`;
    return (
      mistakes[at] ??
      (!isWithin ? undefined : Object.entries(mistakes).find(([path]) => path.startsWith(`${at}/`))?.[1])
    );
  };
  return (
    <details class="rule" open={isNew || isWrong || isFound}>
      <summary>
        <ActionBadge action={rule.action} /> <Foreign text={rule.description || rule.rule_id || 'A new rule'} />
      </summary>
      <div class="fields">
        <Input
          id={`rule-${index}-id`}
          label={POLICY_WORDS.rule_id.label}
          value={rule.rule_id}
          mistake={mistakeOf('rule_id')}
          change={(value) => change({ ...rule, rule_id: value })}
        />
        <Input
          id={`rule-${index}-action`}
          label={POLICY_WORDS.action.label}
          value={rule.action}
          choices={ACTIONS.map((action) => [action, action] as const)}
          mistake={mistakeOf('action')}
          change={(value) => change({ ...rule, action: value as Action })}
        />
      </div>
      <Input
        id={`rule-${index}-description`}
        label={POLICY_WORDS.description.label}
        hint={POLICY_WORDS.description.meaning}
        value={rule.description}
        mistake={mistakeOf('description')}
        change={(value) => change({ ...rule, description: value })}
      />
      <ConditionForm
        id={`rule-${index}-when`}
        when={rule.when}
        mistakeOf={(name) => mistakeOf(name === '' ? 'when' : `when/${name}`, name !== '')}
        change={(when) => change({ ...rule, when })}
      />
      <button type="button" class="small" onClick={remove}>
        Take the rule away
      </button>
    </details>
  );
};
