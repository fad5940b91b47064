import type { Execution } from '../../facts/simulation/execution.js';
import { proposedSafe } from '../../payload/evm/safe-transaction.js';
import type { PayloadAction } from '../../payload/action.js';
import type { CheckContext } from '../finding.js';
import { assetKey, type Flow } from './flows.js';
import { usdOf } from './worth.js';

/** What a call may cost beyond which its fee is implausible, US dollars. Source: domain/decisions.md, 59. */
const MOST_USD = 200;

/** What a Safe pays back for the gas of a proposal: the bytes say to whom and of what, and not how much. */
const refundIn = (flow: Flow, { payload, intent }: CheckContext): PayloadAction | undefined =>
  proposedSafe(payload) === null
    ? undefined
    : payload?.actions.find(
        ({ kind, certainty, asset, amount, from }) =>
          (kind === 'token_transfer' || kind === 'native_transfer') &&
          certainty === 'exact' &&
          amount === null &&
          from === intent.sender.key &&
          asset !== null &&
          assetKey(asset) === flow.key,
      );

/** What is left of a loss is paid back for gas. `isPlausible`: not worth more than calls cost, where that is known. */
export const paidForGas = (
  rest: Flow,
  { prices = [] }: Execution,
  context: CheckContext,
): { readonly isPlausible: boolean } | null => {
  if (refundIn(rest, context) === undefined) return null;
  return { isPlausible: usdOf(rest, prices, 'leastUsd')?.lte(MOST_USD) !== false };
};
