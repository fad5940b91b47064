import type { Endpoint } from '../../pipeline/endpoint.js';
import { ERRORS_PATH } from '../../docs-paths.js';
import type { RecordedExamples } from '../../openapi/examples.js';
import { PROBLEM_MEANINGS } from '../../problems/problem-meanings.js';
import { type ProblemCode, PROBLEMS } from '../../problems/problems.js';
import { promisedProblems } from '../../pipeline/promised-problems.js';
import { RECORDED } from '../../openapi/recorded.js';
import { PROBLEM_TRIGGERS } from '../../sandbox/problem-triggers.js';
import { html, type Markup } from '../html.js';
import { commandOf } from './command.js';
import { codeMarkup, factMarkup, framedPage, part } from './frame.js';

const WITH_PAUSES = 'with growing pauses between attempts, and a check or report under the same Idempotency-Key';

/** What passes by itself. */
const PASSING: Readonly<Partial<Record<ProblemCode, string>>> = {
  request_timeout: 'Yes, all of it at once and on a new connection.',
  conflict:
    'Only where Retry-After is there: the first of two equal requests still runs. Then wait, and send the same.',
  rate_limit_exceeded: 'Yes, after the seconds that Retry-After names.',
  internal_error: `Once or twice, ${WITH_PAUSES}.`,
  service_unavailable: `Yes, after the seconds that Retry-After names, ${WITH_PAUSES}.`,
};

/** Whether and how the very same request is sent again, in a sentence. */
const retryAdvice = (code: ProblemCode): string =>
  PASSING[code] ?? 'No: the same request is refused again. Mend it first.';

/** What a page tells of the whole interface. */
export interface ErrorPageInput {
  readonly endpoints: readonly Endpoint[];
  readonly recorded: RecordedExamples;
}

/** Everything about one error code. The request is written for the origin under which the page was asked for. */
export const errorPage = (code: ProblemCode, origin: string, { endpoints, recorded }: ErrorPageInput): string => {
  const { status, title } = PROBLEMS[code];
  const { meaning, remedy } = PROBLEM_MEANINGS[code];
  const operations = endpoints.filter((endpoint) => promisedProblems(endpoint).includes(code));
  return framedPage(
    code,
    ERRORS_PATH,
    html`<section aria-labelledby="title">
<h1 id="title"><code>${code}</code></h1>
<p class="marks"><span class="mark">${status} ${title}</span></p>
<dl class="facts">
${[
  factMarkup('When', meaning),
  factMarkup('What to do', remedy),
  factMarkup('Send again', retryAdvice(code)),
  factMarkup('Verdict', 'None was given. Show the error with its request_id, and never put a verdict in its place.'),
]}</dl>
</section>
${part('try', 'An example', exampleOf(code, origin, recorded))}
${part('operations', 'Where it can happen', operationLinks(operations, endpoints.length, AT_THE_DESK.includes(code)))}
${part('more', 'More', html`<ul class="links"><li><a href="${ERRORS_PATH}">All error codes</a></li></ul>`)}`,
  );
};

const exampleOf = (code: ProblemCode, origin: string, recorded: RecordedExamples): Markup => {
  const trigger = PROBLEM_TRIGGERS[code];
  const body = RECORDED.triggered.problems[code] ?? recorded.problems[code]?.body;
  return html`${
    'reason' in trigger
      ? html`<p>No request alone gives it. ${trigger.reason}</p>`
      : codeMarkup('Request', commandOf(origin, ...(trigger.before ?? []), trigger.request))
  }
${body === undefined ? null : codeMarkup('Answer', JSON.stringify(body, null, 2))}`;
};

/** What a session there can be refused with. */
const AT_THE_DESK = promisedProblems({ problems: [], scope: 'desk:read', admits: 'session' });

const operationLinks = (operations: readonly Endpoint[], all: number, isOfDesk: boolean): Markup => {
  if (operations.length === 0 && isOfDesk) return html`<p>At the review desk, under <code>/desk</code>, alone.</p>`;
  if (operations.length === 0) return html`<p>Before a request reaches any operation.</p>`;
  if (operations.length === all) return html`<p>On every route.</p>`;
  return html`<ul class="links">${operations.map(
    ({ method, path, operationId }) =>
      html`<li><a href="/docs#operation-${operationId}"><code>${method} ${path}</code></a></li>
`,
  )}</ul>`;
};
