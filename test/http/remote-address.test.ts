import type { IncomingMessage } from 'node:http';
import { expect } from 'chai';
import { remoteAddress } from '../../src/http/pipeline/remote-address.js';

const request = (socketAddress: string | undefined, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress: socketAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('remote address', () => {
  const cases: readonly (readonly [string, number, string | undefined, string | undefined, string])[] = [
    ['believes the socket alone without proxies', 0, '198.51.100.1', '192.0.2.1', '198.51.100.1'],
    ['takes what the one proxy wrote', 1, '198.51.100.1', '192.0.2.66, 192.0.2.1', '192.0.2.1'],
    [
      'takes what the outer of two proxies wrote',
      2,
      '198.51.100.1',
      '192.0.2.66, 192.0.2.1, 198.51.100.2',
      '192.0.2.1',
    ],
    ['falls back to the socket where the header is too short', 3, '198.51.100.1', '192.0.2.1', '198.51.100.1'],
    ['falls back to the socket without a header', 1, '198.51.100.1', undefined, '198.51.100.1'],
    ['falls back to the socket where the entry is no address', 1, '198.51.100.1', 'unknown', '198.51.100.1'],
    ['falls back to the socket where the entry is empty', 1, '198.51.100.1', '192.0.2.1,', '198.51.100.1'],
    ['reads an IPv4 address in IPv6 clothes', 0, '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['counts IPv6 by the /64', 0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['writes one network in one way', 0, '2001:0DB8:0001:0002::1', undefined, '2001:db8:1:2::/64'],
    ['knows what :: stands for', 0, '2001:db8::5', undefined, '2001:db8:0:0::/64'],
    ['knows the loopback', 0, '::1', undefined, '0:0:0:0::/64'],
    ['has a name for a socket that is gone', 0, undefined, undefined, 'unknown'],
  ];
  for (const [what, hops, socketAddress, forwarded, expected] of cases) {
    it(what, () => expect(remoteAddress(request(socketAddress, forwarded), hops)).to.equal(expected));
  }
});
