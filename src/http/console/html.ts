/** Text that is markup already. Everything else is escaped when it is put into a page. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | null | readonly Part[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const render = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
};

/** Markup with values put in: text is escaped, markup and lists of it are not, null is nothing. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, index) => text + render(parts[index] ?? null)).join(''));

/** Prose of the service's own with `code` in backticks. */
export const prose = (text: string): Markup[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

/** Data as it would be sent, in a block that can be copied. */
export const jsonBlock = (value: unknown, label: string): Markup => codeBlock(JSON.stringify(value, null, 2), label);

/** Text to copy. `label` says what it is. */
export const codeBlock = (text: string, label: string): Markup =>
  html`<figure class="code"><figcaption>${label}<button type="button" class="copy" data-copy>Copy</button></figcaption><pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre></figure>`;
