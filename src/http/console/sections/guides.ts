import { GOING_LIVE_PATH } from '../../docs-paths.js';
import { codeBlock, codeLink, type ConsoleSection, tableMarkup } from '../blocks.js';
import { EXAMPLE_PROGRAMS } from '../example-programs.js';
import { html, type Markup } from '../html.js';

/** A link to an operation that is tried on this page. */
const operationLink = (operationId: string): Markup =>
  html`<a href="#operation-${operationId}"><code>${operationId}</code></a>`;

/** From nothing to a first verdict. */
export const quickStartSection: ConsoleSection = {
  id: 'quick-start',
  title: 'A first answer in a minute',
  body: html`<ol class="steps">
<li><strong>Paste a sandbox key</strong> into the field on top. A first start on an empty folder prints one and keeps it
in <code>data/demo-key</code>; elsewhere an operator makes it with <code>npx signgate keys create</code>.</li>
<li><strong>Press Send</strong> below, or take a program: each route has one in curl, TypeScript and Python.</li>
<li><strong>Act on <code>recommended_action</code></strong>: <a href="#actions">ALLOW, REVIEW or BLOCK</a>.</li>
</ol>
<p><a href="${GOING_LIVE_PATH}">Going live</a>: from installing it to the first protected payment, in seven steps.</p>
<p id="unscripted">Without its script this page can be read. To send, take a program: set <code>SIGNGATE_KEY</code>, and
put the address of your service in place of <code>http://127.0.0.1:8080</code>.</p>`,
};

const LIMIT_HEADERS: readonly (readonly [string, string])[] = [
  ['X-RateLimit-Limit', 'requests that the key may make in a window'],
  ['X-RateLimit-Remaining', 'requests that are left'],
  ['X-RateLimit-Reset', 'when the next window begins, ISO 8601'],
  ['Retry-After', 'with a 429 or 503: seconds to wait'],
];

const AGENT_SETTINGS = `{
  "mcpServers": {
    "signgate": {
      "command": "npx",
      "args": ["signgate", "mcp", "--url", "http://127.0.0.1:8080"],
      "env": { "SIGNGATE_API_KEY": "sg_sandbox_…" }
    }
  }
}
`;

const TOUR = `SIGNGATE_URL=http://127.0.0.1:8080 SIGNGATE_KEY="$(cat data/demo-key)" \\\n  npx signgate sandbox tour
`;

/** What goes beyond one route. */
export const GUIDES: readonly ConsoleSection[] = [
  {
    id: 'sdk',
    title: 'SDK and clients',
    body: html`<p><code>@signgate/sdk</code> is a typed client for servers, and a guard that stands before a wallet:
nothing is signed before it was judged. <code>npm run build:sdk</code> in the project makes its package,
<code>npm run build:python</code> the wheel of the typed client for Python, which needs nothing but Python 3.11. Both
try again what may be sent twice, and make up no answer.</p>
<p>A key belongs on a trusted server. Pages and mobile applications call your own server, which adds the key.</p>
${EXAMPLE_PROGRAMS.map(
  ({ language, text, note }) => html`<p>${note}</p>${codeBlock(text, `${language}: act on the answer`)}`,
)}`,
  },
  {
    id: 'batch',
    title: 'Several checks at once',
    body: html`<p>${operationLink('checkBatch')} judges up to 100 checks in order; each sees the ones before it, such as
an approval and the payment that uses it. The answer is 200 with <code>results</code>: the <code>status</code> and
<code>body</code> that each would have had alone. Only an item with status 200 has a verdict.</p>`,
  },
  {
    id: 'webhooks',
    title: 'Events by webhook',
    body: html`<p>${operationLink('createWebhook')} subscribes an address to <code>check.review</code>,
<code>check.block</code>, <code>report.created</code> and to what happens to lists and sources. Its answer shows the
secret, once. Messages follow Standard Webhooks: verify <code>webhook-signature</code> with one of its libraries before
you read a message. An event comes at least once and in order; <code>webhook-id</code> is the same at every try. What
was not taken is tried again for 24 hours: ${operationLink('readWebhookDeliveries')} tells,
${operationLink('retryWebhookDelivery')} sends a dead one again.</p>`,
  },
  {
    id: 'mcp',
    title: 'Tools for agents',
    body: html`<p>By the Model Context Protocol an agent has a transaction judged before it signs:
<code>check_transaction</code>, <code>check_payload</code>, <code>explain_finding</code>, <code>get_check</code> and
<code>create_report</code>. Settings of its host:</p>
${codeBlock(AGENT_SETTINGS, 'Settings of an agent’s host')}`,
  },
  {
    id: 'tour',
    title: 'Sandbox tour',
    body: html`<p>For every finding and error code there is a request that gives it, so that each branch of a wallet can
be tested: ${operationLink('readFinding')} tells it, and this sends all of them.</p>
${codeBlock(TOUR, 'Command')}`,
  },
  {
    id: 'limits',
    title: 'Rate limits',
    body: html`<p>Each key has a quota in fixed windows of 60 seconds, 300 requests unless it was made with another.
Every request with a valid key counts, with any answer. All routes behind a key send:</p>
${tableMarkup(
  'Rate-limit headers',
  ['Header', 'Meaning'],
  LIMIT_HEADERS.map(([name, meaning]) => [html`<code>${name}</code>`, html`${meaning}`]),
)}
<p>More than 20 failed keys a minute from one address are answered with 429, too. Bodies are limited to 64 KiB,
those of a batch to 1 MiB.</p>`,
  },
  {
    id: 'languages',
    title: 'Languages',
    body: html`<p>A finding has a <code>title</code> for a headline, a <code>message</code> for the person who decides,
and <code>params</code>: the values in the message, for a wallet that shows them in its own way. Send
<code>Accept-Language</code>, and title, message and warnings come in German (<code>de</code>), Spanish
(<code>es</code>), French (<code>fr</code>), Brazilian Portuguese (<code>pt-BR</code>), Japanese (<code>ja</code>) or
simplified Chinese (<code>zh-CN</code>). <code>Content-Language</code> names the language; otherwise it is English.
Decide by <code>recommended_action</code> and <code>code</code>: they are the same in every language. Records and
reports keep English; a replay keeps the language of the first answer.</p>`,
  },
  {
    id: 'idempotency',
    title: 'Sending a request again',
    body: html`<p>A check and a report take the header <code>Idempotency-Key</code>, 1 to 255 characters that you
choose. When an answer was lost on its way, send the same bytes with the same key: within 24 hours you get the first
answer again, with its <code>request_id</code> and the header <code>Idempotency-Replayed: true</code>. Nothing is
decided, recorded or charged a second time; the request counts against the quota.</p>
<ul>
<li>The key belongs to your partner, the environment and the route.</li>
<li>The same key with another body: ${codeLink('error', 'idempotency_key_reused')}.</li>
<li>While the first request is still running: ${codeLink('error', 'conflict')}. Send it again in a moment; a request
that died is forgotten after 30 seconds.</li>
<li>Only successes are kept: a request that was refused or failed may be sent again under the same key.</li>
</ul>`,
  },
];
