import { useState } from 'preact/hooks';
import type { Answered } from '../answered.js';
import { requestReport } from '../ask.js';
import { FailureFacts } from './FailurePanel.js';
import { Foreign } from './Foreign.js';

/** Asks for an evidence report about this check. Reports are metered apart from checks. */
export const ReportPanel = ({ requestId }: { readonly requestId: string }) => {
  const [reference, setReference] = useState('');
  const [state, setState] = useState<'idle' | 'asking' | Answered<string>>('idle');
  const ask = async (): Promise<void> => {
    setState('asking');
    setState(await requestReport(requestId, reference));
  };
  const outcome = typeof state === 'string' ? null : state;
  return (
    <section class="report" aria-labelledby="report-title">
      <h3 id="report-title">Evidence report</h3>
      <p class="quiet">An immutable, signed record of this check. Reports are metered apart from checks.</p>
      {outcome?.ok === true ? (
        <p role="status">
          <a
            href={`/api/protection/reports/${encodeURIComponent(outcome.value)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Open the report
          </a>{' '}
          <code class="identifier">{outcome.value}</code>
        </p>
      ) : (
        <form
          class="inline"
          autocomplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          <div class="field">
            <label for="business_reference">Your reference, if any</label>
            <input
              id="business_reference"
              type="text"
              maxLength={200}
              value={reference}
              onInput={(event) => setReference(event.currentTarget.value)}
            />
          </div>
          <button type="submit" disabled={state === 'asking'}>
            {state === 'asking' ? 'Asking…' : 'Request the report'}
          </button>
        </form>
      )}
      {outcome?.ok === false ? (
        <div class="inline-failure" role="alert">
          <p>
            <strong>There is no report.</strong> <Foreign text={outcome.failure.message} />
          </p>
          <FailureFacts failure={outcome.failure} />
        </div>
      ) : null}
    </section>
  );
};
