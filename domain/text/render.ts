import type { Language } from './language.js';
import type { Param, Params } from './params.js';
import { TERMS } from './data/terms.js';

const MOST_TEXT = 40;
const MOST_LISTED = 3;
/** Most characters of a list, so that every sentence fits a screen. */
const MOST_OF_LIST = 44;

/** How a language writes numbers and lists, and what it calls tokens without a name. */
interface Style {
  readonly thousands: string;
  readonly decimal: string;
  readonly comma: string;
  readonly more: (count: string) => string;
  readonly tokens: string;
  readonly unlimited: string;
  readonly unknown: string;
}

const STYLES: Readonly<Record<Language, Style>> = {
  en: {
    ...{ thousands: ',', decimal: '.', comma: ', ', tokens: 'tokens', unlimited: 'any amount of' },
    unknown: 'an unknown amount of',
    more: (count) => ` and ${count} more`,
  },
  de: {
    ...{ thousands: '.', decimal: ',', comma: ', ', tokens: 'Token', unlimited: 'unbegrenzt viel' },
    unknown: 'eine unbekannte Menge',
    more: (count) => ` und ${count} weitere`,
  },
  es: {
    ...{ thousands: '.', decimal: ',', comma: ', ', tokens: 'tokens', unlimited: 'cualquier cantidad de' },
    unknown: 'una cantidad desconocida de',
    more: (count) => ` y ${count} más`,
  },
  fr: {
    ...{ thousands: '\u202f', decimal: ',', comma: ', ', tokens: 'jetons', unlimited: 'n’importe quel montant de' },
    unknown: 'un montant inconnu de',
    more: (count) => ` et ${count} ${count === '1' ? 'autre' : 'autres'}`,
  },
  'pt-BR': {
    ...{ thousands: '.', decimal: ',', comma: ', ', tokens: 'tokens', unlimited: 'qualquer valor em' },
    unknown: 'um valor desconhecido em',
    more: (count) => ` e mais ${count}`,
  },
  ja: {
    ...{ thousands: ',', decimal: '.', comma: '、', tokens: 'トークン', unlimited: '無制限の' },
    unknown: '数量不明の',
    more: (count) => `ほか${count}件`,
  },
  'zh-CN': {
    ...{ thousands: ',', decimal: '.', comma: '、', tokens: '代币', unlimited: '任意数量的' },
    unknown: '数量未知的',
    more: (count) => `等另外${count}项`,
  },
};

const PARAM = /\{(\w+)\}/g;

/** Drops the blank beside an empty value, and any blank between two Chinese or Japanese characters. */
const NEEDLESS_BLANK = / (?=[.,。，（）]|\s)|(?<=[\u3000-\u9fff\uff00-\uffef]) (?=[\u3000-\u9fff\uff00-\uffef])/g;

/** A template with values that are shown as they are. A value that was not given leaves its name in braces. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template
    .replace(PARAM, (braced, name: string) => values[name] ?? braced)
    .replace(NEEDLESS_BLANK, '')
    .trim();

/** An amount of something: `1,234.5 USDC`, `any amount of USDC`. */
export const amountOf = (value: string, unit: string, language: Language): string => {
  const style = STYLES[language];
  const much = value === 'unlimited' || value === 'unknown' ? style[value] : numberIn(value, style);
  return `${much} ${unit}`;
};

/** Texts one after another, and how many more there are. */
export const listedIn = (texts: readonly string[], left: number, language: Language): string =>
  texts.join(STYLES[language].comma) + (left > 0 ? STYLES[language].more(String(left)) : '');

const FIRST = /^\{(\w+)\}/;

/** True for a value that begins with a word of the language: a name, site or address is written as it is. */
const beginsWithWord = (param: Param | undefined): boolean => {
  if (param?.type === 'list') return beginsWithWord(param.value[0]);
  if (param?.type === 'address') return param.role !== undefined;
  return param?.type !== 'text';
};

/** The sentence of a template in a language. A value that was not given leaves its name in braces. Never throws. */
export const rendered = (template: string, params: Params, language: Language): string => {
  const text = template.includes('{')
    ? template.replace(PARAM, (braced, name: string) => {
        const param = params[name];
        return param === undefined ? braced : shown(param, language, params);
      })
    : template;
  const first = FIRST.exec(template)?.[1];
  return first === undefined || beginsWithWord(params[first]) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
};

/** Six characters at the beginning and four at the end; shorter text as it is. */
export const shortAddress = (address: string): string =>
  address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;

/** Every text among the values that a sentence shows in short. */
const shortenedIn = (params: Params): readonly string[] =>
  Object.values(params)
    .flatMap((param) => (param.type === 'list' ? param.value.slice(0, MOST_LISTED) : [param]))
    .flatMap((param) =>
      param.type === 'address' ? [param.value] : param.type === 'amount' && param.symbol !== null ? [param.symbol] : [],
    );

/** Hex has no case; base58 has. */
const folded = (address: string): string => (address.startsWith('0x') ? address.toLowerCase() : address);

/** Characters that are shown of each place where addresses part. */
const PART = 4;

/** A short form unique in the sentence. Where both ends are alike, it shows the places where the addresses differ. */
const apart = (address: string, all: Params): string => {
  const short = shortAddress(address);
  if (short === address) return address;
  const form = short.toLowerCase();
  const alike = [...new Set([address, ...shortenedIn(all)].map(folded))].filter(
    (one) => shortAddress(one).toLowerCase() === form,
  );
  if (alike.length === 1) return short;
  const places: number[] = [];
  const partsAt = (shown: readonly number[], one: string): readonly string[] =>
    shown.map((place) => one.slice(place, place + PART));
  const toldApart = (shown: readonly number[]): number => new Set(alike.map((one) => partsAt(shown, one).join())).size;
  for (let place = 0; toldApart(places) < alike.length; place += 1)
    if (new Set(alike.map((one) => [...partsAt(places, one), one[place]].join())).size > toldApart(places))
      places.push(place);
  return parted(address, partsAt(places, address));
};

const parted = (address: string, parts: readonly string[]): string =>
  `${address.slice(0, 6)}…${parts.join('…')}…${address.slice(-4)}`;

const shown = (param: Param, language: Language, all: Params): string => {
  const style = STYLES[language];
  switch (param.type) {
    case 'address': {
      const short = apart(param.value, all);
      return param.role === undefined ? short : `${TERMS[param.role][language]} ${short}`;
    }
    case 'amount':
      return amountOf(param.value, param.symbol === null ? style.tokens : apart(param.symbol, all), language);
    case 'text': {
      const letters = [...param.value];
      return letters.length > MOST_TEXT ? `${letters.slice(0, MOST_TEXT - 1).join('')}…` : param.value;
    }
    case 'date':
      return param.value.slice(0, 10);
    case 'count':
      return numberIn(String(param.value), style);
    case 'term':
      return TERMS[param.value][language];
    case 'list': {
      const each = param.value.slice(0, MOST_LISTED).map((one) => shown(one, language, all));
      // one at least, however long it is
      while (each.length > 1 && each.join(style.comma).length > MOST_OF_LIST) each.pop();
      return listedIn(each, param.value.length - each.length, language);
    }
  }
};

/** Decimal text as a language writes it, its thousands apart. */
export const decimalIn = (value: string, language: Language): string => numberIn(value, STYLES[language]);

/** Decimal text with its thousands apart. By hand: it is recorded, so it must not follow the version of a library. */
const numberIn = (value: string, { thousands, decimal }: Style): string => {
  const [whole = '', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
};
