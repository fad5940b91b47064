import type { Handed } from '../handed.js';
import * as bytes from '../preset-bytes.js';

/** Bytes to begin with. */
export interface Example {
  readonly label: string;
  readonly handed: Handed;
}

/** A made-up address without a known owner. */
const STRANGER = '0x4444444444444444444444444444444444444444';

export const BYTES_EXAMPLES: readonly [Example, ...Example[]] = [
  { label: 'Payment', handed: bytes.transfer('0x2222222222222222222222222222222222222222', 25_000_000n) },
  { label: 'Approval', handed: bytes.approval(bytes.PERMIT2, 25_000_000n) },
  { label: 'Permit', handed: bytes.permit(bytes.SWAP_ROUTER, 25_000_000n) },
  { label: 'Swap', handed: bytes.swapBytes(25_000_000n) },
  { label: 'Permit for everything', handed: bytes.permit(STRANGER, 2n ** 256n - 1n) },
];
