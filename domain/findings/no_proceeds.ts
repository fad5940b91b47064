import type { Execution } from '../facts/simulation/execution.js';
import type { PayloadAsset } from '../payload/action.js';
import { isWrappedNative } from '../chains/index.js';
import { exchangesOf } from '../payload/exchanges.js';
import { type CheckContext, finding, NO_FINDINGS, type Found } from './finding.js';
import { actingContexts } from './shared/acting.js';
import { explainedActions } from './shared/explained.js';
import { amountText, flowsOf, NATIVE } from './shared/flows.js';
import { ownFlows } from './shared/outflow.js';
import { isSwap } from './shared/paid-by-call.js';
import { beneficiariesOf, isTrade } from './shared/proceeds.js';
import { isWorthLittle } from './shared/worth.js';
import { executed } from './shared/simulated-effects.js';

/** What is paid for nothing: neither the sender nor who was named to receive gains anything. */
const lostFor = (execution: Execution, context: CheckContext): readonly string[] => {
  const { losses, gains } = ownFlows(execution, context);
  const named = beneficiariesOf(context);
  const received = flowsOf(execution, ({ account }) => named.includes(account)).filter(({ units }) => units > 0n);
  return gains.length > 0 || received.length > 0 ? [] : losses.map(({ units, asset }) => amountText(units, asset));
};

/** Native coins and wrapped ones pay for each other. */
const coinOf = ({ address }: PayloadAsset): string => (address === null || isWrappedNative(address) ? NATIVE : address);

/** The assets of which the swaps in the bytes say that they come back, those between two swaps included. */
const promisedCoins = (context: CheckContext): readonly string[] => {
  const actions = explainedActions(context);
  const swaps = actions.filter((action) => isSwap(action, actions));
  return swaps
    .flatMap(({ trade }) => trade?.gets ?? [])
    .flatMap(({ asset }) => (asset === null ? [] : [coinOf(asset)]));
};

/**
 * What comes back is of contracts that no registry knows, of which anyone can make as many tokens as are wanted, or is
 * nothing that the bytes name.
 */
const isOfNoKnownWorth = (execution: Execution, context: CheckContext): boolean => {
  const { losses, gains } = ownFlows(execution, context);
  const isTraded = context.intent.kind !== 'mint' && losses.length > 0 && gains.length > 0;
  const promised = promisedCoins(context);
  const counted = gains.filter(({ asset }) => promised.length === 0 || promised.includes(coinOf(asset)));
  return isTraded && counted.every(({ asset }) => asset.address !== null && asset.symbol === null);
};

/** What is paid for what is worth next to nothing by every price that is known. */
const lostForLittle = (execution: Execution, context: CheckContext): readonly Found[] => {
  const flows = ownFlows(execution, context);
  if (context.intent.kind === 'mint' || !isWorthLittle(execution, flows, context)) return NO_FINDINGS;
  const [paid, back] = [flows.losses, flows.gains].map((some) =>
    some.map(({ units, asset }) => amountText(units, asset)).join('; '),
  );
  return [
    {
      message:
        `A simulation shows that the sender would pay ${paid ?? ''} and get ${back ?? ''}, which is worth less than ` +
        'a tenth of it. Do not sign.',
      fields: ['from_address'],
    },
  ];
};

/** What comes back of the one asset of which the bytes say how much of it must, and less does. */
const isLessThanPromised = (execution: Execution, context: CheckContext): boolean => {
  const sender = context.intent.sender.key;
  const swaps = exchangesOf(explainedActions(context), sender).filter(({ kind }) => kind === 'swap');
  const promised = swaps.flatMap(({ received }) => received).filter(({ account }) => account === sender);
  const coins = new Set(promised.map(({ asset }) => (asset === null ? null : coinOf(asset))));
  const [coin] = coins;
  if (coin === undefined || coin === null || coins.size > 1) return false;
  const least = promised.reduce((sum, { units }) => sum + (units ?? 0n), 0n);
  const gained = ownFlows(execution, context).gains.filter(({ asset }) => coinOf(asset) === coin);
  return gained.length > 0 && gained.reduce((sum, { units }) => sum + units, 0n) < least;
};

const LESS_THAN_PROMISED: Found = {
  message:
    'A simulation shows that the sender gets less than the least that the bytes ask for: the contract does not do ' +
    'what it is told to. Find out why before you sign.',
  fields: ['from_address'],
  action: 'REVIEW',
};

const UNKNOWN_WORTH: Found = {
  message:
    'A simulation shows that what the sender gets for what is paid are tokens that the registry does not know, ' +
    'or others than the bytes name: they may be worth nothing. Make sure that these are the tokens that are meant.',
  fields: ['from_address'],
  action: 'REVIEW',
};

/** A swap or a mint takes and gives nothing back, or only what may be worth nothing. */
export const noProceeds = finding({
  code: 'no_proceeds',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'A simulation shows that a swap or mint would take and give nothing back.',
  advice: 'Do not sign.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (given) => {
    const [context] = actingContexts(given);
    const executions = executed(context);
    if (executions.length === 0 || !isTrade(context)) return NO_FINDINGS;
    const lost = executions.flatMap((execution) => lostFor(execution, context));
    const little = executions.flatMap((execution) => lostForLittle(execution, context));
    const unsure = [
      ...(executions.some((execution) => isOfNoKnownWorth(execution, context)) ? [UNKNOWN_WORTH] : []),
      ...(executions.some((execution) => isLessThanPromised(execution, context)) ? [LESS_THAN_PROMISED] : []),
    ];
    return lost.length === 0
      ? little.length > 0
        ? little
        : unsure
      : [
          {
            message:
              `A simulation shows that the sender would pay ${[...new Set(lost)].sort().join('; ')} and that nothing ` +
              'would come back. Do not sign.',
            fields: ['from_address'],
          },
        ];
  },
});
