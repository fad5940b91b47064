import type { Schemas, Verdict } from '../api-types.js';
import type { CheckDraft } from '../draft.js';
import { type CheckFlow, type FlowEvent, mayContinue } from '../flow.js';
import { shownMoment } from '../text.js';
import { Address, Foreign } from './Foreign.js';

interface DecisionOptions {
  readonly flow: CheckFlow & { readonly verdict: Verdict };
  readonly draft: CheckDraft;
  readonly body: string;
  readonly dispatch: (event: FlowEvent) => void;
  readonly sign: () => void;
  readonly focus: (element: HTMLElement | null) => void;
}

/** What the user may do now, as the action demands. */
export const DecisionSteps = (options: DecisionOptions) => {
  const { flow, draft, body, dispatch } = options;
  const incoming = draft.mode === 'incoming';
  if (flow.phase !== 'judged') return <Signature {...options} />;
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

const TITLES = {
  outgoing: { signing: 'Sign the transaction', signed: 'Signed, as a simulation', button: 'Sign (simulated)' },
  incoming: { signing: 'Accept the funds', signed: 'Accepted, as a simulation', button: 'Accept (simulated)' },
} as const;

/** The prompt of a demonstration wallet: it has no key, nothing is signed and nothing is sent. */
const Signature = ({ flow, draft, sign, focus }: DecisionOptions) => {
  const titles = TITLES[draft.mode === 'incoming' ? 'incoming' : 'outgoing'];
  const { payload } = flow.verdict;
  return (
    <section class="decision wallet" aria-labelledby="decision-title">
      <p class="label">Demonstration wallet, without a key</p>
      <h3 id="decision-title" tabIndex={-1} ref={focus}>
        {flow.phase === 'signed' ? titles.signed : flow.phase === 'refused' ? 'The wallet refuses' : titles.signing}
      </h3>
      {payload === undefined ? <DeclaredFacts draft={draft} /> : <SignedFacts payload={payload} />}
      <Ending flow={flow} button={titles.button} sign={sign} />
    </section>
  );
};

/** How the wallet's prompt ends: with its button, its wait, or what came of it. */
const Ending = ({ flow, button, sign }: Pick<DecisionOptions, 'flow' | 'sign'> & { readonly button: string }) => {
  if (flow.phase === 'refused') {
    return (
      <p role="alert">
        <Foreign text={flow.reason} /> Nothing was signed. Check again.
      </p>
    );
  }
  if (flow.phase === 'signed') {
    return (
      <p role="status">
        This is a simulation: nothing was signed and nothing was sent.
        {flow.confirmedUntil === null
          ? null
          : ` The service confirmed the check for exactly these bytes, until ${shownMoment(flow.confirmedUntil)}, ` +
            'with a receipt whose signature was verified. A wallet with a key would have signed them.'}
      </p>
    );
  }
  return (
    <button type="button" class="primary" disabled={flow.phase === 'confirming'} onClick={sign}>
      {flow.phase === 'confirming' ? 'Confirming…' : button}
    </button>
  );
};

/** What a wallet shows that has nothing but a declaration. */
const DeclaredFacts = ({ draft }: { readonly draft: CheckDraft }) => {
  const incoming = draft.mode === 'incoming';
  return (
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
  );
};

/** What a wallet shows that has the bytes: what they do, not what was said about them. */
const SignedFacts = ({ payload: { actions, digest, sha256 } }: { readonly payload: Schemas['DecodedPayload'] }) => (
  <dl class="facts">
    <div class="full">
      <dt>What the bytes do</dt>
      {actions.length === 0 ? <dd>Not known</dd> : null}
      {actions.map(({ path, text }) => (
        <dd key={path}>
          <Foreign text={text} />
        </dd>
      ))}
    </div>
    <div class="full">
      <dt>{digest === null ? 'SHA-256 of the bytes' : 'What a key would sign'}</dt>
      <dd>
        <Address text={digest ?? sha256 ?? 'The bytes leave it open'} />
      </dd>
    </div>
  </dl>
);
