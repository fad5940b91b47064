import type { IncomingHttpHeaders } from 'node:http';
import type { DeskVisit } from '../application/api.js';
import { cookieName, cookiesNamed, isLoopback, SESSION_COOKIE } from '../http/pipeline/desk-admission.js';

interface CookieOptions {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
  readonly sameSite: 'Strict' | 'Lax';
}

/** No script reads it, and it never goes over plain HTTP from afar. A `__Host-` cookie has the path `/` alone. */
const cookie = ({ name, value, path, maxAgeSeconds, sameSite }: CookieOptions, headers: IncomingHttpHeaders) =>
  [
    `${cookieName(name, headers)}=${value}`,
    `Path=${isLoopback(headers) ? path : '/'}`,
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(isLoopback(headers) ? [] : ['Secure']),
  ].join('; ');

/** Sent back to the desk alone, never by a request that another site caused. Null takes it away. */
export const sessionCookie = (
  begun: (Pick<DeskVisit, 'session'> & { readonly token: string }) | null,
  headers: IncomingHttpHeaders,
): string => {
  const lastsMs = begun === null ? 0 : begun.session.expiresAtMs - begun.session.createdAtMs;
  const value = begun?.token ?? '';
  const maxAgeSeconds = Math.floor(lastsMs / 1000);
  return cookie({ name: SESSION_COOKIE, value, path: '/desk', maxAgeSeconds, sameSite: 'Strict' }, headers);
};

/** Where the provider sends people back to. */
export const RETURN_PATH = '/desk/oidc/return';
const SIGN_IN_COOKIE = 'signgate_sign_in';
const SIGN_IN_SECONDS = 600;

/**
 * What a sign-in that is under way keeps in its browser, for the way back alone: that comes from the provider's site,
 * so a Strict cookie would not be sent. Null takes it away.
 */
export const signInCookie = (sealed: string | null, headers: IncomingHttpHeaders): string =>
  cookie(
    {
      ...{ name: SIGN_IN_COOKIE, value: sealed ?? '', path: RETURN_PATH },
      ...{ maxAgeSeconds: sealed === null ? 0 : SIGN_IN_SECONDS, sameSite: 'Lax' },
    },
    headers,
  );

/** Null where there is none, and where there are two: another site of the same domain may have set one of them. */
export const signInCookieOf = (headers: IncomingHttpHeaders): string | null => {
  const values = cookiesNamed(SIGN_IN_COOKIE, headers);
  return values.length === 1 ? (values[0] ?? null) : null;
};
