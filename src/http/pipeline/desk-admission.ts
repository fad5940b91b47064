import type { IncomingHttpHeaders } from 'node:http';
import type { Application, DeskVisit } from '../../application/api.js';
import { quotaRefusal } from '../../application/keys/quota.js';
import { Refusal } from '../../application/refusal.js';
import { HttpProblem } from '../problems/problems.js';
import { hasKeyInQuery, setRateLimitHeaders } from './admission.js';
import type { Endpoint } from './endpoint.js';
import type { HttpContext } from './exchange.js';

const LOOPBACK = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;

/** Whether the browser came by a name of this machine, where a page may come over plain HTTP. */
export const isLoopback = ({ host = '' }: IncomingHttpHeaders): boolean => LOOPBACK.test(host);

/**
 * What a cookie of the desk is called. `__Host-` is the browser's word that this very host set it over TLS: no other
 * host of the domain can put one beside it. Not every browser keeps such a cookie from plain HTTP, so on a loopback
 * name
 * it has none.
 */
export const cookieName = (name: string, headers: IncomingHttpHeaders): string =>
  isLoopback(headers) ? name : `__Host-${name}`;

/** Holds the token of a session of the review desk. */
export const SESSION_COOKIE = 'signgate_desk';

/**
 * Recognises the person at the review desk by the cookie, and counts the call; demands of a write the token that only
 * the desk's own page knows. Throws `invalid_session`, `cross_site_request`, `rate_limit_exceeded` and
 * `service_unavailable`.
 */
export const admitVisit = async (
  context: HttpContext,
  application: Application,
  { method }: Pick<Endpoint, 'method'>,
): Promise<DeskVisit> => {
  const { headers, url = '' } = context.req;
  refuseKey(headers, url);
  requireOwnPage(headers, method !== 'GET');
  const token = sessionTokenOf(headers);
  if (token === null) throw invalidSession('You are not signed in: sign in to the review desk.');
  const { deskSessions } = application;
  const visit = await deskSessions.admit(token);
  context.state.exchange.caller = visit.caller;
  const state = await deskSessions.takeCall(visit);
  setRateLimitHeaders(context, state);
  if (!state.allowed) throw quotaRefusal(state, application.now());
  if (method !== 'GET') requireCsrfToken(headers, (presented) => deskSessions.allowsWrites(token, presented));
  return visit;
};

/** The token of the one session cookie; null where there is none. Throws `invalid_session` where there are two. */
export const sessionTokenOf = (headers: IncomingHttpHeaders): string | null => {
  const values = cookiesNamed(SESSION_COOKIE, headers);
  // another site of the same domain may have set one of them
  if (values.length > 1) throw invalidSession('There are two session cookies: remove the cookies of this site.');
  return values[0] ?? null;
};

/** The values of every cookie of that name, as the desk calls it on this host. */
export const cookiesNamed = (name: string, headers: IncomingHttpHeaders): readonly string[] => {
  const start = `${cookieName(name, headers)}=`;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
};

/**
 * Refuses what the page of another site makes a browser send. Browsers name the origin of every write; a proxy that
 * ends TLS keeps the host and not the scheme, so the host is compared.
 */
export const requireOwnPage = (headers: IncomingHttpHeaders, isWrite: boolean): void => {
  const site = headers['sec-fetch-site'];
  const allowed = isWrite ? ['same-origin'] : ['same-origin', 'none'];
  if (site !== undefined && !(typeof site === 'string' && allowed.includes(site))) throw crossSite('another site');
  const { origin, host } = headers;
  if (origin === undefined && isWrite) throw crossSite('a request without an Origin header');
  if (origin !== undefined && hostOf(origin) !== host?.toLowerCase()) throw crossSite('another origin');
};

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

const requireCsrfToken = (headers: IncomingHttpHeaders, isRight: (presented: string) => boolean): void => {
  const presented = headers['x-csrf-token'];
  if (typeof presented === 'string' && isRight(presented)) return;
  throw new HttpProblem(
    'cross_site_request',
    'X-CSRF-Token must be the csrf_token of this session: load the page of the review desk again.',
    [{ path: 'X-CSRF-Token', message: 'must be the csrf_token of this session' }],
  );
};

/** Two ways to say who calls would leave open who it was. */
const refuseKey = (headers: IncomingHttpHeaders, url: string): void => {
  if (headers['x-api-key'] !== undefined || hasKeyInQuery(url))
    throw invalidSession('The review desk takes a session and no key: a program calls /api with its key.');
};

const invalidSession = (message: string): Refusal => new Refusal('invalid_session', message);

const crossSite = (who: string): HttpProblem =>
  new HttpProblem('cross_site_request', `Only the page of the review desk may ask this, not ${who}.`);
