import type { ComponentChildren } from 'preact';
import type { CheckDraft, DraftField } from '../draft.js';
import { visiblePieces } from '../text.js';
import { Foreign } from './Foreign.js';

/** What every field of the form needs. */
export interface FieldContext {
  readonly draft: CheckDraft;
  readonly errors: Readonly<Partial<Record<DraftField, string>>>;
  readonly change: (field: DraftField, value: string) => void;
}

interface FieldOptions extends FieldContext {
  readonly field: DraftField;
  readonly label: string;
  readonly hint?: string;
}

const Frame = ({
  field,
  label,
  hint,
  errors,
  children,
}: Omit<FieldOptions, 'draft' | 'change'> & { readonly children: ComponentChildren }) => (
  <div class={`field ${errors[field] === undefined ? '' : 'wrong'}`}>
    <label for={field}>{label}</label>
    {children}
    {errors[field] === undefined ? null : (
      <p class="error" id={`${field}-error`}>
        {errors[field]}
      </p>
    )}
    {hint === undefined ? null : (
      <p class="hint" id={`${field}-hint`}>
        {hint}
      </p>
    )}
  </div>
);

const describedBy = ({ field, hint, errors }: Pick<FieldOptions, 'field' | 'hint' | 'errors'>): string | undefined => {
  const ids = [
    ...(errors[field] === undefined ? [] : [`${field}-error`]),
    ...(hint === undefined ? [] : [`${field}-hint`]),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
};

interface TextOptions extends FieldOptions {
  readonly mono?: boolean;
  readonly required?: boolean;
  readonly decimal?: boolean;
  readonly lines?: number;
}

/** The browser remembers, corrects and completes nothing: the text is judged as it was typed. */
const PLAIN = { autocomplete: 'off', autocapitalize: 'none', autocorrect: 'off', spellcheck: false } as const;

/** A line of text, or several. */
export const TextField = (options: TextOptions) => {
  const { field, draft, errors, change, mono, required, decimal, lines } = options;
  const attributes = {
    ...PLAIN,
    id: field,
    name: field,
    value: draft[field],
    class: mono === true ? 'mono' : '',
    'aria-invalid': errors[field] === undefined ? undefined : ('true' as const),
    'aria-describedby': describedBy(options),
    'aria-required': required === true ? ('true' as const) : undefined,
    onInput: (event: Event) => change(field, (event.currentTarget as HTMLInputElement).value),
  };
  return (
    <Frame {...options}>
      {lines === undefined ? (
        <input type="text" inputmode={decimal === true ? 'decimal' : 'text'} {...attributes} />
      ) : (
        <textarea rows={lines} {...attributes} />
      )}
      <Written text={draft[field]} />
    </Frame>
  );
};

/** An input cannot name deceptive characters; where there are any, this line shows what was really written. */
const Written = ({ text }: { readonly text: string }) =>
  visiblePieces(text.replaceAll('\n', ' ')).some(({ named }) => named) ? (
    <p class="hint">
      Written: <Foreign text={text} />
    </p>
  ) : null;

/** One of a few words. */
export const ChoiceField = (options: FieldOptions & { readonly choices: readonly (readonly [string, string])[] }) => {
  const { field, draft, errors, change, choices } = options;
  return (
    <Frame {...options}>
      <select
        id={field}
        name={field}
        value={draft[field]}
        aria-describedby={describedBy(options)}
        aria-invalid={errors[field] === undefined ? undefined : 'true'}
        onChange={(event) => change(field, event.currentTarget.value)}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Frame>
  );
};
