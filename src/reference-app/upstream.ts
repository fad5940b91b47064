import { ApiError, DeadlineError, InvalidAnswerError, Signgate } from '../sdk/index.js';
import { AppProblem } from './problems.js';

/** How long the service may take for a whole answer, milliseconds. */
const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

export interface UpstreamOptions {
  /** Scheme, host and port of the service. Paths are fixed by the routes. */
  readonly serviceUrl: string;
  /** Null: no key is configured, and every call is refused with `not_configured`. */
  readonly apiKey: string | null;
  readonly timeoutMs?: number;
}

export interface UpstreamCall {
  readonly path: string;
  /** The browser's own, in which findings are to speak. */
  readonly language?: string | undefined;
  /** Sent as JSON, byte for byte. */
  readonly body: Buffer;
}

/** What the service answered. Of its headers only those for the browser are kept. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly requestId: string | null;
  readonly retryAfter: string | null;
  readonly body: Buffer;
}

export interface Upstream {
  /**
   * Rejects with an `AppProblem`: `not_configured`, `service_unreachable`, `service_timeout`, `service_answer_invalid`.
   */
  ask(call: UpstreamCall): Promise<UpstreamAnswer>;
  /**
   * Asks by the SDK, which tries again what may be sent twice; for calls whose bytes this application makes itself. The
   * answer is JSON of this status, or the error of the service as it came. Rejects as `ask` does.
   */
  call(status: number, run: (client: Signgate) => Promise<object>): Promise<UpstreamAnswer>;
}

/** The only way to the service. The key is added here and sent nowhere else. Redirects are not followed. */
export const createUpstream = ({ serviceUrl, apiKey, timeoutMs = TIMEOUT_MS }: UpstreamOptions): Upstream => {
  const client = apiKey === null ? null : new Signgate({ baseUrl: serviceUrl, apiKey, timeoutMs });
  return {
    async call(status, run) {
      if (client === null || apiKey === null) throw notConfigured();
      try {
        return jsonAnswer(status, withoutKey(bytesOf(await run(client)), apiKey));
      } catch (error) {
        if (!(error instanceof ApiError) || error.body === null) throw asProblem(error, timeoutMs);
        const retryAfter = error.retryAfterMs === null ? null : String(Math.ceil(error.retryAfterMs / 1000));
        const told = { requestId: error.requestId, retryAfter };
        return { ...jsonAnswer(error.status, withoutKey(bytesOf(error.body), apiKey)), ...told };
      }
    },
    async ask({ path, language, body }) {
      if (apiKey === null) throw notConfigured();
      const headers = {
        'x-api-key': apiKey,
        accept: 'application/json',
        ...(language !== undefined && { 'accept-language': language }),
        'content-type': 'application/json',
      };
      try {
        const answer = await fetch(new URL(path, serviceUrl), {
          ...{ method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) },
        });
        return {
          status: answer.status,
          contentType: answer.headers.get('content-type') ?? '',
          requestId: answer.headers.get('x-request-id'),
          retryAfter: answer.headers.get('retry-after'),
          body: withoutKey(await readBounded(answer.body), apiKey),
        };
      } catch (error) {
        throw asProblem(error, timeoutMs);
      }
    },
  };
};

const notConfigured = (): AppProblem =>
  new AppProblem(
    'not_configured',
    'This application has no API key: set REFERENCE_APP_API_KEY, or start the service first ' +
      'so that it makes a demonstration key.',
  );

/** The service never repeats the key; an answer that holds it stops here. */
const withoutKey = (bytes: Buffer, apiKey: string): Buffer => {
  if (!bytes.includes(apiKey)) return bytes;
  throw new AppProblem(
    'service_answer_invalid',
    'The service gave an answer that must not be shown. There is no verdict.',
  );
};

const bytesOf = (value: object): Buffer => Buffer.from(JSON.stringify(value));

const jsonAnswer = (status: number, body: Buffer): UpstreamAnswer => ({
  ...{ status, contentType: 'application/json', body },
  ...{ requestId: null, retryAfter: null },
});

const readBounded = async (stream: ReadableStream<Uint8Array> | null): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES)
      throw new AppProblem(
        'service_answer_invalid',
        'The answer of the service is too large to be one. There is no verdict.',
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const asProblem = (error: unknown, timeoutMs: number): AppProblem => {
  if (error instanceof AppProblem) return error;
  if (error instanceof InvalidAnswerError || error instanceof ApiError) {
    return new AppProblem(
      'service_answer_invalid',
      'What answered under the address of the service is not the service. There is no verdict.',
      {},
      { cause: error },
    );
  }
  if (error instanceof DeadlineError || (error instanceof DOMException && error.name === 'TimeoutError')) {
    return new AppProblem(
      'service_timeout',
      `The service did not answer within ${timeoutMs / 1000} s. There is no verdict.`,
      {},
      { cause: error },
    );
  }
  return new AppProblem(
    'service_unreachable',
    'The service could not be reached. There is no verdict.',
    {},
    { cause: error },
  );
};
