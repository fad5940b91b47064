import type Koa from 'koa';
import { AppProblem } from './problems.js';
import type { Upstream, UpstreamAnswer } from './upstream.js';
import type { IncomingMessage } from 'node:http';

/** The largest body that the service takes: `src/http/limits.ts`. */
const MAX_BODY_BYTES = 65_536;
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;

/** The bytes of a JSON body. They are not parsed: the service judges what they mean. Throws `AppProblem`. */
const readJsonBytes = async (request: IncomingMessage): Promise<Buffer> => {
  // other types need no preflight, so a page of another site could send them
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '') || request.headers['content-encoding'] !== undefined) {
    request.resume();
    throw new AppProblem(
      'unsupported_media_type',
      'The body must be JSON: send Content-Type: application/json, without an encoding.',
    );
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    else if (bytes > 16 * MAX_BODY_BYTES) break;
  }
  if (bytes > MAX_BODY_BYTES)
    throw new AppProblem('payload_too_large', `The body must be at most ${MAX_BODY_BYTES} bytes.`, {
      Connection: 'close',
    });
  return Buffer.concat(chunks);
};

/**
 * A call that this application passes on to the service. The path there is fixed here: of the browser's URL only an id
 * is taken over.
 */
export interface Route {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly matches: (path: string) => boolean;
  readonly handle: (
    context: Koa.Context,
  ) => Promise<{ readonly answer: UpstreamAnswer; readonly headers: Readonly<Record<string, string>> }>;
}

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8' };
const ACKNOWLEDGEMENT = /^\/api\/protection\/checks\/(req_[0-7][0-9a-hjkmnp-tv-z]{25})\/acknowledgement$/;
const CONFIRMATION = /^\/api\/protection\/checks\/(req_[0-7][0-9a-hjkmnp-tv-z]{25})\/confirmation$/;

/** Every call that the page can make. `unplugged` is asked where the story shows a service that is down. */
export const createAppRoutes = (upstream: Upstream, unplugged: Upstream): readonly Route[] => [
  ...checkRoutes(upstream),
  {
    name: 'POST /api/protection/check-unplugged',
    method: 'POST',
    matches: (path) => path === '/api/protection/check-unplugged',
    handle: passOn(unplugged, () => '/api/check-transaction'),
  },
];

const checkRoutes = (upstream: Upstream): readonly Route[] => [
  {
    name: 'POST /api/protection/check',
    method: 'POST',
    matches: (path) => path === '/api/protection/check',
    handle: passOn(upstream, () => '/api/check-transaction'),
  },
  {
    name: 'POST /api/protection/check-payload',
    method: 'POST',
    matches: (path) => path === '/api/protection/check-payload',
    handle: passOn(upstream, () => '/api/check-payload'),
  },
  {
    name: 'POST /api/protection/checks/{request_id}/acknowledgement',
    method: 'POST',
    matches: (path) => ACKNOWLEDGEMENT.test(path),
    // of all outcomes a page can report this one alone: the others would change what later checks are judged by
    handle: async ({ req, path }) => {
      await readJsonBytes(req);
      const id = idIn(ACKNOWLEDGEMENT, path);
      const answer = await upstream.call(201, (client) => client.reportOutcome(id, { outcome: 'acknowledged' }));
      return { answer, headers: JSON_HEADERS };
    },
  },
  {
    name: 'GET /api/protection/keys',
    method: 'GET',
    matches: (path) => path === '/api/protection/keys',
    handle: async () => ({
      answer: await upstream.call(200, (client) => client.call('getJwks', {})),
      headers: JSON_HEADERS,
    }),
  },
  {
    name: 'POST /api/protection/checks/{request_id}/confirmation',
    method: 'POST',
    matches: (path) => CONFIRMATION.test(path),
    handle: passOn(upstream, (path) => `/api/checks/${idIn(CONFIRMATION, path)}/confirm`),
  },
];

/** Sends the body of a request to a path of the service, and its answer back, both byte for byte. */
const passOn =
  (upstream: Upstream, target: (path: string) => string): Route['handle'] =>
  async ({ req, path }) => {
    const body = await readJsonBytes(req);
    const answer = await upstream.ask({
      path: target(path),
      language: req.headers['accept-language'],
      body,
    });
    return { answer: requireJson(answer), headers: JSON_HEADERS };
  };

const idIn = (pattern: RegExp, path: string): string => pattern.exec(path)?.[1] ?? '';

/** Throws unless the answer is JSON, and a success or an error: the service sends no pages and no redirects. */
const requireJson = (answer: UpstreamAnswer): UpstreamAnswer => {
  const isJson = /^application\/json\b/i.test(answer.contentType) && isParsable(answer.body);
  const isFinal = (answer.status >= 200 && answer.status < 300) || (answer.status >= 400 && answer.status < 600);
  if (isJson && isFinal) return answer;
  throw invalidAnswer();
};

const isParsable = (body: Buffer): boolean => {
  try {
    JSON.parse(body.toString('utf8'));
    return true;
  } catch {
    return false;
  }
};

const invalidAnswer = (): AppProblem =>
  new AppProblem(
    'service_answer_invalid',
    'What answered under the address of the service is not the service. There is no verdict.',
  );
