import { inWholeTokens } from '../../../../../domain/payload/quantity.js';
import type { howMuch } from '../../../../../domain/payload/sentence.js';
import { shortAddress } from '../../../../../domain/text/render.js';

/** An amount with what it is of, as answers have it. */
export type Amount = Parameters<typeof howMuch>[0];

interface MuchWords {
  readonly unlimited: (name: string) => string;
  readonly unknown: (name: string) => string;
  readonly base: (amount: string, name: string) => string;
  /** The native coin, where its symbol is not known. */
  readonly coin: string;
}

/** An amount in the words of a language: `25 USDC`. */
export const muchIn =
  ({ unlimited, unknown, base, coin }: MuchWords) =>
  ({ amount, asset }: Amount): string => {
    const address = asset?.address ?? null;
    const name = asset?.symbol ?? (address === null ? coin : shortAddress(address));
    if (amount === 'unlimited') return unlimited(name);
    if (amount === null) return unknown(name);
    const decimals = asset?.decimals ?? null;
    return decimals === null ? base(amount, name) : `${inWholeTokens(amount, decimals)} ${name}`;
  };
