import { useState } from 'preact/hooks';
import type { DraftPolicy } from './document.js';

interface JsonOptions {
  readonly document: DraftPolicy;
  readonly change: (document: DraftPolicy) => void;
}

const parsed = (text: string): DraftPolicy | string => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as DraftPolicy;
    return 'A policy is an object: { … }.';
  } catch (error) {
    return error instanceof Error ? error.message : 'This is not JSON.';
  }
};

/** The whole document, as it is sent. */
export const JsonForm = ({ document, change }: JsonOptions) => {
  const [text, setText] = useState(() => JSON.stringify(document, null, 2));
  const value = parsed(text);
  const problem = typeof value === 'string' ? value : null;
  return (
    <div class="field">
      <label for="json">The policy as JSON</label>
      <textarea
        id="json"
        class="mono"
        rows={24}
        spellcheck={false}
        value={text}
        aria-invalid={problem === null ? undefined : 'true'}
        aria-describedby={problem === null ? undefined : 'json-problem'}
        onInput={(event) => {
          const { value: written } = event.currentTarget;
          setText(written);
          const next = parsed(written);
          if (typeof next !== 'string') change(next);
        }}
      />
      {problem === null ? null : (
        <p class="error" id="json-problem" role="alert">
          {problem} What was last in order is kept.
        </p>
      )}
    </div>
  );
};
