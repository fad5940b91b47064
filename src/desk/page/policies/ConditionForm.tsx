import { EVIDENCE_CATEGORIES, EXPOSURES, FRESHNESS_STATUSES } from '../../../../domain/facts/screening/evidence.js';
import { PAYLOAD_ACTION_KINDS } from '../../../../domain/payload/action.js';
import { POLICY_WORDS } from '../../../../domain/policy/words.js';
import { words } from '../../../reference-app/page/text.js';
import { FINDING_CHOICES } from '../parts/words.js';
import { numberOf, textsIn, withMember } from './document.js';
import { Input } from './Input.js';
import { ManyInput } from './ManyInput.js';

type When = Readonly<Record<string, unknown>>;

interface ConditionOptions {
  /** What begins the ids of its fields. */
  readonly id: string;
  readonly when: When;
  readonly mistakeOf: (name: string) => string | undefined;
  readonly change: (when: When) => void;
}

const named = (codes: readonly string[]) => codes.map((code) => [code, words(code)] as const);

const CHOSEN = [
  ['finding_codes', FINDING_CHOICES],
  ['categories', named(EVIDENCE_CATEGORIES)],
  ['exposures', named(EXPOSURES)],
  ['freshness', named(FRESHNESS_STATUSES)],
  ['action_kinds', named(PAYLOAD_ACTION_KINDS)],
] as const;
const NUMBERS = ['min_confidence', 'min_share'] as const;
const LINES = ['functions', 'spenders'] as const;

/** When a rule matches: all of what is named must hold. */
export const ConditionForm = ({ id, when, mistakeOf, change }: ConditionOptions) => {
  const put = (name: string, value: unknown): void => change(withMember(when, name, value));
  return (
    <fieldset>
      <legend>{POLICY_WORDS.when.label}</legend>
      <p class="quiet">{POLICY_WORDS.when.meaning}</p>
      {mistakeOf('') === undefined ? null : <p class="error">{mistakeOf('')}</p>}
      <div class="fields">
        {CHOSEN.map(([name, choices]) => (
          <ManyInput
            key={name}
            id={`${id}-${name}`}
            words={POLICY_WORDS[name]}
            values={textsIn(when[name])}
            choices={choices}
            mistake={mistakeOf(name)}
            change={(values) => put(name, values)}
          />
        ))}
        {NUMBERS.map((name) => (
          <Input
            key={name}
            id={`${id}-${name}`}
            label={POLICY_WORDS[name].label}
            hint={POLICY_WORDS[name].meaning}
            isNumber
            value={when[name] === undefined ? '' : String(when[name] as string | number)}
            mistake={mistakeOf(name)}
            change={(text) => put(name, numberOf(text))}
          />
        ))}
        {LINES.map((name) => (
          <ManyInput
            key={name}
            id={`${id}-${name}`}
            words={POLICY_WORDS[name]}
            values={textsIn(when[name])}
            mistake={mistakeOf(name)}
            change={(values) => put(name, values)}
          />
        ))}
      </div>
    </fieldset>
  );
};
