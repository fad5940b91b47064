import { useState } from 'preact/hooks';
import { ACTIONS, type Action } from '../../../../domain/verdict/action.js';
import { type DraftPolicy, type DocumentRule, rulesOf, withMember } from './document.js';
import { Input } from './Input.js';
import type { Mistakes } from './mistakes.js';

interface RulesOptions {
  readonly document: DraftPolicy;
  readonly mistakes: Mistakes;
  readonly change: (document: DraftPolicy) => void;
}

const NEW_RULE: DocumentRule = { rule_id: '', description: '', when: { categories: ['mixer'] }, action: 'REVIEW' };

/** The rules of the partner: each says when it matches and what it then does. */
export const RulesForm = ({ document, mistakes, change }: RulesOptions) => {
  const rules = rulesOf(document);
  const replace = (next: readonly DocumentRule[]): void =>
    change(withMember(document, 'rules', next.length === 0 ? undefined : next));
  return (
    <fieldset class="group">
      <legend>Rules of your own</legend>
      {rules.map((rule, index) => (
        <RuleForm
          key={index}
          rule={rule}
          index={index}
          mistakes={mistakes}
          change={(next) => replace(rules.map((one, at) => (at === index ? next : one)))}
          remove={() => replace(rules.filter((_one, at) => at !== index))}
        />
      ))}
      <button type="button" onClick={() => replace([...rules, NEW_RULE])}>
        Add a rule
      </button>
    </fieldset>
  );
};

interface RuleOptions {
  readonly rule: DocumentRule;
  readonly index: number;
  readonly mistakes: Mistakes;
  readonly change: (rule: DocumentRule) => void;
  readonly remove: () => void;
}

const RuleForm = ({ rule, index, mistakes, change, remove }: RuleOptions) => {
  const mistakeOf = (name: string): string | undefined => {
    const at = `/rules/${index}/${name}`;
    return mistakes[at] ?? Object.entries(mistakes).find(([path]) => path.startsWith(`${at}/`))?.[1];
  };
  return (
    <div class="rule">
      <div class="fields">
        <Input
          id={`rule-${index}-id`}
          label="Id of the rule"
          value={rule.rule_id}
          mistake={mistakeOf('rule_id')}
          change={(value) => change({ ...rule, rule_id: value })}
        />
        <Input
          id={`rule-${index}-action`}
          label="Then"
          value={rule.action}
          choices={ACTIONS.map((action) => [action, action] as const)}
          mistake={mistakeOf('action')}
          change={(value) => change({ ...rule, action: value as Action })}
        />
      </div>
      <Input
        id={`rule-${index}-description`}
        label="In words"
        hint="It stands in every case that the rule matches."
        value={rule.description}
        mistake={mistakeOf('description')}
        change={(value) => change({ ...rule, description: value })}
      />
      <When
        id={`rule-${index}-when`}
        when={rule.when}
        mistake={mistakeOf('when')}
        change={(when) => change({ ...rule, when })}
      />
      <button type="button" class="small" onClick={remove}>
        Take the rule away
      </button>
    </div>
  );
};

interface WhenOptions {
  readonly id: string;
  readonly when: unknown;
  readonly mistake: string | undefined;
  readonly change: (when: unknown) => void;
}

const When = ({ id, when, mistake, change }: WhenOptions) => {
  const [text, setText] = useState(() => JSON.stringify(when));
  const [isBroken, setBroken] = useState(false);
  return (
    <Input
      id={id}
      label="When"
      hint={
        'All of what is named must hold: finding_codes, categories, exposures, min_confidence, min_share, freshness; ' +
        'of the bytes action_kinds, functions, spenders. For instance {"categories":["mixer"],"min_share":0.1}.'
      }
      lines={2}
      value={text}
      mistake={isBroken ? 'This is no JSON yet. What was last in order is kept.' : mistake}
      change={(written) => {
        setText(written);
        try {
          change(JSON.parse(written) as unknown);
          setBroken(false);
        } catch {
          setBroken(true);
        }
      }}
    />
  );
};
