import type { Verdict } from '../api-types.js';
import type { Draft } from '../draft.js';
import { type Flow, type FlowEvent, mayContinue } from '../flow.js';
import { Address, Foreign } from './Foreign.js';

interface DecisionOptions {
  readonly flow: Flow & { readonly verdict: Verdict };
  readonly draft: Draft;
  readonly body: string;
  readonly dispatch: (event: FlowEvent) => void;
  readonly focus: (element: HTMLElement | null) => void;
}

/** What the user may do now, as the action demands. */
export const Decision = (options: DecisionOptions) => {
  const { flow, draft, body, dispatch } = options;
  const incoming = draft.direction === 'incoming';
  if (flow.phase === 'signing' || flow.phase === 'signed') return <Signature {...options} />;
  if (flow.phase !== 'judged') return null;
  const action = flow.verdict.recommended_action;
  if (action === 'BLOCK') {
    return (
      <section class="decision" aria-labelledby="decision-title">
        <h3 id="decision-title">Stopped</h3>
        <p>There is no way on from here. Change the intent and check again, or leave it.</p>
      </section>
    );
  }
  return (
    <section class="decision" aria-labelledby="decision-title">
      <h3 id="decision-title">{action === 'ALLOW' ? 'Continue' : 'Your decision'}</h3>
      {action === 'REVIEW' ? (
        <label class="acknowledge">
          <input
            type="checkbox"
            checked={flow.acknowledged}
            onChange={(event) => dispatch({ type: 'acknowledged', value: event.currentTarget.checked })}
          />
          <span>
            I have read the{' '}
            {flow.verdict.findings.length === 1 ? 'finding' : `${flow.verdict.findings.length} findings`} and want to
            continue all the same.
          </span>
        </label>
      ) : null}
      <button
        type="button"
        class="primary"
        disabled={!mayContinue(flow)}
        onClick={() => dispatch({ type: 'continued', body })}
      >
        {incoming ? 'Continue to accepting' : 'Continue to the signature'}
      </button>
    </section>
  );
};

/** A simulated prompt of a wallet: nothing is signed and nothing is sent. */
const Signature = ({ flow, draft, dispatch, focus }: DecisionOptions) => {
  const incoming = draft.direction === 'incoming';
  const done = flow.phase === 'signed';
  return (
    <section class="decision wallet" aria-labelledby="decision-title">
      <h3 id="decision-title" tabIndex={-1} ref={focus}>
        {done
          ? incoming
            ? 'Accepted, as a simulation'
            : 'Signed, as a simulation'
          : incoming
            ? 'Accept the funds'
            : 'Sign the transaction'}
      </h3>
      <dl class="facts">
        <div class="full">
          <dt>{incoming ? 'From' : 'To'}</dt>
          <dd>
            {draft.counterparty_name === '' ? null : (
              <p class="counterparty">
                <Foreign text={draft.counterparty_name} />
              </p>
            )}
            <Address text={incoming ? draft.from_address : draft.to_address} />
          </dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>
            <Foreign text={`${draft.amount} ${draft.token}`} /> on {draft.chain}
          </dd>
        </div>
      </dl>
      {done ? (
        <p role="status">This is a simulation: nothing was signed and nothing was sent.</p>
      ) : (
        <button type="button" class="primary" onClick={() => dispatch({ type: 'signed' })}>
          {incoming ? 'Accept (simulated)' : 'Sign (simulated)'}
        </button>
      )}
    </section>
  );
};
