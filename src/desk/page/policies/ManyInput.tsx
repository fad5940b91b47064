import { useState } from 'preact/hooks';
import type { PolicyFieldWords } from '../../../../domain/policy/words.js';
import { Input } from './Input.js';

interface ManyOptions {
  readonly id: string;
  readonly words: PolicyFieldWords;
  readonly values: readonly string[];
  /** Absent: any text, one a line. */
  readonly choices?: readonly (readonly [string, string])[];
  readonly mistake: string | undefined;
  /** Undefined: none. */
  readonly change: (values: readonly string[] | undefined) => void;
}

/** Several values: chosen from a list, or written one a line. */
export const ManyInput = ({ id, words, values, choices, mistake, change }: ManyOptions) => {
  const [text, setText] = useState(values.join('\n'));
  const put = (next: readonly string[]): void => change(next.length === 0 ? undefined : next);
  if (choices === undefined)
    return (
      <Input
        {...{ id, label: words.label, hint: words.meaning, mistake }}
        lines={2}
        value={text}
        change={(written) => {
          setText(written);
          const lines = written.split('\n').map((line) => line.trim());
          put([...new Set(lines.filter((line) => line !== ''))]);
        }}
      />
    );
  const shown = new Map(choices);
  const others = choices.filter(([value]) => !values.includes(value));
  return (
    <div>
      <Input
        {...{ id, label: words.label, mistake }}
        value=""
        choices={[['', values.length === 0 ? 'Any' : 'Add …'], ...others]}
        change={(value) => {
          if (value !== '') put([...values, value]);
        }}
      />
      {values.length === 0 ? null : (
        <ul class="chips chosen" aria-label={words.label}>
          {values.map((value) => (
            <li key={value}>
              <button type="button" class="small" onClick={() => put(values.filter((one) => one !== value))}>
                {shown.get(value) ?? value} <span aria-hidden="true">×</span>
                <span class="visually-hidden">take away</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
