import { Foreign } from '../components/Foreign.js';
import { RiskLine } from '../components/RiskLine.js';
import { ActionShape } from '../components/ActionShape.js';
import type { Verdict } from '../api-types.js';
import type { CheckDraft } from '../draft.js';
import { type CheckFlow, type FlowEvent, mayContinue } from '../flow.js';
import { ConfirmSheet } from './ConfirmSheet.js';
import { Phone } from './Phone.js';
import type { StoryScene } from './scenes.js';
import { differingRuns } from './sheet.js';
import { groupedAmount, words } from '../text.js';
import { lossLine } from './loss.js';

interface WalletOptions {
  readonly scene: StoryScene;
  readonly draft: CheckDraft;
  readonly flow: CheckFlow;
  readonly rejected: boolean;
  readonly dispatch: (event: FlowEvent) => void;
  readonly ask: () => void;
  readonly sign: () => void;
  readonly reject: () => void;
}

/** A wallet that asks before it asks its user, and shows what it learned. It signs nothing without a verdict. */
export const Wallet = (options: WalletOptions) => (
  <Phone asks={options.scene.asks}>
    <div aria-live="polite" aria-busy={options.flow.phase === 'checking'}>
      <Content {...options} />
    </div>
  </Phone>
);

const Content = (options: WalletOptions) => {
  const { flow, draft, rejected, ask } = options;
  if (flow.phase === 'composing' || flow.phase === 'checking') {
    return (
      <>
        <h3>Checking…</h3>
        <div class="progress" aria-hidden="true" />
      </>
    );
  }
  if (flow.phase === 'failed') {
    return (
      <>
        <header class="failure">
          <h3>No answer: this wallet does not sign</h3>
          <p>
            <Foreign text={flow.failure.message} />
          </p>
        </header>
        {rejected ? <Rejected /> : <Buttons {...options} further={{ label: 'Ask again', go: ask, enabled: true }} />}
      </>
    );
  }
  return (
    <>
      <Head verdict={flow.verdict} draft={draft} />
      <RiskLine verdict={flow.verdict} />
      <Compared draft={draft} />
      <ConfirmSheet verdict={flow.verdict} draft={draft} />
      <Reasons verdict={flow.verdict} />
      {rejected ? <Rejected /> : <Ending {...options} flow={flow} />}
    </>
  );
};

const SENTENCES = {
  ALLOW: 'Nothing speaks against it',
  REVIEW: 'Look again before you go on',
  BLOCK: 'Do not sign this',
} as const;

const Head = ({ verdict, draft }: { readonly verdict: Verdict; readonly draft: CheckDraft }) => {
  const { recommended_action: action } = verdict;
  const advice =
    action === 'BLOCK' && draft.mode === 'incoming' ? 'Do not accept or forward these funds' : SENTENCES[action];
  const loss = lossLine(verdict, draft);
  return (
    <header class={`verdict ${action.toLowerCase()}`}>
      <ActionShape action={action} size={36} />
      <h3>
        {loss === null ? null : (
          <span class="loss">
            <Foreign text={groupedAmount(loss)} />
          </span>
        )}
        {advice}
      </h3>
    </header>
  );
};

/** The account that was meant above the one that is paid, where the two differ. */
const Compared = ({ draft: { to_address: paid, expected_to_address: meant } }: { readonly draft: CheckDraft }) =>
  meant === '' || meant.toLowerCase() === paid.toLowerCase() ? null : (
    <dl class="compared">
      {(
        [
          ['You meant', meant, paid],
          ['This pays', paid, meant],
        ] as const
      ).map(([label, one, other]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code class="address">
              {differingRuns(one, other).map(({ text, differs }, place) =>
                differs ? <mark key={place}>{text}</mark> : text,
              )}
            </code>
          </dd>
        </div>
      ))}
    </dl>
  );

const Rejected = () => (
  <p class="outcome" role="status">
    You rejected it. Nothing was signed.
  </p>
);

const Ending = (options: WalletOptions & { readonly flow: CheckFlow & { readonly verdict: Verdict } }) => {
  const { flow, draft, dispatch, sign } = options;
  const verb = draft.mode === 'incoming' ? 'Accept' : 'Sign';
  if (flow.phase === 'signed') {
    return (
      <p class="outcome" role="status">
        {flow.confirmedUntil === null
          ? 'A real wallet would have gone on now. Nothing was signed or sent here.'
          : 'The service confirmed these very bytes a moment before, and a real wallet would have signed them now. ' +
            'Nothing was signed or sent here.'}
      </p>
    );
  }
  if (flow.phase === 'refused') {
    return (
      <p class="outcome" role="alert">
        The wallet refuses. <Foreign text={flow.reason} />
      </p>
    );
  }
  if (flow.phase !== 'judged') {
    return <Buttons {...options} further={{ label: 'Confirming…', go: sign, enabled: false }} />;
  }
  if (flow.verdict.recommended_action === 'BLOCK') return <Buttons {...options} further={null} />;
  return (
    <>
      {flow.verdict.recommended_action === 'REVIEW' ? (
        <label class="acknowledge">
          <input
            type="checkbox"
            checked={flow.acknowledged}
            onChange={(event) => dispatch({ type: 'acknowledged', value: event.currentTarget.checked })}
          />
          <span>I have read why, and go on all the same.</span>
        </label>
      ) : null}
      <Buttons {...options} further={{ label: `${verb} (simulated)`, go: sign, enabled: mayContinue(flow) }} />
    </>
  );
};

interface Further {
  readonly label: string;
  readonly go: () => void;
  readonly enabled: boolean;
}

const Buttons = ({ reject, further }: Pick<WalletOptions, 'reject'> & { readonly further: Further | null }) => (
  <p class="buttons">
    <button type="button" class={further === null ? 'primary' : ''} onClick={reject}>
      Reject
    </button>
    {further === null ? null : (
      <button type="button" class="primary" disabled={!further.enabled} onClick={further.go}>
        {further.label}
      </button>
    )}
  </p>
);

/** The reasons whose own words are shown; of further ones the wallet says what they are called. */
const MOST_TOLD = 3;

/** Why, in the findings' own words, the gravest first, and what the service notes beside them. */
const Reasons = ({ verdict }: { readonly verdict: Verdict }) => {
  const messages = new Set(verdict.findings.map(({ message }) => message));
  const notices = verdict.warnings.filter((warning) => !messages.has(warning));
  return (
    <section class="reasons" aria-label="Why">
      <ul>
        {verdict.findings.map((finding, place) => (
          <li key={place} class={finding.severity.toLowerCase()}>
            <Foreign text={place < MOST_TOLD ? finding.message : words(finding.code)} />
          </li>
        ))}
      </ul>
      {notices.map((notice) => (
        <p class="notice" key={notice}>
          <Foreign text={notice} />
        </p>
      ))}
    </section>
  );
};
