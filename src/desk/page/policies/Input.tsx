interface InputOptions {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly lines?: number;
  readonly isDay?: boolean;
  /** What stands beside the label, such as the default that it differs from. */
  readonly mark?: string;
  readonly choices?: readonly (readonly [string, string])[];
  /** What the service says is wrong with it. */
  readonly mistake: string | undefined;
  readonly change: (value: string) => void;
}

/** A field of a policy, with what it means and what is wrong with it. */
export const Input = (options: InputOptions) => {
  const { id, label, hint, value, isNumber, lines, isDay, mark, choices, mistake, change } = options;
  const hintId = hint === undefined ? null : `${id}-hint`;
  const mistakeId = mistake === undefined ? null : `${id}-mistake`;
  const attributes = {
    id,
    value,
    'aria-invalid': mistakeId === null ? undefined : ('true' as const),
    'aria-describedby': [mistakeId, hintId].filter((one) => one !== null).join(' ') || undefined,
  };
  const typed = {
    ...attributes,
    autocomplete: 'off',
    spellcheck: false,
    onInput: (event: Event) => change((event.currentTarget as HTMLInputElement).value),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {choices !== undefined ? (
        <select {...attributes} onChange={(event) => change(event.currentTarget.value)}>
          {choices.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      ) : lines !== undefined ? (
        <textarea rows={lines} {...typed} />
      ) : isDay === true ? (
        <input type="date" {...typed} />
      ) : (
        <input type="text" inputmode={isNumber === true ? 'decimal' : 'text'} {...typed} />
      )}
      {mark === undefined ? null : <span class="label own">{mark}</span>}
      {mistakeId === null ? null : (
        <p class="error" id={mistakeId}>
          {mistake}
        </p>
      )}
      {hintId === null ? null : (
        <p class="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
};
