import { foldable, table } from '../blocks.js';
import { html, Markup } from '../html.js';

type Schema = Readonly<Record<string, unknown>>;

/** More words than this are folded away. */
const SHOWN_WORDS = 8;

/** The members of one schema. */
export const schemaTable = (name: string, schema: Schema): Markup => {
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  return html`
<article id="schema-${name}" aria-labelledby="schema-${name}-title">
<h3 id="schema-${name}-title"><code>${name}</code></h3>
${schema['description'] === undefined ? null : html`<p class="lead">${String(schema['description'])}</p>`}
${table(
  `Members of ${name}`,
  ['Member', 'Type', 'Meaning and limits'],
  properties.map(([member, one]) => memberRow(member, one, required.has(member))),
)}
</article>`;
};

const memberRow = (member: string, schema: Schema, isRequired: boolean): Markup => {
  const mark = isRequired ? html`<span class="required">required</span>` : null;
  return html`<tr><th scope="row"><code>${member}</code>${mark}</th>
<td>${typeOf(schema)}</td><td>${meaningOf(schema)}</td></tr>
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
  return html`${String(schema['description'] ?? '')}${shown}`;
};
