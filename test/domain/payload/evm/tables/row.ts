import type { AbiValue } from '../../../../../domain/payload/evm/abi.js';

/** Signature, arguments, the actions as lines, and the value that goes with the call. */
export type TableRow = readonly [string, readonly AbiValue[], readonly string[], bigint?];

export const MAX_256 = 2n ** 256n - 1n;
export const MAX_160 = 2n ** 160n - 1n;
export const MAX_48 = 2n ** 48n - 1n;
/** Signature parts of which nothing is read. */
export const SIGNED: readonly AbiValue[] = [27n, `0x${'01'.repeat(32)}`, `0x${'02'.repeat(32)}`];
export const SIGNATURE = `0x${'03'.repeat(65)}`;
export const WORD = `0x${'05'.repeat(32)}`;
