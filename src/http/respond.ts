import type { ValidateFunction } from 'ajv';
import type { Answer, Endpoint } from './endpoint.js';
import type { HttpContext } from './exchange.js';
import type { ProblemAnswer } from './problems.js';
import { compileSchema } from './schemas/ajv.js';
import { ProblemSchema } from './schemas/problem.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Headers of every answer. JSON is never to be rendered, framed or guessed at. */
const STATIC_HEADERS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
];

/** Headers that do not depend on the outcome; they are set first, so that no answer lacks them. */
export const setCommonHeaders = (context: HttpContext): void => {
  const { res } = context;
  res.setHeader('X-Request-Id', context.state.exchange.requestId);
  for (const [name, value] of STATIC_HEADERS) res.setHeader(name, value);
  if (context.path.startsWith('/api/')) res.setHeader('Cache-Control', 'no-store');
};

/** Puts a success on the context. */
export const respond = (context: HttpContext, answer: Answer): void => {
  send(context, answer.status, answer.body, answer.headers);
};

/** Puts an error answer on the context. */
export const respondProblem = (context: HttpContext, problem: ProblemAnswer): void => {
  send(context, problem.status, problem.body, problem.headers);
};

const send = (context: HttpContext, status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): void => {
  const { res } = context;
  for (const name of Object.keys(headers)) res.setHeader(name, headers[name] ?? '');
  context.status = status;
  if (body === null) {
    context.body = null;
    return;
  }
  res.setHeader('Content-Type', JSON_TYPE);
  context.body = JSON.stringify(body);
};

/** Throws when an answer is not what the contract promises. For tests: production trusts the code and saves the time. */
export type ResponseCheck = (endpoint: Endpoint | null, status: number, body: unknown) => void;

/** Compiles the schema of every promised answer once. */
export const createResponseCheck = (endpoints: readonly Endpoint[]): ResponseCheck => {
  const problem = compileSchema(ProblemSchema);
  const byEndpoint = new Map<Endpoint, ReadonlyMap<number, ValidateFunction>>(
    endpoints.map((endpoint) => [
      endpoint,
      new Map(Object.entries(endpoint.responses).map(([status, schema]) => [Number(status), compileSchema(schema)])),
    ]),
  );
  return (endpoint, status, body) => {
    const promised = status >= 400 ? problem : endpoint === null ? undefined : byEndpoint.get(endpoint)?.get(status);
    if (promised === undefined) throw new Error(`${endpoint?.operationId ?? 'no route'} answered ${status}, which its contract does not name`);
    // validated as the client will read it: without undefined members
    if (!promised(JSON.parse(JSON.stringify(body)))) {
      throw new Error(`${endpoint?.operationId ?? 'no route'} ${status} breaks its contract: ${JSON.stringify(promised.errors?.map(({ instancePath, message, params }) => ({ instancePath, message, params })))}`);
    }
  };
};
