import Big from 'big.js';
import type { AssetPrice, Execution } from '../../facts/simulation/execution.js';
import { wholeTokens } from '../../payload/quantity.js';
import type { CheckContext } from '../finding.js';
import type { Flow } from './flows.js';

/**
 * What comes back is little where it is worth less than a tenth of what is paid: fees and slippage take some per cent,
 * and a constant that is a year old may be many times off. Source: `MAX_PRICE_STEP`.
 */
const LITTLE_SHARE = '0.1';
/** Less than this is not compared: rounding and dust can be any share of it. US dollars. */
const LEAST_USD = 1;

/** US dollars of a flow by a price of its asset; null where none is known. */
export const usdOf = (
  { asset, units }: Flow,
  prices: readonly AssetPrice[],
  name: 'leastUsd' | 'mostUsd',
): Big | null => {
  const price = prices.find(({ address }) => address === asset.address);
  if (price === undefined || asset.symbol === null || asset.decimals === null || asset.tokenId !== null) return null;
  return wholeTokens(String(units), asset.decimals).times(price[name]);
};

const sumOf = (values: readonly (Big | null)[]): Big =>
  values.reduce<Big>((sum, value) => (value === null ? sum : sum.plus(value)), new Big(0));

/**
 * True where every gain has a price, and the gains at their highest are worth less than a tenth of the losses at their
 * lowest. A gain without a known price may be worth anything.
 */
export const isWorthLittle = (
  { prices = [] }: Execution,
  { losses, gains }: { readonly losses: readonly Flow[]; readonly gains: readonly Flow[] },
  { intent }: CheckContext,
): boolean => {
  if (gains.length === 0 || intent.direction === 'incoming') return false;
  const gained = gains.map((flow) => usdOf(flow, prices, 'mostUsd'));
  const lost = sumOf(losses.map((flow) => usdOf(flow, prices, 'leastUsd')));
  return !gained.includes(null) && lost.gte(LEAST_USD) && sumOf(gained).lt(lost.times(LITTLE_SHARE));
};
