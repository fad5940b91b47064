import { isOfAccount } from '../../actions/judged-in-bytes.js';
import { familyOf } from '../../chains/index.js';
import { callsForAnyone, isKnownForFunction } from '../../facts/contract/roles.js';
import { isKnownToOwnRegistry } from '../../facts/contract/statements.js';
import type { BalanceEffect, Execution } from '../../facts/simulation/execution.js';
import type { PayloadAction } from '../../payload/action.js';
import { CREATION } from '../../payload/effects.js';
import type { CheckContext } from '../finding.js';
import { assetKey, type Flow, isBalance } from './flows.js';

/** What the sender loses and gains; amounts of both are positive. */
export interface Flows {
  readonly losses: readonly Flow[];
  readonly gains: readonly Flow[];
}

const CALLS: readonly PayloadAction['kind'][] = ['call', 'unknown_call', 'wrap'];

/** A known contract that keeps its pay: one that obeys anyone keeps nothing. */
export const isKnownKeeper = ({ facts }: CheckContext, key: string): boolean =>
  isKnownToOwnRegistry(facts, key) && !callsForAnyone(facts, key);

/** A call of a contract that is known, by itself or for that function. */
export const isOfKnown = (context: CheckContext, action: PayloadAction): boolean =>
  action.target !== null && (isKnownKeeper(context, action.target) || isKnownForFunction(context.facts, action));

/** The bytes call something that no registry of the service knows, other than accounts that obey their owner. */
export const callsUnknown = (context: CheckContext): boolean => {
  const actions = context.payload?.actions ?? [];
  return actions.some(
    (action) =>
      // coins that are simply sent to a contract call it, too
      (CALLS.includes(action.kind) || (action.kind === 'native_transfer' && actions.length === 1)) &&
      // code that becomes a contract runs, too
      (action.function === CREATION ||
        (action.target !== null &&
          action.target !== context.intent.sender.key &&
          !isOfAccount(action, actions) &&
          !isOfKnown(context, action))),
  );
};

/** An unregistered coin: anyone can make any number. */
const isUnknownCoin = ({ asset }: Flow): boolean =>
  asset.address !== null && asset.symbol === null && asset.tokenId === null;

/** Who has more of what the sender loses. */
export const takersOf = (execution: Execution, key: string, { intent }: CheckContext): readonly BalanceEffect[] =>
  execution.effects
    .filter(isBalance)
    .filter(
      ({ account, asset, delta }) => account !== intent.sender.key && assetKey(asset) === key && !delta.startsWith('-'),
    );

/**
 * A seller keeps the payment in a contract that is known, that issues the coin as its receipt, or that held as much
 * before, as a pool does. A thief sends it on to a wallet, or has just begun.
 */
const isSeller = (
  { account, before, delta }: BalanceEffect,
  { tokens, wallets }: NonNullable<Execution['proceeds']>,
  context: CheckContext,
): boolean =>
  !wallets.includes(account) &&
  (isKnownKeeper(context, account) ||
    tokens.some(({ token, givers, isNew }) => token === account && givers.length === 0 && !isNew) ||
    BigInt(before) >= BigInt(delta));

/** Most of a loss goes to somebody who sells nothing for it. A coin without worth may be exchanged for another. */
const isTakenAway = (execution: Execution, { key, asset, units }: Flow, context: CheckContext): boolean => {
  const { proceeds } = execution;
  // what the accounts are that take is not read on Solana
  if (proceeds === undefined || familyOf(context.intent.chain) === 'solana') return false;
  const takers = takersOf(execution, key, context);
  const isOfWorth = asset.symbol !== null || takers.some(({ account }) => proceeds.wallets.includes(account));
  const kept = takers
    .filter((taker) => isSeller(taker, proceeds, context))
    .reduce((sum, { delta }) => sum + BigInt(delta), 0n);
  return isOfWorth && kept * 2n < units;
};

/**
 * Losses and gains without the worthless coins that an unknown contract hands out for what it takes. Where no node
 * tested the coins, nothing is left out. Source: domain/decisions.md, 64.
 */
export const withoutWorthless = (execution: Execution, flows: Flows, context: CheckContext): Flows => {
  const { proceeds } = execution;
  if (proceeds === undefined || !flows.gains.some(isUnknownCoin) || !callsUnknown(context)) return flows;
  const isTrap = ({ key }: Flow): boolean =>
    proceeds.tokens.some(({ token, isNew, canMove }) => token === key && (isNew || !canMove));
  const isTaken = flows.losses.some((flow) => isTakenAway(execution, flow, context));
  return { ...flows, gains: flows.gains.filter((flow) => !isUnknownCoin(flow) || !(isTaken || isTrap(flow))) };
};

/** Unknown and unnamed wallets that take most of what the sender loses. */
export const strangersIn = (execution: Execution, { key, units }: Flow, context: CheckContext): readonly string[] => {
  const { addresses } = context.intent;
  const named = [addresses.to_address.key, addresses.expected_to_address?.key, addresses.contract_address?.key];
  if (!callsUnknown(context)) return [];
  const strangers = takersOf(execution, key, context).filter(
    ({ account }) =>
      execution.proceeds?.wallets.includes(account) === true &&
      !named.includes(account) &&
      !isKnownToOwnRegistry(context.facts, account),
  );
  const taken = strangers.reduce((sum, { delta }) => sum + BigInt(delta), 0n);
  return taken * 2n > units ? strangers.map(({ account }) => account) : [];
};
