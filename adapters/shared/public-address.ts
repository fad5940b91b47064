import { BlockList, isIP } from 'node:net';

/**
 * Ranges that no provider of a vendor can live in. Source: IANA special-purpose address registries for IPv4 and IPv6.
 */
const RESERVED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const RESERVED_V6: readonly (readonly [string, number])[] = [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, prefix] of RESERVED_V4) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of RESERVED_V6) blocked.addSubnet(network, prefix, 'ipv6');

/**
 * True for an IP address on the public internet. IPv4 inside IPv6 is judged as the IPv4 that it is. False for what is
 * no IP address.
 */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 0) return false;
  if (version === 4) return !blocked.check(address, 'ipv4');
  // node judges ::ffff:a.b.c.d by the IPv4 rules of the same list
  return !blocked.check(address, 'ipv6');
};
