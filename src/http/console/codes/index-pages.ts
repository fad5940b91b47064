import { FINDING_BY_CODE, FINDING_CODES } from '../../../../domain/findings/index.js';
import { FINDING_SOURCES } from '../../../../domain/findings/finding.js';
import { ERRORS_PATH, errorPath, FINDINGS_PATH, findingPath } from '../../docs-paths.js';
import { PROBLEM_MEANINGS } from '../../problems/problem-meanings.js';
import { PROBLEM_CODES, PROBLEMS } from '../../problems/problems.js';
import { html, type Markup } from '../html.js';
import { actionBadge } from '../shapes.js';
import { SOURCE_WORDS } from './finding-words.js';
import { framedPage, part } from './frame.js';

const entry = (path: string, code: string, marks: Markup, meaning: string): Markup => html`<div>
<dt><a href="${path}"><code>${code}</code></a> ${marks}</dt><dd>${meaning}</dd></div>
`;

/** Every finding code with a link to its page. */
export const findingIndexPage = (): string =>
  framedPage(
    'Finding codes',
    FINDINGS_PATH,
    html`<section aria-labelledby="title"><h1 id="title">Finding codes</h1>
<p>${FINDING_CODES.length} stable identifiers: a code is never renamed and never reused. Severity and action are the
defaults; a policy may be stricter. <code>recommended_action</code> decides, findings say why.</p></section>
${FINDING_SOURCES.map((source) => {
  const [title, about] = SOURCE_WORDS[source];
  const codes = FINDING_CODES.filter((code) => FINDING_BY_CODE[code].source === source);
  return part(
    source,
    `${title}: ${about}`,
    html`<dl class="codes">${codes.map((code) => {
      const { severity, action } = FINDING_BY_CODE[code];
      const marks = html`<span class="severity">${severity}</span> ${actionBadge(action)}`;
      return entry(findingPath(code), code, marks, FINDING_BY_CODE[code].meaning);
    })}</dl>`,
  );
})}`,
  );

/** Every error code with a link to its page. */
export const errorIndexPage = (): string =>
  framedPage(
    'Error codes',
    ERRORS_PATH,
    html`<section aria-labelledby="title"><h1 id="title">Error codes</h1>
<p>Every error has one shape, and its <code>docs_url</code> is the page of its code. Decide by <code>code</code>, show
<code>message</code>, keep <code>request_id</code>.</p>
<dl class="codes">${PROBLEM_CODES.map((code) => {
      const { status, title } = PROBLEMS[code];
      const marks = html`<span class="severity">${status} ${title}</span>`;
      return entry(errorPath(code), code, marks, PROBLEM_MEANINGS[code].meaning);
    })}</dl></section>`,
  );

/** For a code that there is none of. What was asked for is not repeated. */
export const unknownCodePage = (under: string, what: string, nearest: readonly string[]): string =>
  framedPage(
    'No such code',
    under,
    html`<section aria-labelledby="title"><h1 id="title">No such code</h1>
<p>There is no ${what} of this name. Letter case and underscores count.</p>
${
  nearest.length === 0
    ? null
    : html`<p>The nearest names:</p>
<ul class="links">${nearest.map((code) => html`<li><a href="${under}/${code}"><code>${code}</code></a></li>`)}</ul>`
}
<p><a href="${under}">All ${what}s</a></p></section>`,
  );
