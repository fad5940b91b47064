import { addressKey } from '../../../domain/intent/address.js';
import Big from 'big.js';
import { isNativePlaceholder } from '../../../domain/intent/token-key.js';
import { chainOf, familyOf } from '../../../domain/chains/index.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { PriceAnswer, PricedAsset } from '../../../ports/sources/prices.js';
import type { DefillamaPrices, Coin } from './wire.js';

/** By which DefiLlama names the native currency of an EVM chain. */
const NULL_ADDRESS = `0x${'0'.repeat(40)}`;

/** A price that DefiLlama itself is less sure of is none: it is made of thin markets. */
const MIN_CONFIDENCE = 0.9;

/** How many decimals of a price are kept: the smallest price of a token has about 12. */
const MAX_DECIMALS = 30;

/** `chain:address`, as DefiLlama names a token. */
export const defillamaCoinOf = ({ chain, key }: PricedAsset): string => {
  const address = familyOf(chain) === 'evm' && isNativePlaceholder(chain, key) ? NULL_ADDRESS : key;
  return `${chainOf(chain).names.defillama}:${address}`;
};

const isAbout = (name: string, coin: string): boolean => {
  const [chain, address = ''] = name.split(':');
  return `${chain ?? ''}:${addressKey(address)}` === coin;
};

const isSure = ({ confidence }: Coin): boolean => confidence === undefined || confidence >= MIN_CONFIDENCE;

/** What DefiLlama says about exactly this coin. Pure. Without a price, or with an unsure one, an answer of nulls. */
export const answerOfCoins = ({ coins }: DefillamaPrices, coin: string, maxAgeSeconds: number): PriceAnswer => {
  const known = Object.entries(coins);
  if (known.length > 1 || known.some(([name]) => !isAbout(name, coin)))
    throw new ProviderError('bad_response', 'DefiLlama answered about another token');
  const found = known[0]?.[1] ?? null;
  const sure = found !== null && isSure(found) ? found : null;
  const pricedAt = sure === null ? null : isoTime(sure.timestamp * 1_000);
  return {
    usd: sure === null ? null : new Big(sure.price).round(MAX_DECIMALS, Big.roundUp).toFixed(),
    pricedAt,
    maxAgeSeconds,
    asOf: pricedAt,
    note: found !== null && sure === null ? 'the vendor is not sure of its price' : null,
  };
};
