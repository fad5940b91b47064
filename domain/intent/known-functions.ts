import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64nopad } from '@scure/base';
import type { AddressFamily } from '../chains/definition.js';
import { ADMIN_WORDS, HARMLESS_READS, type PermissionFamily, type RightRow, RIGHTS } from '../data/rights.js';
import { PLAIN_FUNCTIONS } from '../data/plain-functions.js';
import { keccakDigits } from '../shared/keccak.js';
import { lazily } from '../shared/lazily.js';
import { nameKey, type PermissionWord } from './permission-words.js';

/** A function that a text names. `name` is in lower case, letters and digits only; an unknown selector is its own. */
export interface NamedFunction {
  readonly name: string;
  readonly families: readonly PermissionFamily[];
}

/** Cached: hashing costs more than the rules that ask for it. Bounded: callers name the functions. */
const SELECTORS = new Map<string, string>();
const SELECTORS_LIMIT = 4_096;

/**
 * First four bytes of keccak-256 of a function signature, `0x` and 8 lower-case hex digits. Source: the Solidity ABI.
 */
export const selectorOf = (signature: string): string => {
  const known = SELECTORS.get(signature);
  if (known !== undefined) return known;
  if (SELECTORS.size >= SELECTORS_LIMIT) SELECTORS.clear();
  const selector = `0x${keccakDigits(utf8ToBytes(signature)).slice(0, 8)}`;
  SELECTORS.set(signature, selector);
  return selector;
};

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};
/** Cached: words are compared often. Bounded: callers write them. */
const SHAPES = new Map<string, string>();
const SHAPES_LIMIT = 4_096;
/** Two keys of one shape are read as the same: digits stand for the letters that they look like. */
const shapeOf = (key: string): string => {
  const known = SHAPES.get(key);
  if (known !== undefined) return known;
  if (SHAPES.size >= SHAPES_LIMIT) SHAPES.clear();
  const shape = key.replace(/[0134i57]/g, (character) => LOOKS_LIKE[character] ?? character);
  SHAPES.set(key, shape);
  return shape;
};

const nameIn = (signature: string): string => signature.replace(/\(.*$/, '');
const keyIn = (signature: string): string => nameKey(nameIn(signature));

/** No key of the table is longer: a longer one names none of its functions. */
const LONGEST_KEY = Math.max(...RIGHTS.map(({ signature }) => keyIn(signature).length));

const functionsOf = (family: AddressFamily): ReadonlyMap<string, NamedFunction> => {
  const byShape = new Map<string, NamedFunction>();
  for (const { signature, families, only, isApart } of RIGHTS) {
    if ((only !== undefined && only !== family) || isApart === true) continue;
    const name = keyIn(signature);
    const before = byShape.get(shapeOf(name))?.families ?? [];
    byShape.set(shapeOf(name), { name, families: [...new Set([...before, ...families])] });
  }
  return byShape;
};

const FUNCTIONS: Readonly<Record<AddressFamily, ReadonlyMap<string, NamedFunction>>> = {
  evm: functionsOf('evm'),
  solana: functionsOf('solana'),
};

/** The function of the table whose name is read like this key. */
export const functionNamed = (key: string, family: AddressFamily): NamedFunction | undefined =>
  key.length > LONGEST_KEY ? undefined : FUNCTIONS[family].get(shapeOf(key));

const rowBySelector = lazily(
  (): ReadonlyMap<string, RightRow> =>
    new Map(RIGHTS.filter(({ signature }) => signature.includes('(')).map((row) => [selectorOf(row.signature), row])),
);

/** The row of the table that a selector calls; null for none. */
export const rightOfSelector = (selector: string): RightRow | null => rowBySelector().get(selector) ?? null;

/** A function that only its whole signature or selector names, and by itself: `mint(uint256,address)`. */
const byItself = ({ signature, families }: RightRow): NamedFunction => ({ name: nameKey(signature), families });

const APART: ReadonlyMap<string, NamedFunction> = new Map(
  RIGHTS.filter(({ isApart }) => isApart === true).map((row) => [row.signature.toLowerCase(), byItself(row)]),
);

const NAMES_APART: ReadonlySet<string> = new Set([...APART.values()].map(({ name }) => name));

/** The function that a text names by its whole signature, with or without names of parameters, where that decides. */
export const functionApart = (text: string): NamedFunction | undefined =>
  !text.includes('(')
    ? undefined
    : APART.get(
        text
          .trim()
          .replace(/^function\s+/i, '')
          .replace(/\s*([(,)])\s*/g, '$1')
          .replace(/\s+[\w$ ]+(?=[,)])/g, '')
          .toLowerCase(),
      );

const plainSelectors = lazily((): ReadonlySet<string> => new Set(PLAIN_FUNCTIONS.map(selectorOf)));

/** True where a selector calls a function that a table names, dangerous or not. */
export const isKnownSelector = (selector: string): boolean =>
  rowBySelector().has(selector) || plainSelectors().has(selector);

const PLAIN_KEYS: ReadonlySet<string> = new Set(PLAIN_FUNCTIONS.map(keyIn));
const DIGIT = /\d/;

/** Keys of the plain functions that take no account, in any of their forms: they give nothing away. */
const WITHOUT_ACCOUNT: ReadonlySet<string> = new Set(
  PLAIN_FUNCTIONS.map(keyIn).filter((key) =>
    PLAIN_FUNCTIONS.every((form) => keyIn(form) !== key || !form.includes('address')),
  ),
);

/** True where a table says what the function gives to whom, or that it takes no account. */
export const saysWhoGains = ({ name }: NamedFunction, family: AddressFamily): boolean =>
  functionNamed(name, family) !== undefined || WITHOUT_ACCOUNT.has(name) || NAMES_APART.has(name);

/** The function of the table that a selector calls. */
export const functionOfSelector = (selector: string, family: AddressFamily): NamedFunction | undefined => {
  const row = rowBySelector().get(selector);
  if (row === undefined) return undefined;
  return row.isApart === true ? byItself(row) : functionNamed(keyIn(row.signature), family);
};

/** Shapes of the names that are made of several words, by which they are found inside of other texts. */
const COMPOUND: ReadonlySet<string> = new Set(
  RIGHTS.map(({ signature }) => nameIn(signature))
    .filter((name) => /[a-z][A-Z0-9]|\w_\w/.test(name))
    .map((name) => shapeOf(nameKey(name))),
);
const MOST_PIECES = 8;
/** The table is written in ASCII. */
const NO_PART = /[^\p{ASCII}]/u;

/** The functions whose names neighbouring pieces make together: `set`, `new`, `transfer`, `Ownership` has one. */
export const compoundsIn = (pieces: readonly string[], family: AddressFamily): readonly NamedFunction[] => {
  const shapes = pieces.map((piece) => (NO_PART.test(piece) ? null : shapeOf(nameKey(piece))));
  const found: NamedFunction[] = [];
  for (let from = 0; from < shapes.length; from += 1) {
    let shape = '';
    for (let to = from; to < from + MOST_PIECES; to += 1) {
      const part = shapes[to] ?? null;
      if (part === null || shape.length + part.length > LONGEST_KEY) break;
      shape += part;
      const known = COMPOUND.has(shape) ? FUNCTIONS[family].get(shape) : undefined;
      if (known !== undefined) found.push(known);
    }
  }
  return found;
};

const BASE64 = /^[A-Za-z0-9+/]{10,}$/;

const decodedBase64 = (word: string): string => {
  if (!BASE64.test(word)) return '';
  try {
    return String.fromCharCode(...base64nopad.decode(word));
  } catch {
    return '';
  }
};

/** True for a word in which a function of the table is hidden from a reader: backwards, or in base64. */
export const isHidden = ({ text, key }: PermissionWord, family: AddressFamily): boolean => {
  if (NO_PART.test(text)) return false;
  const backwards = key.length > LONGEST_KEY ? '' : [...key].reverse().join('');
  return (
    [backwards, keyIn(decodedBase64(text))].some((name) => functionNamed(name, family) !== undefined) &&
    functionNamed(key, family) === undefined
  );
};

/** What is hung on a name to make another of it: digits, a version, hex. */
const TAIL = /^[0-9a-fvx]*\d[0-9a-fvx]*$/;
const FEWEST_LETTERS_OF_A_NAME = 4;
/** Families that give no account anything new: a later version of such a function is ordinary. */
const GIVES_NO_RIGHT: ReadonlySet<PermissionFamily> = new Set(['payout', 'lower', 'scam_style']);

/** True for the name of a right with such a tail, where no table holds it: `multicallV2`, `multicall_0x1a2b`. */
export const hasTail = ({ key, isQualifier, isArgument }: PermissionWord, family: AddressFamily): boolean => {
  if (!DIGIT.test(key) || isQualifier || isArgument) return false;
  if (functionNamed(key, family) !== undefined || PLAIN_KEYS.has(key)) return false;
  for (let end = FEWEST_LETTERS_OF_A_NAME; end < Math.min(key.length, LONGEST_KEY + 1); end += 1) {
    const known = TAIL.test(key.slice(end)) ? functionNamed(key.slice(0, end), family) : undefined;
    if (known?.families.some((one) => !GIVES_NO_RIGHT.has(one)) === true) return true;
  }
  return false;
};

const READS: ReadonlySet<string> = new Set([...HARMLESS_READS].map(shapeOf));
/** Reads of one word, where they are called: `owner()`. */
const READ_WHEN_CALLED = /^(?:owner|admin|implementation|authority|governance|minter|guardian)$/;

/** True for a function that only answers a question. */
export const isRead = ({ key, isCalled }: PermissionWord): boolean =>
  READS.has(shapeOf(key)) || (isCalled && READ_WHEN_CALLED.test(key));

const ADMIN_WORD = new RegExp(ADMIN_WORDS.map(shapeOf).join('|'));
/** Behind such a word stands somebody, and no function: `withdraw to owner`. */
const BEFORE_SOMEBODY = /^(?:to|for|by|from|of|as|my|the)$/i;
const PERMIT = /^permit(?!ted)/;
const APPROVE = /^approve(?![dr])/;
/** Such a verb bundles calls or empties something, whatever follows. */
const BUNDLE_OR_EMPTY = /^(multicall|sweep|drain)/;

/** The verb begins the name, or is a part of it by itself. */
const isAbout = (verb: RegExp, { key, pieces }: PermissionWord): boolean =>
  verb.test(key) || (pieces.length > 1 && pieces.some((piece) => verb.test(piece.toLowerCase())));

/** A function that no row names, by the words in its name: `approveMax`, `supplyWithPermit`, `setPoolAdmin`. */
const functionByWords = (word: PermissionWord, family: AddressFamily): NamedFunction => {
  const name = word.key;
  if (name.includes('delegatecall') || name.includes('eip7702')) return { name, families: ['delegatecall', 'admin'] };
  if (isAbout(PERMIT, word)) return { name, families: ['permit'] };
  if (isAbout(APPROVE, word)) return functionNamed('approve', family) ?? { name, families: [] };
  const bundles = functionNamed(BUNDLE_OR_EMPTY.exec(name)?.[1] ?? '', family);
  if (bundles !== undefined) return { name, families: bundles.families };
  const isSomebody = word.pieces.length === 1 && word.previous !== null && BEFORE_SOMEBODY.test(word.previous);
  return { name, families: !word.isQualifier && !isSomebody && ADMIN_WORD.test(shapeOf(name)) ? ['admin'] : [] };
};

const LETTER = /[a-z]/i;
/** Digits in hex, and no name. */
export const HEX_GROUP = /^(?:0x)?[0-9a-f]{8,}$/i;
/** The modifiers of a function that is quoted with its head: `deposit() external whenNotPaused`. */
const MODIFIER = /^(?:only|when)[A-Z]/;
/** Function names that are ordinary words unless they stand alone or are called: `allow swap`. */
const EVERYDAY = /^(?:allow|hope|deny|rely|give|authorization)$/i;
/** Words that stand around functions and are none. Source: Solidity, JSON-RPC, the ABI's JSON form. */
const NO_FUNCTION = new RegExp(
  '^(?:functions?|instructions?|methods?|selectors?|call|external|public|internal|private|view|pure|payable|' +
    'returns?|override|virtual|address|bool|string|tuple|bytes\\d*|u?int\\d*)$',
  'i',
);

/**
 * The function that a word names by itself. Null for a number, an argument, a keyword. In an argument list only a call,
 * or a name that cannot be that of an argument, is one.
 */
export const functionOfWord = (
  word: PermissionWord,
  family: AddressFamily,
  isWholeText: boolean,
): NamedFunction | null => {
  if (!LETTER.test(word.text) || NO_FUNCTION.test(word.text)) return null;
  if (HEX_GROUP.test(word.text) || MODIFIER.test(word.text)) return null;
  if (EVERYDAY.test(word.text) && !isWholeText && !word.isCalled) return null;
  const known = functionNamed(word.key, family);
  if (word.isArgument && !word.isCalled) {
    const isNoArgument = COMPOUND.has(shapeOf(word.key)) || known?.name === 'approve';
    return isNoArgument && known !== undefined ? known : null;
  }
  return known ?? (isRead(word) ? { name: word.key, families: [] } : functionByWords(word, family));
};
