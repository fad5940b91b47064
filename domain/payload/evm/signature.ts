import { selectorOf } from '../../intent/known-functions.js';
import { MAX_TYPED_DATA_DEPTH } from '../context.js';
import { elementaryOf } from './elementary.js';

/** A parameter of a function, or a member of a tuple. */
export interface AbiParameter {
  /** Empty where the text gives none. */
  readonly name: string;
  /** Canonical, a tuple by its members: `(address,uint256)[2]`. */
  readonly type: string;
  /** Members of a tuple, or of the tuples that an array holds; empty for everything else. */
  readonly components: readonly AbiParameter[];
}

export interface FunctionAbi {
  /** Canonical, without names. */
  readonly signature: string;
  /** `0x` and 8 lower-case hex digits. */
  readonly selector: string;
  readonly inputs: readonly AbiParameter[];
}

/** Far more than a contract has; it bounds the work that a text from a list can ask for. */
const MAX_SIGNATURE_CHARACTERS = 8_192;

const TOKEN = /\s*([A-Za-z_$][\w$]*|\[\d{0,6}\]|[(),])\s*/y;
const WORD_FORM = /^[A-Za-z_$]/;
/** Words between a type and a name that do not change the encoding. */
const MODIFIERS: ReadonlySet<string> = new Set(['payable', 'memory', 'calldata', 'storage']);
const ALIASES: Readonly<Record<string, string>> = { uint: 'uint256', int: 'int256' };

const tokensOf = (text: string): readonly string[] | null => {
  const tokens: string[] = [];
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined) return null;
    tokens.push(token);
  }
  return tokens;
};

const plainTypeOf = (word: string): string | null => {
  const type = ALIASES[word] ?? word;
  return type === 'string' || type === 'bytes' || elementaryOf(type) !== null ? type : null;
};

interface Cursor {
  readonly tokens: readonly string[];
  at: number;
}
const isNext = (cursor: Cursor, token: string): boolean => {
  if (cursor.tokens[cursor.at] !== token) return false;
  cursor.at += 1;
  return true;
};
const isWordNext = (cursor: Cursor): boolean => WORD_FORM.test(cursor.tokens[cursor.at] ?? '');

const parseBase = (cursor: Cursor, depth: number): Omit<AbiParameter, 'name'> | null => {
  if (cursor.tokens[cursor.at] === 'tuple' && cursor.tokens[cursor.at + 1] === '(') cursor.at += 1;
  if (!isNext(cursor, '(')) {
    const type = plainTypeOf(cursor.tokens[cursor.at] ?? '');
    cursor.at += 1;
    return type === null ? null : { type, components: [] };
  }
  const components = parseRest(cursor, depth + 1);
  // Solidity has no empty struct: an array of them would be as long as it says, out of no bytes at all
  if (components === null || components.length === 0) return null;
  return { type: `(${components.map((member) => member.type).join(',')})`, components };
};

const parseParameter = (cursor: Cursor, depth: number): AbiParameter | null => {
  const base = parseBase(cursor, depth);
  if (base === null) return null;
  let { type } = base;
  for (let levels = depth; cursor.tokens[cursor.at]?.startsWith('[') === true; cursor.at += 1, levels += 1) {
    const length = (cursor.tokens[cursor.at] ?? '').slice(1, -1);
    if (length.startsWith('0') || levels > MAX_TYPED_DATA_DEPTH) return null;
    type += `[${length}]`;
  }
  while (MODIFIERS.has(cursor.tokens[cursor.at] ?? '')) cursor.at += 1;
  const name = isWordNext(cursor) ? (cursor.tokens[cursor.at] ?? '') : '';
  if (name !== '') cursor.at += 1;
  return { name, type, components: base.components };
};

/** Parameters up to the closing bracket, which is read too. */
const parseRest = (cursor: Cursor, depth: number): readonly AbiParameter[] | null => {
  if (depth > MAX_TYPED_DATA_DEPTH) return null;
  if (isNext(cursor, ')')) return [];
  const parameters: AbiParameter[] = [];
  do {
    const parameter = parseParameter(cursor, depth);
    if (parameter === null) return null;
    parameters.push(parameter);
  } while (isNext(cursor, ','));
  return isNext(cursor, ')') ? parameters : null;
};

/**
 * Reads `name(type name, …)`, with or without names of parameters, tuples in brackets. Null for any other text, and for
 * types that Solidity does not have: tuples without members, arrays of length 0. Source: the Solidity ABI, function
 * selector.
 */
export const parseFunction = (text: string): FunctionAbi | null => {
  const tokens = text.length > MAX_SIGNATURE_CHARACTERS ? null : tokensOf(text);
  if (tokens === null || !WORD_FORM.test(tokens[0] ?? '') || tokens[1] !== '(') return null;
  const cursor: Cursor = { tokens, at: 2 };
  const inputs = parseRest(cursor, 0);
  if (inputs === null || cursor.at !== tokens.length) return null;
  const signature = `${tokens[0] ?? ''}(${inputs.map((input) => input.type).join(',')})`;
  return { signature, selector: selectorOf(signature), inputs };
};
