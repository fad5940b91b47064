import type { ValidateFunction } from 'ajv';
import type { Answer, Endpoint } from './endpoint.js';
import type { HttpContext } from './exchange.js';
import type { ProblemAnswer } from '../problems/problems.js';
import { promisedProblems } from '../problems/promised-problems.js';
import { compileSchema } from '../schemas/ajv.js';
import { ProblemSchema } from '../schemas/problem.js';

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
  const { contentType } = answer;
  send(
    context,
    answer.status,
    answer.body,
    contentType === undefined ? answer.headers : { ...answer.headers, 'Content-Type': contentType },
  );
};

/** Puts an error answer on the context. */
export const respondProblem = (context: HttpContext, problem: ProblemAnswer): void => {
  send(context, problem.status, problem.body, problem.headers);
};

const send = (
  context: HttpContext,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void => {
  const { res } = context;
  for (const name of Object.keys(headers)) res.setHeader(name, headers[name] ?? '');
  context.status = status;
  if (body === null || headers['Content-Type'] !== undefined) {
    // text or bytes of a type that the route named
    context.body = body;
    return;
  }
  res.setHeader('Content-Type', JSON_TYPE);
  context.body = JSON.stringify(body);
};

/**
 * Throws when an answer is not what the contract promises. For tests: production trusts the code and saves the time.
 */
export interface ResponseCheck {
  readonly success: (endpoint: Endpoint, answer: Answer) => void;
  /** `endpoint` is null where no route matched. */
  readonly problem: (endpoint: Endpoint | null, problem: ProblemAnswer) => void;
}

/**
 * Compiles the schema of every promised answer once. What it holds answers to is what the API description is made from.
 */
export const createResponseCheck = (endpoints: readonly Endpoint[]): ResponseCheck => {
  const problemShape = compileSchema(ProblemSchema);
  const byEndpoint = new Map<Endpoint, ReadonlyMap<number, ValidateFunction>>(
    endpoints.map((endpoint) => [
      endpoint,
      new Map(Object.entries(endpoint.responses).map(([status, schema]) => [Number(status), compileSchema(schema)])),
    ]),
  );
  return {
    success(endpoint, { status, body, contentType }) {
      const type = contentType?.split(';', 1)[0];
      if (type !== undefined && endpoint.otherTypes?.[status]?.includes(type) === true) return;
      const promised = byEndpoint.get(endpoint)?.get(status);
      // JSON that was made before: the very bytes are the answer
      if (promised !== undefined && type === 'application/json') {
        requireShape(promised, JSON.parse(String(body)), `${endpoint.operationId} ${status}`);
        return;
      }
      if (promised === undefined || type !== undefined) {
        throw new Error(
          `${endpoint.operationId} answered ${status} ${type ?? 'application/json'}, which its contract does not name`,
        );
      }
      requireShape(promised, body, `${endpoint.operationId} ${status}`);
    },
    problem(endpoint, { status, code, body }) {
      const route = endpoint?.operationId ?? 'no route';
      requireShape(problemShape, body, `${route} ${status}`);
      if (endpoint !== null && !promisedProblems(endpoint).includes(code)) {
        throw new Error(`${route} answered ${code}, which its contract does not name`);
      }
    },
  };
};

/** Validated as the client will read it: without undefined members. */
const requireShape = (shape: ValidateFunction, body: unknown, what: string): void => {
  if (shape(JSON.parse(JSON.stringify(body)))) return;
  throw new Error(
    `${what} breaks its contract: ${JSON.stringify(shape.errors?.map(({ instancePath, message, params }) => ({ instancePath, message, params })))}`,
  );
};
