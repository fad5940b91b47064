import fc from 'fast-check';
import { base58 } from '@scure/base';
import { checksumForm } from '../../../domain/intent/address.js';
import { type Chain, familyOf } from '../../../domain/chains/index.js';

const hexDigits = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));

/** Any EVM key: 0x and 40 lower-case hex digits. */
export const evmKeys = (): fc.Arbitrary<string> => hexDigits(40).map((digits) => `0x${digits}`);

/** Any Solana account: base58 of 32 bytes. */
export const solanaKeys = (): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => base58.encode(bytes));

/** The three accepted spellings of an EVM key. */
export const spellingsOf = (key: string): readonly string[] => [
  key,
  `0x${key.slice(2).toUpperCase()}`,
  checksumForm(key),
];

export const keysOf = (chain: Chain): fc.Arbitrary<string> => (familyOf(chain) === 'solana' ? solanaKeys() : evmKeys());

/** An address text for a chain: mostly a valid one from a small pool, so that fields coincide; sometimes anything. */
export const addressTexts = (chain: Chain, pool: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...pool) },
    { weight: 2, arbitrary: keysOf(chain) },
    { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 50 }) },
    { weight: 1, arbitrary: familyOf(chain) === 'solana' ? evmKeys() : solanaKeys() },
  );
