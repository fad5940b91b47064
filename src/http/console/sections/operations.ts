import type { RecordedExchange } from '../../openapi/examples.js';
import { codeBlock, codeLink, foldable, jsonBlock, type ConsoleSection } from '../blocks.js';
import type { ConsoleInput } from '../console-input.js';
import { html, type Markup, prose } from '../html.js';
import { type DescribedOperation, describedOperations } from './described-operation.js';
import { operationForm, operationPrograms } from './operation-form.js';
import { schemaTable } from './schema-table.js';

/** Every operation of the API description, a section for each of its groups. */
export const operationSections = (input: ConsoleInput): readonly ConsoleSection[] => {
  const operations = describedOperations(input);
  const tags = input.document['tags'] as readonly { readonly name: string; readonly description: string }[];
  return tags.map(({ name, description }) => {
    const own = operations.filter(({ tags: [tag] }) => tag === name);
    return {
      id: `routes-${name.toLowerCase().replaceAll(' ', '-')}`,
      title: name,
      entries: own.map(({ operationId, summary }) => [`operation-${operationId}`, summary] as const),
      body: html`<p>${description}</p>
${own.map((operation) => operationArticle(operation, input))}`,
    };
  });
};

/** Every schema of the API description. */
export const schemasSection = ({ document }: ConsoleInput): ConsoleSection => ({
  id: 'schemas',
  title: 'Members',
  body: html`<p>Of requests and answers, by their schemas. As a file: <a href="/openapi.json">openapi.json</a>
(OpenAPI 3.1).</p>
${Object.entries(document.components['schemas'] ?? {}).map(([name, schema]) =>
  schemaTable(name, schema as Record<string, unknown>),
)}`,
});

const operationArticle = (operation: DescribedOperation, input: ConsoleInput): Markup => {
  const { operationId, method, path, summary } = operation;
  const [example] = Object.values(input.recorded.operations[operationId] ?? {});
  return html`
<article id="operation-${operationId}" data-find="Route" aria-labelledby="operation-${operationId}-title">
<h3 id="operation-${operationId}-title"><a href="#operation-${operationId}"><span class="method">${method}</span>
<code class="path">${path}</code></a></h3>
<p class="lead">${summary}.</p>
<dl class="facts">
${factsOf(operation)}
</dl>
${operationForm(operation, input)}
<div class="more">
${operationPrograms(operation, input)}
${example === undefined ? null : recordedExchange(example)}
${foldable(html`Errors`, html`<p class="errors">${errorLinks(operation)}</p>`)}
</div>
</article>`;
};

const fact = (name: Markup | string, value: Markup | readonly Markup[]): Markup =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>
`;

const factsOf = ({ security, requestBody, responses }: DescribedOperation): readonly Markup[] => {
  const scope = security[0]?.['ApiKey']?.[0];
  const successes = Object.entries(responses).filter(([status]) => status < '300');
  return [
    fact('Key', scope === undefined ? html`none` : html`with scope <code>${scope}</code>`),
    ...(requestBody === undefined ? [] : [fact('Request', schemaLinks(requestBody.content))]),
    ...successes.map(([status, { content }]) => fact(status, schemaLinks(content))),
  ];
};

/** The description of an error response names each of its codes at the start of a paragraph. */
const errorLinks = ({ responses }: DescribedOperation): readonly Markup[] =>
  Object.values(responses).flatMap(({ description }) =>
    [...description.matchAll(/^`(\w+)`/gm)].map(([, code = '']) => html`${codeLink('error', code)} `),
  );

const schemaLinks = (content: DescribedOperation['responses'][string]['content']): readonly Markup[] =>
  Object.entries(content).map(([type, { schema }]) => {
    const name = schema.$ref?.split('/').at(-1);
    return html`${name === undefined ? '' : html`<a href="#schema-${name}">${name}</a>, `}<code>${type}</code> `;
  });

const recordedExchange = ({ summary, request, headers, status, body }: RecordedExchange): Markup => {
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  return foldable(html`Recorded: ${prose(summary)}`, [
    request === null ? null : jsonBlock(request, 'Request body'),
    lines.length === 0 ? null : codeBlock(lines.join('\n'), 'Response headers'),
    jsonBlock(body, `Response body, ${status}`),
  ]);
};
