import { codeBlock, codeLink, section, table } from '../blocks.js';
import { EXAMPLE_PROGRAMS } from '../example-programs.js';
import { html, type Markup } from '../html.js';

/** From nothing to a first verdict. */
export const quickStartSection = (): Markup =>
  section(
    'quick-start',
    'Quick start',
    html`<ol class="steps">
<li><strong>Take a key.</strong> A first start on an empty folder prints a demonstration key and keeps it in
<code>data/demo-key</code>. Elsewhere an operator makes one with <code>npx signgate keys create</code>.</li>
<li><strong>Send an intent, bytes, or both</strong> before anything is signed: below by hand, or from your server with
one of the <a href="#examples">examples</a>.</li>
<li><strong>Act on <code>recommended_action</code></strong>: <a href="#actions">ALLOW, REVIEW or BLOCK</a>.</li>
</ol>
<p>A key belongs on a trusted server. Pages and mobile applications call your own server, which adds the key: the
reference web application shows how.</p>`,
  );

const LIMIT_HEADERS: readonly (readonly [string, string])[] = [
  ['X-RateLimit-Limit', 'requests that the key may make in a window'],
  ['X-RateLimit-Remaining', 'requests that are left'],
  ['X-RateLimit-Reset', 'when the next window begins, ISO 8601'],
  ['Retry-After', 'with a 429 or 503: seconds to wait'],
];

/** How calls are counted. */
export const limitsSection = (): Markup =>
  section(
    'limits',
    'Rate limits',
    html`<p>Each key has a quota in fixed windows of 60 seconds, 300 requests unless it was made with another. Every
request with a valid key counts, with any answer. All routes behind a key send:</p>
${table(
  'Table of rate-limit headers',
  ['Header', 'Meaning'],
  LIMIT_HEADERS.map(
    ([name, meaning]) => html`<tr><th scope="row"><code>${name}</code></th><td>${meaning}</td></tr>
`,
  ),
)}
<p>More than 20 failed keys a minute from one address are answered with 429, too. Bodies are limited to 64 KiB,
those of a batch to 1 MiB.</p>`,
  );

/** How to send a request again without deciding or charging it twice. */
export const idempotencySection = (): Markup =>
  section(
    'idempotency',
    'Sending a request again',
    html`<p>A check and a report take the header <code>Idempotency-Key</code>, 1 to 255 characters that you choose. When
an answer was lost on its way, send the same bytes with the same key: within 24 hours you get the first answer again,
with its <code>request_id</code> and the header <code>Idempotency-Replayed: true</code>. Nothing is decided, recorded or
charged a second time; the request counts against the quota.</p>
<ul>
<li>The key belongs to your partner, the environment and the route.</li>
<li>The same key with another body: ${codeLink('error', 'idempotency_key_reused')}.</li>
<li>While the first request is still running: ${codeLink('error', 'conflict')}. Send it again in a moment; a request
that died is forgotten after 30 seconds.</li>
<li>Only successes are kept: a request that was refused or failed may be sent again under the same key.</li>
</ul>`,
  );

/** Programs to copy. Tests run each of them against the service. */
export const examplesSection = (): Markup =>
  section(
    'examples',
    'Examples',
    html`<p>Each reads the key from the environment variable <code>SIGNGATE_KEY</code> and the address of the service
from <code>SIGNGATE_URL</code>, and is run against the service by the project’s own tests.</p>
${EXAMPLE_PROGRAMS.map(
  ({ language, text, note }) => html`<h3>${language}</h3><p>${note}</p>${codeBlock(text, language)}`,
)}`,
  );
