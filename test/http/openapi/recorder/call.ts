import { connect } from 'node:net';
import type { RecordedExchange } from '../../../../src/http/openapi/examples.js';
import { CONNECTION_LIMITS } from '../../../../src/http/server/listening-server.js';
import { PRESETS } from '../../../support/presets.js';
import { KEY, startExampleService } from './service.js';

/** Headers that say something about the answer and are the same each time. */
const KEPT_HEADERS = [
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'retry-after',
  'allow',
];

/** A call of an example; a POST of a good check with a good key unless it says otherwise. */
export interface Call {
  readonly summary: string;
  readonly method?: string;
  readonly path?: string;
  readonly key?: string | null;
  readonly body?: unknown;
  /** In place of `body`, as it stands. */
  readonly text?: string;
  readonly contentType?: string;
  readonly idempotencyKey?: string;
}

export const CHECK_PATH = '/api/check-transaction';
export const GOOD_BODY = PRESETS.outgoing[0].intent;

/** Makes the call, and keeps what says something about its answer. */
export const perform = async (url: string, call: Call): Promise<RecordedExchange> => {
  const method = call.method ?? 'POST';
  const key = call.key === undefined ? KEY : call.key;
  const hasBody = method === 'POST' || method === 'PUT';
  const answer = await fetch(`${url}${call.path ?? CHECK_PATH}`, {
    method,
    headers: {
      ...(key !== null && { 'x-api-key': key }),
      ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
      ...(hasBody && { 'content-type': call.contentType ?? 'application/json' }),
    },
    ...(hasBody && { body: call.text ?? JSON.stringify(call.body ?? GOOD_BODY) }),
  });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => KEPT_HEADERS.includes(name)));
  return {
    summary: call.summary,
    request: call.body ?? null,
    status: answer.status,
    headers,
    body: await answer.json(),
  };
};

/** Uses a service that knows nothing yet, and ends it. */
export const withService = async <T>(
  options: Parameters<typeof startExampleService>[0],
  use: (url: string) => Promise<T>,
): Promise<T> => {
  const service = await startExampleService(options);
  try {
    return await use(service.url);
  } finally {
    await service.drain();
  }
};

/** What a connection gets that never becomes a request. */
export const recordRefusedConnection = (summary: string, bytes: string): Promise<RecordedExchange> =>
  withService({ limits: { ...CONNECTION_LIMITS, headersMs: 100, requestMs: 200, checkMs: 50 } }, (url) =>
    sendBytes(url, bytes),
  ).then((text) => {
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const requestId = /^x-request-id: (.*)$/im.exec(head)?.[1] ?? '';
    return {
      summary,
      request: null,
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
      headers: { 'x-request-id': requestId },
      body: JSON.parse(body) as unknown,
    };
  });

const sendBytes = (url: string, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    socket.write(bytes);
  });
