import {
  FINDING_CATALOGUE,
  FINDING_CODES,
  FINDING_SOURCES,
  type FindingSource,
} from '../../../../domain/verdict/finding.js';
import { FINDING_MEANINGS } from '../../../../domain/verdict/finding-meanings.js';
import { ACTIONS } from '../../../../domain/verdict/action.js';
import { ACTION_MEANINGS } from '../action-meanings.js';
import { html, jsonBlock, type Markup } from '../html.js';
import { PROBLEM_MEANINGS } from '../../problems/problem-meanings.js';
import { PROBLEM_CODES, PROBLEMS } from '../../problems/problems.js';
import type { ConsoleInput } from '../console-input.js';
import { actionBadge } from '../shapes.js';

/** What the three actions ask of an application. */
export const actionsSection = (): Markup => html`
<section id="actions" aria-labelledby="actions-title">
<h2 id="actions-title">What an action asks of you</h2>
<p><code>recommended_action</code> is the gate. <code>risk_score</code> only summarises and <code>findings</code> explain: never decide by the score.</p>
<ul class="actions">${ACTIONS.map(
  (action) =>
    html`<li class="${action.toLowerCase()}">${actionBadge(action)}<p>${ACTION_MEANINGS[action].meaning}</p><p><strong>${ACTION_MEANINGS[action].behaviour}</strong></p></li>`,
)}</ul>
<p>Ask again whenever recipient, source, chain, token, amount, contract, approval, permissions or the policy change. Anything that is not a 200 is a failed check: show it with its <code>request_id</code>, and never put a verdict in its place.</p>
</section>`;

const SOURCE_TITLES: Readonly<Record<FindingSource, string>> = {
  network: 'Network: addresses, chain and token',
  scam: 'Scam: lists, exposure and deception',
  simulation: 'Simulation: what the transaction would permit',
  risk: 'Risk: amounts, history and intent',
};

/** Every finding code. */
export const findingsSection = (): Markup => html`
<section id="findings" aria-labelledby="findings-title">
<h2 id="findings-title">Finding codes</h2>
<p>${FINDING_CODES.length} stable identifiers: a code is never renamed and never reused. Severity and action are the defaults; a policy may be stricter.</p>
${FINDING_SOURCES.map(
  (source) => html`<h3>${SOURCE_TITLES[source]}</h3>
<dl class="codes">${FINDING_CODES.filter((code) => FINDING_CATALOGUE[code].source === source).map((code) => {
    const { severity, action } = FINDING_CATALOGUE[code];
    const { meaning, advice } = FINDING_MEANINGS[code];
    return html`<div id="finding-${code}"><dt><a href="#finding-${code}"><code>${code}</code></a> <span class="severity">${severity}</span> ${actionBadge(action)}</dt><dd>${meaning} <span class="advice">${advice}</span></dd></div>`;
  })}</dl>`,
)}
</section>`;

/** Every error code, with an answer that was really given where there is one. */
export const errorsSection = ({ recorded }: ConsoleInput): Markup => html`
<section id="errors" aria-labelledby="errors-title">
<h2 id="errors-title">Error codes</h2>
<p>Every answer that is no success has one shape, and <code>X-Request-Id</code> carries the same id as <code>request_id</code>. Decide by <code>code</code>, show <code>message</code>, keep <code>request_id</code>.</p>
<dl class="codes">${PROBLEM_CODES.map((code) => {
  const { meaning, remedy } = PROBLEM_MEANINGS[code];
  const example = recorded.problems[code];
  return html`<div id="error-${code}"><dt><a href="#error-${code}"><code>${code}</code></a> <span class="severity">${PROBLEMS[code].status} ${PROBLEMS[code].title}</span></dt><dd>${meaning} <span class="advice">${remedy}</span>${
    example === undefined
      ? null
      : html`<details><summary>${example.summary}</summary>${jsonBlock(example.body, `Response body, ${example.status}`)}</details>`
  }</dd></div>`;
})}</dl>
</section>`;
