import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AddressFamily } from './chain.js';
import { ADMIN_WORDS, HARMLESS_READS, PERMISSION_TABLE, type PermissionFamily } from '../data/permission-table.js';
import { foldedText } from './text.js';

/**
 * First four bytes of keccak-256 of a function signature, `0x` and 8 lower-case hex digits. Source: the Solidity ABI.
 */
export const selectorOf = (signature: string): string =>
  `0x${bytesToHex(keccak_256(utf8ToBytes(signature)).subarray(0, 4))}`;

const SELECTOR_FORM = /^0x([0-9a-f]{8})(?:[0-9a-f]{2})*$/i;
const CALL_PREFIX = /^\s*(?:function|instruction)\s+/i;
const NOT_A_NAME_CHARACTER = /[^a-z0-9]/g;

/** The last segment of a name, its argument list cut off, in lower case, letters and digits only. */
const nameKey = (text: string): string => {
  const folded = foldedText(text).replace(CALL_PREFIX, '');
  const opening = folded.indexOf('(');
  const name = (opening < 0 ? folded : folded.slice(0, opening)).toLowerCase();
  const segment = name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':'), name.lastIndexOf('/')) + 1);
  const key = segment.replace(NOT_A_NAME_CHARACTER, '');
  return key === '' ? name.replace(NOT_A_NAME_CHARACTER, '') : key;
};

const NAME_BY_SELECTOR: ReadonlyMap<string, string> = new Map(
  PERMISSION_TABLE.filter((row) => row.signature.includes('(')).map((row) => [
    selectorOf(row.signature),
    nameKey(row.signature),
  ]),
);

/**
 * The form in which permissions are compared: the function's name in lower case, look-alike characters folded, without
 * its argument list. A known 4-byte selector, or calldata that begins with it, gives the name of its function; an
 * unknown one is its own key.
 */
export const permissionKey = (text: string): string => {
  const digits = SELECTOR_FORM.exec(text.trim())?.[1];
  if (digits === undefined) return nameKey(text);
  const selector = `0x${digits.toLowerCase()}`;
  return NAME_BY_SELECTOR.get(selector) ?? selector;
};

const rowsFor = (family: AddressFamily): ReadonlyMap<string, readonly PermissionFamily[]> => {
  const byName = new Map<string, readonly PermissionFamily[]>();
  for (const row of PERMISSION_TABLE) {
    if (row.only !== undefined && row.only !== family) continue;
    const key = nameKey(row.signature);
    byName.set(key, [...new Set([...(byName.get(key) ?? []), ...row.families])]);
  }
  return byName;
};

const FAMILIES_BY_NAME: Readonly<Record<AddressFamily, ReadonlyMap<string, readonly PermissionFamily[]>>> = {
  evm: rowsFor('evm'),
  solana: rowsFor('solana'),
};

const ADMIN_WORD = new RegExp(ADMIN_WORDS.join('|'));

/** The families of a permission on chains of one address family; empty for an ordinary function. */
export const permissionFamilies = (text: string, family: AddressFamily): readonly PermissionFamily[] => {
  const key = permissionKey(text);
  const listed = FAMILIES_BY_NAME[family].get(key);
  if (listed !== undefined) return listed;
  if (HARMLESS_READS.has(key)) return [];
  if (key.includes('delegatecall') || key.includes('eip7702')) return ['delegatecall', 'admin'];
  if (key.startsWith('permit') && !key.startsWith('permitted')) return ['permit'];
  return ADMIN_WORD.test(key) ? ['admin'] : [];
};

/** What a request asks for: family → the permissions, as they were sent, that belong to it. */
export type AskedPermissions = ReadonlyMap<PermissionFamily, readonly string[]>;

const NOTHING_ASKED: AskedPermissions = new Map();

/** Sorts the permissions of a request into families, each in the order sent. */
export const askedPermissions = (permissions: readonly string[], family: AddressFamily): AskedPermissions => {
  if (permissions.length === 0) return NOTHING_ASKED;
  const asked = new Map<PermissionFamily, string[]>();
  for (const permission of permissions) {
    for (const member of permissionFamilies(permission, family)) {
      asked.set(member, [...(asked.get(member) ?? []), permission]);
    }
  }
  return asked;
};
