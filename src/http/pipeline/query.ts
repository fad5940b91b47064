import type { Chain } from '../../../domain/chains/index.js';
import { pointerToken } from '../../../domain/shared/json/problems.js';
import type { TSchema } from '../../../domain/shared/schema.js';
import { shownMemberName } from '../../application/unknown-member.js';
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
    if (twice !== undefined) throw sentTwice(shownMemberName(twice));
    const query: unknown = Object.fromEntries(search);
    if (matches(query)) return query;
    const details = explain(matches.errors);
    throw new HttpProblem('invalid_request', summaryOf(details), details);
  };
};

const sentTwice = (name: string): HttpProblem => {
  const details = [{ path: `/${pointerToken(name)}`, message: 'must be sent once' }];
  return new HttpProblem('invalid_request', summaryOf(details), details);
};
