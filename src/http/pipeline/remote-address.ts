import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Where a request comes from, for counting failed keys and never for logs. With n trusted proxies in front it is the
 * n-th entry of X-Forwarded-For from the right, which the outermost of them wrote; the caller may have written those
 * further left. IPv6 callers own whole networks, so they are counted by their /64.
 */
export const remoteAddress = (request: IncomingMessage, trustedProxyHops: number): string => {
  const socketAddress = request.socket.remoteAddress ?? 'unknown';
  const address =
    trustedProxyHops === 0 ? socketAddress : (forwardedAddress(request, trustedProxyHops) ?? socketAddress);
  return subjectOf(address);
};

const forwardedAddress = (request: IncomingMessage, hops: number): string | null => {
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join() : (header ?? '')).split(',');
  const entry = entries.at(-hops)?.trim() ?? '';
  return isIP(entry) === 0 ? null : entry;
};

const V4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const subjectOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const mapped = V4_MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  // the first four groups; "::" means as many zero groups as are missing
  const [head = '', tail = ''] = address.split('::');
  const headGroups = head === '' ? [] : head.split(':');
  const tailGroups = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - headGroups.length - tailGroups.length : 0;
  const groups = [...headGroups, ...Array.from({ length: missing }, () => '0'), ...tailGroups];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`.toLowerCase();
};
