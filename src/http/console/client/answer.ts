import type { Schemas } from '../../../sdk/index.js';
import { copyableBlock, textElement } from './elements.js';
import { payloadView } from './payload-view.js';
import { simulationView } from './simulation-view.js';

const ACTIONS: readonly unknown[] = ['ALLOW', 'REVIEW', 'BLOCK'];
const SHOWN_HEADERS = [
  ...['x-request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'],
  ...['idempotency-replayed', 'content-type'],
];
const NO_VERDICT = 'A failed check: there is no verdict. Do not continue without one.';

/** The members that are shown in a way of their own, in an answer of any operation. */
interface Told {
  readonly recommended_action?: unknown;
  readonly findings?: readonly { readonly code: string; readonly severity?: string; readonly message?: string }[];
  readonly payload?: Schemas['DecodedPayload'];
  readonly simulation?: Schemas['Simulation'];
  readonly code?: unknown;
  readonly message?: unknown;
}

const parse = (text: string): Told | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    // shown as text
    return null;
  }
};

const badge = (action: string): Node =>
  document.querySelector(`.actions .badge.${action.toLowerCase()}`)?.cloneNode(true) ?? textElement('strong', action);

/** The code, as a link where the page knows it. */
const codeOf = (kind: 'finding' | 'error', code: string): Node => {
  const known = document.getElementById(`${kind}-${code}`)?.querySelector('dt a');
  return known?.cloneNode(true) ?? textElement('code', code);
};

const findingsList = (findings: NonNullable<Told['findings']>): HTMLElement => {
  const list = textElement('ul', '', 'findings');
  list.append(
    ...findings.map(({ code, severity = '', message = '' }) => {
      const item = textElement('li', '');
      item.append(codeOf('finding', code), ' ', textElement('span', severity, 'severity'), textElement('p', message));
      return item;
    }),
  );
  return list;
};

const verdictView = (body: Told): readonly Node[] => {
  const verdict = textElement('p', '', 'verdict');
  verdict.append(badge(String(body.recommended_action)), textElement('code', 'recommended_action'));
  return [
    verdict,
    ...(body.findings === undefined || body.findings.length === 0 ? [] : [findingsList(body.findings)]),
    ...(body.payload === undefined ? [] : payloadView(body.payload)),
    ...(body.simulation === undefined ? [] : simulationView(body.simulation)),
  ];
};

const failureView = (body: Told | null, isCheck: boolean): readonly Node[] => {
  const failure = textElement('div', '', 'failure');
  if (typeof body?.code === 'string') {
    const line = textElement('p', '');
    line.append(codeOf('error', body.code), ` ${String(body.message)}`);
    failure.append(line);
  }
  if (isCheck) failure.append(textElement('p', NO_VERDICT));
  return [failure];
};

/** An answer as it came. Only a success with a known action gets a badge; a check without one is a failure. */
export const answerView = (response: Response, text: string, durationMs: number, isCheck: boolean): readonly Node[] => {
  const body = parse(text);
  const headers = SHOWN_HEADERS.flatMap((name) =>
    response.headers.has(name) ? [`${name}: ${response.headers.get(name) ?? ''}`] : [],
  ).join('\n');
  const hasVerdict = response.status === 200 && ACTIONS.includes(body?.recommended_action);
  return [
    textElement('h4', `${response.status} ${response.statusText} in ${Math.round(durationMs)} ms`),
    ...(hasVerdict && body !== null ? verdictView(body) : []),
    ...(response.ok && (hasVerdict || !isCheck) ? [] : failureView(body, isCheck)),
    copyableBlock('Response headers', headers),
    copyableBlock('Response body', body === null ? text : JSON.stringify(body, null, 2)),
  ];
};

/** What is shown where no answer came. */
export const silenceView = (message: string, isCheck: boolean): readonly Node[] => [
  textElement('h4', 'No answer'),
  textElement('p', isCheck ? `${message} ${NO_VERDICT}` : message, 'failure'),
];
