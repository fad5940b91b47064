import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { grouped } from '../../../reference-app/page/text.js';
import { POLICY_WORDS, type PolicyField } from '../../../../domain/policy/words.js';
import {
  shadowIdOf,
  draftText,
  differsFromUsual,
  memberOf,
  numberOf,
  namedRowsOf,
  NUMBERS,
  rulesOf,
  textsIn,
  withMember,
  withNumber,
  withRows,
  withShadow,
} from './document.js';
import { Input } from './Input.js';
import { ManyInput } from './ManyInput.js';
import { NamedValues } from './NamedValues.js';
import {
  type Choices,
  type FieldsOptions,
  FINDING_ROWS,
  fitsSearch,
  FURTHER,
  isSought,
  named,
  type Rows,
} from './rows.js';
import { RulesForm } from './RulesForm.js';

const isFound = (search: string, name: PolicyField): boolean =>
  fitsSearch(search, POLICY_WORDS[name].label, POLICY_WORDS[name].meaning);

const HEAD = ['policy_id', 'name', 'direction'] as const;
const SOURCES = ['required_sources', 'optional_sources'] as const;

/** A part of the form: what belongs to it, and where the service says what is wrong with that. */
interface Part {
  readonly title: string;
  readonly names: readonly PolicyField[];
  readonly at: RegExp;
  readonly Form: (options: FieldsOptions) => ComponentChildren;
}

/** How many things of the part differ from the default. */
const ownCount = ({ names }: Part, { document, usual }: Pick<FieldsOptions, 'document' | 'usual'>): number =>
  names
    .filter((name) => differsFromUsual(document, usual, name))
    .map((name) => memberOf(document, name))
    .reduce<number>(
      (sum, value) => sum + (typeof value === 'object' && value !== null ? Object.keys(value).length : 1),
      0,
    );

/** The policy in parts that fold: those that differ from the default come first, and are open. */
export const FieldsForm = (options: FieldsOptions) => {
  const { search, mistakes, document } = options;
  // a part stays where it was when the form was opened
  const [parts] = useState(() => {
    const own = (part: Part): number => Math.min(ownCount(part, options), 1);
    return [...PARTS].sort((left, right) => own(right) - own(left)).map((part) => ({ part, wasOwn: own(part) > 0 }));
  });
  const shown = parts.filter(
    ({ part }) =>
      part.names.some((name) => isFound(search, name)) ||
      (part.names[0] === 'rules' && rulesOf(document).some((rule) => isSought(search, rule))),
  );
  return (
    <>
      {[...HEAD, 'shadow_policy', 'disposition_four_eyes'].some((name) => isFound(search, name as PolicyField)) ? (
        <Head {...options} />
      ) : null}
      {shown.map(({ part, wasOwn }) => {
        const count = ownCount(part, options);
        const isWrong = Object.keys(mistakes).some((path) => part.at.test(path));
        return (
          <details key={part.title} class="group" open={wasOwn || isWrong || search !== ''}>
            <summary>
              <h2>{part.title}</h2> {count === 0 ? null : <span class="label own">{count} of your own</span>}
            </summary>
            <part.Form {...options} />
          </details>
        );
      })}
      {shown.length === 0 ? <p class="quiet">No part of a policy speaks of that.</p> : null}
    </>
  );
};

const Head = ({ document, mistakes, change }: FieldsOptions) => {
  const isFourEyes = document['disposition_four_eyes'] === true;
  return (
    <fieldset class="group">
      <legend>The policy</legend>
      <div class="fields">
        {HEAD.map((name) => (
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

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value as string | number | boolean);

const Numbers = ({ document, usual, mistakes, search, change }: FieldsOptions) => {
  const [order] = useState(() =>
    [...NUMBERS].sort(
      (left, right) =>
        Number(differsFromUsual(document, usual, right)) - Number(differsFromUsual(document, usual, left)),
    ),
  );
  return (
    <>
      <p class="quiet">An empty field is as in the default policy of the direction.</p>
      <div class="fields">
        {order
          .filter((name) => isFound(search, name))
          .map((name) => {
            const isFlag = name === 'structuring_to_anybody';
            const byDefault = textOf(memberOf(usual, name));
            return (
              <Input
                key={name}
                id={name}
                label={POLICY_WORDS[name].label}
                hint={POLICY_WORDS[name].meaning}
                isNumber={!isFlag}
                {...(isFlag && { choices: FLAGS })}
                {...(differsFromUsual(document, usual, name) && {
                  mark: byDefault === '' ? 'yours' : `default: ${grouped(byDefault)}`,
                })}
                value={textOf(memberOf(document, name))}
                mistake={mistakes[name === 'confirmable_seconds' ? `/${name}` : `/thresholds/${name}`]}
                change={(text) =>
                  change(withNumber(document, name, isFlag && text !== '' ? text === 'true' : numberOf(text)))
                }
              />
            );
          })}
      </div>
    </>
  );
};

const Sources = (options: FieldsOptions) => {
  const { document, mistakes, search, change } = options;
  return (
    <>
      <div class="fields">
        {SOURCES.filter((name) => isFound(search, name)).map((name) => (
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
      {FURTHER.filter(({ place }) => isFound(search, place.member)).map((rows) => (
        <RowsForm key={rows.place.member} {...options} rows={rows} />
      ))}
    </>
  );
};

interface RowsOptions extends FieldsOptions {
  readonly rows: Rows;
  /** Its name stands above it already. */
  readonly isAlone?: boolean;
}

const RowsForm = ({ document, mistakes, change, rows, isAlone = false }: RowsOptions) => {
  const { place, ...choices } = rows;
  const at = `${place.isThreshold === true ? '/thresholds' : ''}/${place.member}`;
  const mistakeOf = (index: number, name: string): string | undefined => {
    const path = `${at}/${place.name === undefined ? name.replaceAll('~', '~0').replaceAll('/', '~1') : index}`;
    return mistakes[path] ?? Object.entries(mistakes).find(([known]) => known.startsWith(`${path}/`))?.[1];
  };
  return (
    <NamedValues
      {...{ ...choices, isAlone }}
      id={place.member}
      words={POLICY_WORDS[place.member]}
      rows={namedRowsOf(document, place)}
      mistakeOf={mistakeOf}
      change={(next) => change(withRows(document, place, next, choices.values === undefined))}
    />
  );
};

const PARTS: readonly Part[] = [
  { title: 'Numbers', names: NUMBERS, at: /^\/(?:thresholds\/(?!.*_by_)|confirmable_)/, Form: Numbers },
  {
    ...{ title: POLICY_WORDS.finding_actions.label, names: ['finding_actions'], at: /^\/finding_actions/ },
    Form: (options) => <RowsForm {...options} rows={FINDING_ROWS} isAlone />,
  },
  { title: POLICY_WORDS.rules.label, names: ['rules'], at: /^\/rules/, Form: RulesForm },
  {
    title: 'Sources, ages and exceptions',
    names: [...SOURCES, ...FURTHER.map(({ place }) => place.member)],
    at: /^\/(?:thresholds\/[a-z_]+_by_|required_|optional_|fail_modes|max_age_|unlimited_)/,
    Form: Sources,
  },
];
