import { FINDING_BY_CODE, type FindingCode, isRelaxable } from '../../../../domain/findings/index.js';
import { SEVERITY_WEIGHTS } from '../../../../domain/verdict/score.js';
import { FINDINGS_PATH } from '../../docs-paths.js';
import { RECORDED } from '../../openapi/recorded.js';
import { FINDING_TRIGGERS } from '../../sandbox/finding-triggers.js';
import { html, type Markup } from '../html.js';
import { actionBadge } from '../shapes.js';
import { commandOf, requestOf } from './command.js';
import { NEED_WORDS, SOURCE_WORDS, WALLET_WORDS } from './finding-words.js';
import { codeMarkup, factMarkup, framedPage, part } from './frame.js';

/** Everything about one finding code. The request is written for the origin under which the page was asked for. */
export const findingPage = (code: FindingCode, origin: string): string => {
  const { severity, action } = FINDING_BY_CODE[code];
  const { meaning, advice } = FINDING_BY_CODE[code];
  const message = RECORDED.triggered.findings[code].findings.find((finding) => finding.code === code)?.message ?? '';
  return framedPage(
    code,
    FINDINGS_PATH,
    html`<section aria-labelledby="title">
<h1 id="title"><code>${code}</code></h1>
<p class="marks">${actionBadge(action)} <span class="mark">${severity}</span></p>
<p>${meaning}</p>
<dl class="facts">
${factsOf(code)}</dl>
</section>
${part(
  'wallet',
  'What the wallet tells its user',
  html`<p>${WALLET_WORDS[action]}</p>
<blockquote>${message}</blockquote>`,
)}
${part('developer', 'What to do', html`<p>${advice}</p>`)}
${part('try', 'Try it', exampleOf(code, origin))}
${part('more', 'More', links(code))}`,
  );
};

const factsOf = (code: FindingCode): readonly Markup[] => {
  const { source, severity, action } = FINDING_BY_CODE[code];
  const [title, about] = SOURCE_WORDS[source];
  return [
    factMarkup('Action', html`${action} by default. A policy may be stricter.`),
    factMarkup(
      'Severity',
      `${severity} by default: alone it makes a risk_score of ${String(SEVERITY_WEIGHTS[severity])}. ` +
        'A finding may be milder or graver, and says so.',
    ),
    factMarkup('Source', html`<code>${source}</code>, ${title}: ${about}`),
    factMarkup('Data', html`${FINDING_BY_CODE[code].needs.map((need, index) => needMarkup(need, index))}`),
    factMarkup(
      'Policy',
      isRelaxable(code)
        ? html`A policy that names the code in <code>finding_actions</code> may make its action milder, unless the
finding rests on a sanctions list.`
        : 'No policy may make its action milder.',
    ),
  ];
};

const needMarkup = (need: keyof typeof NEED_WORDS, index: number): Markup => {
  const [name, origin] = NEED_WORDS[need];
  return html`${index === 0 ? null : html`<br>`}<strong>${name}</strong>: ${origin}.`;
};

const exampleOf = (code: FindingCode, origin: string): Markup => {
  const answer = RECORDED.triggered.findings[code];
  return html`<p>With a sandbox key in <code>SIGNGATE_KEY</code> this request gives the finding, among others. The
parties are made up; a reserved address plays what lists, vendors, nodes and earlier checks would say. With a production
key it means nothing.</p>
${codeMarkup('Request', commandOf(origin, requestOf(FINDING_TRIGGERS[code])))}
${codeMarkup('Answer, shortened to its verdict', JSON.stringify(answer, null, 2))}`;
};

const OPERATIONS = { '/api/check-transaction': 'checkTransaction', '/api/check-payload': 'checkPayload' } as const;

const links = (code: FindingCode): Markup => {
  const { path } = FINDING_TRIGGERS[code];
  const operation = OPERATIONS[path];
  return html`<ul class="links">
<li><a href="${FINDINGS_PATH}">All finding codes</a></li>
<li><a href="/docs#operation-${operation}">${path}</a></li>
<li><a href="/api/findings/${code}">This code as JSON</a></li>
</ul>`;
};
