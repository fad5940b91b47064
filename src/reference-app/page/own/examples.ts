import type { Handed } from '../handed.js';
import * as bytes from '../preset-bytes.js';
import type { STORY_TEXTS } from '../story/texts.js';

/** Bytes to begin with. */
export interface Example {
  readonly name: keyof (typeof STORY_TEXTS)['own']['example'];
  readonly handed: Handed;
}

/** A made-up address without a known owner. */
const STRANGER = '0x4444444444444444444444444444444444444444';

export const BYTES_EXAMPLES: readonly [Example, ...Example[]] = [
  { name: 'payment', handed: bytes.transfer('0x2222222222222222222222222222222222222222', 25_000_000n) },
  { name: 'approval', handed: bytes.approval(bytes.PERMIT2, 25_000_000n) },
  { name: 'permit', handed: bytes.permit(bytes.SWAP_ROUTER, 25_000_000n) },
  { name: 'swap', handed: bytes.swapBytes(25_000_000n) },
  { name: 'everything', handed: bytes.permit(STRANGER, 2n ** 256n - 1n) },
];
