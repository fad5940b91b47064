import type { IncomingHttpHeaders } from 'node:http';
import { AppProblem } from './problems.js';

const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Refuses requests that the page of another site makes a browser send. `origin` is where browsers reach this
 * application. Null allows loopback names only: a name of another site that resolves to this machine (DNS rebinding)
 * is refused.
 */
export const createSameOriginGuard = (origin: string | null) => {
  const requireOwnHost = ({ host }: IncomingHttpHeaders): void => {
    const isOwn = origin === null ? LOOPBACK_NAMES.has(hostName(host)) : host === new URL(origin).host;
    if (!isOwn)
      throw new AppProblem(
        'misdirected_request',
        'This application does not answer under that name. Use the address that it printed when it started.',
      );
  };
  return {
    requireOwnHost,

    /** For calls that use the key: only the page's own script may make them. */
    requireOwnScript(headers: IncomingHttpHeaders): void {
      requireOwnHost(headers);
      const expected = origin ?? `http://${headers.host ?? ''}`;
      if (headers.origin !== expected || !isSite(headers, ['same-origin'])) throw crossSite();
    },

    /** For reading what was made for this page: its own requests, and addresses that the user opens. */
    requireOwnNavigation(headers: IncomingHttpHeaders): void {
      requireOwnHost(headers);
      if (!isSite(headers, ['same-origin', 'none'])) throw crossSite();
    },
  };
};

/** Browsers send `Sec-Fetch-Site` over TLS and on loopback; where it is absent, the other conditions decide. */
const isSite = (headers: IncomingHttpHeaders, allowed: readonly string[]): boolean => {
  const site = headers['sec-fetch-site'];
  return site === undefined || (typeof site === 'string' && allowed.includes(site));
};

const crossSite = (): AppProblem =>
  new AppProblem(
    'cross_site_request',
    'Only the page of this application may ask this. A program calls the service itself, with a key of its own.',
  );

const hostName = (host: string | undefined): string => (host ?? '').replace(/:\d+$/, '').toLowerCase();
