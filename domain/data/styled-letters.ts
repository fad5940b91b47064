/** Each ASCII letter with its small capital, where there is one. */
const SMALL_CAPITALS = [
  ...['aᴀ', 'bʙ', 'cᴄ', 'dᴅ', 'eᴇ', 'fꜰ', 'gɢ', 'hʜ', 'iɪ', 'jᴊ', 'kᴋ', 'lʟ', 'mᴍ', 'nɴ', 'oᴏ', 'pᴘ', 'qꞯ', 'rʀ'],
  ...['sꜱ', 'tᴛ', 'uᴜ', 'vᴠ', 'wᴡ', 'yʏ', 'zᴢ'],
];
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const BLACK_CIRCLED_A = 0x1f150;
const BLACK_SQUARED_A = 0x1f170;

const alphabetFrom = (first: number): readonly (readonly [string, string])[] =>
  [...ALPHABET].map((letter, index) => [String.fromCodePoint(first + index), letter]);

/**
 * Styled letters that Unicode does not decompose → the ASCII letter that each shows: small capitals of phonetic
 * alphabets, and letters in black circles and squares. Source: Unicode 16, names in the blocks IPA Extensions, Phonetic
 * Extensions, Latin Extended-D, Enclosed Alphanumeric Supplement.
 */
export const STYLED_LETTERS: ReadonlyMap<string, string> = new Map([
  ...SMALL_CAPITALS.map(([letter = '', capital = '']) => [capital, letter] as const),
  ...alphabetFrom(BLACK_CIRCLED_A),
  ...alphabetFrom(BLACK_SQUARED_A),
]);
