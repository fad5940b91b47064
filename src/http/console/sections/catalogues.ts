import { FINDING_BY_CODE, FINDING_CODES, type FindingCode } from '../../../../domain/findings/index.js';
import { FINDING_SOURCES, type FindingSource } from '../../../../domain/findings/finding.js';
import { type Action, ACTIONS } from '../../../../domain/verdict/action.js';
import { PROBLEM_MEANINGS } from '../../problems/problem-meanings.js';
import { PROBLEM_CODES, type ProblemCode, PROBLEMS } from '../../problems/problems.js';
import { codeLink, type ConsoleSection } from '../blocks.js';
import { html, type Markup } from '../html.js';
import { actionBadge } from '../shapes.js';

/** What each action asks of the application. */
const ACTION_MEANINGS: Readonly<Record<Action, { readonly meaning: string; readonly behaviour: string }>> = {
  ALLOW: {
    meaning: 'Nothing was found against the intent, and every required source answered.',
    behaviour: 'Continue to the protected signature or contract flow.',
  },
  REVIEW: {
    meaning: 'Something needs a human eye, or a source could not answer.',
    behaviour: 'Show the findings, and continue only after an explicit acknowledgement.',
  },
  BLOCK: {
    meaning: 'The intent is judged as harmful.',
    behaviour: 'Stop the protected flow: funds must not leave the wallet. Offer no way around it.',
  },
};

/** What the three actions ask of an application. */
export const actionsSection = (): ConsoleSection => ({
  id: 'actions',
  title: 'What an action asks of you',
  body: html`<p><code>recommended_action</code> is the gate. <code>risk_score</code> only summarises and
<code>findings</code> explain: never decide by the score.</p>
<ul class="actions">${ACTIONS.map((action) => {
    const { meaning, behaviour } = ACTION_MEANINGS[action];
    const name = action.toLowerCase();
    return html`<li class="${name}">${actionBadge(action)}<p>${meaning}</p><p><strong>${behaviour}</strong></p></li>`;
  })}</ul>
<p>Ask again when the recipient, source, chain, token, amount, contract, approval, permissions or policy change.
Anything that is not a 200 is a failed check: show it with its <code>request_id</code>, and never put a verdict in its
place.</p>`,
});

const SOURCE_TITLES: Readonly<Record<FindingSource, string>> = {
  network: 'Network: addresses, chain and token',
  scam: 'Scam: lists, exposure and deception',
  simulation: 'Simulation: what the transaction would permit',
  risk: 'Risk: amounts, history and intent',
};

/** Every finding code. */
export const findingCatalogue = (): ConsoleSection => ({
  id: 'findings',
  title: 'Finding codes',
  body: html`<p>${FINDING_CODES.length} stable identifiers: a code is never renamed and never reused. Severity and
action are the defaults; a policy may be stricter.</p>
${FINDING_SOURCES.map(
  (source) => html`<h3>${SOURCE_TITLES[source]}</h3>
<dl class="codes">${FINDING_CODES.filter((code) => FINDING_BY_CODE[code].source === source).map(findingEntry)}</dl>`,
)}`,
});

const findingEntry = (code: FindingCode): Markup => {
  const { severity, action } = FINDING_BY_CODE[code];
  const { meaning, advice } = FINDING_BY_CODE[code];
  return html`<div id="finding-${code}" data-find="Finding">
<dt>${codeLink('finding', code)} <span class="severity">${severity}</span> ${actionBadge(action)}</dt>
<dd>${meaning} <span class="advice">${advice}</span></dd></div>`;
};

/** Every error code. */
export const errorsSection = (): ConsoleSection => ({
  id: 'errors',
  title: 'Error codes',
  body: html`<p>Every error has one shape, and <code>X-Request-Id</code> carries the same id as <code>request_id</code>.
Decide by <code>code</code>, show <code>message</code>, keep <code>request_id</code>.</p>
<dl class="codes">${PROBLEM_CODES.map(errorEntry)}</dl>`,
});

const errorEntry = (code: ProblemCode): Markup => {
  const { status, title } = PROBLEMS[code];
  const { meaning, remedy } = PROBLEM_MEANINGS[code];
  return html`<div id="error-${code}" data-find="Error">
<dt>${codeLink('error', code)} <span class="severity">${status} ${title}</span></dt>
<dd>${meaning} <span class="advice">${remedy}</span></dd></div>`;
};
