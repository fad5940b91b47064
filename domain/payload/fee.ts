import { type Chain, currencyOf } from '../chains/index.js';
import type { PayloadNote } from './payload.js';

/**
 * A fee can waste the whole account, and its author can share it with the block's maker. No ordinary transaction costs
 * a whole coin of any of the chains. `fee` is the most that it may cost, base units of the native currency, as far as
 * the bytes say it.
 */
export const feeNotes = (fee: bigint, chain: Chain): readonly PayloadNote[] =>
  fee > 10n ** BigInt(currencyOf(chain).decimals) ? ['excessive_fee'] : [];
