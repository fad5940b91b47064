import { isAscii, withoutInvisible } from './text.js';

/** Scripts whose letters join, so that they need joiners: Arabic and its kin, Indic scripts, Mongolian. */
const JOINING = [
  ...['Arab', 'Syrc', 'Nkoo', 'Mand', 'Mong', 'Phag', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda'],
  ...['Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt', 'Java', 'Bali'],
]
  .map((script) => `\\p{scx=${script}}`)
  .join('');

/** An emoji with its skin tone and presentation; sequences join them with U+200D. */
const EMOJI = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?';

/**
 * Invisible characters where orthography or emoji need them. Source: RFC 5892 appendix A (joiners), UTS 51 (sequences,
 * flags of regions), UTS 37 (variants of ideographs), Unicode chapter 13.5 (Mongolian); languages that write no spaces
 * break their lines at U+200B.
 */
const ORDINARY_INVISIBLE = new RegExp(
  [
    `(?<=[${JOINING}][\\u200e\\u200f]?)[\\u200c\\u200d]+`,
    `[\\u200c\\u200d]+(?=[${JOINING}])`,
    `(?<=${EMOJI})\\u200d(?=${EMOJI})`,
    `(?<=[\\p{Extended_Pictographic}\\p{Math}\\p{So}])[\\ufe0e\\ufe0f]|\\ufe0f(?=\\u20e3)`,
    `(?<=\\u{1f3f4})[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}`,
    `(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]`,
    `(?<=\\p{Script=Mong})[\\u180b-\\u180f]|[\\u180b-\\u180f](?=\\p{Script=Mong})`,
    `(?<=[\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}])\\u200b`,
  ].join('|'),
  'gu',
);

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** Marks of direction: they place neutral characters and reverse no text. */
const DIRECTION_MARK = /(?<![\p{Script=Latin}\d])[\u200e\u200f\u061c]|[\u200e\u200f\u061c](?![\p{Script=Latin}\d])/gu;

/** True when the text holds an invisible or direction-changing character that its script does not need. */
export const hasHiddenCharacters = (text: string): boolean => {
  if (isAscii(text) || withoutInvisible(text) === text) return false;
  const marked = RIGHT_TO_LEFT.test(text) ? text.replace(DIRECTION_MARK, '') : text;
  const rest = marked.replace(ORDINARY_INVISIBLE, '');
  return withoutInvisible(rest) !== rest;
};
