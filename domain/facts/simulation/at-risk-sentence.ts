import type { PublishedAsset } from '../../payload/published-action.js';
import { howMuch, sayIn } from '../../payload/say.js';
import type { Language } from '../../text/language.js';
import { decimalIn, listedIn, shortAddress } from '../../text/render.js';
import type { ExecutionBlock } from './execution.js';

/** What could be taken, as answers and reports show it. */
export interface PublishedAtRisk {
  /** Of the assets with a price; null for none. Exact decimal text. */
  readonly usd: string | null;
  readonly is_whole: boolean;
  readonly whole_account: boolean;
  /** Null: made up, for a demonstration. */
  readonly block: ExecutionBlock | null;
  readonly assets: readonly PublishedAssetAtRisk[];
}

export interface PublishedAssetAtRisk {
  readonly owner: string;
  readonly takers: readonly string[];
  readonly asset: PublishedAsset;
  readonly amount: string;
  readonly usd: string | null;
  readonly basis: 'executed' | 'read';
  readonly in_exchange: boolean;
}

const amountText = ({ amount, asset }: PublishedAssetAtRisk, language: Language): string => {
  const say = sayIn(language);
  if (asset.token_id !== null) {
    const item = say('itemNumber', { id: asset.token_id });
    return say('ofCollection', { item, account: asset.symbol ?? shortAddress(asset.address ?? '') });
  }
  return howMuch({ amount: asset.decimals === null ? amount : rounded(amount, asset.decimals), asset }, language);
};

const MOST_DECIMALS = 6;
const MOST_NAMED = 3;

/** Base units without the digits behind the sixth decimal, unless the others are 0. */
const rounded = (units: string, decimals: number): string => {
  const kept = units.slice(0, Math.max(0, units.length - Math.max(0, decimals - MOST_DECIMALS)));
  return /[1-9]/.test(kept) ? kept.padEnd(units.length, '0') : units;
};

/** `You could lose 12,345 USDC`, with `rest` behind what is named; null where nothing is. */
export const couldLose = (
  names: readonly string[],
  language: Language,
  { isExchange = false, worth = '', rest = '' } = {},
): string | null => {
  if (names.length === 0) return null;
  const what = listedIn(names.slice(0, MOST_NAMED), names.length - MOST_NAMED, language);
  return sayIn(language)(isExchange ? 'couldGive' : 'couldLose', { what, worth, rest });
};

/** `You could lose 12,345 USDC (about 12,345 USD)`: for the one who signs; null where nothing can go. */
export const atRiskSentence = (risk: PublishedAtRisk, language: Language = 'en'): string | null => {
  const { assets, usd, is_whole, whole_account } = risk;
  const say = sayIn(language);
  const taken = assets.filter(({ amount }) => amount !== '0');
  if (taken.length === 0) return whole_account ? couldLose([say('everything')], language) : null;
  const dollars = usd === null ? null : decimalIn(usd.split('.')[0] ?? '', language);
  return couldLose(
    taken.map((one) => amountText(one, language)),
    language,
    {
      isExchange: taken.every(({ in_exchange }) => in_exchange),
      worth: dollars === null ? '' : ` ${say('worth', { usd: dollars })}`,
      rest: whole_account ? say('andEverything') : is_whole ? '' : say('perhapsMore'),
    },
  );
};
