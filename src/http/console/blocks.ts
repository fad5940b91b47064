import { errorPath, findingPath } from '../docs-paths.js';
import { html, type Markup } from './html.js';

/** A part of the page under the anchor `id`, with what the contents list below it. */
export interface ConsoleSection {
  readonly id: string;
  readonly title: string;
  readonly body: Markup;
  readonly entries?: readonly (readonly [id: string, title: string])[];
}

export const sectionMarkup = ({ id, title, body }: ConsoleSection): Markup => html`
<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${body}
</section>`;

/** A table; each row is a card where the page is narrow. `label` names it to a screen reader. */
export const tableMarkup = (
  label: string,
  columns: readonly string[],
  rows: readonly (readonly Markup[])[],
): Markup => html`
<table role="table" aria-label="${label}">
<thead role="rowgroup"><tr role="row">${columns.map(
  (column) => html`<th role="columnheader" scope="col">${column}</th>`,
)}</tr></thead>
<tbody role="rowgroup">${rows.map(
  ([first = html``, ...cells]) => html`
<tr role="row"><th role="rowheader" scope="row">${first}</th>${cells.map(
    (cell, index) => html`<td role="cell" data-column="${columns[index + 1] ?? ''}">${cell}</td>`,
  )}</tr>`,
)}
</tbody></table>`;

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
