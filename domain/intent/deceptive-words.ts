import { hasHiddenCharacters, isAscii, lookalikeOf } from './text.js';

const WORD_BREAK = /[\s\p{P}]+/u;
const LATIN = /\p{Script=Latin}/u;
const LETTER = /\p{L}/u;
const SHARED_SCRIPT = /[\p{Script=Common}\p{Script=Inherited}]/u;
const ASCII_LETTERS = /^[A-Za-z]+$/;
/** Signs that are written as they are and stand for no disguised letter: ª º ℠ ™ № ℡ ℃ ℉ K Å. */
const ORDINARY_SIGNS: ReadonlySet<string> = new Set([
  '\u00aa',
  '\u00ba',
  '\u2120',
  '\u2122',
  '\u2116',
  '\u2121',
  '\u2103',
  '\u2109',
  '\u212a',
  '\u212b',
]);

/** A styled form of ASCII letters: full-width, mathematical, ligature, enclosed, Roman numeral. */
const isStyledLatin = (character: string): boolean => {
  if (ORDINARY_SIGNS.has(character)) return false;
  const plain = character.normalize('NFKC');
  return plain !== character && ASCII_LETTERS.test(plain);
};

/** A letter of another script that looks like ASCII. */
const isForeignLookalike = (character: string): boolean =>
  !LATIN.test(character) && !SHARED_SCRIPT.test(character) && lookalikeOf(character) !== null;

const isDeceptiveWord = (word: string): boolean => {
  if (isAscii(word)) return false;
  const letters = [...word].filter((character) => LETTER.test(character) || isStyledLatin(character));
  if (letters.length > 1 && letters.some(isStyledLatin)) return true;
  return letters.some((letter) => LATIN.test(letter)) && letters.some(isForeignLookalike);
};

/**
 * True when a text is built to be misread: hidden or direction-changing characters, or a word that mixes Latin with
 * look-alike letters of another script, or styled letters that fold to ASCII. Other scripts, accents and emoji are
 * ordinary.
 */
export const isDeceptive = (text: string): boolean =>
  !isAscii(text) && (hasHiddenCharacters(text) || text.split(WORD_BREAK).some(isDeceptiveWord));
