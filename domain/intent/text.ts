import { CONFUSABLES } from '../data/confusables.js';
import { STYLED_LETTERS } from '../data/styled-letters.js';

/**
 * Characters that take no place on a screen: format characters, fillers, variation selectors, and the blank Braille
 * cell.
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

const COMBINING = /\p{M}/gu;
const NON_ASCII = /[^\p{ASCII}]/u;

/** Non-ASCII character → the ASCII text that it looks like. */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map([
  ...CONFUSABLES.flatMap(([plain, characters]) => [...characters].map((character) => [character, plain] as const)),
  ...STYLED_LETTERS,
]);

/** ASCII characters that look like other ASCII characters. Source: Unicode confusables.txt (UTS 39). */
const ASCII_PROTOTYPES: Readonly<Record<string, string>> = { I: 'l', '1': 'l', '|': 'l', '0': 'O', m: 'rn' };
const ASCII_CONFUSABLE = /[I1|0m]/g;

/** True when the text is plain ASCII: nothing to fold. */
export const isAscii = (text: string): boolean => !NON_ASCII.test(text);

/** The text without invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

const REVERSING = /[\u202d\u202e\u2066-\u2068]/u;

/** True when characters turn the order of the text, so that it is not read as it is stored. */
export const hasReversedText = (text: string): boolean => REVERSING.test(text);

/** The ASCII text that one character outside ASCII looks like; null for none. */
export const lookalikeOf = (character: string): string | null => LOOKS_LIKE.get(character) ?? null;

/**
 * The text as a person reads it, in ASCII where it looks like ASCII: compatibility forms decomposed, accents and
 * invisible characters taken out, look-alikes replaced by what they look like. ASCII is left as it is. Source: UAX 15
 * (NFKD), UTS 39.
 */
export const foldedText = (text: string): string => {
  if (isAscii(text)) return text;
  let folded = '';
  for (const character of withoutInvisible(text.normalize('NFKD')).replace(COMBINING, ''))
    folded += lookalikeOf(character) ?? character;
  return folded;
};

/**
 * The skeleton of a text: two texts with one skeleton look the same. Source: UTS 39, "skeleton", over the table that is
 * kept here.
 */
export const skeletonOf = (text: string): string =>
  foldedText(text).replace(ASCII_CONFUSABLE, (character) => ASCII_PROTOTYPES[character] ?? character);

const SPACES = /\s+/gu;

/**
 * The forms by which two token symbols are compared for looks, letter case and spaces aside: equal in either form means
 * that they look alike. Two forms, since a character may resemble an ASCII letter in one case only.
 */
export const symbolForms = (symbol: string): readonly [string, string] => [
  skeletonOf(symbol.toUpperCase()).replace(SPACES, ''),
  skeletonOf(symbol).toUpperCase().replace(SPACES, ''),
];
