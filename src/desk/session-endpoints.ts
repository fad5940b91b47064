import { type Static, Type } from '../../domain/shared/schema.js';
import { CHAINS } from '../../domain/chains/index.js';
import { shownName } from '../../domain/record/actor.js';
import { isoTime } from '../../domain/shared/iso-time.js';
import { type Application, type DeskVisit, KEY_SCOPES } from '../application/api.js';
import { requireOwnPage } from '../http/pipeline/desk-admission.js';
import { type Endpoint, keyedEndpoint, publicBodyEndpoint, publicEndpoint } from '../http/pipeline/endpoint.js';
import { closed, list, nullable, oneOf, timestamp } from '../http/schemas/building-blocks.js';
import { chainWord } from '../http/schemas/chains.js';
import { sessionCookie } from './cookies.js';

const SignInSchema = closed(
  {
    key: Type.String({ minLength: 1, maxLength: 200, 'x-rule': 'must be a key, a string of at most 200 characters' }),
  },
  { title: 'DeskSignIn' },
);

const SessionSchema = closed(
  {
    partner: Type.String(),
    environment: oneOf(['sandbox', 'production']),
    scopes: list(oneOf(KEY_SCOPES)),
    chains: list(chainWord(), { description: 'Those that are on.' }),
    csrf_token: Type.String(),
    expires_at: timestamp(),
    person_id: Type.String(),
    signed_in_as: Type.String(),
    signed_in_with: oneOf(['key', 'oidc']),
  },
  { title: 'DeskSession' },
);

const view = async (
  { deskSessions, extraChains }: Application,
  visit: DeskVisit,
): Promise<Static<typeof SessionSchema>> => {
  const { caller, session, csrfToken } = visit;
  return {
    partner: await deskSessions.partnerName(visit),
    environment: session.scope.environment,
    scopes: [...caller.keyScopes],
    chains: [...CHAINS, ...extraChains],
    csrf_token: csrfToken,
    expires_at: isoTime(session.expiresAtMs),
    person_id: session.signedInBy.name,
    signed_in_as: shownName(session.signedInBy),
    signed_in_with: session.signedInBy.kind === 'person' ? 'oidc' : 'key',
  };
};

const PATH = '/desk/session';

/** Signing in and out, and which ways there are. */
export const SESSION_ENDPOINTS: readonly Endpoint[] = [
  publicBodyEndpoint<Static<typeof SignInSchema>>({
    operationId: 'beginDeskSession',
    summary: 'Sign in to the review desk with a key',
    method: 'POST',
    path: PATH,
    request: SignInSchema,
    responses: { 201: SessionSchema },
    problems: [
      'invalid_json',
      'missing_api_key',
      'invalid_api_key',
      'cross_site_request',
      'insufficient_scope',
      'payload_too_large',
      'unsupported_media_type',
      'rate_limit_exceeded',
      'service_unavailable',
    ],
    described: false,
    handle: async ({ application, headers, remoteAddress }, { key }) => {
      requireOwnPage(headers, true);
      // a cookie that came along is left alone: a session begins with a token that no one has seen
      const begun = await application.deskSessions.signIn(key, remoteAddress());
      return {
        status: 201,
        body: await view(application, begun),
        headers: { 'Set-Cookie': sessionCookie(begun, headers) },
      };
    },
  }),
  {
    ...keyedEndpoint({
      operationId: 'readDeskSession',
      summary: 'Who is signed in',
      method: 'GET',
      path: PATH,
      scope: 'desk:read',
      responses: { 200: SessionSchema },
      problems: [],
      described: false,
      handle: async ({ application, visit }) => ({ status: 200, body: await view(application, known(visit)) }),
    }),
    admits: 'session',
  },
  {
    ...keyedEndpoint({
      operationId: 'endDeskSession',
      summary: 'Sign out',
      method: 'DELETE',
      path: PATH,
      scope: 'desk:read',
      responses: {},
      otherTypes: { 204: ['application/json'] },
      problems: [],
      described: false,
      handle: async ({ application, visit, headers }) => {
        await application.deskSessions.signOut(known(visit));
        return { status: 204, body: null, headers: { 'Set-Cookie': sessionCookie(null, headers) } };
      },
    }),
    admits: 'session',
  },
  publicEndpoint({
    operationId: 'listDeskSignInWays',
    summary: 'How people sign in',
    method: 'GET',
    path: '/desk/sign-in-ways',
    responses: {
      200: closed(
        { key: Type.Boolean(), oidc: nullable(closed({ name: Type.String() })) },
        { title: 'DeskSignInWays' },
      ),
    },
    problems: [],
    described: false,
    handle: async ({ application }) => ({ status: 200, body: application.deskSessions.ways }),
  }),
];

const known = (visit: DeskVisit | null): DeskVisit => {
  if (visit === null) throw new Error('a route for sessions was called without one');
  return visit;
};
