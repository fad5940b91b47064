import type { Endpoint } from './endpoint.js';
import { PROBLEM_CODES, type ProblemCode } from '../problems/problems.js';

/** What can happen to any request, before a route sees it and on every route. */
const ANYWHERE: readonly ProblemCode[] = ['invalid_request', 'request_timeout', 'headers_too_large', 'internal_error'];
/** What can happen on a route with a key: to recognise, allow and count a call reads the store. */
const BEHIND_A_KEY: readonly ProblemCode[] = [
  'missing_api_key',
  'invalid_api_key',
  'insufficient_scope',
  'rate_limit_exceeded',
  'service_unavailable',
];

/** The same with a session of the desk. */
const BEHIND_A_SESSION: readonly ProblemCode[] = [
  'invalid_session',
  'cross_site_request',
  'insufficient_scope',
  'rate_limit_exceeded',
  'service_unavailable',
];

/**
 * Every error code that an operation can answer with, in the order of the catalogue. Tests hold answers to it, and the
 * API description names it.
 */
export const promisedProblems = (endpoint: Pick<Endpoint, 'problems' | 'scope' | 'admits'>): readonly ProblemCode[] => {
  const behind = endpoint.admits === 'session' ? BEHIND_A_SESSION : BEHIND_A_KEY;
  const promised = new Set([...ANYWHERE, ...(endpoint.scope === null ? [] : behind), ...endpoint.problems]);
  return PROBLEM_CODES.filter((code) => promised.has(code));
};
