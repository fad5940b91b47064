import type { IncomingHttpHeaders } from 'node:http';
import { AppProblem } from './problems.js';

const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Refuses whatever another site's page could make a browser send. `origin` is where browsers reach this application;
 * null: under a loopback name only, so that a foreign name that was made to resolve to this machine is no way in
 * either.
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

    /** For calls that use the key: the page's own script, and nothing else. */
    requireOwnScript(headers: IncomingHttpHeaders): void {
      requireOwnHost(headers);
      const expected = origin ?? `http://${headers.host ?? ''}`;
      if (headers.origin !== expected || !isSite(headers, ['same-origin'])) throw crossSite();
    },

    /** For reading what was made for this page: its own requests, and an address that the user opened. */
    requireOwnNavigation(headers: IncomingHttpHeaders): void {
      requireOwnHost(headers);
      if (!isSite(headers, ['same-origin', 'none'])) throw crossSite();
    },
  };
};

/** A browser says where a request comes from, wherever the application is reached securely or on this machine. */
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
