import { sha256 } from '@noble/hashes/sha2.js';
import { base58xmr, base58xrp, bech32, bech32m, createBase58check } from '@scure/base';

/*
 * Recognises addresses of chains that the service does not support, by their checksum where they have one. It decides
 * only under which reason an entry is counted (`unsupported_chain` or `invalid_address`); no entry becomes a row by it.
 * Sources: BIP-173, BIP-350 (bech32, bech32m); Base58Check; the CashAddr, XRP and Monero address formats.
 */

const base58check = createBase58check(sha256);
/** One or two version bytes and a hash of 20. */
const isHashLength = (length: number): boolean => length === 21 || length === 22;
/** Monero: a version, two keys, a checksum; integrated addresses add 8 bytes. */
const isMoneroLength = (length: number): boolean => length === 69 || length === 77;

const decodes = (decode: () => Uint8Array, fits: (length: number) => boolean): boolean => {
  try {
    return fits(decode().length);
  } catch {
    // the decoders throw on text of another alphabet or with a wrong checksum; that is an answer here, not a fault
    return false;
  }
};

const withXrpChecksum = (text: string): Uint8Array => {
  const bytes = base58xrp.decode(text);
  const payload = bytes.subarray(0, -4);
  const checksum = sha256(sha256(payload)).subarray(0, 4);
  if (!checksum.every((byte, index) => byte === bytes[payload.length + index])) throw new RangeError('checksum');
  return payload;
};

const MAX_BECH32_CHARACTERS = 90;
const isBech32 = (text: string): boolean =>
  text.length <= MAX_BECH32_CHARACTERS &&
  (bech32.decodeUnsafe(text) !== undefined || bech32m.decodeUnsafe(text) !== undefined);

const BASE58_HASH_FORM = /^[1-9A-HJ-NP-Za-km-z]{25,36}$/;
const MONERO_FORM = /^[1-9A-HJ-NP-Za-km-z]{95}(?:[1-9A-HJ-NP-Za-km-z]{11})?$/;
const BECH32_FORM = /^(?:[a-z][a-z0-9]{0,15}1[02-9ac-hj-np-z]{38,71}|[A-Z][A-Z0-9]{0,15}1[02-9AC-HJ-NP-Z]{38,71})$/;
const CASHADDR_FORM = /^(?:bitcoincash:)?[qp][02-9ac-hj-np-z]{41}$/;
/** 32-byte accounts in hex: Aptos, Sui, Starknet. */
const LONG_HEX_FORM = /^0x[0-9a-f]{63,64}$/i;

/** True where the text is an address of some chain that the service does not support. */
export const isAddressElsewhere = (text: string): boolean => {
  if (CASHADDR_FORM.test(text) || LONG_HEX_FORM.test(text)) return true;
  if (BECH32_FORM.test(text)) return isBech32(text);
  if (MONERO_FORM.test(text)) return decodes(() => base58xmr.decode(text), isMoneroLength);
  if (!BASE58_HASH_FORM.test(text)) return false;
  return decodes(() => base58check.decode(text), isHashLength) || decodes(() => withXrpChecksum(text), isHashLength);
};
