import { foldedText } from './text.js';

/** Digits and signs that are read as letters beside a letter. */
const LETTER_FOR: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '+': 't' },
};
const READ_AS_LETTER = /[0-9@$]{1,3}(?=[a-z])|(?<=[a-z])[0-9@$]{1,3}|(?<=[a-z])[!|+](?=[a-z])/g;
/**
 * Where digits stand for letters within words, a short number may be a word as well: `15` is `is`. Two digits count
 * within a longer word alone: `inv24a` is a number of an invoice.
 */
const DIGITS_WITHIN =
  /[a-z]{2}[0-9][a-z]|[a-z][0-9][a-z]{2}|[a-z]{4}[0-9]{2}[a-z]|[a-z]{3}[0-9]{2}[a-z]{2}|[a-z]{2}[0-9]{2}[a-z]{3}/;
const SHORT_NUMBER = /(?<![\p{L}\p{N}])\d{1,2}(?![\p{L}\p{N}])/gu;
/** After an article and a noun `15` stands where the verb would: "the contract 15 trusted". */
const VERB_IN_DIGITS = /(?<![\p{L}\p{N}])(?:the|this|that) \p{L}+ 15(?![\p{L}\p{N}])/iu;
const LETTERS_APART = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,4}\p{L}(?![\p{L}\p{N}])){3,}/gu;
const NOT_A_LETTER = /[^\p{L}]+/gu;
/** Within a word an apostrophe is left out, behind an elided article it parts words: don't, l'avviso. */
const APOSTROPHE = /(?<!\p{L})([cdjlmnqst])['’`´](?=\p{L})|['’`´](?=\p{L})/gu;
/** Signs within a word, and all others. */
const WITHIN = /(?<=[\p{L}\p{N}])[^\p{L}\p{N}\s]+(?=[\p{L}\p{N}])/gu;
const BREAK = /[^\p{L}\p{N}\s]+/gu;
/** What is not one plain space already. */
const SPACES = /\s{2,}|[^\S ]/g;
/** Nothing but breaks. */
const EDGES = /^[ ,]+|[ ,]+$/g;
const CAMEL = /(?<=[a-z])(?=[A-Z])/g;

/** All but the last of a letter that is repeated. */
const REPEATED = /(\p{L})(?=\1)/gu;

/** Words of letters alone and numbers alone, with single spaces between them: there is no other way to read them. */
const ONE_READING = /^(?:[A-Za-z][a-z]+|[A-Z]{2,}|\d+)(?: (?:[A-Za-z][a-z]+|[A-Z]{2,}|\d+))*$/;

/** The key of a spelling: letters that are taken for each other are one, and so are letters that are repeated. */
const spellingKey = (text: string): string =>
  text.replaceAll('vv', 'w').replaceAll('rn', 'm').replace(REPEATED, '').replaceAll('l', 'i');

const asLetters = (signs: string): string => signs.replace(/./gu, (sign) => LETTER_FOR[sign] ?? sign);

const withDigitsAsLetters = (text: string): string => text.replace(READ_AS_LETTER, asLetters);

/** A lower-case word in the form in which readings spell it. */
export const spelledWord = (word: string): string => spellingKey(withDigitsAsLetters(foldedText(word).toLowerCase()));

/** Signs that a reading may take for letters. */
const SIGN_AS_LETTER = /[@$]|[a-z][!|+][a-z]/;
const OTHER_LETTER = /[\p{L}\p{N}]/u;
/** One letter for all that readings take for each other; an `r` may be half an `m`. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  [...'abcdefghijklmnopqrstuvwxyz0123456789'].map((sign) => {
    const letter = LETTER_FOR[sign] ?? sign;
    return [sign, { l: 'i', w: 'v', m: 'n', r: '' }[letter] ?? letter];
  }),
);

/**
 * The letters of a text that all of its readings share: what these part, join, drop or take for each other is one here.
 * So a word of any reading has its own letters somewhere within them. Null where signs may be letters, too. For one
 * form of the text: letter case may look like something else.
 */
export const lettersOf = (form: string): string | null => {
  const folded = foldedText(form).toLowerCase();
  if (SIGN_AS_LETTER.test(folded)) return null;
  let [letters, last] = ['', ''];
  for (const character of folded) {
    const letter = LETTERS.get(character) ?? (character > '\u007f' && OTHER_LETTER.test(character) ? character : '');
    if (letter === '' || letter === last) continue;
    letters += letter;
    last = letter;
  }
  return letters;
};

/** Words and breaks: a sign between spaces breaks the text, one within a word is `within`. */
const clauses = (text: string, within: string): string =>
  spellingKey(text.replace(WITHIN, within).replace(BREAK, ' , ').replace(SPACES, ' ')).replace(EDGES, '');

/**
 * How a person may read a text in any spelling: words in the form of `spellingKey`, apart by one space, `,` for
 * every other break. Compatibility forms, accents, invisible characters, look-alikes, digits for letters, letters apart
 * and signs within words are undone. More than one reading where a sign may part words or disguise one.
 */
export const readingsOf = (text: string): readonly string[] => {
  if (ONE_READING.test(text) && !VERB_IN_DIGITS.test(text)) return [spellingKey(text.toLowerCase())];
  const parted = text.replace(CAMEL, ' ');
  const forms = new Set([text, text.toLowerCase(), parted].map((form) => foldedText(form).toLowerCase()));
  return [
    ...new Set(
      [...forms].flatMap((form) => {
        const spelled = withDigitsAsLetters(form)
          .replace(APOSTROPHE, (_sign, article?: string) => (article === undefined ? '' : `${article} `))
          .replaceAll('%', ' ')
          .replace(LETTERS_APART, (letters) => letters.replace(NOT_A_LETTER, ''));
        const isDisguised = DIGITS_WITHIN.test(form) || VERB_IN_DIGITS.test(form);
        const spellings = isDisguised ? [spelled, spelled.replace(SHORT_NUMBER, asLetters)] : [spelled];
        return spellings.flatMap((spelling) => [clauses(spelling, ' '), clauses(spelling, '')]);
      }),
    ),
  ];
};
