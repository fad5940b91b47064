import type { ProblemCode } from '../problems/problems.js';
import { declared } from './trigger.js';

/** A request as it is sent: with the key at hand, with none, or with one that no service knows. */
export interface ProblemRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly key: 'given' | 'none' | 'unknown';
  readonly headers?: Readonly<Record<string, string>>;
  /** `{request_id}` stands for the id that the first request was answered with. */
  readonly body?: string;
}

/** How to get a problem: by one request, after others where these must have been; or why no request gives it. */
export type ProblemTrigger =
  | { readonly request: ProblemRequest; readonly before?: readonly ProblemRequest[] }
  | { readonly reason: string };

/** A key of the right form that was never made. */
export const UNKNOWN_KEY = `sg_sandbox_00000000_${'0'.repeat(43)}`;

const JSON_TYPE = { 'content-type': 'application/json' } as const;

const posted = (path: string, body: string, changes: Partial<ProblemRequest> = {}): ProblemRequest => ({
  ...{ method: 'POST', path, key: 'given', headers: JSON_TYPE, body },
  ...changes,
});

const PAYMENT = declared().body;
const checked = (members: Readonly<Record<string, unknown>>, changes?: Partial<ProblemRequest>): ProblemRequest =>
  posted('/api/check-transaction', JSON.stringify({ ...PAYMENT, ...members }), changes);

const ONCE = { headers: { ...JSON_TYPE, 'idempotency-key': 'sandbox-tour' } } as const;
const reported = (reference: string): ProblemRequest =>
  posted('/api/reports/address', JSON.stringify({ request_id: '{request_id}', business_reference: reference }));

/** More than a body, and more than the headers of a request may have. */
const TOO_LONG = ' '.repeat(65_536);
const TOO_MUCH = 'x'.repeat(9_000);

/** For each error code the request that gives it, or why none does. */
export const PROBLEM_TRIGGERS: Readonly<Record<ProblemCode, ProblemTrigger>> = {
  invalid_json: { request: posted('/api/check-transaction', '{') },
  invalid_request: { request: checked({ to_address: undefined }) },
  unknown_policy: { request: checked({ policy_id: 'no_such_policy' }) },
  policy_direction_mismatch: { request: checked({ policy_id: 'incoming_default' }) },
  missing_api_key: { request: checked({}, { key: 'none' }) },
  invalid_api_key: { request: checked({}, { key: 'unknown' }) },
  invalid_session: { request: { method: 'GET', path: '/desk/session', key: 'none' } },
  insufficient_scope: { reason: 'It takes a key without the scope of the route: make one with fewer scopes.' },
  cross_site_request: { request: posted('/desk/session', '{"key":"x"}', { key: 'none' }) },
  not_found: { request: { method: 'GET', path: '/api/checks/req_00000000000000000000000000', key: 'given' } },
  method_not_allowed: { request: { method: 'DELETE', path: '/api/check-transaction', key: 'given' } },
  request_timeout: { reason: 'It takes a connection that stops half-way through a request.' },
  conflict: { before: [checked({}), reported('one')], request: reported('another') },
  second_person_needed: { reason: 'It takes a policy with disposition_four_eyes.' },
  payload_too_large: { request: posted('/api/check-transaction', JSON.stringify(PAYMENT) + TOO_LONG) },
  unsupported_media_type: { request: checked({}, { headers: { 'content-type': 'text/plain' } }) },
  idempotency_key_reused: { before: [checked({}, ONCE)], request: checked({ amount: 26 }, ONCE) },
  rate_limit_exceeded: { reason: 'It takes more calls in a minute than the quota of the key.' },
  headers_too_large: {
    request: { method: 'GET', path: '/health', key: 'none', headers: { 'x-long': TOO_MUCH } },
  },
  internal_error: { reason: 'It takes a defect of the service.' },
  service_unavailable: { reason: 'It takes a store that does not answer.' },
};
