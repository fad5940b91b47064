import Big from 'big.js';
import type { Execution, TokenProceeds } from '../../facts/simulation/execution.js';
import type { PayloadAsset } from '../../payload/action.js';
import { compareText } from '../../shared/compare-text.js';
import { addressParam, listParam, type Param, textParam } from '../../text/params.js';
import type { CheckContext } from '../finding.js';
import { actingContexts } from './acting.js';
import { ownFlows } from './outflow.js';
import { executed } from './simulated-effects.js';
import { usdOf } from './worth.js';
import { callsUnknown } from './worthless.js';

/** What is paid for less is a gift that costs a fee. US dollars. */
const LEAST_USD = 1;

/** A token that the sender pays for, and what became of it when it was sent on. */
export interface Purchase extends TokenProceeds {
  readonly asset: PayloadAsset;
  /** Neither the token nor a contract that is called is known to the service. */
  readonly isUnknown: boolean;
}

const isPaidFor = ({ prices = [] }: Execution, losses: ReturnType<typeof ownFlows>['losses']): boolean => {
  const worths = losses.map((flow) => usdOf(flow, prices, 'leastUsd'));
  const known = worths.reduce<Big>((sum, worth) => sum.plus(worth ?? 0), new Big(0));
  return losses.length > 0 && (worths.includes(null) || known.gte(LEAST_USD));
};

const purchasesIn = (execution: Execution, context: CheckContext): readonly Purchase[] => {
  const { losses, gains } = ownFlows(execution, context);
  if (execution.proceeds === undefined || !isPaidFor(execution, losses)) return [];
  return execution.proceeds.tokens.flatMap((token) => {
    const asset = gains.find(({ key }) => key === token.token)?.asset;
    return asset === undefined ? [] : [{ ...token, asset, isUnknown: asset.symbol === null && callsUnknown(context) }];
  });
};

/** The tokens that are bought by what nodes executed. A gift is no purchase. */
export const purchases = (given: CheckContext): readonly Purchase[] =>
  actingContexts(given).flatMap((context) => executed(context).flatMap((execution) => purchasesIn(execution, context)));

/** The tokens, each once. */
export const tokensParam = (bought: readonly Purchase[]): Param => {
  const named = new Map(bought.map(({ asset, token }) => [asset.symbol ?? token, asset.symbol !== null]));
  const sorted = [...named].sort(([left], [right]) => compareText(left, right));
  return listParam(sorted.map(([name, isSymbol]) => (isSymbol ? textParam(name) : addressParam(name))));
};
