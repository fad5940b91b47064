import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { keccakDigits } from '../../shared/keccak.js';
import type { ReadResult } from '../context.js';
import { bytesOf, hexOf, readKey, readQuantity } from './hex.js';
import { need, readObject, reading } from './reading.js';
import { encodeRlp, quantityItem } from './rlp.js';

/** To which code an account is delegated. Chain 0 means every chain, and the zero address ends a delegation. */
export interface Delegation {
  readonly chainId: bigint;
  readonly address: string;
  readonly nonce: bigint;
}

export interface Authorization extends Delegation {
  /** Keccak-256 of the magic byte and the RLP of the three members. */
  readonly digest: string;
  /** Of the same bytes. */
  readonly sha256: string;
}

/** Source: EIP-7702, MAGIC. */
const MAGIC = Uint8Array.of(0x05);
const MEMBERS: ReadonlySet<string> = new Set(['chain_id', 'address', 'nonce']);

const readMembers = (given: unknown): Authorization => {
  const members = readObject(given, MEMBERS);
  const chainId = need(readQuantity(members['chain_id'], 256, 'numbers'), 'has no chain id of at most 256 bits');
  const address = need(readKey(members['address']), 'delegates to no address');
  const nonce = need(readQuantity(members['nonce'], 64, 'numbers'), 'has no nonce of at most 64 bits');
  const signed = concatBytes(MAGIC, encodeRlp([quantityItem(chainId), bytesOf(address), quantityItem(nonce)]));
  return { chainId, address, nonce, digest: `0x${keccakDigits(signed)}`, sha256: hexOf(sha256(signed)) };
};

/** Reads `{ chain_id, address, nonce }`. Never throws. Source: EIP-7702, authorization list. */
export const readAuthorization = (given: unknown): ReadResult<Authorization> => reading(() => readMembers(given));
