import { useState } from 'preact/hooks';
import { ALL_CHAINS } from '../../../../domain/chains/index.js';
import { PUBLISHED_CATEGORIES } from '../../../../domain/facts/screening/evidence.js';
import { POLICY_WORDS } from '../../../../domain/policy/words.js';
import { ACTIONS } from '../../../../domain/verdict/action.js';
import { words } from '../../../reference-app/page/text.js';
import { chainName, FINDING_CHOICES } from '../parts/words.js';
import {
  shadowIdOf,
  type DraftPolicy,
  draftText,
  numberOf,
  namedRowsOf,
  type RowsPlace,
  textsIn,
  THRESHOLDS,
  thresholdsOf,
  withMember,
  withRows,
  withShadow,
  withThreshold,
} from './document.js';
import { Input } from './Input.js';
import { ManyInput } from './ManyInput.js';
import type { Mistakes } from './mistakes.js';
import { NamedValues } from './NamedValues.js';
import { RulesForm } from './RulesForm.js';

interface FieldsOptions {
  readonly document: DraftPolicy;
  readonly mistakes: Mistakes;
  readonly change: (document: DraftPolicy) => void;
}

type Choices = readonly (readonly [string, string])[];
const same = (values: readonly string[]): Choices => values.map((value) => [value, value] as const);
const named = (codes: readonly string[]): Choices => codes.map((code) => [code, words(code)] as const);
const CATEGORIES = named(PUBLISHED_CATEGORIES);

/** Members that hold values by name, with the choices that they have. */
interface Rows {
  readonly place: RowsPlace;
  readonly one: string;
  readonly names?: Choices;
  readonly values?: Choices;
}
const FINDINGS: Rows = {
  place: { member: 'finding_actions' },
  ...{
    one: 'a finding',
    names: FINDING_CHOICES,
    values: same(['REVIEW', ...ACTIONS.filter((action) => action !== 'REVIEW')]),
  },
};
const FURTHER: readonly Rows[] = [
  { place: { member: 'large_amount_usd_by_token', isThreshold: true }, one: 'a token' },
  { place: { member: 'illicit_confidence_by_category', isThreshold: true }, one: 'a category', names: CATEGORIES },
  {
    place: { member: 'fail_modes', name: 'source', value: 'action' },
    ...{ one: 'a source that fails', values: same(['REVIEW', 'BLOCK']) },
  },
  { place: { member: 'max_age_seconds_by_source' }, one: 'a source with an age' },
  { place: { member: 'max_age_seconds_by_category' }, one: 'a category with an age', names: CATEGORIES },
  {
    place: { member: 'unlimited_approval_spenders', name: 'address', value: 'chain' },
    ...{ one: 'the address of a contract', values: ALL_CHAINS.map((chain) => [chain, chainName(chain)] as const) },
  },
];

const IN_FURTHER = /^\/(?:thresholds\/[a-z_]+_by_|required_|optional_|fail_modes|max_age_|unlimited_)/;

/** What is said there must not be out of sight. */
const holdsFurther = (document: DraftPolicy): boolean =>
  textsIn(document['required_sources']).length > 0 ||
  textsIn(document['optional_sources']).length > 0 ||
  FURTHER.some(({ place }) => namedRowsOf(document, place).length > 0);

/** The policy in fields, each with what it means and its limits; a mistake stands at its field. */
export const FieldsForm = (options: FieldsOptions) => {
  const { document, mistakes, change } = options;
  const [hasFurther] = useState(() => holdsFurther(document));
  return (
    <>
      <Head {...options} />
      <Thresholds {...options} />
      <RowsForm {...options} rows={FINDINGS} />
      <RulesForm {...options} />
      <details class="group" open={hasFurther || Object.keys(mistakes).some((path) => IN_FURTHER.test(path))}>
        <summary>Sources, ages and exceptions</summary>
        <div class="fields">
          {(['required_sources', 'optional_sources'] as const).map((name) => (
            <ManyInput
              key={name}
              id={name}
              words={POLICY_WORDS[name]}
              values={textsIn(document[name])}
              mistake={Object.entries(mistakes).find(([path]) => path.startsWith(`/${name}`))?.[1]}
              change={(values) => change(withMember(document, name, values))}
            />
          ))}
        </div>
        {FURTHER.map((rows) => (
          <RowsForm key={rows.place.member} {...options} rows={rows} />
        ))}
      </details>
    </>
  );
};

const Head = ({ document, mistakes, change }: FieldsOptions) => {
  const isFourEyes = document['disposition_four_eyes'] === true;
  return (
    <fieldset class="group">
      <legend>The policy</legend>
      <div class="fields">
        {(['policy_id', 'name', 'direction'] as const).map((name) => (
          <Input
            key={name}
            id={name}
            label={POLICY_WORDS[name].label}
            hint={POLICY_WORDS[name].meaning}
            value={draftText(document, name)}
            {...(name === 'direction' && { choices: named(['outgoing', 'incoming']) })}
            mistake={mistakes[`/${name}`]}
            change={(value) => change(withMember(document, name, value))}
          />
        ))}
        <Input
          id="shadow_policy"
          label={POLICY_WORDS.shadow_policy.label}
          hint={POLICY_WORDS.shadow_policy.meaning}
          value={shadowIdOf(document)}
          mistake={mistakes['/shadow_policy/policy_id'] ?? mistakes['/shadow_policy/version']}
          change={(value) => change(withShadow(document, value))}
        />
      </div>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={isFourEyes}
          aria-describedby="four-eyes-hint"
          onChange={() => change(withMember(document, 'disposition_four_eyes', isFourEyes ? undefined : true))}
        />
        {POLICY_WORDS.disposition_four_eyes.label}
      </label>
      <p class="hint" id="four-eyes-hint">
        {POLICY_WORDS.disposition_four_eyes.meaning}
      </p>
    </fieldset>
  );
};

const FLAGS: Choices = [
  ['', 'As by default'],
  ['true', 'Yes'],
  ['false', 'No'],
];

const Thresholds = ({ document, mistakes, change }: FieldsOptions) => (
  <fieldset class="group">
    <legend>Numbers</legend>
    <p class="quiet">An empty field is as in the default policy of the direction.</p>
    <div class="fields">
      {THRESHOLDS.map((name) => {
        const value = thresholdsOf(document)[name];
        const isFlag = name === 'structuring_to_anybody';
        return (
          <Input
            key={name}
            id={name}
            label={POLICY_WORDS[name].label}
            hint={POLICY_WORDS[name].meaning}
            isNumber={!isFlag}
            {...(isFlag && { choices: FLAGS })}
            value={value === undefined || value === null ? '' : String(value as string | number | boolean)}
            mistake={mistakes[`/thresholds/${name}`]}
            change={(text) =>
              change(withThreshold(document, name, isFlag && text !== '' ? text === 'true' : numberOf(text)))
            }
          />
        );
      })}
      <Input
        id="confirmable_seconds"
        label={POLICY_WORDS.confirmable_seconds.label}
        hint={POLICY_WORDS.confirmable_seconds.meaning}
        isNumber
        value={String((document['confirmable_seconds'] as string | number | undefined) ?? '')}
        mistake={mistakes['/confirmable_seconds']}
        change={(text) => change(withMember(document, 'confirmable_seconds', numberOf(text)))}
      />
    </div>
  </fieldset>
);

const RowsForm = ({ document, mistakes, change, rows }: FieldsOptions & { readonly rows: Rows }) => {
  const { place, ...choices } = rows;
  const at = `${place.isThreshold === true ? '/thresholds' : ''}/${place.member}`;
  const mistakeOf = (index: number, name: string): string | undefined => {
    const path = `${at}/${place.name === undefined ? name.replaceAll('~', '~0').replaceAll('/', '~1') : index}`;
    return mistakes[path] ?? Object.entries(mistakes).find(([known]) => known.startsWith(`${path}/`))?.[1];
  };
  return (
    <NamedValues
      {...choices}
      id={place.member}
      words={POLICY_WORDS[place.member]}
      rows={namedRowsOf(document, place)}
      mistakeOf={mistakeOf}
      change={(next) => change(withRows(document, place, next, choices.values === undefined))}
    />
  );
};
