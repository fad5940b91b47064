import { PLAIN_VERBS, type PermissionFamily, VAGUE_WORDS } from '../data/rights.js';
import type { AddressFamily } from '../chains/definition.js';
import {
  compoundsIn,
  functionApart,
  functionNamed,
  functionOfSelector,
  functionOfWord,
  hasTail,
  HEX_GROUP,
  isHidden,
  isKnownSelector,
  isRead,
  type NamedFunction,
  saysWhoGains,
} from './known-functions.js';
import { hexGroups, nameKey, type PermissionWord, permissionWords, plainPermission } from './permission-words.js';
import { hasReversedText } from './text.js';

/** What can be read from the text of a permission. */
export interface ReadPermission {
  /** The functions that it names, each once; words of prose that name none are left out. */
  readonly functions: readonly NamedFunction[];
  /** False where nothing plain can be read: no function, no selector, no words that say what is asked for. */
  readonly isUnderstood: boolean;
}

/** The pieces of the words, in runs that may make up one name. An argument is a run of its own. */
const runsOf = (words: readonly PermissionWord[], family: AddressFamily): readonly (readonly string[])[] => {
  const runs: string[][] = [[]];
  for (const word of words) {
    const isWhole = word.pieces.length > 1 && functionNamed(word.key, family) !== undefined;
    if (isWhole || isRead(word)) runs.push([]);
    else if (word.isArgument && !word.isCalled) runs.push([...word.pieces], []);
    else runs.at(-1)?.push(...word.pieces);
  }
  return runs;
};

const STARTS_LIKE_A_NAME = /^[a-z_$]/i;

/** The words that may name what is asked for, in phrases: words with nothing but spaces between them. */
const phrasesOf = (words: readonly PermissionWord[]): readonly (readonly PermissionWord[])[] => {
  const phrases: PermissionWord[][] = [];
  for (const word of words) {
    const isName = STARTS_LIKE_A_NAME.test(word.text) && !HEX_GROUP.test(word.text);
    if (!isName || word.isLabel || (word.isArgument && !word.isCalled)) continue;
    if (word.previous === null || phrases.length === 0) phrases.push([word]);
    else phrases.at(-1)?.push(word);
  }
  return phrases;
};

const isWrittenLikeOne = ({ pieces, isCalled }: PermissionWord): boolean => isCalled || pieces.length > 1;

/** One name, or prose with a name or with a verb that says what is done. */
const isPlain = (phrase: readonly PermissionWord[]): boolean => {
  const [first, second] = phrase;
  if (first === undefined) return false;
  return second === undefined
    ? !VAGUE_WORDS.has(first.text.toLowerCase())
    : phrase.some((word) => isWrittenLikeOne(word) || PLAIN_VERBS.has(word.text.toLowerCase()));
};

/** A name that no row holds counts as a function where it stands alone or is written like one. */
const unknownIn = (phrases: readonly (readonly PermissionWord[])[]): ReadonlySet<PermissionWord> =>
  new Set(
    phrases.flatMap((phrase) =>
      phrase.filter((word) => !word.isQualifier && (phrase.length === 1 || isWrittenLikeOne(word))),
    ),
  );

const NON_ASCII = /[^\p{ASCII}]/u;
const ASCII_CHARACTER = /\p{ASCII}/u;
/** The calldata of a plain transfer of the native coin. */
const NO_CALL = /^\s*0x\s*$/i;
const COMMENT = /\/\*.*?(?:\*\/|$)/gs;

/**
 * Reads a permission: every identifier and every group of 8 hex digits in the text, however it is written, and
 * wherever it stands. A selector that no table holds says nothing plain, and neither does a name in code.
 * Source: domain/decisions.md, 36.
 */
export const readPermission = (given: string, family: AddressFamily): ReadPermission => {
  const read = READ[family];
  const known = read.get(given);
  if (known !== undefined) return known;
  if (read.size >= READ_LIMIT) read.clear();
  const permission = readText(given, family);
  read.set(given, permission);
  return permission;
};

/** Many rules ask about one text, for each action anew: it is read once. Bounded: callers write texts. */
const READ: Readonly<Record<AddressFamily, Map<string, ReadPermission>>> = { evm: new Map(), solana: new Map() };
const READ_LIMIT = 2_048;

const readText = (given: string, family: AddressFamily): ReadPermission => {
  const { text, isTakenApart } = plainPermission(given);
  const apart = functionApart(text);
  if (apart !== undefined) return { functions: [apart], isUnderstood: true };
  const words = [...new Set([text, text.replace(COMMENT, '')])].flatMap(permissionWords);
  // the tables are in ASCII: a word without ASCII names nothing but separates others
  const written = words.filter((word) => ASCII_CHARACTER.test(word.text));
  const hex = hexGroups(text);
  const phrases = phrasesOf(written);
  const unknown = unknownIn(phrases);
  const isOneWord = new Set(words.flatMap(({ key, isQualifier }) => (isQualifier ? [] : [key]))).size === 1;
  // digits decoded as a character may have been the first of a selector
  const raw = isTakenApart ? hexGroups(given.replaceAll('\\x', ' 0x')).all : [];
  const hidden = raw.flatMap((group) => functionOfSelector(group, family) ?? []);
  const selected = hex.all.map((group) => functionOfSelector(group, family));
  const found = [
    ...hidden,
    ...selected,
    ...(selected.some((known) => known !== undefined) ? [] : hex.selectors.map((name) => ({ name, families: [] }))),
    ...written.map((word) => {
      const named = functionOfWord(word, family, isOneWord);
      const counts = named === null || named.families.length > 0 || functionNamed(named.name, family) !== undefined;
      return counts || isRead(word) || unknown.has(word) ? named : null;
    }),
    ...runsOf(words, family).flatMap((run) => compoundsIn(run, family)),
    functionNamed(words.map((word) => (word.isArgument ? '' : word.key)).join(''), family),
  ];
  const functions = [
    ...new Map(found.flatMap((named) => (named === null || named === undefined ? [] : [[named.name, named] as const]))),
  ].map(([, named]) => named);
  const isKnown = functions.some(({ name, families }) => families.length > 0 || functionNamed(name, family));
  const isReadable =
    written.length === words.length && !written.some(({ text: word }) => NON_ASCII.test(word)) && phrases.some(isPlain);
  const isDark =
    hasReversedText(given) ||
    hidden.length > 0 ||
    hex.certain.some((selector) => !isKnownSelector(selector)) ||
    written.some((word) => isHidden(word, family) || hasTail(word, family));
  return {
    functions,
    isUnderstood:
      !isDark && (isKnown || (!isTakenApart && (hex.selectors.length > 0 || isReadable || NO_CALL.test(text)))),
  };
};

/**
 * The one function that a text names, in the form in which names are compared: lower case, letters and digits only. An
 * unknown selector is its own name. Several functions are joined by `+`; without any the letters of the text are left.
 */
export const permissionKey = (text: string): string => {
  const { functions } = readPermission(text, 'evm');
  return functions.length === 0 ? nameKey(text.replace(/\(.*$/s, '')) : functions.map(({ name }) => name).join('+');
};

/** The families of a permission on chains of one address family; empty for ordinary functions. */
export const permissionFamilies = (text: string, family: AddressFamily): readonly PermissionFamily[] => [
  ...new Set(readPermission(text, family).functions.flatMap(({ families }) => families)),
];

/** True where a text names a function whose gainer is known, and not its contract alone. */
export const namesWhoGains = (permissions: readonly string[], family: AddressFamily): boolean =>
  permissions.some((permission) =>
    readPermission(permission, family).functions.some((named) => saysWhoGains(named, family)),
  );

/** What a request asks for: family → the permissions, as they were sent, that belong to it. */
export type AskedPermissions = Readonly<Partial<Record<PermissionFamily | 'not_understood', readonly string[]>>>;

/** The network's own program for stake. Source: the Solana validator. */
const STAKE_PROGRAM = 'Stake11111111111111111111111111111111111111';

/** `Delegate` of the Stake program names the validator that the stake votes for. It lets no one spend. */
const isOfStake = ({ name }: NamedFunction, contract: string | null): boolean =>
  contract === STAKE_PROGRAM && name === 'delegate';

/**
 * Sorts the permissions of a request into families, each in the order sent. `contract` is the key of the contract that
 * is named, null for none.
 */
export const askedPermissions = (
  permissions: readonly string[],
  family: AddressFamily,
  contract: string | null = null,
): AskedPermissions => {
  const asked: Partial<Record<keyof AskedPermissions, string[]>> = {};
  for (const permission of permissions) {
    const { functions, isUnderstood } = readPermission(permission, family);
    const families = new Set(functions.flatMap((named) => (isOfStake(named, contract) ? [] : named.families)));
    for (const member of isUnderstood ? families : [...families, 'not_understood' as const]) {
      (asked[member] ??= []).push(permission);
    }
  }
  return asked;
};
