import type { Chain } from '../../../domain/chains/index.js';
import type { TSchema } from '../../../domain/shared/schema.js';
import { HttpProblem } from '../problems/problems.js';
import { compileRequest } from '../schemas/ajv.js';
import { explain, summaryOf } from '../schemas/explain.js';

/**
 * Reads the query of a request by its schema, a closed object of texts. Throws `invalid_request` for a member that is
 * unknown, wrong, or there twice: none is ignored silently. A route whose query names a chain hands in the extras.
 */
export const queryReader = <Query>(
  schema: TSchema,
): ((search: URLSearchParams, extraChains?: readonly Chain[]) => Query) => {
  const matcher = compileRequest<Query>(schema);
  return (search, extraChains = []) => {
    const matches = matcher(extraChains);
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
