import type { ConsoleInput } from '../console-input.js';
import { html, type Markup } from '../html.js';

/** Shown first: it needs no reserved address and is the second published example. */
const FIRST = 'unlimited-approval';

const jsonOf = (value: unknown): string => JSON.stringify(value, null, 2);

/** The calls that can be tried, in their order. */
const OPERATIONS = [
  ['checkTransaction', '/api/check-transaction', 'What is declared, with or without bytes'],
  ['checkPayload', '/api/check-payload', 'Bytes alone'],
] as const;

/** What a node executed elsewhere cannot be had again from any service. */
const isExecuted = (body: unknown): boolean => typeof body === 'object' && body !== null && 'simulation' in body;

/** Sends a check with a pasted key. The client's script drives it; its examples are those of the API description. */
export const tryItSection = ({ recorded }: ConsoleInput): Markup => {
  const groups = OPERATIONS.map(([operation, path, label]) => {
    const examples = Object.entries(recorded.operations[operation] ?? {}).filter(([, { body }]) => !isExecuted(body));
    const options = examples.map(([name, { summary, request }]) => {
      const selected = name === FIRST ? html` selected` : null;
      const sent = html`data-path="${path}" data-request="${jsonOf(request)}"`;
      return html`<option value="${name}" ${sent}${selected}>${summary}</option>`;
    });
    return html`<optgroup label="${label}: POST ${path}">${options}</optgroup>`;
  });
  const examples = recorded.operations['checkTransaction'] ?? {};
  const first = examples[FIRST] ?? Object.values(examples)[0];
  const body = jsonOf(first?.request ?? {});
  return html`
<section id="try-it" aria-labelledby="try-it-title" class="panel">
<h2 id="try-it-title">Try it</h2>
<p>Paste a sandbox key and send. The key stays in this page’s memory until you close it: it is not stored, and it goes
to this service only.</p>
<form id="try" autocomplete="off" novalidate>
<div class="field"><label for="key">API key</label>
<input id="key" name="key" type="password" autocomplete="off" autocapitalize="none" spellcheck="false"
placeholder="sg_sandbox_…" aria-describedby="key-hint">
<p class="hint" id="key-hint">Goes into the <code>x-api-key</code> header.</p></div>
<div class="field"><label for="example">Begin with</label>
<select id="example">${groups}</select></div>
<div class="field"><label for="body">Request body of POST <code id="path">${OPERATIONS[0][1]}</code></label>
<textarea id="body" name="body" rows="12" spellcheck="false" autocapitalize="none">${body}</textarea></div>
<div class="row"><button type="submit" class="primary" id="send">Send check</button>
<button type="button" id="copy-curl">Copy as curl</button><span class="hint" id="copied" role="status"></span></div>
</form>
<div id="answer" aria-live="polite" aria-busy="false" tabindex="-1" role="region" aria-label="Answer">
<p class="hint">No request was sent yet.</p></div>
</section>`;
};
