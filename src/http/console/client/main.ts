// The console's script. The key lives in its input field alone: it is never stored, logged or put into an address.

import { block, element, make } from './elements.js';
import { type DecodedPayload, payloadView } from './payload-view.js';
import { type Simulation, simulationView } from './simulation-view.js';

const TIMEOUT_MS = 20_000;
const ACTIONS = ['ALLOW', 'REVIEW', 'BLOCK'];
const SHOWN_HEADERS = [
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'retry-after',
];

const answer = element('answer');
const keyField = element<HTMLInputElement>('key');
const bodyField = element<HTMLTextAreaElement>('body');
const pathShown = element('path');
/** The call that the chosen example belongs to. */
const path = (): string => pathShown.textContent;
const sendButton = element<HTMLButtonElement>('send');

const show = (...parts: readonly Node[]): void => answer.replaceChildren(...parts);

/** Shows the service's answer unchanged. Only a success with a known action gets a badge. */
const showAnswer = (response: Response, text: string, durationMs: number): void => {
  const body = parse(text) as {
    recommended_action?: unknown;
    payload?: DecodedPayload;
    simulation?: Simulation;
  } | null;
  const action =
    response.status === 200 && typeof body?.recommended_action === 'string' && ACTIONS.includes(body.recommended_action)
      ? body.recommended_action
      : null;
  const heading = make('h3', `${response.status} ${response.statusText} in ${Math.round(durationMs)} ms`);
  const headers = SHOWN_HEADERS.flatMap((name) =>
    response.headers.has(name) ? [`${name}: ${response.headers.get(name) ?? ''}`] : [],
  ).join('\n');
  const verdict = make('p', '', 'verdict');
  if (action === null) {
    verdict.className = 'failure';
    verdict.textContent = 'A failed check: there is no verdict. Do not continue without one.';
  } else {
    verdict.append(badge(action), make('span', 'recommended_action'));
  }
  const bytes = action === null || body?.payload === undefined ? [] : payloadView(body.payload);
  const effects = action === null || body?.simulation === undefined ? [] : simulationView(body.simulation);
  show(
    heading,
    verdict,
    ...bytes,
    ...effects,
    block(headers),
    block(body === null ? text : JSON.stringify(body, null, 2)),
  );
};

const badge = (action: string): Node => {
  const known = document.querySelector(`.actions .badge.${action.toLowerCase()}`);
  return known?.cloneNode(true) ?? make('strong', action);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // shown as text
    return null;
  }
};

const failure = (message: string): void => {
  show(
    make('h3', 'No answer'),
    make('p', message, 'failure'),
    make('p', 'A failed check: there is no verdict. Do not continue without one.'),
  );
};

const send = async (): Promise<void> => {
  sendButton.disabled = true;
  answer.setAttribute('aria-busy', 'true');
  show(make('p', 'Waiting for the service…', 'hint'));
  const startedAt = performance.now();
  try {
    const response = await fetch(path(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(keyField.value.trim() !== '' && { 'x-api-key': keyField.value.trim() }),
      },
      body: bodyField.value,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    showAnswer(response, await response.text(), performance.now() - startedAt);
  } catch (error) {
    failure(
      error instanceof DOMException && error.name === 'TimeoutError'
        ? `The service did not answer within ${TIMEOUT_MS / 1000} s.`
        : `The service could not be reached: ${String((error as Error).message)}`,
    );
  } finally {
    sendButton.disabled = false;
    answer.setAttribute('aria-busy', 'false');
    answer.focus({ preventScroll: true });
    answer.scrollIntoView({ block: 'nearest' });
  }
};

element<HTMLFormElement>('try').addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});

element<HTMLSelectElement>('example').addEventListener('change', (event) => {
  const chosen = (event.target as HTMLSelectElement).selectedOptions[0];
  bodyField.value = chosen?.dataset['request'] ?? bodyField.value;
  pathShown.textContent = chosen?.dataset['path'] ?? path();
});

const say = (text: string): void => {
  element('copied').textContent = text;
};

const copy = async (text: string, told: (result: string) => void): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    told('Copied');
  } catch {
    told('The browser did not allow copying');
  }
};

/** In single quotes for a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

// the key is named, not written: a command ends up in a shell history
element('copy-curl').addEventListener('click', () => {
  const url = quoted(`${location.origin}${path()}`);
  const headers = `-H "x-api-key: $SIGNGATE_KEY" -H 'content-type: application/json'`;
  const command = `curl -sS ${url} ${headers} -d ${quoted(bodyField.value)}`;
  void copy(command, (result) => say(result === 'Copied' ? 'Copied, with $SIGNGATE_KEY in place of the key' : result));
});

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  button.addEventListener('click', () => {
    const text = button.closest('figure')?.querySelector('pre')?.textContent ?? '';
    void copy(text, (result) => {
      button.textContent = result;
    });
  });
}
