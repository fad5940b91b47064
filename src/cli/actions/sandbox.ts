import { PROBLEM_TRIGGERS, type ProblemRequest, UNKNOWN_KEY } from '../../http/sandbox/problem-triggers.js';
import type { CatalogueView } from '../../http/schemas/findings.js';
import { print, textTable } from '../output.js';

/** One code: what was asked, what came, and whether the code was in it; null where no request gives it. */
export interface Stop {
  readonly kind: 'finding' | 'error';
  readonly code: string;
  readonly asked: string;
  readonly answered: string;
  readonly held: boolean | null;
}

interface Service {
  readonly url: string;
  readonly key: string;
}

/** What came, as far as a tour reads it. */
interface Reply {
  readonly status: number;
  readonly body: {
    readonly code?: string;
    readonly request_id?: string;
    readonly recommended_action?: string;
    readonly findings?: readonly { readonly code: string }[];
  };
}

const ANSWER_MS = 10_000;
/** Longest time that a used-up quota is waited for, seconds: a window is of 60. */
const LONGEST_WAIT_SECONDS = 61;

/** Node's own word for every failure of a connection is "fetch failed". */
const unreachable = (url: string, error: unknown): Error => {
  const { cause, message } = error as Error;
  const reason = cause instanceof Error ? cause.message : message;
  return new Error(`${url} does not answer: ${reason}. SIGNGATE_URL names the service.`, { cause: error });
};

/** One request. Where the quota is used up, it is sent once more in the next window. */
const send = async ({ url, key }: Service, request: ProblemRequest, isAgain = false): Promise<Reply> => {
  const { method, path, headers, body } = request;
  const sentKey = { given: { 'x-api-key': key }, unknown: { 'x-api-key': UNKNOWN_KEY }, none: {} }[request.key];
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...headers, ...sentKey },
    ...(body === undefined ? {} : { body }),
    // the key is for this service alone
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((error: unknown) => {
    throw unreachable(url, error);
  });
  if (response.status === 429 && !isAgain) {
    const seconds = Math.min(Number(response.headers.get('retry-after') ?? '1'), LONGEST_WAIT_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return send({ url, key }, request, true);
  }
  return { status: response.status, body: (await response.json()) as Reply['body'] };
};

const catalogueOf = async (service: Service): Promise<CatalogueView['findings']> => {
  const { status, body } = await send(service, { method: 'GET', path: '/api/findings', key: 'none' });
  const { findings } = body as Partial<CatalogueView>;
  const isKnown = findings?.every(({ example }) => /^\/api\/[a-z-]+$/.test(example.path)) ?? false;
  if (status !== 200 || findings === undefined || !isKnown)
    throw new Error(`${service.url}/api/findings gives no catalogue (status ${String(status)}). Is it a Signgate?`);
  return findings;
};

const finding = async (service: Service, { code, example }: CatalogueView['findings'][number]): Promise<Stop> => {
  const { method, path, body } = example;
  const headers = { 'content-type': 'application/json' };
  const reply = await send(service, { method, path, headers, key: 'given', body: JSON.stringify(body) });
  return {
    ...{ kind: 'finding', code, asked: `${method} ${path}` },
    answered: `${String(reply.status)} ${reply.body.recommended_action ?? reply.body.code ?? ''}`.trim(),
    held: reply.status === 200 && reply.body.findings?.some((one) => one.code === code) === true,
  };
};

const problem = async (service: Service, code: keyof typeof PROBLEM_TRIGGERS): Promise<Stop> => {
  const trigger = PROBLEM_TRIGGERS[code];
  if ('reason' in trigger) return { kind: 'error', code, asked: '-', answered: trigger.reason, held: null };
  let requestId = '';
  const sendNext = async (request: ProblemRequest): Promise<Reply> => {
    const body = request.body?.replace('{request_id}', requestId);
    const reply = await send(service, { ...request, ...(body === undefined ? {} : { body }) });
    if (requestId === '') requestId = reply.body.request_id ?? '';
    return reply;
  };
  for (const request of trigger.before ?? []) await sendNext(request);
  const { status, body } = await sendNext(trigger.request);
  const asked = `${trigger.request.method} ${trigger.request.path}`;
  return {
    kind: 'error',
    code,
    asked,
    answered: `${String(status)} ${body.code ?? ''}`.trim(),
    held: body.code === code,
  };
};

/** Asks a running service for every finding and error code, one after the other. Rejects where it cannot be reached. */
export const takeTour = async (service: Service): Promise<readonly Stop[]> => {
  const stops: Stop[] = [];
  for (const entry of await catalogueOf(service)) stops.push(await finding(service, entry));
  const codes = Object.keys(PROBLEM_TRIGGERS) as (keyof typeof PROBLEM_TRIGGERS)[];
  for (const code of codes) stops.push(await problem(service, code));
  return stops;
};

const WORDS = new Map<boolean | null, string>([
  [true, 'yes'],
  [false, 'NO'],
  [null, '-'],
]);

const summaryOf = (stops: readonly Stop[]): string => {
  const count = (held: boolean | null): string => String(stops.filter((stop) => stop.held === held).length);
  return `${count(true)} held, ${count(false)} did not, ${count(null)} take more than a request.`;
};

export const tour = async ({ json }: { readonly json?: boolean }): Promise<void> => {
  const key = process.env['SIGNGATE_KEY'] ?? '';
  const url = (process.env['SIGNGATE_URL'] ?? 'http://127.0.0.1:8080').replace(/\/+$/, '');
  if (!key.startsWith('sg_sandbox_'))
    throw new Error(
      'Put a sandbox key into the environment variable SIGNGATE_KEY: a production key gets no demonstration evidence.',
    );
  const stops = await takeTour({ url, key });
  print(json, { stops }, () =>
    [
      textTable(
        ['CODE', 'ASKED', 'ANSWERED', 'HELD'],
        stops.map(({ code, asked, answered, held }) => [code, asked, answered, WORDS.get(held) ?? '-']),
      ),
      summaryOf(stops),
    ].join('\n'),
  );
  if (stops.some(({ held }) => held === false)) process.exitCode = 1;
};
