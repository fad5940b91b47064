import type { RecordedExchange } from '../../openapi/examples.js';
import { codeBlock, codeLink, foldable, jsonBlock, section } from '../blocks.js';
import type { ConsoleInput } from '../console-input.js';
import { html, type Markup, prose } from '../html.js';
import { schemaTable } from './schema-table.js';

type DescribedContent = Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;

interface DescribedResponse {
  readonly description: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly content: DescribedContent;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly { readonly name: string; readonly description: string }[];
  readonly requestBody?: { readonly content: DescribedContent };
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

/** Every operation and every schema, from the API description. */
export const operationsSection = ({ document, recorded }: ConsoleInput): Markup => {
  const articles = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const operation = described as unknown as DescribedOperation;
      const [example] = Object.values(recorded.operations[operation.operationId] ?? {});
      return operationArticle(method, path, operation, example ?? null);
    }),
  );
  const schemas = Object.entries(document.components['schemas'] ?? {});
  return html`${section(
    'operations',
    'Operations',
    html`<p>Made from the contracts that requests and answers are held to. As a file:
<a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${articles}`,
  )}${section(
    'schemas',
    'Schemas',
    html`${schemas.map(([name, schema]) => schemaTable(name, schema as Record<string, unknown>))}`,
  )}`;
};

const operationArticle = (
  method: string,
  path: string,
  operation: DescribedOperation,
  example: RecordedExchange | null,
): Markup => {
  const { operationId } = operation;
  return html`
<article id="operation-${operationId}" aria-labelledby="operation-${operationId}-title">
<h3 id="operation-${operationId}-title">
<span class="method">${method.toUpperCase()}</span> <code class="path">${path}</code></h3>
<p class="lead">${operation.summary}.</p>
<dl class="facts">
${factsOf(operation)}
</dl>
${example === null ? null : recordedExchange(example)}
</article>`;
};

const fact = (name: Markup | string, value: Markup | readonly Markup[]): Markup =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>
`;

const factsOf = ({ security, parameters = [], requestBody, responses }: DescribedOperation): readonly Markup[] => {
  const scope = security[0]?.['ApiKey']?.[0];
  const answers = Object.entries(responses);
  const successes = answers.filter(([status]) => status < '300');
  const errors = answers.filter(([status]) => status >= '400');
  // the description of an error response names each of its codes at the start of a paragraph
  const codes = errors.flatMap(([, { description }]) =>
    [...description.matchAll(/^`(\w+)`/gm)].map(([, code = '']) => html`${codeLink('error', code)} `),
  );
  return [
    fact('Key', scope === undefined ? html`none` : html`<code>x-api-key</code> with scope <code>${scope}</code>`),
    ...parameters.map(({ name, description }) => fact(html`<code>${name}</code>`, html`${description}`)),
    ...(requestBody === undefined ? [] : [fact('Request', schemaLinks(requestBody.content))]),
    ...successes.map(([status, { content }]) => fact(status, schemaLinks(content))),
    fact('Errors', codes),
    fact(
      'Headers',
      Object.keys(responses['200']?.headers ?? {}).map((header) => html`<code>${header}</code> `),
    ),
  ];
};

const schemaLinks = (content: DescribedContent): readonly Markup[] =>
  Object.entries(content).map(([type, { schema }]) => {
    const name = schema.$ref?.split('/').at(-1);
    return html`${name === undefined ? '' : html`<a href="#schema-${name}">${name}</a>, `}<code>${type}</code> `;
  });

const recordedExchange = ({ summary, request, headers, status, body }: RecordedExchange): Markup => {
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  return foldable(html`A recorded exchange: ${prose(summary)}`, [
    request === null ? null : jsonBlock(request, 'Request body'),
    lines.length === 0 ? null : codeBlock(lines.join('\n'), 'Response headers'),
    jsonBlock(body, `Response body, ${status}`),
  ]);
};
