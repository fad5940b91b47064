import { codeBlock, html, jsonBlock, type Markup, prose } from '../html.js';
import type { ConsoleInput } from '../console-input.js';
import type { RecordedExchange } from '../../openapi/examples.js';
import { schemaTable } from './schema-table.js';

interface DescribedResponse {
  readonly description: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
}

interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly { readonly name: string; readonly description: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  };
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

/** Every operation and every schema, from the API description. */
export const operationsSection = ({ document, recorded }: ConsoleInput): Markup => html`
<section id="operations" aria-labelledby="operations-title">
<h2 id="operations-title">Operations</h2>
<p>Made from the contracts that requests and answers are held to. As a file: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${Object.entries(document.paths).map(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) =>
    operationArticle(
      method,
      path,
      operation as unknown as DescribedOperation,
      recorded.operations[(operation as unknown as DescribedOperation).operationId] ?? {},
    ),
  ),
)}
</section>
<section id="schemas" aria-labelledby="schemas-title">
<h2 id="schemas-title">Schemas</h2>
${Object.entries(document.components['schemas'] ?? {}).map(([name, schema]) => schemaTable(name, schema as Record<string, unknown>))}
</section>`;

const schemaLink = (content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>): Markup[] =>
  Object.entries(content).map(([type, { schema }]) => {
    const name = schema.$ref?.split('/').at(-1);
    return html`${name === undefined ? '' : html`<a href="#schema-${name}">${name}</a>, `}<code>${type}</code> `;
  });

const operationArticle = (
  method: string,
  path: string,
  operation: DescribedOperation,
  recorded: Readonly<Record<string, RecordedExchange>>,
): Markup => {
  const scope = operation.security[0]?.['ApiKey']?.[0];
  const [name] = Object.keys(recorded);
  const example = name === undefined ? undefined : recorded[name];
  return html`
<article id="operation-${operation.operationId}" aria-labelledby="operation-${operation.operationId}-title">
<h3 id="operation-${operation.operationId}-title"><span class="method">${method.toUpperCase()}</span> <code class="path">${path}</code></h3>
<p class="lead">${operation.summary}.</p>
<dl class="facts">
<div><dt>Key</dt><dd>${scope === undefined ? 'none' : html`<code>x-api-key</code> with scope <code>${scope}</code>`}</dd></div>
${(operation.parameters ?? []).map((parameter) => html`<div><dt><code>${parameter.name}</code></dt><dd>${parameter.description}</dd></div>`)}
${operation.requestBody === undefined ? null : html`<div><dt>Request</dt><dd>${schemaLink(operation.requestBody.content)}</dd></div>`}
${Object.entries(operation.responses)
  .filter(([status]) => status < '300')
  .map(([status, response]) => html`<div><dt>${status}</dt><dd>${schemaLink(response.content)}</dd></div>`)}
<div><dt>Errors</dt><dd>${Object.entries(operation.responses)
    .filter(([status]) => status >= '400')
    .flatMap(([, response]) =>
      [...response.description.matchAll(/^`(\w+)`/gm)].map(
        ([, code]) => html`<a href="#error-${code ?? ''}"><code>${code ?? ''}</code></a> `,
      ),
    )}</dd></div>
<div><dt>Headers</dt><dd>${Object.keys(operation.responses['200']?.headers ?? {}).map((header) => html`<code>${header}</code> `)}</dd></div>
</dl>
${
  example === undefined
    ? null
    : html`<details><summary>A recorded exchange: ${prose(example.summary)}</summary>
${example.request === null ? null : jsonBlock(example.request, 'Request body')}
${
  Object.keys(example.headers).length === 0
    ? null
    : codeBlock(
        Object.entries(example.headers)
          .map(([header, value]) => `${header}: ${value}`)
          .join('\n'),
        'Response headers',
      )
}
${jsonBlock(example.body, `Response body, ${example.status}`)}
</details>`
}
</article>`;
};
