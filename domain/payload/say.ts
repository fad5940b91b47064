import type { Language } from '../text/language.js';
import { amountOf, filled, shortAddress } from '../text/render.js';
import type { PayloadAsset } from './action.js';
import { SENTENCES } from './data/sentences.js';
import { inWholeTokens } from './quantity.js';

/** A text of the table of what bytes do. */
export type SentenceName = keyof typeof SENTENCES;

/** Says a text of the table in one language, with its values. */
export type Say = (name: SentenceName, values?: Readonly<Record<string, string>>) => string;

const NONE = {};

export const sayIn =
  (language: Language): Say =>
  (name, values = NONE) =>
    filled(SENTENCES[name][language], values);

/** A text that is recorded by its name, in a language; any other as it is. */
export const saidIn = (text: string, say: Say): string =>
  Object.hasOwn(SENTENCES, text) ? say(text as SentenceName) : text;

export type NamedAsset = Pick<PayloadAsset, 'address' | 'symbol' | 'decimals'>;

/** What an asset is called: its symbol, else what it is. */
export const assetName = (asset: NamedAsset | null, say: Say): string => {
  if (asset === null) return say('unnamedTokens');
  if (asset.symbol !== null) return asset.symbol;
  return asset.address === null ? say('coin') : say('unknownToken', { account: shortAddress(asset.address) });
};

/** An amount with what it is of, as bytes and answers have it. */
export interface Amount {
  readonly amount: string | null;
  readonly asset: NamedAsset | null;
}

/** An amount in words: `1,234 USDC`; base units where the decimals are not known. */
export const howMuch = ({ amount, asset }: Amount, language: Language = 'en'): string => {
  const say = sayIn(language);
  const name = assetName(asset, say);
  if (amount === 'unlimited' || amount === null) return amountOf(amount ?? 'unknown', name, language);
  const decimals = asset?.decimals ?? null;
  return decimals === null
    ? say('baseUnits', { amount: amountOf(amount, '', language).trimEnd(), what: name })
    : amountOf(inWholeTokens(amount, decimals), name, language);
};
