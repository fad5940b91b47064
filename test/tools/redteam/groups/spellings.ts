import { selectorOf } from '../../../../domain/intent/known-functions.js';
import type { Random } from '../../faults/support/random.js';

export type Spell = (signature: string, random: Random) => string;

const nameOf = (signature: string): string => signature.replace(/\(.*$/, '');
const wordsOf = (signature: string): readonly string[] =>
  nameOf(signature)
    .replace(/^_+/, '')
    .split(/(?<=[a-z0-9])(?=[A-Z])|_/);
const insertedAt = (text: string, at: number, part: string): string => text.slice(0, at) + part + text.slice(at);
const selector = (signature: string): string => selectorOf(signature);

const ALIKE: Readonly<Record<string, string>> = {
  a: '\u0430',
  c: '\u0441',
  e: '\u0435',
  i: '\u0456',
  j: '\u0458',
  o: '\u043e',
  p: '\u0440',
  s: '\u0455',
  x: '\u0445',
  y: '\u0443',
  A: '\u0410',
  B: '\u0412',
  E: '\u0415',
  F: '\u03dc',
  H: '\u041d',
  K: '\u039a',
  M: '\u041c',
  O: '\u039f',
  P: '\u0420',
  R: '\u13a1',
  T: '\u0422',
  X: '\u0425',
};
/** Signs that show nothing. */
export const INVISIBLE = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u180e', '\u2061', '\u034f'];

/** One letter becomes another one of another script that looks the same; the text itself where no letter has one. */
export const withLookAlike = (text: string, random: Random): string => {
  const places = [...text].flatMap((letter, at) => (ALIKE[letter] === undefined ? [] : [at]));
  if (places.length === 0) return text;
  const at = random.oneOf(places);
  return [...text].map((letter, index) => (index === at ? (ALIKE[letter] ?? letter) : letter)).join('');
};
export const withInvisible = (text: string, random: Random): string =>
  insertedAt(text, random.between(1, text.length - 1), random.oneOf(INVISIBLE));
export const inFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).replaceAll(' ', '\u3000');
export const inBold = (text: string): string =>
  text
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d5ee + (letter.codePointAt(0) ?? 0) - 97))
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1d5d4 + (letter.codePointAt(0) ?? 0) - 65));

/** Ways to write one function that a reader still reads as that function. */
export const SPELLINGS: Readonly<Record<string, Spell>> = {
  name: nameOf,
  signature: (signature) => signature,
  'spaces in the signature': (signature) => signature.replace('(', ' ( ').replaceAll(',', ' , '),
  selector,
  'selector in capitals': (signature) => selector(signature).toUpperCase(),
  'selector without 0x': (signature) => selector(signature).slice(2),
  'selector with a label': (signature) => `selector ${selector(signature)}`,
  'selector in brackets': (signature) => `[${selector(signature)}]`,
  'selector in full width': (signature) => inFullWidth(selector(signature)),
  'selector in parts': (signature) =>
    selector(signature)
      .slice(2)
      .replace(/(..)(?=.)/g, '$1 '),
  calldata: (signature) => selector(signature) + '0'.repeat(24) + '11'.repeat(20),
  'two calls': (signature) => `0xd0e30db0,${selector(signature)}`,
  snake: (signature) => wordsOf(signature).join('_').toLowerCase(),
  kebab: (signature) => wordsOf(signature).join('-').toLowerCase(),
  words: (signature) => wordsOf(signature).join(' ').toLowerCase(),
  title: (signature) =>
    wordsOf(signature)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' '),
  capitals: (signature) => nameOf(signature).toUpperCase(),
  'small letters': (signature) => nameOf(signature).toLowerCase(),
  'with its contract': (signature) => `Vault.${nameOf(signature)}`,
  'with its contract and colons': (signature) => `Vault::${signature}`,
  source: (signature) => `function ${nameOf(signature)}(address account) external`,
  'piece of an ABI': (signature) => `{"type":"function","name":"${nameOf(signature)}"}`,
  'behind another': (signature) => `deposit, ${nameOf(signature)}`,
  'behind a slash': (signature) => `deposit/${nameOf(signature)}`,
  'behind a semicolon': (signature) => `deposit();${nameOf(signature)}()`,
  'within another': (signature) => `multicall(${nameOf(signature)}(address))`,
  prose: (signature) => `allow the app to call ${nameOf(signature)} for you`,
  quoted: (signature) => `"${nameOf(signature)}"`,
  'spaces around': (signature) => `   ${nameOf(signature)}   `,
  underscore: (signature) => `_${nameOf(signature)}`,
  'percent signs': (signature) => nameOf(signature).replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`),
  'unicode escape': (signature) =>
    nameOf(signature).replace(/^./, (first) => `\\u${first.charCodeAt(0).toString(16).padStart(4, '0')}`),
  entity: (signature) => nameOf(signature).replace(/^./, (first) => `&#${first.charCodeAt(0)};`),
  'letters apart': (signature) => [...nameOf(signature)].join(' '),
  'look-alike letter': (signature, random) => withLookAlike(nameOf(signature), random),
  'invisible sign': (signature, random) => withInvisible(nameOf(signature), random),
  'full width': (signature) => inFullWidth(nameOf(signature)),
  bold: (signature) => inBold(nameOf(signature)),
};
