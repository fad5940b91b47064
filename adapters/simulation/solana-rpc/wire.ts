import { base58, base64 } from '@scure/base';
import { malformed, objectIn } from '../../shared/node-answer.js';
import { ProviderError } from '../../../ports/sources/errors.js';

export const listOfLengthIn = (value: unknown, length: number, what: string): readonly unknown[] => {
  if (!Array.isArray(value) || value.length !== length) throw malformed(what);
  return value as readonly unknown[];
};

/** A number that JSON holds exactly. */
export const countIn = (value: unknown, what: string): number => {
  if (!Number.isSafeInteger(value) || (value as number) < 0) throw malformed(what);
  return value as number;
};

const KEY_BYTES = 32;

const decoded = (decode: () => Uint8Array): Uint8Array | null => {
  try {
    return decode();
  } catch {
    return null;
  }
};

/** Base58 of 32 bytes: a key or a hash. */
export const keyIn = (value: unknown, what: string): string => {
  const isShort = typeof value === 'string' && value.length <= 44;
  if (!isShort || decoded(() => base58.decode(value))?.length !== KEY_BYTES) throw malformed(what);
  return value;
};

/** What a node says of the state of a slot. */
export interface AtSlot {
  readonly slot: number;
  readonly value: unknown;
}

/** A result with its slot, which must not be before the one that was asked for. */
export const atSlot = (result: unknown, oldestSlot: number, what: string): AtSlot => {
  const { context, value } = objectIn(result, what);
  const slot = countIn(objectIn(context, what)['slot'], what);
  if (slot < oldestSlot)
    throw new ProviderError('bad_response', `The node gave ${what} of a slot before the one that was asked for`);
  return { slot, value };
};

/** An account as it stands in the state, its data perhaps cut. */
export interface RawAccount {
  readonly lamports: bigint;
  readonly program: string;
  readonly data: Uint8Array;
  /** It is a program. */
  readonly isExecutable: boolean;
}

/** Null where there is no such account. */
export const accountIn = (value: unknown): RawAccount | null => {
  if (value === null) return null;
  const what = 'an account';
  const { lamports, owner, data, executable } = objectIn(value, what);
  const [text, encoding] = listOfLengthIn(data, 2, what);
  const bytes = typeof text === 'string' && encoding === 'base64' ? decoded(() => base64.decode(text)) : null;
  if (bytes === null || typeof executable !== 'boolean') throw malformed(what);
  const account = {
    ...{ lamports: BigInt(countIn(lamports, what)), program: keyIn(owner, what), data: bytes },
    isExecutable: executable,
  };
  // what holds nothing is gone with the end of the transaction
  return account.lamports === 0n ? null : account;
};
