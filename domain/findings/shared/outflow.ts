import Big from 'big.js';
import { callsForAnyone } from '../../facts/contract/roles.js';
import { isKnownToOwnRegistry } from '../../facts/contract/statements.js';
import type { BalanceEffect, Execution } from '../../facts/simulation/execution.js';
import type { PayloadAction, PayloadAsset } from '../../payload/action.js';
import { isReceived, paidInFields } from '../../payload/effects.js';
import { coinKey } from '../../payload/exchange-ledger.js';
import { isReceivedBy } from '../../payload/solana/token-accounts.js';
import { amountParam } from '../../text/params.js';
import { currencyOf, familyOf } from '../../chains/index.js';
import type { CheckContext } from '../finding.js';
import { isDeclaredAsset } from './comparison.js';
import { type Surprise, tokenMatch, type TokenMatch } from './simulated-effects.js';
import { explainedActions, explainedUnits, isMove, rentOf, unnamedUnits } from './explained.js';
import { assetKey, type Flow, flowsOf, isAbout, isBalance, NATIVE } from './flows.js';
import { unitsParam } from './text-params.js';
import { isWorthLittle, usdOf } from './worth.js';
import { type Flows, isOfKnown, withoutWorthless } from './worthless.js';
import { proposedSafe } from '../../payload/evm/safe-transaction.js';

/** What a call may cost beyond which its fee is implausible, US dollars. Source: domain/decisions.md, 59. */
const MOST_USD = 200;

/** A Safe's gas refund for a proposal. The bytes name its receiver and asset, but not the amount. */
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

/** Null where the rest of a loss is no gas refund. `isPlausible`: worth no more than a call costs, or unknown. */
const paidForGas = (
  rest: Flow,
  { prices = [] }: Execution,
  context: CheckContext,
): { readonly isPlausible: boolean } | null => {
  if (refundIn(rest, context) === undefined) return null;
  return { isPlausible: usdOf(rest, prices, 'leastUsd')?.lte(MOST_USD) !== false };
};

/** What the sender loses and gains; amounts of both are positive. */
export const ownFlows = (execution: Execution, { intent }: CheckContext): Flows => {
  const flows = flowsOf(execution, ({ account }) => account === intent.sender.key);
  return {
    losses: flows.filter(({ units }) => units < 0n).map((flow) => ({ ...flow, units: -flow.units })),
    gains: flows.filter(({ units }) => units > 0n),
  };
};

/** The same without worthless coins. */
export const realFlows = (execution: Execution, context: CheckContext): Flows =>
  withoutWorthless(execution, ownFlows(execution, context), context);

/** Whether an asset is the one that the caller declared. Wrapped native coins stand for native ones. */
export const matchOf = (context: CheckContext, asset: PayloadAsset): TokenMatch => {
  const token = context.facts.token.value;
  if (token !== null && isDeclaredAsset(asset, token)) return 'declared';
  return tokenMatch(context, asset.address ?? currencyOf(context.intent.chain).symbol);
};

/**
 * A declared amount of whole tokens in base units; null where the decimals are not known. What the registry says of
 * them goes before what the token says of itself.
 */
export const declaredUnits = (
  tokens: Big | string,
  asset: PayloadAsset,
  { intent, facts }: CheckContext,
): bigint | null => {
  const token = facts.token.value;
  const own = asset.address === null ? currencyOf(intent.chain).decimals : asset.decimals;
  const decimals = asset.tokenId !== null ? 0 : token?.knownOnChain === true ? token.decimals : own;
  if (decimals === null) return null;
  return BigInt(new Big(tokens).times(`1e${String(decimals)}`).toFixed(0, Big.roundDown));
};

/** Of the declared asset, an approval moves nothing by itself; every other kind moves the amount. */
const beyondDeclared = (losses: readonly Flow[], context: CheckContext): readonly Surprise[] => {
  const { intent } = context;
  const [first] = losses;
  if (first === undefined) return [];
  const declared = intent.kind === 'approval' ? '0' : intent.amount;
  const allowed = declaredUnits(declared, first.asset, context);
  const lost = losses.reduce((total, { units }) => total + units, 0n);
  const what = unitsParam(lost, first.asset, intent.chain);
  const params = { what, declared: amountParam(declared, intent.token) };
  if (allowed === null) return [{ says: 'unclear', params, certain: false }];
  return lost > allowed + (first.key === NATIVE ? rentOf(context) : 0n)
    ? [{ says: 'more', params, certain: true }]
    : [];
};

/**
 * A known contract takes exactly an amount for which the bytes name no asset. So may a registered token that comes back
 * for it, as the shares of a vault do.
 */
const isKnownDeposit = (
  units: bigint,
  actions: readonly PayloadAction[],
  execution: Execution,
  context: CheckContext,
): boolean => {
  const { gains } = realFlows(execution, context);
  const isShare = (target: string | null): boolean =>
    gains.some(({ asset }) => asset.address === target && asset.symbol !== null && target !== null);
  return actions.some(
    (action) =>
      (isOfKnown(context, action) || isShare(action.target)) &&
      paidInFields(action).some(({ asset, value }) => asset === null && BigInt(value) === units),
  );
};

/** What instructions without a named token take. Only where one token is lost does the execution show which. */
const unnamedLoss = (actions: readonly PayloadAction[], execution: Execution, context: CheckContext): bigint => {
  const { intent } = context;
  const lost = ownFlows(execution, context).losses.filter(({ key }) => key !== NATIVE);
  return intent.kindRule === 'payload' && lost.length === 1 ? unnamedUnits(actions, intent.sender.key) : 0n;
};

/** A loss of an undeclared asset beyond what the bytes take. */
const beyondActions = (
  flow: Flow,
  actions: readonly PayloadAction[],
  certain: boolean,
  execution: Execution,
  context: CheckContext,
): readonly Surprise[] => {
  const { key, asset, units } = flow;
  const explained = explainedUnits(actions, context.intent.sender.key, asset);
  const told = explained + (key === NATIVE ? rentOf(context) : 0n);
  if (units <= told || isKnownDeposit(units, actions, execution, context)) return [];
  const rest = units - explained;
  const gas = paidForGas({ ...flow, units: rest }, execution, context);
  const { chain, kindRule } = context.intent;
  if (gas !== null)
    return [{ says: 'gas', params: { what: unitsParam(rest, asset, chain) }, certain: !gas.isPlausible }];
  // an instruction may take it without naming the token: the bytes then tell only how much
  const unnamed = key === NATIVE ? 0n : unnamedLoss(actions, execution, context);
  const isCertain = certain && units > told + unnamed;
  const says = isCertain ? 'lost' : kindRule === 'payload' ? 'untold' : 'unclear';
  return [{ says, params: { what: unitsParam(units, asset, chain) }, certain: isCertain }];
};

/** Who was declared to receive an asset, or stands in the bytes as its receiver; null: any, as in a swap. */
const payeesOf = (
  asset: PayloadAsset,
  actions: readonly PayloadAction[],
  { intent, recipient }: CheckContext,
): ((effect: BalanceEffect) => boolean) | null => {
  const moves = actions.filter((action) => isMove(action) && isAbout(action, asset) && isFrom(action, intent));
  const isNamed = ({ account }: BalanceEffect): boolean =>
    moves.some((action) => isReceivedBy(action, account, asset.address));
  // burnt tokens have no receiver; one in a lookup table is not named in the bytes
  if (intent.kindRule === 'payload') return moves.length === 0 || moves.some(({ to }) => to === null) ? null : isNamed;
  if (recipient === null) return null;
  const declared = [recipient.key, intent.kind === 'escrow' ? (intent.contract?.key ?? null) : null];
  // on Solana a payment goes to a token account, and whose that is stands in the bytes
  const isByBytes = familyOf(intent.chain) === 'solana';
  return (effect) => declared.includes(effect.account) || (isByBytes && isNamed(effect));
};

const isFrom = ({ from }: PayloadAction, { sender }: CheckContext['intent']): boolean => from === sender.key;

/** Shares that go back to the contract that gave them out: it destroys them, and what it pays for them comes back. */
const isTakenBack = (asset: PayloadAsset, actions: readonly PayloadAction[]): boolean =>
  asset.address !== null &&
  actions.some((action) => isMove(action) && isAbout(action, asset) && action.to === asset.address);

/** What rounding may keep back of a larger amount, in base units. */
const ROUNDING = 2n;
const ROUNDED_FROM = 1_000n;

/**
 * The receiver gets less than the sender loses: some tokens keep a fee, and others lie. Native coins go where the bytes
 * send them; what a contract then does is not judged here.
 */
const shortfall = (
  execution: Execution,
  { key, asset, units }: Flow,
  actions: readonly PayloadAction[],
  context: CheckContext,
): readonly Surprise[] => {
  const isPayee = payeesOf(asset, actions, context);
  const sender = context.intent.sender.key;
  if (isPayee === null || (key === NATIVE && context.payload !== null)) return [];
  const [gained] = flowsOf(execution, (effect) => assetKey(effect.asset) === key && isPayee(effect));
  const got = gained?.units ?? 0n;
  if (context.recipient?.key === sender || got >= units - (units >= ROUNDED_FROM ? ROUNDING : 0n)) return [];
  if (isTakenBack(asset, actions) && realFlows(execution, context).gains.length > 0) return [];
  const { chain } = context.intent;
  const params = { what: unitsParam(units, asset, chain), gets: unitsParam(got, asset, chain) };
  return [{ says: 'short', params, certain: got * 2n < units }];
};

/**
 * What is lost goes into contracts that a registry of the service knows, and others gain nothing by it: a deposit, for
 * which a protocol may give no token. A contract that does what anyone tells it keeps nothing.
 */
const isDeposit = (execution: Execution, { key }: Flow, { intent, facts }: CheckContext): boolean => {
  const gaining = execution.effects
    .filter(isBalance)
    .filter(({ account, delta }) => account !== intent.sender.key && BigInt(delta) > 0n);
  return (
    gaining.length > 0 &&
    gaining.every(
      ({ account, asset }) =>
        assetKey(asset) === key && isKnownToOwnRegistry(facts, account) && !callsForAnyone(facts, account),
    )
  );
};

/** These actions bring the sender this gain. What they take pays for it, so it covers no other loss. */
const isBroughtBy = (actions: readonly PayloadAction[], { asset }: Flow, sender: string | null): boolean =>
  actions.some((action) => {
    const brought = isReceived(action, sender) || action.kind === 'wrap' ? [action.asset] : [];
    const traded = action.trade?.gets.filter(({ account }) => account === null || account === sender) ?? [];
    return [...brought, ...traded.map((side) => side.asset)].some(
      (one) => one === null || coinKey(one) === coinKey(asset),
    );
  });

/** The losses and gains that remain for calls of which nothing is known. */
const unexplainedFlows = (execution: Execution, actions: readonly PayloadAction[], context: CheckContext): Flows => {
  const { losses, gains } = ownFlows(execution, context);
  const sender = context.intent.sender.key;
  if (context.payload?.actions.every(({ certainty }) => certainty === 'exact') !== false) return { losses, gains };
  return {
    losses: losses
      .map((flow) => ({ ...flow, units: flow.units - explainedUnits(actions, sender, flow.asset) }))
      .filter(({ units }) => units > 0n),
    gains: gains.filter((flow) => !isBroughtBy(actions, flow, sender)),
  };
};

/** True where an unexplained loss brings nothing back and is no deposit, or brings next to nothing. */
const isForNothing = (
  execution: Execution,
  flow: Flow,
  actions: readonly PayloadAction[],
  context: CheckContext,
): boolean => {
  const flows = withoutWorthless(execution, unexplainedFlows(execution, actions, context), context);
  return flows.gains.length === 0 ? !isDeposit(execution, flow, context) : isWorthLittle(execution, flows, context);
};

/** Losses in an execution that were not declared or, where nothing was declared, that the bytes do not explain. */
export const executedOutflow = (execution: Execution, context: CheckContext): readonly Surprise[] => {
  const { losses } = ownFlows(execution, context);
  const actions = explainedActions(context);
  const isByBytes = context.intent.kindRule === 'payload';
  const matches = losses.map((flow) => ({ flow, match: isByBytes ? 'other' : matchOf(context, flow.asset) }));
  const declared = matches.filter(({ match }) => match === 'declared').map(({ flow }) => flow);
  const others = matches.filter(({ match }) => match !== 'declared');
  const named = isByBytes ? actions : actions.filter(isMove);
  return [
    ...beyondDeclared(declared, context),
    ...others.flatMap(({ flow, match }) =>
      beyondActions(
        flow,
        named,
        isByBytes ? isForNothing(execution, flow, named, context) : match === 'other',
        execution,
        context,
      ),
    ),
    ...(isByBytes ? losses : declared).flatMap((flow) => shortfall(execution, flow, actions, context)),
  ];
};
