import type { Action } from '../../../../domain/verdict/action.js';
import type { Verdict } from '../api-types.js';
import { shownMoment } from '../text.js';
import { Foreign } from './Foreign.js';
import { ActionShape } from './ActionShape.js';

const SENTENCES: Readonly<Record<Action, string>> = {
  ALLOW: 'Nothing stands against this intent.',
  REVIEW: 'Read the findings before you decide.',
  BLOCK: 'Stop. Funds must not leave the wallet.',
};
const INCOMING_BLOCK = 'Stop. Do not accept or forward these funds.';

/** The verdict, which alone decides. It takes the focus when it appears. */
export const VerdictHeader = ({
  verdict,
  incoming,
  focus,
}: {
  readonly verdict: Verdict;
  readonly incoming: boolean;
  readonly focus: (element: HTMLElement | null) => void;
}) => {
  const { recommended_action: action } = verdict;
  return (
    <header class={`verdict ${action.toLowerCase()}`}>
      <ActionShape action={action} size={56} />
      <div>
        <h2 id="result-title" tabIndex={-1} ref={focus}>
          <span class="visually-hidden">Verdict: </span>
          {action}
        </h2>
        <p>{action === 'BLOCK' && incoming ? INCOMING_BLOCK : SENTENCES[action]}</p>
      </div>
    </header>
  );
};

/** Score, network, recipient, time and id of the check. */
export const VerdictFacts = ({ verdict }: { readonly verdict: Verdict }) => (
  <dl class="facts summary">
    <div>
      <dt>Risk score</dt>
      <dd>
        {verdict.risk_score} of 100, {verdict.risk_level}
      </dd>
    </div>
    <div>
      <dt>Network</dt>
      <dd>{verdict.network_valid ? 'Chain, token and addresses fit' : 'Chain, token and addresses do not fit'}</dd>
    </div>
    {verdict.proof_of_decision === undefined ? null : (
      <div>
        <dt>Recipient</dt>
        <dd>
          {COMPARISONS[verdict.proof_of_decision.intent.comparison] ?? verdict.proof_of_decision.intent.comparison}
        </dd>
      </div>
    )}
    <div>
      <dt>Checked</dt>
      <dd>{shownMoment(verdict.checked_at)}</dd>
    </div>
    <div class="full">
      <dt>Request</dt>
      <dd>
        <code class="identifier">
          <Foreign text={verdict.request_id} />
        </code>
      </dd>
    </div>
  </dl>
);

const COMPARISONS: Readonly<Record<string, string>> = {
  MATCH: 'The one that was expected',
  MISMATCH: 'Not the one that was expected',
  NOT_PROVIDED: 'No expected one was given',
};
