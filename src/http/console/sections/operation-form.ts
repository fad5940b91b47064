import { SAMPLE_LANGUAGES, sampleOf } from '../client/samples.js';
import { codeBlock, foldable } from '../blocks.js';
import type { ConsoleInput } from '../console-input.js';
import { html, type Markup, prose } from '../html.js';
import {
  type DescribedOperation,
  type DescribedParameter,
  firstCallOf,
  tryableRequests,
} from './described-operation.js';

/** Where a service listens by default. The page's script puts its own origin in this place. */
const ORIGIN = 'http://127.0.0.1:8080';

/** A form that sends one operation. The client's script drives it. */
export const operationForm = (operation: DescribedOperation, input: ConsoleInput): Markup => {
  const { operationId, method, path, parameters = [] } = operation;
  const call = firstCallOf(operation, input);
  const fieldsIn = (places: readonly string[]): readonly Markup[] =>
    parameters.flatMap((parameter, index) =>
      places.includes(parameter.in) ? [field(operationId, parameter, call.values[index]?.value ?? '')] : [],
    );
  const headers = fieldsIn(['header']);
  return html`<form class="try" data-operation="${operationId}" data-method="${method}" data-path="${path}"
data-keyed="${String(call.isKeyed)}" aria-label="Try ${operationId}" autocomplete="off" novalidate>
<div class="fields">${fieldsIn(['path', 'query'])}</div>
${call.body === null ? null : bodyField(operation, input, call.body)}
${headers.length === 0 ? null : foldable(html`Header`, headers)}
<div class="row"><button type="submit" class="primary" disabled>Send <span class="visually-hidden">${operationId}</span>
</button></div>
</form>
<div class="answer" role="region" aria-label="Answer of ${operationId}" aria-live="polite" tabindex="-1" hidden></div>
`;
};

/** Programs that send what the form holds. */
export const operationPrograms = (operation: DescribedOperation, input: ConsoleInput): readonly Markup[] => {
  const { operationId } = operation;
  const call = firstCallOf(operation, input);
  return SAMPLE_LANGUAGES.map(
    (language) => html`<details name="sample-${operationId}" data-language="${language}"><summary>${language}</summary>
${codeBlock(sampleOf(language, call, ORIGIN), `${operationId} in ${language}`)}</details>
`,
  );
};

const field = (
  operationId: string,
  { name, in: place, required, description, schema }: DescribedParameter,
  value: string,
): Markup => {
  const id = `${operationId}-${name}`;
  const shared = html`id="${id}" data-in="${place}" data-name="${name}" aria-describedby="${id}-hint"`;
  const words = required ? (schema.enum ?? []) : ['', ...(schema.enum ?? [])];
  return html`<div class="field"><label for="${id}"><code>${name}</code>${
    required ? html` <span class="required">required</span>` : null
  }</label>
${
  schema.enum === undefined
    ? html`<input ${shared} value="${value}" autocapitalize="none" spellcheck="false">`
    : html`<select ${shared}>${words.map(
        (word) => html`<option${word === value ? html` selected` : null}>${word}</option>`,
      )}</select>`
}
<p class="hint" id="${id}-hint">${prose(description)}</p></div>
`;
};

const bodyField = (operation: DescribedOperation, input: ConsoleInput, text: string): Markup => {
  const { operationId } = operation;
  const requests = tryableRequests(operation, input);
  const rows = Math.min(14, text.split('\n').length);
  return html`${
    requests.length < 2
      ? null
      : html`<div class="field"><label for="${operationId}-example">Begin with</label>
<select id="${operationId}-example" data-example>${requests.map(
          ({ name, summary, text: request }) =>
            html`<option value="${name}" data-request="${request}">${summary}</option>`,
        )}</select></div>`
  }<div class="field"><label for="${operationId}-body">Request body</label>
<textarea id="${operationId}-body" data-body rows="${rows}" spellcheck="false" autocapitalize="none">${text}</textarea>
</div>`;
};
