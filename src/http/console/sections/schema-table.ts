import { foldable } from '../blocks.js';
import { html, Markup, prose } from '../html.js';

type Schema = Readonly<Record<string, unknown>>;

/** More words than this are folded away. */
const SHOWN_WORDS = 8;

/** The members of one schema. */
export const schemaTable = (name: string, schema: Schema): Markup => {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  return html`
<details id="schema-${name}" data-find="Schema"><summary><h3><code>${name}</code></h3></summary>
${schema['description'] === undefined ? null : html`<p class="lead">${prose(String(schema['description']))}</p>`}
${
  properties.length === 0
    ? null
    : html`<dl class="members">${properties.map(([member, one]) =>
        memberRow(`${name}.${member}`, member, one, required.has(member)),
      )}</dl>`
}
</details>`;
};

const memberRow = (id: string, member: string, schema: Schema, isRequired: boolean): Markup => {
  const mark = isRequired ? html` <span class="required">required</span>` : null;
  return html`<div id="member-${id}" data-find="Member"><dt><code>${member}</code>${mark}</dt>
<dd class="type">${typeOf(schema)}</dd><dd>${meaningOf(schema)}</dd></div>
`;
};

const typeOf = (schema: Schema): Markup => {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (Array.isArray(schema['anyOf'])) return join((schema['anyOf'] as readonly Schema[]).map(typeOf), ' or ');
  if (Array.isArray(schema['enum'])) return words(schema['enum'] as readonly string[]);
  if (schema['const'] !== undefined) return html`<code>${JSON.stringify(schema['const'])}</code>`;
  if (schema['type'] === 'array') return html`list of ${typeOf((schema['items'] ?? {}) as Schema)}`;
  if (schema['type'] === 'object' && schema['properties'] !== undefined) {
    return html`object: ${join(
      Object.entries(schema['properties'] as Readonly<Record<string, Schema>>).map(
        ([member, one]) => html`<code>${member}</code> ${typeOf(one)}`,
      ),
      ', ',
    )}`;
  }
  return html`${String(schema['format'] ?? schema['type'] ?? 'any')}`;
};

const words = (all: readonly string[]): Markup => {
  const list = join(
    all.map((word) => html`<code>${word}</code>`),
    ' ',
  );
  return all.length <= SHOWN_WORDS ? list : foldable(html`one of ${all.length} words`, list);
};

const join = (parts: readonly Markup[], separator: string): Markup =>
  new Markup(parts.map(({ text }) => text).join(separator));

const LIMITS: readonly (readonly [string, (value: string) => string])[] = [
  ['minimum', (value) => `at least ${value}`],
  ['maximum', (value) => `at most ${value}`],
  ['minLength', (value) => `at least ${value} characters`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['maxItems', (value) => `at most ${value} entries`],
];

const meaningOf = (schema: Schema): Markup => {
  const limits = LIMITS.flatMap(([keyword, say]) =>
    schema[keyword] === undefined ? [] : [say(String(schema[keyword]))],
  ).join(', ');
  const shown = limits === '' ? null : html` <span class="limits">${limits}</span>`;
  return html`${prose(String(schema['description'] ?? ''))}${shown}`;
};
