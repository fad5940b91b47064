import { foldedText, isAscii } from './text.js';

/** One word of a permission text: a run of letters, digits, `_` and `$`, with what its place says about it. */
export interface PermissionWord {
  readonly text: string;
  /** In the form in which names are compared: lower case, letters and digits only. */
  readonly key: string;
  /** Its parts by letter case, underscore and digits: `transferFrom` has two. */
  readonly pieces: readonly string[];
  /** An argument list follows. */
  readonly isCalled: boolean;
  /** It stands in the argument list of a function, so it names no function unless it is called there. */
  readonly isArgument: boolean;
  /** It says in what contract, module or file the next word lies. */
  readonly isQualifier: boolean;
  /** It says what the next word is, as in `"method": "approve"`. */
  readonly isLabel: boolean;
  /** The word before it, with nothing but spaces between; null for none. */
  readonly previous: string | null;
  /** A word stands before or after it, with nothing but spaces between. */
  readonly isInPhrase: boolean;
}

const ENCODED =
  /(?:%[0-9a-f]{2})+|\\u\{([0-9a-f]{1,6})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|&#x([0-9a-f]{1,6});|&#(\d{1,7});/gi;
const ENCODED_BYTE = /%([0-9a-f]{2})/gi;
const FIRST_BEYOND_ASCII = 0x80;
const LAST_CODE_POINT = 0x10ffff;
/** An encoding within an encoding is undone as well; what is encoded more often is not read. */
const ROUNDS = 2;

const decodedPart = (whole: string, ...digits: readonly (string | undefined)[]): string => {
  if (whole.startsWith('%')) {
    try {
      return decodeURIComponent(whole);
    } catch {
      // a byte that is not UTF-8 is dropped; the others stay
      return whole.replace(ENCODED_BYTE, (_, byte: string) => {
        const code = Number.parseInt(byte, 16);
        return code < FIRST_BEYOND_ASCII ? String.fromCharCode(code) : '';
      });
    }
  }
  const [braced, unicode, byte, hexEntity, entity] = digits;
  const code = Number.parseInt(braced ?? unicode ?? byte ?? hexEntity ?? entity ?? '', entity === undefined ? 16 : 10);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
};

/** Begins an encoding. */
const MARK = /[%\\&]/;

/** A text in plain characters. */
export interface PlainPermission {
  readonly text: string;
  /** True where it held encodings of single characters: what they hide is not plain unless it is known. */
  readonly isTakenApart: boolean;
}

/** The text in plain characters: encodings of single characters undone, invisible ones out, look-alikes folded. */
export const plainPermission = (given: string): PlainPermission => {
  const folded = foldedText(given);
  const isTakenApart = MARK.test(folded) && folded.search(ENCODED) !== -1;
  let text = folded;
  for (let round = 0; isTakenApart && round < ROUNDS; round += 1) {
    const decoded = text.replace(ENCODED, decodedPart);
    if (decoded === text) break;
    text = foldedText(decoded);
  }
  return { text: text.replace(/(?<=[a-z0-9])-(?=[a-z0-9])/gi, '_'), isTakenApart };
};

const NOT_A_NAME_CHARACTER = /[^\p{L}\p{N}]/gu;
const PLAIN_KEY = /^[a-z0-9]*$/;

/** The form in which names are compared: lower case, letters and digits only. */
export const nameKey = (name: string): string =>
  PLAIN_KEY.test(name) ? name : name.replace(NOT_A_NAME_CHARACTER, '').toLowerCase();

const PIECE_BREAK = /(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z])(?=[A-Z][a-z]|\d)|(?<=\d)(?=[A-Za-z])|[_$]+/;
const DIGIT = /\d/;
const FEWEST_LETTERS_APART = 3;
const TOKEN = /[\p{L}\p{N}_$]+|[()[\]{}]/gu;
const ASCII_TOKEN = /[A-Za-z0-9_$]+|[()[\]{}]/g;
const BRACKETS: ReadonlySet<string> = new Set('()[]{}');
const OPENING: ReadonlySet<string> = new Set('([{');
const ONLY_SPACE = /^\s+$/;
const UP_TO_LIST = /^["'\s:=]*$/;
const NAME_OF_LIST = /^(?:inputs|outputs|args|arguments|params|parameters|accounts|types)$/i;
/** Functions whose arguments are functions: what stands in their brackets is read like the rest of the text. */
const CARRIER = /^(?:call|calls|multicall\d?|batch|execute|exec|invoke|aggregate\d?|tryaggregate|function|method)$/i;
/** What a parameter's name follows, in Solidity: a type of the language, a data location, or a type of one's own. */
const TYPE = /^(?:address|bool|string|bytes\d*|u?int\d*|memory|calldata|storage|payable|indexed|[A-Z]\w*)$/;
const WORD_FOLLOWS = /^\s+[\p{L}\p{N}_$]/u;
const CALL_FOLLOWS = /^\s*\(/;
const NAME_FOLLOWS = /^(?:\.|::|\/)[\p{L}_$]/u;
const VALUE_FOLLOWS = /^["']?\s*(?::(?!:)|=)\s*\S/;

/** Whether what stands in a bracket are arguments. `head` is the word right before it. */
const holdsArguments = (bracket: string, head: string, gap: string, within: boolean | undefined): boolean => {
  if (bracket === '(') return head === '' || (gap !== '' && gap.trim() !== '') ? within !== false : !CARRIER.test(head);
  return (bracket === '[' && UP_TO_LIST.test(gap) && NAME_OF_LIST.test(head)) || within === true;
};

const piecesOf = (word: string): readonly string[] =>
  PLAIN_KEY.test(word) && !DIGIT.test(word) ? [word] : word.split(PIECE_BREAK).filter((piece) => piece !== '');

/** Letters that stand apart (`a p p r o v e`) make one word. */
const withLettersJoined = (words: readonly PermissionWord[]): readonly PermissionWord[] => {
  const joined: PermissionWord[] = [];
  for (let from = 0; from < words.length; ) {
    let end = from;
    while (words[end]?.text.length === 1) end += 1;
    const [first, last] = [words[from], words[end - 1]];
    if (first === undefined) break;
    if (last === undefined || end - from < FEWEST_LETTERS_APART) {
      joined.push(first);
      from += 1;
      continue;
    }
    const text = words
      .slice(from, end)
      .map((word) => word.text)
      .join('');
    joined.push({ ...last, text, key: nameKey(text), pieces: piecesOf(text), previous: first.previous });
    from = end;
  }
  return joined;
};

/** The words of a plain text in their order. Names of parameters (`address owner`) are left out. */
export const permissionWords = (text: string): readonly PermissionWord[] => {
  const words: PermissionWord[] = [];
  const readings = new Map<string, Pick<PermissionWord, 'key' | 'pieces'>>();
  const frames: boolean[] = [];
  let head = '';
  let end = 0;
  for (const match of text.matchAll(isAscii(text) ? ASCII_TOKEN : TOKEN)) {
    const [token] = match;
    const gap = text.slice(end, match.index);
    end = match.index + token.length;
    if (BRACKETS.has(token)) {
      if (OPENING.has(token)) frames.push(holdsArguments(token, head, gap, frames.at(-1)));
      else frames.pop();
      head = '';
      continue;
    }
    const isArgument = frames.at(-1) === true;
    const previous = head !== '' && gap !== '' && ONLY_SPACE.test(gap) ? head : null;
    head = token;
    if (isArgument && previous !== null && TYPE.test(previous)) continue;
    const rest = text.slice(end, end + 8);
    const reading = readings.get(token) ?? { key: nameKey(token), pieces: piecesOf(token) };
    readings.set(token, reading);
    const { pieces } = reading;
    words.push({
      text: token,
      ...reading,
      isCalled: CALL_FOLLOWS.test(rest),
      isArgument,
      isQualifier: NAME_FOLLOWS.test(rest) && (pieces.length === 1 || /^[A-Z]/.test(token)),
      isLabel: VALUE_FOLLOWS.test(rest),
      previous,
      isInPhrase: previous !== null || WORD_FOLLOWS.test(rest),
    });
  }
  return withLettersJoined(words);
};

/** Behind `0x` four digits may be a selector, which lost its leading zeros; elsewhere they are a word or a year. */
const HEX_RUN = /(?:0x(?=[0-9a-f]{4})|(?<![0-9a-z])(?=[0-9a-f]{5}))([0-9a-f]+)/gi;
const SELECTOR_DIGITS = 8;
/** Lengths of an address and of a hash: hex of this size is no calldata. */
const NO_CALLDATA: ReadonlySet<number> = new Set([40, 64]);

/** What the hex digits of a text may say. */
export interface HexGroups {
  /** Every group of 8 hex digits, in lower case, each behind `0x`; a number that lost its leading zeros has them. */
  readonly all: readonly string[];
  /** The selectors by position: a group that begins a run of hex which can be calldata. */
  readonly selectors: readonly string[];
  /** Those selectors that can be nothing else: behind `0x`, or alone in the text. */
  readonly certain: readonly string[];
}

const NO_GROUPS: HexGroups = { all: [], selectors: [], certain: [] };

/** The groups of 8 hex digits in a plain text, whether written together or in parts (`09 5e a7 b3`). */
export const hexGroups = (text: string): HexGroups => {
  const together = text.replace(/[\s_:,.-]+/g, '');
  const runs = [...text.matchAll(HEX_RUN), ...(together === text ? [] : together.matchAll(HEX_RUN))];
  if (runs.length === 0) return NO_GROUPS;
  const all: string[] = [];
  const selectors: string[] = [];
  const certain: string[] = [];
  for (const [whole, given = ''] of runs) {
    const isMarked = whole.length > given.length;
    const digits = (isMarked ? given.padStart(SELECTOR_DIGITS, '0') : given).toLowerCase();
    for (let from = 0; from + SELECTOR_DIGITS <= digits.length; from += 1)
      all.push(`0x${digits.slice(from, from + SELECTOR_DIGITS)}`);
    const isWhole = isMarked ? digits.length >= SELECTOR_DIGITS : digits.length === SELECTOR_DIGITS;
    if (!isWhole || NO_CALLDATA.has(digits.length)) continue;
    const selector = `0x${digits.slice(0, SELECTOR_DIGITS)}`;
    selectors.push(selector);
    if (isMarked || whole.length === together.length) certain.push(selector);
  }
  return { all, selectors, certain };
};
