import { SITES } from '../data/sites.js';
import { isDeceptive } from './deceptive-words.js';
import { skeletonOf } from './text.js';

const MARK = 'xn--';
const [BASE, T_MIN, T_MAX, SKEW, DAMP, FIRST_BIAS, FIRST_CODE] = [36, 1, 26, 38, 700, 72, 128] as const;

const adapted = (delta: number, points: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
};

/** Decodes punycode; null where it is invalid. Source: RFC 3492, section 6.2; RFC 1035 for its length. */
const decoded = (label: string): string | null => {
  if (label === '' || label.endsWith('-') || label.length > MOST_LETTERS) return null;
  const split = label.lastIndexOf('-');
  const points = [...label.slice(0, Math.max(split, 0))].map((letter) => letter.charCodeAt(0));
  const digits = label.slice(split + 1);
  let [code, bias, at, place]: [number, number, number, number] = [FIRST_CODE, FIRST_BIAS, 0, 0];
  while (place < digits.length) {
    const before = at;
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = parseInt(digits.charAt(place), BASE);
      place += 1;
      // letters count from 0, and ten digits after them
      const value = digits.charCodeAt(place - 1) >= 0x61 ? digit - 10 : digit + 26;
      if (Number.isNaN(value)) return null;
      at += value * weight;
      const least = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (value < least) break;
      weight *= BASE - least;
    }
    bias = adapted(at - before, points.length + 1, before === 0);
    code += Math.floor(at / (points.length + 1));
    at %= points.length + 1;
    if (code > MAX_CODE) return null;
    points.splice(at, 0, code);
    at += 1;
  }
  return String.fromCodePoint(...points);
};
const MAX_CODE = 0x10ffff;
const MOST_LETTERS = 63 - MARK.length;

/** A host in one form: in lower case, and its letters instead of their punycode. What cannot be decoded stays. */
export const siteAsRead = (host: string): string =>
  host
    .normalize('NFKC')
    .toLowerCase()
    .split('.')
    .map((label) => (label.startsWith(MARK) ? (decoded(label.slice(MARK.length)) ?? label) : label))
    .join('.')
    // punycode may decode to capitals, which plain text had lowered above
    .toLowerCase()
    .normalize('NFC');

/** Scheme, host and port. */
const ORIGIN = /^([a-z][a-z0-9+.-]*:\/\/)?([^:/]*)(:\d+)?/i;

/** The host of an origin, in the form that is compared; the port is no part of it. */
export const hostOfOrigin = (origin: string): string => siteAsRead(ORIGIN.exec(origin)?.[2] ?? '').replace(/\.$/, '');

const originAsRead = (origin: string): string => {
  const [, scheme = '', , port = ''] = ORIGIN.exec(origin) ?? [];
  return `${scheme}${hostOfOrigin(origin)}${port}`.toLowerCase();
};

/** Whether two origins are one, however their hosts are written. */
export const isSameOrigin = (left: string, right: string): boolean => originAsRead(left) === originAsRead(right);

/** The skeleton of a text in lower case. */
const shape = (text: string): string => skeletonOf(text).toLowerCase();

/** From this length on, a name within another word or with one wrong letter is no chance. */
const LONG_NAME = 7;

const HOSTS: readonly string[] = SITES.flatMap(({ hosts }) => hosts);
const NAMES = SITES.flatMap(({ name, hosts }) =>
  name === null ? [] : [{ name: shape(name), isLong: name.length >= LONG_NAME, host: hosts[0] }],
);

/** Ordinary words that are one letter from a name. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['finance', 'radium'].map(shape));

/** True where one letter was put in, left out, replaced or swapped with the next. */
const isOneAway = (left: string, right: string): boolean => {
  let from = 0;
  while (from < left.length && left[from] === right[from]) from += 1;
  const [a, b] = [left.slice(from), right.slice(from)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
};

const isAlmost = (word: string, name: string): boolean => !OTHER_WORDS.has(word) && isOneAway(word, name);

const NOT_ASCII = /\P{ASCII}+/gu;

/** The labels of a host but the last, what hyphens part or join in them, and what is left without foreign letters. */
const wordsOf = (host: string): readonly string[] =>
  host
    .split('.')
    .slice(0, -1)
    .flatMap((label) => [label, label.replaceAll('-', ''), label.replace(NOT_ASCII, ''), ...label.split('-')])
    .map(shape);

/** Whether it is the site, or a host below it. */
export const isOf = (host: string, site: string): boolean => host === site || host.endsWith(`.${site}`);

/** Whether it belongs to a registered site. */
export const isRegisteredSite = (host: string): boolean => HOSTS.some((site) => isOf(host, site));

/**
 * The registered site that a host looks like and is not: by look-alike letters, by one wrong letter, by its name or its
 * whole host within another. A host that is built of look-alike letters and resembles none is `unknown`. Null for
 * registered sites and for all others, in any script. `host` as `hostOfOrigin` gives it.
 */
export const imitatedSite = (host: string): string | null => {
  if (isRegisteredSite(host)) return null;
  const looks = shape(host);
  const parts = `.${looks.replaceAll('-', '.')}.`;
  const whole = HOSTS.find((site) => isOf(looks, shape(site)) || parts.includes(`.${shape(site)}.`));
  if (whole !== undefined) return whole;
  const words = wordsOf(host);
  const named = NAMES.find(({ name, isLong }) =>
    words.some((word) => word === name || (isLong && (word.includes(name) || isAlmost(word, name)))),
  );
  return named?.host ?? (isDeceptive(host) ? 'unknown' : null);
};
