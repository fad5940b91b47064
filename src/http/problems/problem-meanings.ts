import type { ProblemCode } from './problems.js';

/** What an error code tells a developer: one sentence each. */
export interface ProblemMeaning {
  /** When it is given. */
  readonly meaning: string;
  /** What to do about it. */
  readonly remedy: string;
}

/** Every error code in words, for the catalogue in the console. */
export const PROBLEM_MEANINGS: Readonly<Record<ProblemCode, ProblemMeaning>> = {
  invalid_json: {
    meaning: 'The body is not JSON by RFC 8259: malformed, not UTF-8, with a key twice, or nested deeper than 32.',
    remedy: 'Send the output of a JSON serialiser, in UTF-8, and nothing before or after it.',
  },
  invalid_request: {
    meaning: 'The request is understood, but a field or header is missing, unknown or out of its limits.',
    remedy: 'Correct every field that details names; the path is a JSON Pointer into the body.',
  },
  unknown_policy: {
    meaning: 'policy_id names no policy that this key can use.',
    remedy: 'Leave policy_id out to use the default of the direction, or name one of your own.',
  },
  policy_direction_mismatch: {
    meaning: 'The policy was made for the other direction.',
    remedy: 'Use an incoming policy with direction incoming, an outgoing one otherwise.',
  },
  missing_api_key: {
    meaning: 'The request has no x-api-key header.',
    remedy: 'Send the key in that header, from a server; never in a URL and never from a page.',
  },
  invalid_api_key: {
    meaning: 'The key is unknown, malformed, revoked or expired; the answer does not tell which.',
    remedy: 'Check that the whole key was copied, or ask for a new one.',
  },
  invalid_session: {
    meaning:
      'The cookie names no session of the review desk, or one that is over: after 8 hours, a sign-out or the end ' +
      'of its key.',
    remedy: 'Sign in again. A program takes the same operations under /api, with a key.',
  },
  insufficient_scope: {
    meaning: 'The key is valid, but has no permission for this operation.',
    remedy: 'Use a key that has the scope, or is of the environment, which the message names.',
  },
  cross_site_request: {
    meaning: 'A write at the review desk came without the token of its session, or from another site.',
    remedy: 'Only the page of the review desk writes there. Load it again.',
  },
  not_found: {
    meaning: 'There is nothing at this path or with this id, or it belongs to another partner: one answer for both.',
    remedy: 'Check the spelling, and that the key is of the partner and environment that made the check.',
  },
  method_not_allowed: {
    meaning: 'The path exists, but does not answer this method.',
    remedy: 'Use a method that the Allow header names.',
  },
  request_timeout: {
    meaning: 'The request did not arrive completely in time.',
    remedy: 'Send it again, without pauses.',
  },
  conflict: {
    meaning: 'The request contradicts what is already recorded, or the first of two equal requests is still running.',
    remedy: 'Read what is recorded, or wait for the first request, before sending another.',
  },
  second_person_needed: {
    meaning:
      'The policy of the check asks for two people at the review desk, and one alone decided, or reported an outcome.',
    remedy: 'Another person signs in to the review desk with another key and says the same; then report the outcome.',
  },
  payload_too_large: {
    meaning: 'The body is larger than 64 KiB after decoding; a batch than 1 MiB, or one of its items than 64 KiB.',
    remedy: 'Send one intent at a time; no real one comes near the limit.',
  },
  unsupported_media_type: {
    meaning: 'The body is not declared as JSON in UTF-8.',
    remedy: 'Send the header Content-Type: application/json.',
  },
  idempotency_key_reused: {
    meaning: 'The same Idempotency-Key was sent before with another body. Nothing was decided or recorded.',
    remedy: 'Make a new Idempotency-Key for every new request; send the very same bytes to repeat one.',
  },
  rate_limit_exceeded: {
    meaning:
      'The quota of this key, or the number of failed keys from one address, is used up for the running window; or ' +
      'another back-test of the partner runs.',
    remedy: 'Wait the seconds that Retry-After names. No verdict was given: do not continue without one.',
  },
  headers_too_large: {
    meaning: 'The request headers together exceed 8 KiB.',
    remedy: 'Send fewer or shorter headers.',
  },
  internal_error: {
    meaning: 'The service failed unexpectedly. No verdict was given.',
    remedy: 'Try again later; name the request_id if it happens again.',
  },
  service_unavailable: {
    meaning: 'The service cannot decide or record at the moment. No verdict was given.',
    remedy: 'Try again after the seconds that Retry-After names. Do not continue without a verdict.',
  },
};
