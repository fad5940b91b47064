import type { IncomingMessage } from 'node:http';

/** A name or address with an optional port, of nothing that a shell or a page would read in another way. */
const HOST = /^(?:[a-z0-9][a-z0-9.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const PROTOCOL = /^https?$/;

/** The first entry: what the caller's own browser was told. */
const forwarded = (request: IncomingMessage, name: string, hops: number): string => {
  const header = hops === 0 ? undefined : request.headers[name];
  return (Array.isArray(header) ? header.join() : (header ?? '')).split(',', 1).join('').trim();
};

/**
 * The origin under which the caller reached the service, for instance `https://signgate.example`; X-Forwarded-Proto and
 * -Host count behind trusted proxies only. It is the caller's own word: for a page that only this caller reads, and for
 * nothing that is kept. A host that is none gives the address that the connection came to.
 */
export const requestOrigin = (request: IncomingMessage, trustedProxyHops: number): string => {
  const proxyProtocol = forwarded(request, 'x-forwarded-proto', trustedProxyHops);
  // the service itself speaks http; TLS is a proxy's
  const protocol = PROTOCOL.test(proxyProtocol) ? proxyProtocol : 'http';
  const hosts = [forwarded(request, 'x-forwarded-host', trustedProxyHops), request.headers.host ?? ''];
  const { localAddress = '127.0.0.1', localPort = 80 } = request.socket;
  const own = `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${String(localPort)}`;
  return `${protocol}://${hosts.find((host) => HOST.test(host)) ?? own}`;
};
