import { FINDING_WORDS } from '../../../../domain/findings/words.js';
import { ACTIONS } from '../../../../domain/verdict/action.js';
import { words } from '../../../reference-app/page/text.js';
import {
  findingActionsOf,
  shadowIdOf,
  type DraftPolicy,
  draftText,
  THRESHOLDS,
  thresholdsOf,
  type ThresholdField,
} from './document.js';
import { withFindingAction, withMember, withShadow, withThreshold } from './document.js';
import { Input } from './Input.js';
import type { Mistakes } from './mistakes.js';
import { RulesForm } from './RulesForm.js';

const OWN_PATHS = [
  'policy_id|name|direction',
  'shadow_policy/(?:policy_id|version)',
  'thresholds/[a-z_]+',
  'finding_actions/[a-z_]+',
  'rules/\\d+/[a-z_]+(?:/.*)?',
] as const;

/** The paths that this form has a field for. */
export const OWN_FIELDS = new RegExp(`^/(?:${OWN_PATHS.join('|')})$`);

interface FieldsOptions {
  readonly document: DraftPolicy;
  readonly mistakes: Mistakes;
  readonly change: (document: DraftPolicy) => void;
}

/** The policy in fields, each with what it means and its limits; a mistake stands at its field. */
export const FieldsForm = (options: FieldsOptions) => {
  const { document, mistakes, change } = options;
  return (
    <>
      <fieldset class="group">
        <legend>The policy</legend>
        <div class="fields">
          <Input
            id="policy_id"
            label="Id"
            hint="Small letters, digits, - and _. Checks name the policy by it."
            value={draftText(document, 'policy_id')}
            mistake={mistakes['/policy_id']}
            change={(value) => change(withMember(document, 'policy_id', value))}
          />
          <Input
            id="name"
            label="Name"
            hint="In your words, at most 200 characters."
            value={draftText(document, 'name')}
            mistake={mistakes['/name']}
            change={(value) => change(withMember(document, 'name', value))}
          />
          <Input
            id="direction"
            label="Judges"
            hint="What goes out, or what comes in."
            value={draftText(document, 'direction')}
            choices={[
              ['outgoing', 'Outgoing'],
              ['incoming', 'Incoming'],
            ]}
            mistake={mistakes['/direction']}
            change={(value) => change(withMember(document, 'direction', value))}
          />
          <Input
            id="shadow_policy"
            label="Policy on trial"
            hint="Id of a published policy. What it would have said is recorded beside each check, and decides nothing."
            value={shadowIdOf(document)}
            mistake={mistakes['/shadow_policy/policy_id'] ?? mistakes['/shadow_policy/version']}
            change={(value) => change(withShadow(document, value))}
          />
        </div>
      </fieldset>
      <Thresholds {...options} />
      <FindingActions {...options} />
      <RulesForm {...options} />
    </>
  );
};

/** A number as it was typed: what is none goes to the service as text, which then says so at the field. */
const numberOf = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
};

const FLAGS = [
  ['', 'As by default'],
  ['true', 'Yes'],
  ['false', 'No'],
] as const;

const thresholdValue = (field: ThresholdField, text: string): unknown =>
  field.kind === 'flag' ? (text === '' ? undefined : text === 'true') : numberOf(text);

const Thresholds = ({ document, mistakes, change }: FieldsOptions) => (
  <fieldset class="group">
    <legend>Numbers</legend>
    <p class="quiet">An empty field is as in the default policy of the direction.</p>
    <div class="fields">
      {THRESHOLDS.map((field) => {
        const value = thresholdsOf(document)[field.name];
        return (
          <Input
            key={field.name}
            id={field.name}
            label={field.label}
            hint={field.meaning}
            isNumber={field.kind === 'number'}
            {...(field.kind === 'flag' && { choices: FLAGS })}
            value={value === undefined || value === null ? '' : String(value as string | number | boolean)}
            mistake={mistakes[`/thresholds/${field.name}`]}
            change={(text) => change(withThreshold(document, field.name, thresholdValue(field, text)))}
          />
        );
      })}
    </div>
  </fieldset>
);

const ACTION_CHOICES = ACTIONS.map((action) => [action, action] as const);

const FindingActions = ({ document, mistakes, change }: FieldsOptions) => {
  const rows = findingActionsOf(document);
  const others = Object.keys(FINDING_WORDS).filter((code) => !rows.some(([known]) => known === code));
  return (
    <fieldset class="group">
      <legend>What a finding does</legend>
      <p class="quiet">Only where it differs from the default. Some findings cannot be made milder.</p>
      {rows.map(([code, action]) => (
        <div key={code} class="line">
          <Input
            id={`finding-${code}`}
            label={words(code)}
            value={action}
            choices={ACTION_CHOICES}
            mistake={mistakes[`/finding_actions/${code}`]}
            change={(value) => change(withFindingAction(document, code, value))}
          />
          <button type="button" class="small" onClick={() => change(withFindingAction(document, code, undefined))}>
            Take away<span class="visually-hidden"> {words(code)}</span>
          </button>
        </div>
      ))}
      <Input
        id="add-finding"
        label="Add a finding"
        value=""
        choices={[['', 'Choose …'], ...others.map((code) => [code, words(code)] as const)]}
        mistake={undefined}
        change={(code) => {
          if (code !== '') change(withFindingAction(document, code, 'REVIEW'));
        }}
      />
    </fieldset>
  );
};
