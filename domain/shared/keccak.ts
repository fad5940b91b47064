import sha3 from 'js-sha3';

/** Keccak-256 as 64 lower-case hex digits. Half the time of `@noble/hashes`, whose loops V8 does not unroll. */
export const keccakDigits = (bytes: Uint8Array): string => sha3.keccak_256(bytes);
