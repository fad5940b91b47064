import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base58 } from '@scure/base';
import { parseAddressOf } from '../../intent/address.js';
import { ASSOCIATED_TOKEN_PROGRAM } from './program-addresses.js';

/** The field and the constant d of edwards25519. Source: RFC 8032, section 5.1. */
const P = (1n << 255n) - 19n;
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n;
const SIGN_BIT = 1n << 255n;

/** Whether a number has no square root in the field: its Jacobi symbol, seven times as fast as Euler's criterion. */
const isNoSquare = (value: bigint): boolean => {
  let [upper, lower, isNegative] = [value, P, false];
  while (upper !== 0n) {
    while ((upper & 1n) === 0n) {
      upper >>= 1n;
      if ((lower & 7n) === 3n || (lower & 7n) === 5n) isNegative = !isNegative;
    }
    if ((upper & 3n) === 3n && (lower & 3n) === 3n) isNegative = !isNegative;
    [upper, lower] = [lower % upper, upper];
  }
  return isNegative && lower === 1n;
};

/**
 * True where the 32 bytes are a point of edwards25519, so that a key for them may exist. They are where
 * (y² − 1) / (d·y² + 1) is a square; the divisor is never 0, so the product is one where the ratio is.
 */
export const isOnCurve = (bytes: Uint8Array): boolean => {
  const y = bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n) % SIGN_BIT;
  const square = (y * y) % P;
  return !isNoSquare(((square + P - 1n) * (D * square + 1n)) % P);
};

const MARKER = utf8ToBytes('ProgramDerivedAddress');
const MAX_BUMP = 255;

/** The first address off the curve, from bump 255 down. Source: Solana, `find_program_address`. */
export const programAddress = (seeds: readonly Uint8Array[], program: Uint8Array): Uint8Array | null => {
  for (let bump = MAX_BUMP; bump >= 0; bump -= 1) {
    const address = sha256(concatBytes(...seeds, Uint8Array.of(bump), program, MARKER));
    if (!isOnCurve(address)) return address;
  }
  return null;
};

/** The 32 bytes of an account; null for what is none. */
export const keyBytes = (key: string): Uint8Array | null =>
  parseAddressOf('solana', key).key === null ? null : base58.decode(key);

const deriveOnce = (program: string, seeds: readonly Uint8Array[]): string | null => {
  const address = programAddress(seeds, base58.decode(program));
  return address === null ? null : base58.encode(address);
};

/**
 * The token account that belongs to a wallet by its very address, base58; null where an argument is no account.
 * Source: Solana Program Library, associated token account.
 */
export const associatedTokenAddress = (
  owner: string,
  mint: string,
  tokenProgram: string,
  derive = deriveOnce,
): string | null => {
  const [ownerBytes, mintBytes, programBytes] = [keyBytes(owner), keyBytes(mint), keyBytes(tokenProgram)];
  if (ownerBytes === null || mintBytes === null || programBytes === null) return null;
  return derive(ASSOCIATED_TOKEN_PROGRAM, [ownerBytes, programBytes, mintBytes]);
};
