import { errorPath, findingPath } from '../docs-paths.js';
import { html, type Markup } from './html.js';

/** One section of the page, under the anchor `id`. */
export const section = (id: string, title: string, body: Markup): Markup => html`
<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}
</section>`;

/** A table that scrolls sideways where the page is narrow. `label` names it to a screen reader. */
export const table = (label: string, columns: readonly string[], rows: readonly Markup[]): Markup => html`
<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows}
</tbody></table></div>`;

/** Data as it would be sent, in a block that can be copied. */
export const jsonBlock = (value: unknown, label: string): Markup => codeBlock(JSON.stringify(value, null, 2), label);

/** Text to copy. `label` says what it is. */
export const codeBlock = (text: string, label: string): Markup => html`
<figure class="code">
<figcaption>${label}<button type="button" class="copy" data-copy>Copy</button></figcaption>
<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>
</figure>`;

/** A text that opens to show more. */
export const foldable = (summary: Markup | readonly Markup[], body: readonly (Markup | null)[] | Markup): Markup =>
  html`<details><summary>${summary}</summary>${body}</details>`;

/** A link to the page of a finding or error code. */
export const codeLink = (kind: 'finding' | 'error', code: string): Markup =>
  html`<a href="${kind === 'finding' ? findingPath(code) : errorPath(code)}"><code>${code}</code></a>`;
