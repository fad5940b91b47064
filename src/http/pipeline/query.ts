import type { TSchema } from '../../../domain/shared/schema.js';
import { HttpProblem } from '../problems/problems.js';
import { compileSchema } from '../schemas/ajv.js';
import { explain, summaryOf } from '../schemas/explain.js';

/**
 * Reads the query of a request by its schema, a closed object of texts. Throws `invalid_request` for a member that is
 * unknown, wrong, or there twice: none is ignored silently.
 */
export const queryReader = <Query>(schema: TSchema): ((search: URLSearchParams) => Query) => {
  const matches = compileSchema<Query>(schema);
  return (search) => {
    const names = [...search.keys()];
    const twice = names.find((name, place) => names.indexOf(name) !== place);
    if (twice !== undefined) throw sentTwice();
    const query: unknown = Object.fromEntries(search);
    if (matches(query)) return query;
    const details = explain(matches.errors);
    throw new HttpProblem('invalid_request', summaryOf(details), details);
  };
};

const sentTwice = (): HttpProblem =>
  new HttpProblem('invalid_request', 'A member of the query was sent twice.', [
    { path: '', message: 'must name each member of the query once' },
  ]);
