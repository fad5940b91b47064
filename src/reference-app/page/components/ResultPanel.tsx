import type { Answered } from '../answered.js';
import type { VerdictBasis } from '../api-types.js';
import type { CheckDraft } from '../draft.js';
import type { CheckFlow, FlowEvent } from '../flow.js';
import { RiskLine } from './RiskLine.js';
import { BasisSections } from './Basis.js';
import { BytesPanel } from './BytesPanel.js';
import { DecisionSteps } from './DecisionSteps.js';
import { Effects } from './Effects.js';
import { FailurePanel } from './FailurePanel.js';
import { FindingList } from './FindingList.js';
import { ReportPanel } from './ReportPanel.js';
import { ActionBadge } from './ActionShape.js';
import { VerdictFacts, VerdictHeader } from './VerdictHeader.js';

export interface ResultOptions {
  readonly flow: CheckFlow;
  readonly draft: CheckDraft;
  /** The intent of the form as JSON text. */
  readonly body: string;
  readonly basis: Answered<VerdictBasis> | null;
  readonly dispatch: (event: FlowEvent) => void;
  /** Hands what the form holds to the wallet. */
  readonly sign: () => void;
  readonly retry: () => void;
  readonly focus: (element: HTMLElement | null) => void;
}

/** The result of the check. It shows a verdict only while the form holds exactly the intent that was judged. */
export const ResultPanel = (options: ResultOptions) => (
  <section
    class={`result ${options.flow.phase}`}
    aria-labelledby="result-title"
    aria-busy={options.flow.phase === 'checking'}
  >
    <Content {...options} />
  </section>
);

const Content = (options: ResultOptions) => {
  const { flow, draft, basis, retry, focus } = options;
  switch (flow.phase) {
    case 'composing':
      return flow.invalidated ? <Invalidated /> : <Waiting />;
    case 'checking':
      return (
        <div class="blank">
          <h2 id="result-title">Checking…</h2>
          <p role="status">The service is asked. Nothing is signed meanwhile.</p>
          <div class="progress" aria-hidden="true" />
        </div>
      );
    case 'failed':
      return <FailurePanel failure={flow.failure} focus={focus} retry={retry} />;
    case 'judged':
    case 'signing':
    case 'confirming':
    case 'signed':
    case 'refused':
      return (
        <>
          <VerdictHeader
            verdict={flow.verdict}
            incoming={draft.mode === 'incoming'}
            focus={flow.phase === 'judged' ? focus : () => undefined}
          />
          <RiskLine verdict={flow.verdict} />
          <FindingList verdict={flow.verdict} />
          {flow.verdict.payload === undefined ? null : (
            <BytesPanel payload={flow.verdict.payload} sender={draft.from_address.trim()} />
          )}
          {flow.verdict.simulation === undefined ? null : (
            <Effects simulation={flow.verdict.simulation} sender={draft.from_address.trim()} />
          )}
          <DecisionSteps {...options} flow={flow} />
          <VerdictFacts verdict={flow.verdict} />
          <BasisSections outcome={basis} />
          <ReportPanel key={flow.verdict.request_id} requestId={flow.verdict.request_id} />
        </>
      );
  }
};

const Waiting = () => (
  <div class="blank">
    <h2 id="result-title">No verdict yet</h2>
    <p>Check the intent. One of three answers comes back, and it decides what happens next:</p>
    <ul class="legend">
      <li>
        <ActionBadge action="ALLOW" /> continue to the signature
      </li>
      <li>
        <ActionBadge action="REVIEW" /> read the findings, then decide
      </li>
      <li>
        <ActionBadge action="BLOCK" /> stop
      </li>
    </ul>
  </div>
);

const Invalidated = () => (
  <div class="blank">
    <h2 id="result-title">Check again</h2>
    <p role="status">What was judged has changed, so the verdict no longer applies. Nothing was signed.</p>
  </div>
);
