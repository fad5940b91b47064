import type { Execution } from '../facts/simulation/execution.js';
import type { PayloadAsset } from '../payload/action.js';
import { isWrappedNative } from '../chains/index.js';
import { type Exchange, exchangesOf } from '../payload/exchanges.js';
import { isPayment } from '../intent/intent.js';
import { type CheckContext, finding, NO_FINDINGS, type Found } from './finding.js';
import { actingContexts } from './shared/acting.js';
import { explainedActions } from './shared/explained.js';
import { amountText, type Flow, flowsOf, NATIVE } from './shared/flows.js';
import { ownFlows, realFlows } from './shared/outflow.js';
import { isSwap } from './shared/paid-by-call.js';
import { beneficiariesOf, isTrade } from './shared/proceeds.js';
import { isWorthLittle } from './shared/worth.js';
import { isKnownKeeper, strangersIn } from './shared/worthless.js';
import { executed } from './shared/simulated-effects.js';

/** What is paid for nothing: neither the sender nor who was named to receive gains anything of worth. */
const lostFor = (execution: Execution, context: CheckContext): readonly string[] => {
  const { losses, gains } = realFlows(execution, context);
  const named = beneficiariesOf(context);
  const received = flowsOf(execution, ({ account }) => named.includes(account)).filter(({ units }) => units > 0n);
  const isPaid = received.some(({ key }) => !worthlessKeys(execution, context).includes(key));
  return gains.length > 0 || isPaid ? [] : textsOf(losses);
};

const textsOf = (flows: readonly Flow[]): readonly string[] =>
  flows.map(({ units, asset }) => amountText(units, asset));

const worthlessKeys = (execution: Execution, context: CheckContext): readonly string[] => {
  const real = realFlows(execution, context).gains.map(({ key }) => key);
  return ownFlows(execution, context)
    .gains.map(({ key }) => key)
    .filter((key) => !real.includes(key));
};

/**
 * Of a declared call that is no trade: what goes for coins that stand for nothing, or, where nothing comes back, to
 * wallets that nobody named. A deposit may bring nothing.
 */
const takenByCall = (execution: Execution, context: CheckContext): readonly Found[] => {
  const { intent } = context;
  const { losses, gains } = realFlows(execution, context);
  if (intent.kindRule === 'payload' || isPayment(intent) || losses.length === 0 || gains.length > 0) return NO_FINDINGS;
  if (worthlessKeys(execution, context).length > 0) return [nothingFor(textsOf(losses), [execution], context)];
  const accounts = [...new Set(losses.flatMap((flow) => strangersIn(execution, flow, context)))];
  if (accounts.length === 0) return NO_FINDINGS;
  return [
    {
      message:
        `A simulation shows that the sender would pay ${textsOf(losses).join('; ')}, that a wallet which nobody ` +
        `named takes it (${accounts.join(', ')}), and that nothing would come back. Do not sign.`,
      fields: ['from_address'],
      accounts,
    },
  ];
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
  const flows = realFlows(execution, context);
  if (context.intent.kind === 'mint' || !isWorthLittle(execution, flows, context)) return NO_FINDINGS;
  const [paid, back] = [flows.losses, flows.gains].map((some) => textsOf(some).join('; '));
  return [
    {
      message:
        `A simulation shows that the sender would pay ${paid ?? ''} and get ${back ?? ''}, which is worth less than ` +
        'a tenth of it. Do not sign.',
      fields: ['from_address'],
    },
  ];
};

/** Beyond this share of what was asked for, no fee of a token and no rounding explains what is missing. */
const MOST_MISSING = 10n;

/** What comes back of the one asset of which the bytes say how much of it must, and less does. */
const shortOf = (execution: Execution, context: CheckContext): readonly Found[] => {
  const sender = context.intent.sender.key;
  const swaps = exchangesOf(explainedActions(context), sender).filter(({ kind }) => kind === 'swap');
  const promised = swaps.flatMap(({ received }) => received).filter(({ account }) => account === sender);
  const coins = new Set(promised.map(({ asset }) => (asset === null ? null : coinOf(asset))));
  const [coin] = coins;
  if (coin === undefined || coin === null || coins.size > 1) return NO_FINDINGS;
  const least = promised.reduce((sum, { units }) => sum + (units ?? 0n), 0n);
  const gained = ownFlows(execution, context).gains.filter(({ asset }) => coinOf(asset) === coin);
  const units = gained.reduce((sum, flow) => sum + flow.units, 0n);
  if (gained.length === 0 || units >= least) return NO_FINDINGS;
  const isFee = execution.proceeds?.tokens.some(({ token, feeBps }) => token === coin && feeBps > 0) === true;
  const isTheft = units * MOST_MISSING < least * (MOST_MISSING - 1n) && !isFee && isOfUnknown(swaps, context);
  return [isTheft ? MUCH_LESS_THAN_PROMISED : LESS_THAN_PROMISED];
};

const isOfUnknown = (swaps: readonly Exchange[], context: CheckContext): boolean =>
  swaps.some(({ contract }) => contract !== null && !isKnownKeeper(context, contract));

const MUCH_LESS_THAN_PROMISED: Found = {
  message:
    'A simulation shows that the sender gets far less than the least that the bytes ask for, of a contract that is ' +
    'not known: it keeps the rest. Do not sign.',
  fields: ['from_address'],
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

const nothingFor = (lost: readonly string[], executions: readonly Execution[], context: CheckContext): Found => {
  const coins = executions.flatMap((execution) => {
    const keys = worthlessKeys(execution, context);
    return textsOf(ownFlows(execution, context).gains.filter(({ key }) => keys.includes(key)));
  });
  const back =
    coins.length === 0
      ? 'nothing would come back'
      : `only coins that stand for nothing would come back (${[...new Set(coins)].sort().join('; ')}): nobody knows ` +
        'them, and what is paid for them is taken away';
  return {
    message:
      `A simulation shows that the sender would pay ${[...new Set(lost)].sort().join('; ')} and that ${back}. ` +
      'Do not sign.',
    fields: ['from_address'],
  };
};

/** Two nodes say the same. */
const once = (found: readonly Found[]): readonly Found[] => [
  ...new Map(found.map((one) => [one.message, one])).values(),
];

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
    if (executions.length === 0) return NO_FINDINGS;
    if (!isTrade(context)) return once(executions.flatMap((execution) => takenByCall(execution, context)));
    const lost = executions.flatMap((execution) => lostFor(execution, context));
    if (lost.length > 0) return [nothingFor(lost, executions, context)];
    const little = executions.flatMap((execution) => lostForLittle(execution, context));
    if (little.length > 0) return once(little);
    const short = executions.flatMap((execution) => shortOf(execution, context));
    return [
      ...(executions.some((execution) => isOfNoKnownWorth(execution, context)) ? [UNKNOWN_WORTH] : []),
      ...once(short),
    ];
  },
});
