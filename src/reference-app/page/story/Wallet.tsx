import { Foreign } from '../components/Foreign.js';
import { ActionShape } from '../components/ActionShape.js';
import { type Failure, isSilence } from '../answered.js';
import type { Verdict } from '../api-types.js';
import { type Asked, isIncoming } from '../draft.js';
import { type CheckFlow, type FlowEvent, mayContinue } from '../flow.js';
import { ConfirmSheet } from './ConfirmSheet.js';
import { Phone } from './Phone.js';
import { differingRuns } from './sheet.js';
import { LANGUAGE, STORY_TEXTS } from './texts.js';
import { lossLine } from './loss.js';
import { atRiskSentence } from '../../../../domain/facts/simulation/at-risk-sentence.js';

/** What others could take by the signature, in one line. Nothing where no node said it. */
const RiskLine = ({ verdict: { at_risk: risk } }: { readonly verdict: Verdict }) => {
  const sentence = risk === undefined ? null : atRiskSentence(risk, LANGUAGE);
  return sentence === null ? null : (
    <p class="at-risk">
      <strong>
        <Foreign text={sentence} />
      </strong>
    </p>
  );
};

interface WalletOptions {
  /** What the user reads first. */
  readonly asks: string;
  readonly asked: Asked;
  readonly flow: CheckFlow;
  readonly rejected: boolean;
  readonly dispatch: (event: FlowEvent) => void;
  readonly ask: () => void;
  readonly sign: () => void;
  readonly reject: () => void;
}

/** A wallet that asks before it asks its user, and shows what it learned. It signs nothing without a verdict. */
export const Wallet = (options: WalletOptions) => (
  <Phone asks={options.asks}>
    <div aria-live="polite" aria-busy={options.flow.phase === 'checking'}>
      <Content {...options} />
    </div>
  </Phone>
);

const Content = (options: WalletOptions) => {
  const { flow, asked, rejected, ask } = options;
  if (flow.phase === 'composing' || flow.phase === 'checking') {
    return (
      <>
        <h3>{STORY_TEXTS.checking}</h3>
        <div class="progress" aria-hidden="true" />
      </>
    );
  }
  if (flow.phase === 'failed') {
    return (
      <>
        <Failed failure={flow.failure} />
        {rejected ? (
          <Rejected />
        ) : (
          <Buttons {...options} further={{ label: STORY_TEXTS.askAgain, go: ask, enabled: true }} />
        )}
      </>
    );
  }
  return (
    <>
      <Head verdict={flow.verdict} asked={asked} />
      {lossLine(flow.verdict, asked) === null ? <RiskLine verdict={flow.verdict} /> : null}
      <Compared told={asked.told} />
      <Reasons verdict={flow.verdict} part="first" />
      <ConfirmSheet verdict={flow.verdict} asked={asked} />
      <Reasons verdict={flow.verdict} part="others" />
      {rejected ? <Rejected /> : <Ending {...options} flow={flow} />}
    </>
  );
};

/** Why there is no verdict. Which member of the request was wrong is for those who made it: folded, in English. */
const Failed = ({ failure: { code, message, details, requestId } }: { readonly failure: Failure }) => (
  <header class="failure">
    <h3>{STORY_TEXTS.noVerdict}</h3>
    {isSilence(code) ? (
      <p>{STORY_TEXTS.unreached}</p>
    ) : details.length === 0 ? (
      <p lang="en">
        <Foreign text={message} />
      </p>
    ) : (
      <>
        <p>{STORY_TEXTS.unaccepted}</p>
        <details>
          <summary>{STORY_TEXTS.why}</summary>
          {details.map((detail, place) => (
            <p key={place} lang="en">
              <code>{detail.path}</code> <Foreign text={detail.message} />
            </p>
          ))}
        </details>
      </>
    )}
    {requestId === null ? null : <code class="request-id">{requestId}</code>}
  </header>
);

const Head = ({ verdict, asked }: { readonly verdict: Verdict; readonly asked: Asked }) => {
  const { recommended_action: action } = verdict;
  const advice = action === 'BLOCK' && isIncoming(asked) ? STORY_TEXTS.doNotAccept : STORY_TEXTS.advice[action];
  const loss = lossLine(verdict, asked);
  return (
    <header class={`verdict ${action.toLowerCase()}`}>
      <ActionShape action={action} size={36} />
      <h3>
        {loss === null ? null : (
          <span class="loss">
            <Foreign text={loss} />
          </span>
        )}
        {advice}
      </h3>
    </header>
  );
};

/** The account that was meant above the one that is paid, where the two differ. */
const Compared = ({ told: { to_address: paid = '', expected_to_address: meant = '' } }: Pick<Asked, 'told'>) =>
  meant === '' || meant.toLowerCase() === paid.toLowerCase() ? null : (
    <dl class="compared">
      {(
        [
          [STORY_TEXTS.meant, meant, paid],
          [STORY_TEXTS.pays, paid, meant],
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
    {STORY_TEXTS.rejected}
  </p>
);

const Ending = (options: WalletOptions & { readonly flow: CheckFlow & { readonly verdict: Verdict } }) => {
  const { flow, asked, dispatch, sign } = options;
  const label = isIncoming(asked) ? STORY_TEXTS.accept : STORY_TEXTS.sign;
  if (flow.phase === 'signed') {
    return (
      <p class="outcome" role="status">
        {flow.confirmedUntil === null ? STORY_TEXTS.accepted : STORY_TEXTS.signed}
      </p>
    );
  }
  if (flow.phase === 'refused') {
    return (
      <p class="outcome" role="alert">
        {STORY_TEXTS.refuses} <Foreign text={flow.reason} />
      </p>
    );
  }
  if (flow.phase !== 'judged') {
    return <Buttons {...options} further={{ label: STORY_TEXTS.confirming, go: sign, enabled: false }} />;
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
          <span>{STORY_TEXTS.acknowledge}</span>
        </label>
      ) : null}
      <Buttons {...options} further={{ label, go: sign, enabled: mayContinue(flow) }} />
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
      {STORY_TEXTS.reject}
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

interface ReasonsOptions {
  readonly verdict: Verdict;
  /** The gravest reason stands before what would happen, the others after it. */
  readonly part: 'first' | 'others';
}

/** Why, as the findings say it, and what the service notes beside them. */
const Reasons = ({ verdict: { findings, warnings }, part }: ReasonsOptions) => {
  const told = new Set(findings.flatMap(({ title, message }) => [title, message]));
  const notices = part === 'first' ? [] : warnings.filter((warning) => !told.has(warning));
  const shown = findings.slice(0, MOST_TOLD);
  const [own, named] = part === 'first' ? [shown.slice(0, 1), []] : [shown.slice(1), findings.slice(MOST_TOLD)];
  if (own.length + named.length + notices.length === 0) return null;
  return (
    <section class="reasons" aria-label={part === 'first' ? STORY_TEXTS.why : STORY_TEXTS.furtherReasons}>
      <ul>
        {own.map(({ severity, title, message }, place) => (
          <li key={place} class={severity.toLowerCase()}>
            <strong>
              <Foreign text={title} />
            </strong>
            <Foreign text={message} />
          </li>
        ))}
        {named.map(({ severity, title }, place) => (
          <li key={`named-${place}`} class={severity.toLowerCase()}>
            <Foreign text={title} />
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
