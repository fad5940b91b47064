import { Type } from '../../domain/shared/schema.js';
import type { SignInProblem } from '../application/api.js';
import { requireOwnPage } from '../http/pipeline/desk-admission.js';
import { type Answer, type Endpoint, type PublicCall, publicEndpoint } from '../http/pipeline/endpoint.js';
import { queryReader } from '../http/pipeline/query.js';
import { closed } from '../http/schemas/building-blocks.js';
import { RETURN_PATH, sessionCookie, signInCookie, signInCookieOf } from './cookies.js';
import { isPagePath } from './page-endpoints.js';

/** A browser goes on from here; what stands in the address, a code above all, is told to no one. */
const goTo = (location: string, cookies: readonly string[] = []): Answer => ({
  status: 303,
  body: '',
  contentType: 'text/plain; charset=utf-8',
  headers: {
    Location: location,
    'Referrer-Policy': 'no-referrer',
    ...(cookies.length > 0 && { 'Set-Cookie': cookies }),
  },
});

/** The page of the desk has a sentence for each problem. */
const tell = (problem: SignInProblem, cookies: readonly string[] = []): Answer =>
  goTo(`/desk?sign_in=${problem}`, cookies);

const MAX_RETURN = 1_000;

/**
 * A place of the desk's own page in any case: the path is read as a browser reads it, and what then leads
 * anywhere else becomes the inbox.
 */
export const ownPlace = (asked: string | null): string => {
  if (asked === null || asked.length > MAX_RETURN || !asked.startsWith('/')) return '/desk';
  const base = 'http://desk.invalid';
  const url = URL.canParse(`/desk${asked}`, base) ? new URL(`/desk${asked}`, base) : null;
  if (url?.origin !== base || !url.pathname.startsWith('/desk/')) return '/desk';
  return isPagePath(url.pathname.slice('/desk/'.length)) ? `${url.pathname}${url.search}` : '/desk';
};

const BeginQuery = closed({ to: Type.Optional(Type.String()) });
const readBeginQuery = queryReader<{ readonly to?: string }>(BeginQuery);

interface Step {
  readonly operationId: string;
  readonly summary: string;
  readonly path: string;
  readonly query?: Endpoint['query'];
  readonly handle: (call: PublicCall) => Promise<Answer>;
}

const step = ({ query, ...contract }: Step): Endpoint =>
  publicEndpoint({
    ...contract,
    ...(query !== undefined && { query }),
    method: 'GET',
    responses: {},
    otherTypes: { 303: ['text/plain'] },
    problems: ['not_found', 'cross_site_request', 'service_unavailable'],
    described: false,
  });

/** Signing in by the organisation's own provider: there, back, and out again. */
export const OIDC_ENDPOINTS: readonly Endpoint[] = [
  step({
    operationId: 'beginDeskSignIn',
    summary: 'Go to the provider',
    path: '/desk/oidc',
    query: BeginQuery,
    handle: async ({ application, headers, search }) => {
      // the page of another site must not sign anyone in or out
      requireOwnPage(headers, false);
      const begun = await application.deskSessions.beginSignIn(ownPlace(readBeginQuery(search).to ?? null));
      return typeof begun === 'string' ? tell(begun) : goTo(begun.url, [signInCookie(begun.sealed, headers)]);
    },
  }),
  step({
    operationId: 'completeDeskSignIn',
    summary: 'Come back from the provider',
    path: RETURN_PATH,
    // providers add members of their own
    query: Type.Object({}),
    handle: async ({ application, headers, search, remoteAddress }) => {
      const over = signInCookie(null, headers);
      const begun = await application.deskSessions.completeSignIn(signInCookieOf(headers), search, remoteAddress());
      if (typeof begun === 'string') return tell(begun, [over]);
      // The browser does not send the Strict cookie on this way, since it began at another site. It need not: what is
      // opened is the page, which is the same for everyone and then asks for the session from the desk's own site.
      return goTo(begun.returnTo, [sessionCookie(begun, headers), over]);
    },
  }),
  step({
    operationId: 'leaveDeskProvider',
    summary: 'Sign out of the provider as well',
    path: '/desk/oidc/sign-out',
    handle: async ({ application, headers }) => {
      requireOwnPage(headers, false);
      return goTo((await application.deskSessions.providerSignOutUrl()) ?? '/desk');
    },
  }),
];
