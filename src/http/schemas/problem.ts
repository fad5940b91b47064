import { Type } from '../../../domain/shared/schema.js';
import { PROBLEM_CODES } from '../problems/problems.js';
import { closed, identifier, list, oneOf } from './building-blocks.js';

/** Every error. */
export const ProblemSchema = closed(
  {
    statusCode: Type.Integer({ minimum: 400, maximum: 599 }),
    error: Type.String({ description: "The status's name." }),
    code: oneOf(PROBLEM_CODES, { description: 'Stable identifier for client logic.' }),
    message: Type.String({ minLength: 1, description: 'What is wrong and how to mend it.' }),
    request_id: identifier('req'),
    docs_url: Type.String({
      pattern: '^/docs/errors/[a-z_]+$',
      description: 'The page of this code, a path of the service that answered: what it means and what to do.',
    }),
    details: Type.Optional(
      list(
        closed({
          path: Type.String({ description: "JSON Pointer into the body, or a header's name." }),
          message: Type.String(),
        }),
      ),
    ),
  },
  { title: 'Problem' },
);
