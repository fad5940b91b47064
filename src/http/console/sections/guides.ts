import { demonstrationNumber } from '../../../../domain/intent/demonstration-addresses.js';
import type { Action } from '../../../../domain/verdict/action.js';
import { EXAMPLE_PROGRAMS } from '../example-programs.js';
import { codeBlock, html, type Markup } from '../html.js';
import type { ConsoleInput } from '../console-input.js';
import { actionBadge } from '../shapes.js';

/** From nothing to a first verdict. */
export const quickStartSection = (): Markup => html`
<section id="quick-start" aria-labelledby="quick-start-title">
<h2 id="quick-start-title">Quick start</h2>
<ol class="steps">
<li><strong>Take a key.</strong> A first start on an empty folder prints a demonstration key and keeps it in <code>data/demo-key</code>. Elsewhere an operator makes one with <code>npx signgate keys create</code>.</li>
<li><strong>Send an intent</strong> before anything is signed: below by hand, or from your server with one of the <a href="#examples">examples</a>.</li>
<li><strong>Act on <code>recommended_action</code></strong>: <a href="#actions">ALLOW, REVIEW or BLOCK</a>.</li>
</ol>
<p>A key belongs on a trusted server. Pages and mobile applications call your own server, which adds the key: the reference web application shows how.</p>
</section>`;

/** How calls are counted. */
export const limitsSection = (): Markup => html`
<section id="limits" aria-labelledby="limits-title">
<h2 id="limits-title">Rate limits</h2>
<p>Each key has a quota in fixed windows of 60 seconds, 300 requests unless it was made with another. Every request with a valid key counts, whatever its answer. All routes behind a key send:</p>
<div class="scroll" tabindex="0" role="region" aria-label="Table of rate-limit headers"><table><thead><tr><th scope="col">Header</th><th scope="col">Meaning</th></tr></thead><tbody>
<tr><th scope="row"><code>X-RateLimit-Limit</code></th><td>requests that the key may make in a window</td></tr>
<tr><th scope="row"><code>X-RateLimit-Remaining</code></th><td>requests that are left</td></tr>
<tr><th scope="row"><code>X-RateLimit-Reset</code></th><td>when the next window begins, ISO 8601</td></tr>
<tr><th scope="row"><code>Retry-After</code></th><td>with a 429 or 503: seconds to wait</td></tr>
</tbody></table></div>
<p>More than 20 failed keys a minute from one address are answered with 429, too. Bodies are limited to 64 KiB.</p>
</section>`;

/** How to send a request again without deciding or charging it twice. */
export const idempotencySection = (): Markup => html`
<section id="idempotency" aria-labelledby="idempotency-title">
<h2 id="idempotency-title">Sending a request again</h2>
<p>A check and a report take the header <code>Idempotency-Key</code>, 1 to 255 characters that you choose. When an answer was lost on its way, send the same bytes with the same key: within 24 hours you get the first answer again, with its <code>request_id</code> and the header <code>Idempotency-Replayed: true</code>. Nothing is decided, recorded or charged a second time; the request counts against the quota.</p>
<ul>
<li>The key belongs to your partner, the environment and the route.</li>
<li>The same key with another body: <a href="#error-idempotency_key_reused"><code>idempotency_key_reused</code></a>.</li>
<li>While the first request is still running: <a href="#error-conflict"><code>conflict</code></a>. Send it again in a moment; a request that died is forgotten after 30 seconds.</li>
<li>Only successes are kept: whatever was refused or failed may be sent again under the same key.</li>
</ul>
</section>`;

interface DemonstrationRow {
  readonly address: string;
  readonly role: string;
  readonly action: Action;
  readonly codes: readonly string[];
}

/** Read out of the recorded answers, so that the table says what the service says. */
const demonstrationRows = ({ recorded }: ConsoleInput): readonly DemonstrationRow[] =>
  Object.values(recorded.operations['checkTransaction'] ?? {}).flatMap(({ request, body }) => {
    const {
      direction,
      from_address: from,
      to_address: to,
      permissions,
      contract_address: contract,
    } = request as Readonly<Record<string, string>> & { permissions?: readonly string[] };
    const { recommended_action: action, findings } = body as {
      recommended_action: Action;
      findings: readonly { code: string }[];
    };
    const address = (direction === 'incoming' ? from : to) ?? '';
    if (demonstrationNumber(address) === null) return [];
    const role =
      direction === 'incoming'
        ? 'source of incoming funds'
        : contract === undefined
          ? 'recipient'
          : permissions === undefined
            ? 'contract'
            : `contract, asking for ${permissions.join(', ')}`;
    return [{ address, role, action, codes: findings.map(({ code }) => code) }];
  });

/** The reserved addresses and what they show. */
export const demonstrationSection = (input: ConsoleInput): Markup => html`
<section id="demonstration" aria-labelledby="demonstration-title">
<h2 id="demonstration-title">Demonstration addresses</h2>
<p>Reserved on every chain, for sandbox keys only. Their evidence is synthetic, every record says <code>demonstration: true</code>, and nothing about them is a claim about a real person, business, account or wallet. On Solana the same numbers are 32-byte addresses in base58.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Table of reserved addresses"><table><thead><tr><th scope="col">Address</th><th scope="col">As</th><th scope="col">Answer</th><th scope="col">Findings</th></tr></thead><tbody>
${demonstrationRows(input).map(
  ({ address, role, action, codes }) =>
    html`<tr><th scope="row"><code class="address">${address}</code></th><td>${role}</td><td>${actionBadge(action)}</td><td>${codes.map((code) => html`<a href="#finding-${code}"><code>${code}</code></a> `)}</td></tr>`,
)}
</tbody></table></div>
</section>`;

/** Programs to copy. Each was run against the service. */
export const examplesSection = (): Markup => html`
<section id="examples" aria-labelledby="examples-title">
<h2 id="examples-title">Examples</h2>
<p>Each reads the key from the environment variable <code>SIGNGATE_KEY</code> and the address of the service from <code>SIGNGATE_URL</code>, and is run against the service by the project’s own tests.</p>
${EXAMPLE_PROGRAMS.map(({ language, text, note }) => html`<h3>${language}</h3><p>${note}</p>${codeBlock(text, language)}`)}
</section>`;
