import { base58 } from '@scure/base';
import { type Chain, familyOf } from '../chains/index.js';
import type { AddressFamily } from '../chains/definition.js';
import { keccakDigits } from '../shared/keccak.js';

/** Why a string is not usable as an address of its chain. */
export type AddressProblem = 'malformed' | 'wrong_family' | 'checksum_mismatch';

/**
 * An address as it was sent, and the form in which it is compared. `key` is lower-case hex for EVM and the base58 text
 * itself for Solana (case is never folded there); it is null only where the text names no account of this chain at all.
 * A checksum mismatch keeps its key, so that a listed address with a typo in its letter case is still found.
 */
export interface ParsedAddress {
  readonly given: string;
  readonly key: string | null;
  readonly problem: AddressProblem | null;
}

const EVM_FORM = /^0x[0-9a-fA-F]{40}$/;
const SOLANA_KEY_BYTES = 32;
/** 32 bytes in base58 are 32 to 44 characters; anything else need not be decoded. */
const SOLANA_FORM = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

const ascii = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
};

/** The EIP-55 form of a lower-case EVM key. Source: EIP-55, keccak-256 of the lower-case hex text. */
export const checksumForm = (key: string): string => {
  const digits = key.slice(2);
  const hash = keccakDigits(ascii(digits));
  let form = '0x';
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charAt(index);
    form += hash.charAt(index) >= '8' ? digit.toUpperCase() : digit;
  }
  return form;
};

/** The form admits only base58 characters, so decoding cannot fail. Only the length is left to check. */
const isSolanaAccount = (text: string): boolean =>
  SOLANA_FORM.test(text) && base58.decode(text).length === SOLANA_KEY_BYTES;

const parseEvm = (given: string): ParsedAddress => {
  if (!EVM_FORM.test(given)) {
    return { given, key: null, problem: isSolanaAccount(given) ? 'wrong_family' : 'malformed' };
  }
  const digits = given.slice(2);
  const key = `0x${digits.toLowerCase()}`;
  const hasOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (hasOneCase || given === checksumForm(key)) return { given, key, problem: null };
  return { given, key, problem: 'checksum_mismatch' };
};

const parseSolana = (given: string): ParsedAddress => {
  if (isSolanaAccount(given)) return { given, key: given, problem: null };
  return { given, key: null, problem: EVM_FORM.test(given) ? 'wrong_family' : 'malformed' };
};

/** Reads an address for a family. Never throws: `problem` says what is wrong. */
export const parseAddressOf = (family: AddressFamily, given: string): ParsedAddress =>
  family === 'solana' ? parseSolana(given) : parseEvm(given);

/** Reads an address for a chain. Never throws: `problem` says what is wrong. */
export const parseAddress = (chain: Chain, given: string): ParsedAddress => parseAddressOf(familyOf(chain), given);

/** The comparable digits of a key: without 0x for EVM. */
const digitsOf = (key: string): string => (key.startsWith('0x') ? key.slice(2) : key);

/** How many leading and trailing characters must agree for two addresses to be taken for one another. */
export const LOOKALIKE_AFFIX_CHARACTERS = 3;

/** The first and last three characters of a key: two different keys with the same affix look alike. */
export const affixOf = (key: string): string => {
  const digits = digitsOf(key);
  return digits.slice(0, LOOKALIKE_AFFIX_CHARACTERS) + digits.slice(-LOOKALIKE_AFFIX_CHARACTERS);
};

/**
 * True when two keys name different accounts that agree at both ends. Needs no family: keys of two families never
 * agree.
 */
export const areLookalikes = (left: string, right: string): boolean =>
  left !== right && left.startsWith('0x') === right.startsWith('0x') && affixOf(left) === affixOf(right);

/**
 * The form in which addresses are compared: hexadecimal in lower case, base58 in its own letter case. Says nothing of
 * whether the text is an address.
 */
export const addressKey = (address: string): string => (/^0x/i.test(address) ? address.toLowerCase() : address);
