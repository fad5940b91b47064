import { answerView, silenceView } from './answer.js';
import { element, textElement } from './elements.js';
import { urlOfCall, type SampleCall, type CallValue, type SampleLanguage, sampleOf } from './samples.js';

/** How long a button says what became of a click, milliseconds. */
const SHOWN_MS = 2000;

const texts = new WeakMap<Element, () => string>();

/** Has the button of a figure copy another text than the one that is shown. */
const copyInstead = (figure: Element, text: () => string): void => void texts.set(figure, text);

const copy = async (button: HTMLElement): Promise<void> => {
  const figure = button.closest('figure');
  const shown = figure?.querySelector('pre')?.textContent ?? '';
  const text = figure === null ? shown : (texts.get(figure)?.() ?? shown);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = text === shown ? 'Copied' : 'Copied, with the key';
  } catch {
    button.textContent = 'The browser did not allow copying';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, SHOWN_MS);
};

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (button !== null) void copy(button);
});

const TIMEOUT_MS = 20_000;

const keyField = element<HTMLInputElement>('key');
const withKey = element<HTMLInputElement>('with-key');
const keyOf = (): string => keyField.value.trim();

type Field = HTMLInputElement | HTMLSelectElement;

const callOf = (form: HTMLFormElement): SampleCall => {
  const { operation = '', method = '', path = '', keyed } = form.dataset;
  const values = [...form.querySelectorAll<Field>('[data-in]')].map(({ dataset, value }) => ({
    in: dataset['in'] as CallValue['in'],
    name: dataset['name'] ?? '',
    value: value.trim(),
  }));
  const body = form.querySelector('textarea')?.value ?? null;
  return { operationId: operation, method, path, values, body, isKeyed: keyed === 'true' };
};

const fetched = (call: SampleCall): Promise<Response> =>
  fetch(urlOfCall(call), {
    method: call.method,
    headers: {
      accept: 'application/json, */*;q=0.5',
      ...(call.body !== null && { 'content-type': 'application/json' }),
      ...(call.isKeyed && keyOf() !== '' && { 'x-api-key': keyOf() }),
      ...Object.fromEntries(
        call.values.flatMap(({ in: place, name, value }) =>
          place === 'header' && value !== '' ? [[name, value]] : [],
        ),
      ),
    },
    ...(call.body !== null && { body: call.body }),
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** Ids that an answer gave go where the next calls ask for them. */
const passOn = (text: string): void => {
  const given = /"(\w+_id)":\s?"([\w-]+)"/g;
  const ids = new Map([...text.matchAll(given)].reverse().map(([, name = '', value = '']) => [name, value]));
  for (const field of document.querySelectorAll<Field>('input[data-name]')) {
    const id = ids.get(field.dataset['name'] ?? '');
    if (id === undefined) continue;
    field.value = id;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

const send = async (form: HTMLFormElement, answer: HTMLElement): Promise<void> => {
  const call = callOf(form);
  const isCheck = /^check(?:Transaction|Payload)$/.test(call.operationId);
  const button = form.querySelector('button');
  if (button !== null) button.disabled = true;
  answer.hidden = false;
  answer.setAttribute('aria-busy', 'true');
  answer.replaceChildren(textElement('p', 'Waiting for the service…', 'hint'));
  const startedAt = performance.now();
  try {
    const response = await fetched(call);
    const text = await response.text();
    answer.replaceChildren(...answerView(response, text, performance.now() - startedAt, isCheck));
    if (response.status === 401) answer.append(keyHint());
    if (response.ok) passOn(text);
  } catch (error) {
    const message =
      error instanceof DOMException && error.name === 'TimeoutError'
        ? `The service did not answer within ${TIMEOUT_MS / 1000} s.`
        : `The service could not be reached: ${String((error as Error).message)}.`;
    answer.replaceChildren(...silenceView(message, isCheck));
  } finally {
    if (button !== null) button.disabled = false;
    answer.setAttribute('aria-busy', 'false');
    answer.focus({ preventScroll: true });
    answer.scrollIntoView({ block: 'nearest' });
  }
};

const keyHint = (): HTMLElement => {
  const button = textElement('button', 'Go to the key field');
  button.addEventListener('click', () => keyField.focus());
  return button;
};

/** Makes one form work: it sends what it holds, and its programs say the same. */
export const startOperation = (form: HTMLFormElement): void => {
  const article = form.closest('article');
  const samples = [...(article?.querySelectorAll<HTMLElement>('[data-language]') ?? [])].map((sample) => ({
    code: sample.querySelector('code'),
    textWith: (key: string | null) =>
      sampleOf(sample.dataset['language'] as SampleLanguage, callOf(form), location.origin, key),
    figure: sample.querySelector('figure'),
  }));
  const refresh = (): void => {
    for (const { code, textWith } of samples) if (code !== null) code.textContent = textWith(null);
  };
  for (const { figure, textWith } of samples)
    if (figure !== null) copyInstead(figure, () => textWith(withKey.checked && keyOf() !== '' ? keyOf() : null));
  form.addEventListener('input', (event) => {
    const chosen = event.target instanceof HTMLSelectElement ? event.target.selectedOptions[0] : undefined;
    const request = chosen?.dataset['request'];
    const body = form.querySelector('textarea');
    if (request !== undefined && body !== null) body.value = request;
    refresh();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const answer = article?.querySelector<HTMLElement>('.answer');
    if (answer) void send(form, answer);
  });
  for (const button of form.querySelectorAll('button')) button.disabled = false;
  refresh();
};

/** Nothing of the key outlives the page, not even in the copy that a browser keeps to go back to. */
export const forgetKey = (): void => {
  keyField.value = '';
  withKey.checked = false;
};
