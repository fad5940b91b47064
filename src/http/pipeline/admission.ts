import type { Application, Caller, RateLimitState } from '../../application/api.js';
import { quotaRefusal } from '../../application/keys/quota.js';
import { HttpProblem } from '../problems/problems.js';
import type { HttpContext } from './exchange.js';
import { remoteAddress } from './remote-address.js';

const KEY_PARAMETER = /^(?:x[-_]?)?api[-_]?key$/i;
const KEY_VALUE = /^sg_(?:sandbox|production)_/;

/**
 * Recognises the caller and counts the call against the key's quota. From then on every answer carries the three
 * X-RateLimit headers. Throws `missing_api_key`, `invalid_api_key`, `rate_limit_exceeded`, `service_unavailable`.
 */
export const admit = async (
  context: HttpContext,
  application: Application,
  trustedProxyHops: number,
): Promise<Caller> => {
  const header = context.req.headers['x-api-key'];
  const key = Array.isArray(header) ? header.join(', ') : header;
  refuseKeyInQuery(context.req.url ?? '', key);
  if (key === undefined && context.req.headers.authorization !== undefined)
    throw new HttpProblem(
      'missing_api_key',
      'Missing API key: send it in the x-api-key request header. The Authorization header is not read.',
    );
  const caller = await application.authenticate(key, remoteAddress(context.req, trustedProxyHops));
  context.state.exchange.caller = caller;
  const state = await application.takeQuota(caller);
  setRateLimitHeaders(context, state);
  if (!state.allowed) throw quotaRefusal(state, application.now());
  return caller;
};

export const setRateLimitHeaders = ({ res }: HttpContext, state: RateLimitState): void => {
  for (const [name, value] of Object.entries(rateLimitHeaders(state))) res.setHeader(name, value);
};

/** A key in a URL gets into logs and browser histories on its way: it is refused even where the header is right. */
const refuseKeyInQuery = (url: string, headerKey: string | undefined): void => {
  if (!hasKeyInQuery(url)) return;
  const missing = headerKey === undefined;
  throw new HttpProblem(
    missing ? 'missing_api_key' : 'invalid_api_key',
    `${missing ? 'Missing' : 'Invalid'} API key: send it in the x-api-key request header, ` +
      'never in the query string. A key that was sent in a URL should be replaced.',
  );
};

/** Whether a URL holds what is a key, by its name or by its form. */
export const hasKeyInQuery = (url: string): boolean => {
  const start = url.indexOf('?');
  if (start === -1) return false;
  return [...new URLSearchParams(url.slice(start + 1))].some(
    ([name, value]) => KEY_PARAMETER.test(name) || KEY_VALUE.test(value),
  );
};

/** What every answer to a recognised key says of its quota. */
export const rateLimitHeaders = ({
  limit,
  remaining,
  resetAtMs,
}: RateLimitState): Readonly<Record<string, string>> => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': new Date(resetAtMs).toISOString(),
});
