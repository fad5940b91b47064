import type { Answered } from '../answered.js';
import type { VerdictBasis, RatedEvidence, Schemas } from '../api-types.js';
import { duration, shownMoment, percent, words } from '../text.js';
import { FailureFacts } from './FailurePanel.js';
import { SeverityMark } from './FindingList.js';
import { Foreign } from './Foreign.js';
import { ActionBadge } from './ActionShape.js';

/** What the verdict rests on: evidence with its freshness, coverage of the sources, and every rule of the policy. */
export const BasisSections = ({ outcome }: { readonly outcome: Answered<VerdictBasis> | null }) => {
  if (outcome === null) return <p class="quiet">Reading what the verdict rests on…</p>;
  if (!outcome.ok) {
    return (
      <section class="inline-failure" aria-labelledby="basis-failure">
        <h3 id="basis-failure">What the verdict rests on could not be read</h3>
        <p>The verdict above stands. Only its details are missing:</p>
        <FailureFacts failure={outcome.failure} />
      </section>
    );
  }
  const { evidence, coverage, policy, provider_mode: mode } = outcome.value;
  return (
    <>
      <section aria-labelledby="evidence-title">
        <h3 id="evidence-title">Evidence</h3>
        {evidence.length === 0 ? (
          <p class="quiet">No source said anything about the addresses of this intent.</p>
        ) : (
          <ol class="evidence">
            {evidence.map((piece) => (
              <EvidenceItem key={piece.evidence_id} piece={piece} />
            ))}
          </ol>
        )}
      </section>
      <CoverageTable coverage={coverage} mode={mode} />
      <PolicyTrace policy={policy} />
    </>
  );
};

const FRESHNESS: Readonly<Record<string, string>> = { CURRENT: 'Current', STALE: 'Stale', UNKNOWN: 'Age unknown' };

const freshnessText = ({ freshness: { status, age_seconds: age, max_age_seconds: maximum } }: RatedEvidence): string =>
  [
    FRESHNESS[status] ?? status,
    ...(age === null ? [] : [`${duration(age)} old`]),
    ...(maximum === null ? [] : [`at most ${duration(maximum)} allowed`]),
  ].join(', ');

const EvidenceItem = ({ piece }: { readonly piece: RatedEvidence }) => (
  <li>
    <p class="finding-head">
      <strong>{words(piece.category)}</strong>
      <SeverityMark severity={piece.severity} />
      {piece.demonstration ? <span class="label">Demonstration</span> : null}
    </p>
    <dl class="facts">
      <div>
        <dt>Freshness</dt>
        <dd class={`freshness ${piece.freshness.status.toLowerCase()}`}>{freshnessText(piece)}</dd>
      </div>
      <div>
        <dt>Exposure</dt>
        <dd>
          {words(piece.exposure)}, {percent(piece.confidence)} confidence
          {piece.share === null ? '' : `, ${percent(piece.share)} of the funds`}
        </dd>
      </div>
      <div>
        <dt>Source</dt>
        <dd>
          <Foreign text={piece.source.name} />
        </dd>
      </div>
      <div>
        <dt>Reference</dt>
        <dd>
          <code>
            <Foreign text={piece.reference} />
          </code>
          {piece.observed_at === null ? '' : `, seen ${shownMoment(piece.observed_at)}`}
        </dd>
      </div>
    </dl>
    {piece.path.length === 0 ? null : (
      <ol class="path" aria-label="Path of the funds">
        {piece.path.map((step, index) => (
          <li key={index}>
            <Foreign text={step.label ?? step.address} />
            {step.role === null ? null : <span class="quiet"> {words(step.role)}</span>}
          </li>
        ))}
      </ol>
    )}
  </li>
);

const STATUSES: Readonly<Record<string, string>> = {
  answered: 'Answered',
  unavailable: 'Did not answer',
  stale: 'Stale',
  not_supported: 'Not for this chain',
};
const MODES: Readonly<Record<string, string>> = {
  local: 'Only local sources are wired.',
  'external-ready': 'External sources are wired, and every required one answered.',
  degraded: 'A required source did not answer as it should.',
};

const CoverageTable = ({
  coverage,
  mode,
}: {
  readonly coverage: readonly Schemas['RecordedCoverage'][];
  readonly mode: string;
}) => (
  <section aria-labelledby="coverage-title">
    <h3 id="coverage-title">Coverage</h3>
    <p class="quiet">{MODES[mode] ?? mode}</p>
    <ul class="coverage">
      {coverage.map((row) => (
        <li key={`${row.provider} ${row.capability}`} class={row.status}>
          <span class="mark" aria-hidden="true">
            {row.status === 'answered' ? '✓' : row.status === 'not_supported' ? '–' : '!'}
          </span>
          <span>
            {words(row.capability)}
            <span class="quiet">
              {' '}
              <Foreign text={row.provider} />
            </span>
          </span>
          <span class="status">
            {STATUSES[row.status] ?? row.status}
            {row.reason === null ? '' : `: ${words(row.reason).toLowerCase()}`}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const PolicyTrace = ({ policy }: { readonly policy: VerdictBasis['policy'] }) => {
  const matched = policy.rules.filter((rule) => rule.matched !== false);
  const others = policy.rules.filter((rule) => rule.matched === false);
  return (
    <section aria-labelledby="policy-title">
      <h3 id="policy-title">Policy trace</h3>
      <p class="quiet">
        <Foreign text={policy.name} /> (<code>{policy.policy_id}</code>, version {policy.version}). The strictest action
        of all findings and matched rules wins.
      </p>
      {matched.length === 0 ? (
        <p>No rule of the policy matched: the findings alone decided.</p>
      ) : (
        <RuleList rules={matched} />
      )}
      {policy.changed_actions.map((change) => (
        <p key={change.code}>
          <code>{change.code}</code>: {change.default_action} by default, {change.effective_action} by this policy.
        </p>
      ))}
      {others.length === 0 ? null : (
        <details>
          <summary>
            {others.length} {others.length === 1 ? 'rule' : 'rules'} did not match
          </summary>
          <RuleList rules={others} />
        </details>
      )}
    </section>
  );
};

const RuleList = ({ rules }: { readonly rules: VerdictBasis['policy']['rules'] }) => (
  <ul class="rules">
    {rules.map((rule) => (
      <li key={rule.rule_id}>
        <ActionBadge action={rule.action} />
        <span>
          <Foreign text={rule.description} /> <code>{rule.rule_id}</code>
        </span>
      </li>
    ))}
  </ul>
);
