import Big from 'big.js';
import { type Chain, isWrappedNative } from '../../chains/index.js';
import { isPriceOld, OLD_PRICE_STEP } from '../../facts/price/price-facts.js';
import type { OtherToken, TokenFacts } from '../../facts/token/token-facts.js';
import type { PayloadAsset } from '../../payload/action.js';
import type { ExchangedUnits } from '../../payload/exchange-ledger.js';
import { wholeTokens } from '../../payload/quantity.js';
import { listParam, type Param, termParam } from '../../text/params.js';
import type { CheckContext } from '../finding.js';
import { unitsParam } from './text-params.js';

type PricedToken = Pick<
  OtherToken,
  'native' | 'decimals' | 'officialContracts' | 'referencePriceUsd' | 'pricedAt' | 'pegged'
>;

/** US dollars, by the prices in force. An old price stands for a range, a new one for itself. */
export interface Worth {
  readonly usd: Big;
  readonly least: Big;
  readonly most: Big;
  /** Of some of it no price is known, or the bytes do not fix how much it is: it may be more. */
  readonly isOpen: boolean;
  /** Some of it is judged by an old price. */
  readonly isOld: boolean;
}

const tokensOf = ({ facts }: CheckContext): readonly PricedToken[] => {
  const token: TokenFacts | null = facts.token.value;
  return token === null ? [] : [token, ...token.others];
};

/** The coin for what wraps it, where that has no price of its own. */
const priceOf = (context: CheckContext, { address }: PayloadAsset): PricedToken | null => {
  const tokens = tokensOf(context).filter(({ referencePriceUsd }) => referencePriceUsd !== null);
  const own = tokens.find((token) => (address === null ? token.native : token.officialContracts.includes(address)));
  const isCoin = address !== null && isWrappedNative(address);
  return own ?? (isCoin ? tokens.find(({ native }) => native) : undefined) ?? null;
};

const isRegistered = ({ asset }: ExchangedUnits): boolean =>
  asset !== null && asset.tokenId === null && (asset.address === null || asset.symbol !== null);

const worthOf = (context: CheckContext, { asset, units }: ExchangedUnits): Worth | null => {
  if (asset === null || asset.tokenId !== null || units === null) return null;
  const price = priceOf(context, asset);
  const decimals = price?.decimals ?? null;
  if (price === null || price.referencePriceUsd === null || decimals === null) return null;
  const usd = wholeTokens(units.toString(), decimals).times(price.referencePriceUsd);
  return isPriceOld(price, context.nowMs)
    ? { usd, least: usd.div(OLD_PRICE_STEP), most: usd.times(OLD_PRICE_STEP), isOpen: false, isOld: true }
    : { usd, least: usd, most: usd, isOpen: false, isOld: false };
};

const NOTHING: Worth = { usd: new Big(0), least: new Big(0), most: new Big(0), isOpen: false, isOld: false };
const UNKNOWN: Worth = { ...NOTHING, isOpen: true };

const sumOf = ([first = NOTHING, ...others]: readonly Worth[]): Worth =>
  others.reduce(
    (sum, one) => ({
      usd: sum.usd.plus(one.usd),
      least: sum.least.plus(one.least),
      most: sum.most.plus(one.most),
      isOpen: sum.isOpen || one.isOpen,
      isOld: sum.isOld || one.isOld,
    }),
    first,
  );

/** What is given is worth at least what is known of it. */
export const worthGiven = (context: CheckContext, given: readonly ExchangedUnits[]): Worth =>
  sumOf(given.map((one) => worthOf(context, one) ?? UNKNOWN));

/**
 * What comes back. Beside a registered token, a token that anybody can mint counts nothing. Alone it may be what is
 * meant, and its worth is unknown.
 */
export const worthReceived = (context: CheckContext, received: readonly ExchangedUnits[]): Worth => {
  const some = received.filter(({ units }) => units !== 0n);
  const registered = some.filter(isRegistered);
  return sumOf((registered.length > 0 ? registered : some).map((one) => worthOf(context, one) ?? UNKNOWN));
};

/** `25 USDC`, of each asset once; nothing where there is none. */
export const exchangedParam = (parts: readonly ExchangedUnits[], chain: Chain): Param => {
  const some = parts.filter(({ units }) => units !== 0n);
  return some.length === 0
    ? termParam('nothing')
    : listParam(some.map(({ asset, units }) => unitsParam(units, asset, chain)));
};
