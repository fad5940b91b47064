/** How many digits two accounts have in common at their ends, zeros at the front left out of both. */
interface Agreement {
  readonly front: number;
  readonly back: number;
}

/** Where two accounts look alike: at both ends, or in as many digits at one. */
export type Likeness = 'both_ends' | 'one_end';

/** The digits of a key that a person compares: wallets shorten, and zeros at the front are cheap to make. */
const digitsOf = (key: string): string => (key.startsWith('0x') ? key.slice(2).replace(/^0+/, '') : key);

/** Both ends need at least this many. */
const LEAST_AT_AN_END = 3;

/**
 * References up to this number, and the digits that two accounts must then have in common. Chance alone gives about one
 * false alarm in 10,000 new payees. Source: domain/decisions.md, 54.
 */
const DIGITS_BY_REFERENCES = [
  [1_500, 6],
  [13_000, 7],
  [149_000, 8],
  [Infinity, 9],
] as const;

/** From so many references on, more of them make no difference. */
export const MOST_REFERENCES = 149_001;

export const LEAST_DIGITS = DIGITS_BY_REFERENCES[0][1];

const digitsNeeded = (references: number): number =>
  DIGITS_BY_REFERENCES.find(([most]) => references <= most)?.[1] ?? LEAST_DIGITS;

/** What accounts that look like this one share with it: three digits at each end, or as many as needed at one. */
export const endsOf = (key: string): { readonly affix: string; readonly front: string; readonly back: string } => {
  const digits = digitsOf(key);
  return {
    affix: digits.slice(0, LEAST_AT_AN_END) + digits.slice(-LEAST_AT_AN_END),
    front: digits.slice(0, LEAST_DIGITS),
    back: digits.slice(-LEAST_DIGITS),
  };
};

const agreementOf = (left: string, right: string): Agreement => {
  const most = Math.min(left.length, right.length);
  let front = 0;
  while (front < most && left[front] === right[front]) front += 1;
  let back = 0;
  while (back < most - front && left[left.length - 1 - back] === right[right.length - 1 - back]) back += 1;
  return { front, back };
};

/** How a key looks like another account's, one of so many `references`; null where it does not, or is the same. */
export const likenessOf = (key: string, other: string, references: number): Likeness | null => {
  if (key === other || key.startsWith('0x') !== other.startsWith('0x')) return null;
  const { front, back } = agreementOf(digitsOf(key), digitsOf(other));
  const needed = digitsNeeded(references);
  if (front >= LEAST_AT_AN_END && back >= LEAST_AT_AN_END && front + back >= needed) return 'both_ends';
  return front >= needed || back >= needed ? 'one_end' : null;
};
