import { base58 } from '@scure/base';
import type { AddressFamily } from '../chains/definition.js';

/** The reserved numbers, first and last. */
export const DEMONSTRATION_FIRST = 0xde300001;
export const DEMONSTRATION_LAST = 0xde30ffff;

/** Senders whose history the sandbox plays: payments just below a limit, and more checks than a policy allows. */
export const DEMONSTRATION_HISTORIES = { structuring: 0xde30a001, burst: 0xde30a002 } as const;

const SOLANA_KEY_BYTES = 32;
const NUMBER_BYTES = 4;

/** Key of the reserved address for a number: 20 bytes (EVM) or 32 bytes (Solana), big-endian. */
export const demonstrationKey = (family: AddressFamily, number: number): string => {
  if (family === 'evm') return `0x${number.toString(16).padStart(40, '0')}`;
  const bytes = new Uint8Array(SOLANA_KEY_BYTES);
  new DataView(bytes.buffer).setUint32(SOLANA_KEY_BYTES - NUMBER_BYTES, number);
  return base58.encode(bytes);
};

const isReserved = (number: number): boolean => number >= DEMONSTRATION_FIRST && number <= DEMONSTRATION_LAST;

const EVM_PREFIX = `0x${'0'.repeat(32)}`;
const SOLANA_PREFIX = '1'.repeat(SOLANA_KEY_BYTES - NUMBER_BYTES);

/** The number of a reserved address, by its key; null for any other. */
export const demonstrationNumber = (key: string): number | null => {
  let number = 0;
  if (key.startsWith(EVM_PREFIX)) {
    number = Number.parseInt(key.slice(EVM_PREFIX.length), 16);
  } else if (key.startsWith(SOLANA_PREFIX)) {
    const bytes = base58.decode(key);
    if (bytes.length !== SOLANA_KEY_BYTES) return null;
    number = new DataView(bytes.buffer, bytes.byteOffset).getUint32(SOLANA_KEY_BYTES - NUMBER_BYTES);
  }
  return isReserved(number) ? number : null;
};

/**
 * True for a reserved demonstration address. They are never compared for look-alikes and never remembered in history.
 */
export const isDemonstrationKey = (key: string): boolean => demonstrationNumber(key) !== null;

/** The host of a made-up site that phishes, for sandbox keys. */
export const DEMONSTRATION_SITE = 'phishing.demonstration.example';
