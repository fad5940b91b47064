import type { Endpoint } from '../pipeline/endpoint.js';
import { PROBLEM_CODES, type ProblemCode } from './problems.js';

/** What any request can meet before a route sees it, and what any route can run into. */
const ANYWHERE: readonly ProblemCode[] = ['invalid_request', 'request_timeout', 'headers_too_large', 'internal_error'];
/** What a key can meet: recognised, allowed, counted; each of them reads the store. */
const BEHIND_A_KEY: readonly ProblemCode[] = [
  'missing_api_key',
  'invalid_api_key',
  'insufficient_scope',
  'rate_limit_exceeded',
  'service_unavailable',
];

/**
 * Every error code that an operation can answer with, in the order of the catalogue. Enforced where answers are
 * checked, and described.
 */
export const promisedProblems = (endpoint: Pick<Endpoint, 'problems' | 'scope'>): readonly ProblemCode[] => {
  const promised = new Set([...ANYWHERE, ...(endpoint.scope === null ? [] : BEHIND_A_KEY), ...endpoint.problems]);
  return PROBLEM_CODES.filter((code) => promised.has(code));
};
