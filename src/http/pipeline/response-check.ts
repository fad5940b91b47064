import type { ProblemAnswer } from '../problems/problems.js';
import { promisedProblems } from './promised-problems.js';
import { compileSchema, type SchemaMatcher } from '../schemas/ajv.js';
import { ProblemSchema } from '../schemas/problem.js';
import type { Answer, Endpoint } from './endpoint.js';

/** Throws when an answer breaks its contract. For tests: production trusts the code and saves the time. */
export interface ResponseCheck {
  readonly success: (endpoint: Endpoint, answer: Answer) => void;
  /** `endpoint` is null where no route matched. */
  readonly problem: (endpoint: Endpoint | null, problem: ProblemAnswer) => void;
}

/** Holds every answer to the schema of the promised one: the schemas from which the API description is made. */
export const createResponseCheck = (endpoints: readonly Endpoint[]): ResponseCheck => {
  const problemShape = compileSchema(ProblemSchema);
  const byEndpoint = new Map<Endpoint, ReadonlyMap<number, SchemaMatcher<unknown>>>(
    endpoints.map((endpoint) => [
      endpoint,
      new Map(Object.entries(endpoint.responses).map(([status, schema]) => [Number(status), compileSchema(schema)])),
    ]),
  );
  return {
    success(endpoint, { status, body, contentType }) {
      const type = contentType?.split(';', 1)[0] ?? 'application/json';
      if (endpoint.otherTypes?.[status]?.includes(type) === true) return;
      const promised = byEndpoint.get(endpoint)?.get(status);
      if (promised === undefined || type !== 'application/json')
        throw new Error(`${endpoint.operationId} answered ${status} ${type}, which its contract does not name`);
      // JSON that names its type is text already
      const sent = contentType === undefined ? body : (JSON.parse(String(body)) as unknown);
      requireShape(promised, sent, `${endpoint.operationId} ${status}`);
    },
    problem(endpoint, { status, code, body }) {
      const route = endpoint?.operationId ?? 'no route';
      requireShape(problemShape, body, `${route} ${status}`);
      if (endpoint !== null && !promisedProblems(endpoint).includes(code))
        throw new Error(`${route} answered ${code}, which its contract does not name`);
    },
  };
};

/** Validated as the client will read it: without undefined members. */
const requireShape = (shape: SchemaMatcher<unknown>, body: unknown, what: string): void => {
  if (shape(JSON.parse(JSON.stringify(body)))) return;
  const problems = shape.errors.map(({ instancePath, message, params }) => ({ instancePath, message, params }));
  throw new Error(`${what} breaks its contract: ${JSON.stringify(problems)}`);
};
