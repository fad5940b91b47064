import type { ComponentChildren } from 'preact';
import { STORY_TEXTS } from '../story/texts.js';
import { visiblePieces } from '../text.js';
import { Foreign } from './Foreign.js';

interface FieldOptions {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly hint?: string;
  /** What is wrong with it; null where nothing is known to be. */
  readonly error?: string | null;
}

const Frame = ({
  id,
  label,
  hint,
  error = null,
  children,
}: FieldOptions & { readonly children: ComponentChildren }) => (
  <div class="field">
    <label for={id}>{label}</label>
    {children}
    {error === null ? null : (
      <p class="error" id={`${id}-error`}>
        {error}
      </p>
    )}
    {hint === undefined ? null : (
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
);

const attributesOf = ({ id, value, hint, error = null }: FieldOptions) => ({
  ...{ id, value },
  'aria-invalid': error === null ? undefined : ('true' as const),
  'aria-describedby':
    [...(error === null ? [] : [`${id}-error`]), ...(hint === undefined ? [] : [`${id}-hint`])].join(' ') || undefined,
});

/** The browser remembers, corrects and completes nothing: the text is judged as it was typed. */
const PLAIN = { autocomplete: 'off', autocapitalize: 'none', autocorrect: 'off', spellcheck: false } as const;

/** A line of text, or several. */
export const TextField = ({ lines, ...options }: FieldOptions & { readonly lines?: number }) => {
  const attributes = {
    ...{ ...PLAIN, ...attributesOf(options), class: 'mono', 'aria-required': 'true' as const },
    onInput: (event: Event) => options.change((event.currentTarget as HTMLInputElement).value),
  };
  return (
    <Frame {...options}>
      {lines === undefined ? <input type="text" {...attributes} /> : <textarea rows={lines} {...attributes} />}
      <Written text={options.value} />
    </Frame>
  );
};

/** An input cannot name deceptive characters; where there are any, this line shows what was really written. */
const Written = ({ text }: { readonly text: string }) =>
  visiblePieces(text.replaceAll('\n', ' ')).some(({ named }) => named) ? (
    <p class="hint">
      {STORY_TEXTS.own.written} <Foreign text={text} />
    </p>
  ) : null;

/** One of a few words. */
export const ChoiceField = (options: FieldOptions & { readonly choices: readonly (readonly [string, string])[] }) => (
  <Frame {...options}>
    <select {...attributesOf(options)} onChange={(event) => options.change(event.currentTarget.value)}>
      {options.choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </Frame>
);
