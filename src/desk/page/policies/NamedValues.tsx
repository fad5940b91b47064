import { useState } from 'preact/hooks';
import type { PolicyFieldWords } from '../../../../domain/policy/words.js';
import { Input } from './Input.js';

type Choices = readonly (readonly [string, string])[];

interface NamedValuesOptions {
  readonly id: string;
  readonly words: PolicyFieldWords;
  /** "a finding": what one of them is, in a sentence. */
  readonly one: string;
  /** Its name stands above it already. */
  readonly isAlone: boolean;
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** Absent: any name can be written. */
  readonly names?: Choices;
  /** Absent: the value is a number. */
  readonly values?: Choices;
  /** Of a row, by its place and name. */
  readonly mistakeOf: (index: number, name: string) => string | undefined;
  readonly change: (rows: readonly (readonly [string, string])[]) => void;
}

/** Values by name, such as an action for each finding: rows that can be added, changed and taken away. */
export const NamedValues = (options: NamedValuesOptions) => {
  const { id, words, isAlone, rows, names, values, mistakeOf, change } = options;
  const shown = new Map(names);
  return (
    <fieldset class={isAlone ? '' : 'group'}>
      <legend class={isAlone ? 'visually-hidden' : ''}>{words.label}</legend>
      <p class="quiet">{words.meaning}</p>
      {rows.map(([name, value], index) => (
        <div key={name} class="line">
          <Input
            id={`${id}-${name}`}
            label={shown.get(name) ?? name}
            value={value}
            isNumber={values === undefined}
            {...(values !== undefined && { choices: values })}
            mistake={mistakeOf(index, name)}
            change={(next) => change(rows.map((row) => (row[0] === name ? [name, next] : row)))}
          />
          <button type="button" class="small" onClick={() => change(rows.filter((row) => row[0] !== name))}>
            Take away<span class="visually-hidden"> {shown.get(name) ?? name}</span>
          </button>
        </div>
      ))}
      <Adder {...options} />
    </fieldset>
  );
};

const Adder = ({ id, one, rows, names, values, change }: NamedValuesOptions) => {
  const [text, setText] = useState('');
  const add = (name: string): void => {
    setText('');
    if (name !== '' && !rows.some(([known]) => known === name)) change([...rows, [name, values?.[0]?.[0] ?? '']]);
  };
  const label = `Add ${one}`;
  if (names !== undefined) {
    const others = names.filter(([name]) => !rows.some(([known]) => known === name));
    const choices: Choices = [['', 'Choose …'], ...others];
    return <Input id={`add-${id}`} label={label} value="" choices={choices} mistake={undefined} change={add} />;
  }
  return (
    <div class="line">
      <Input id={`add-${id}`} label={label} value={text} mistake={undefined} change={setText} />
      <button type="button" class="small" disabled={text.trim() === ''} onClick={() => add(text.trim())}>
        Add<span class="visually-hidden"> it to: {label}</span>
      </button>
    </div>
  );
};
