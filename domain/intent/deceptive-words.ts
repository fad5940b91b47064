import { CLAIMED_NAMES } from '../data/claimed-names.js';
import { STYLED_LETTERS } from '../data/styled-letters.js';
import { hasHiddenCharacters } from './hidden-characters.js';
import { isAscii, lookalikeOf, skeletonOf } from './text.js';

/** A joiner that got this far is ordinary; it parts a Latin word from its Persian ending. */
const WORD_BREAK = /[\s\p{P}\u200c]+/u;
const LATIN = /\p{Script=Latin}/u;
const LETTER = /\p{L}/u;
const SHARED_SCRIPT = /[\p{Script=Common}\p{Script=Inherited}]/u;
const ASCII_LETTERS = /^[A-Za-z]+$/;
const ASCII_LETTER = /[A-Za-z]/;
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/**
 * Signs and digraphs that are written as they are and stand for no disguised letter: ª º ℠ ™ № ℡ ℃ ℉ K Å, and the
 * single characters for ij, lj, nj and dz.
 */
const ORDINARY_SIGN =
  /[\u00aa\u00ba\u2120\u2122\u2116\u2121\u2103\u2109\u212a\u212b\u0132\u0133\u01c4-\u01cc\u01f1-\u01f3]/u;
/** Full-width letters, squared words (㎏, ㍿) and numerals (Ⅲ): how East Asian text writes Latin letters. */
const EAST_ASIAN_FORM = /[\uff21-\uff3a\uff41-\uff5a\u3200-\u33ff\u2160-\u217f]/u;
/** Superscripts behind a word (Mᵐᵉ, Cⁱᵉ), and numerals that are a word of their own (Ⅻ). */
const ORDINARY_PART = /(?<=\p{L})[\u02b0-\u02b8\u1d2c-\u1d6a\u2071\u207f]{1,3}$|^[\u2160-\u217f]+$/u;

/** A styled form of ASCII letters: full-width, mathematical, ligature, enclosed, small capital, Roman numeral. */
const isStyledLatin = (character: string): boolean => {
  if (STYLED_LETTERS.has(character)) return true;
  if (ORDINARY_SIGN.test(character)) return false;
  const plain = character.normalize('NFKC');
  return plain !== character && ASCII_LETTERS.test(plain);
};

/** A letter of another script that looks like ASCII. */
const isForeignLookalike = (character: string): boolean =>
  !LATIN.test(character) && !SHARED_SCRIPT.test(character) && lookalikeOf(character) !== null;

/** Greek or Cyrillic within a Latin word: no orthography does that, look-alike or not. */
const AMID_LATIN = /\p{Script=Latin}[\p{Script=Greek}\p{Script=Cyrillic}]+\p{Script=Latin}/u;

/** Letters of right-to-left scripts before a Latin word are prefixes of the language ("and", "to"), not disguise. */
const RIGHT_TO_LEFT_PREFIX = /^[\p{Script=Hebrew}\p{Script=Arabic}]+(?=[A-Za-z]+$)/u;
/** Letters of few languages, which spell English words whole: palochka, komi de, qa, we, shha, dze, je. */
const RARE_FOREIGN = /[\u04c0\u04cf\u0501\u051b\u051d\u04bb\u0455\u0458]/;
const FEWEST_LETTERS = 4;

const KNOWN_NAMES: ReadonlySet<string> = new Set([...CLAIMED_NAMES].map((name) => skeletonOf(name.toUpperCase())));

/** A word without one Latin letter that still reads as a known name, or as English in rare letters amid Latin words. */
const isForeignWordInDisguise = (word: string, text: string): boolean =>
  KNOWN_NAMES.has(skeletonOf(word.toUpperCase())) ||
  (word.length >= FEWEST_LETTERS && RARE_FOREIGN.test(word) && ASCII_LETTER.test(text));

const isDeceptiveWord = (given: string, text: string, isEastAsian: boolean): boolean => {
  const word = given.replace(ORDINARY_PART, '').replace(RIGHT_TO_LEFT_PREFIX, '');
  if (isAscii(word)) return false;
  const isStyled = (character: string): boolean =>
    isStyledLatin(character) && !(isEastAsian && EAST_ASIAN_FORM.test(character));
  const letters = [...word].filter((character) => LETTER.test(character) || isStyledLatin(character));
  if (letters.length > 1 && letters.some(isStyled)) return true;
  if (letters.some((letter) => LATIN.test(letter))) return AMID_LATIN.test(word) || letters.some(isForeignLookalike);
  return letters.length > 1 && letters.every(isForeignLookalike) && isForeignWordInDisguise(letters.join(''), text);
};

/**
 * True when a text is built to be misread: hidden or direction-changing characters; a word that mixes Latin with
 * look-alike letters of another script, or that is a known name in such letters alone; styled letters that fold to
 * ASCII. Other scripts with the invisible characters that they need, accents and emoji are ordinary, and so are
 * full-width letters in East Asian text.
 */
export const isDeceptive = (text: string): boolean => {
  if (isAscii(text)) return false;
  if (hasHiddenCharacters(text)) return true;
  const isEastAsian = EAST_ASIAN.test(text);
  return text.split(WORD_BREAK).some((word) => isDeceptiveWord(word, text, isEastAsian));
};
