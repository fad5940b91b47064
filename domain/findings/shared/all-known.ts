import { isHelper, isOfAccount, judgedIn } from '../../actions/judged-in-bytes.js';
import { familyOf, isWrappedNative } from '../../chains/index.js';
import {
  callsForAnyone,
  isKnownAs,
  isKnownForFunction,
  isKnownPayable,
  isKnownSpender,
} from '../../facts/contract/roles.js';
import { statementsAbout } from '../../facts/contract/statements.js';
import type { PayloadAction, PayloadAsset, PayloadField } from '../../payload/action.js';
import {
  actsIn,
  effectOf,
  isEmpty,
  isReceived,
  isWithin,
  paidInFields,
  paysBack,
  receiversShown,
  standsForAll,
} from '../../payload/effects.js';
import { AMOUNT_TO_BRIDGE } from '../../payload/evm/standards/bridges.js';
import { exchangesOf } from '../../payload/exchanges.js';
import { isSignedAs } from '../../payload/kinds/index.js';
import type { CheckContext } from '../finding.js';
import { arePlainInstructions } from './plain-instructions.js';
import { isEnforcedOrder } from './signed-payments.js';

const isKnownAsset = (asset: PayloadAsset | null): boolean => asset !== null && asset.symbol !== null;

/** An account that is judged elsewhere or known to a source: the sender, a token, a protocol. */
const isKnownAccount = ({ facts, intent }: CheckContext, key: string): boolean =>
  key === intent.sender.key ||
  isWrappedNative(key) ||
  facts.token.value?.tokenContracts.some((token) => token.key === key) === true ||
  statementsAbout(facts, key).some(({ verified }) => verified === true);

/** The action at the path is done by an account that obeys its owner. */
const isDoneBy = (account: string | null, path: string, actions: readonly PayloadAction[]): boolean =>
  actions.some((outer) => isWithin(path, outer.path) && actsIn(outer, account) && isOfAccount(outer, actions));

/** Fields that only say which position is paid back: their accounts get nothing, and no right. */
const POSITION = /^(?:(?:loan|collateral|underlying|reward) token|token|asset|market|oracle|irm)$/i;

/** The account of the sender's that acts: what comes back to it is its own. */
const isActing = ({ payload }: CheckContext, { from, path }: PayloadAction, key: string): boolean =>
  key === from && payload !== null && isDoneBy(from, path, payload.actions);

const areAccountsKnown = (context: CheckContext, action: PayloadAction): boolean => {
  // coins left in the called contract are lost, or free to take
  const isKnown = (key: string): boolean =>
    isActing(context, action, key) ||
    ((key !== action.target || action.trade !== undefined) && isKnownAccount(context, key));
  return (
    receiversShown(action).every(isKnown) &&
    action.fields.every(
      ({ kind, value, label }) => kind !== 'account' || isKnown(value) || (paysBack(action) && POSITION.test(label)),
    )
  );
};

/** What a called contract hands to the sender, or takes for the call that it is a part of, follows from the call. */
const isPartOfCall = (action: PayloadAction, actions: readonly PayloadAction[], sender: string | null): boolean =>
  isReceived(action, sender) ||
  actions.some((outer) => isWithin(action.path, outer.path) && outer.target === action.to && outer.kind === 'call');

/** What an account of the sender does: its own batch, its operation, or the Safe that the signed proposal is for. */
const isOwnAccount = (context: CheckContext, action: PayloadAction): boolean => {
  const { payload, intent } = context;
  if (action.target === intent.sender.key) return true;
  const isByOthers = isSignedAs(payload, 'operation', 'data');
  return isByOthers && !action.path.includes('.') && areAccountsKnown(context, action);
};

const isKnownMove = (
  { intent }: CheckContext,
  { to, amount, asset, from, path }: PayloadAction,
  actions: readonly PayloadAction[],
): boolean => {
  // what any other contract pays is not known by itself: rules about its receiver judge it
  const isOwn = from === intent.sender.key || isDoneBy(from, path, actions);
  return isOwn && to !== null && amount !== null && isKnownAsset(asset);
};

/** An amount that a description shows as a bare number, without its asset. */
const isOfUnnamedAsset = (action: PayloadAction): boolean =>
  !paysBack(action) &&
  action.fields.some(({ kind, label, value }) => kind === 'text' && /\bamount\b/i.test(label) && /^\d/.test(value));

/** A step of a plan has a name and no selector: what is known for the plan is known for its steps. */
const isKnownStep = ({ facts, payload }: CheckContext, { path, target, source, certainty }: PayloadAction): boolean =>
  certainty === 'exact' &&
  payload?.actions.some(
    (plan) =>
      isWithin(path, plan.path) && plan.target === target && plan.source === source && isKnownForFunction(facts, plan),
  ) === true;

/** Repaying all takes no more than one's own debt. */
const isOfOwnDebt = ({ intent }: CheckContext, { fields }: PayloadAction, { label }: PayloadField): boolean =>
  /\brepay\b/i.test(label) &&
  fields.every((field) => field.kind !== 'account' || field.value === intent.sender.key || POSITION.test(field.label));

const FAIR_PERCENT = 80n;
const sameAsset = (left: PayloadField, right: PayloadField): boolean =>
  left.asset !== null && left.asset.address === right.asset?.address;

/** Every minimum that must come back is zero, or far less arrives than is sent: others can take the difference. */
const isForNothing = ({ fields }: PayloadAction): boolean => {
  const least = fields.filter(({ label }) => /\bminimum\b/i.test(label));
  const sent = fields.filter(({ label }) => label === AMOUNT_TO_BRIDGE);
  return (
    (least.length > 0 && least.every(({ value }) => value === '0')) ||
    least.some((one) =>
      sent.some((all) => sameAsset(one, all) && BigInt(one.value) * 100n < BigInt(all.value) * FAIR_PERCENT),
    )
  );
};

/**
 * A Safe's batch by the registered library that only makes plain calls, each of which is in the bytes. The other
 * library may run foreign code.
 */
const isPlainBatch = ({ facts, payload }: CheckContext, { target, source, path }: PayloadAction): boolean =>
  source === 'Safe MultiSend' &&
  isKnownAs(facts, target, 'delegatecall_library') &&
  callsForAnyone(facts, target) &&
  payload?.actions.some(
    ({ kind, to, path: outer }) => kind === 'delegatecall' && to === target && isWithin(path, outer),
  ) === true;

const isKnownCall = (context: CheckContext, action: PayloadAction): boolean => {
  // delegating the votes of a registered token moves none of it
  const isVote = action.source === 'ERC-5805' && isKnownAsset(action.asset) && areAccountsKnown(context, action);
  const isWrap = action.kind === 'wrap' && isKnownAsset(action.asset) && isWrappedNative(action.target ?? '');
  const isKnownPaid = paidInFields(action).every(
    (field) =>
      (isKnownAsset(field.asset) || field.asset?.address === action.target) &&
      (!standsForAll(field.value) || isOfOwnDebt(context, action, field)),
  );
  return (
    isVote ||
    isWrap ||
    isPlainBatch(context, action) ||
    (isKnownPaid &&
      !isOfUnnamedAsset(action) &&
      !isForNothing(action) &&
      (isKnownForFunction(context.facts, action) || isKnownStep(context, action)) &&
      areAccountsKnown(context, action))
  );
};

/** Both sides of every order and swap: assets of the registry, and amounts that the bytes fix. */
const areExchangesKnown = ({ payload, intent }: CheckContext): boolean =>
  exchangesOf(payload?.actions ?? [], intent.sender.key).every(({ given, received }) =>
    [...given, ...received].every(({ asset, units }) => units !== null && isKnownAsset(asset)),
  );

const unknownOfCall = (context: CheckContext, action: PayloadAction): string | null => {
  if (isKnownCall(context, action)) return null;
  if (!isKnownForFunction(context.facts, action) && !isKnownStep(context, action)) return 'contract_or_function';
  return areAccountsKnown(context, action) ? 'asset_or_amount_in_fields' : 'account_in_fields';
};

const unknownOfRight = ({ facts }: CheckContext, action: PayloadAction): string | null => {
  if (!isKnownAsset(action.asset)) return 'asset';
  if (isEmpty(action) || isEnforcedOrder(action, facts)) return null;
  return action.amount !== null && isKnownSpender(facts, action.to) ? null : 'spender';
};

/** What is not known of an action: a word for a person. Null where all of it is. Source: actions.md, rule 5. */
const unknownOf = (context: CheckContext, action: PayloadAction, actions: readonly PayloadAction[]): string | null => {
  if (action.certainty !== 'exact') return 'meaning';
  const { facts, intent } = context;
  switch (effectOf(action)) {
    case 'moves':
      if (action.kind === 'order') return isKnownAs(facts, action.target, 'order_settlement') ? null : 'settlement';
      if (isPartOfCall(action, actions, intent.sender.key) || isKnownMove(context, action, actions)) return null;
      return isKnownAsset(action.asset) ? 'whose_or_how_much' : 'asset';
    case 'grants':
      return unknownOfRight(context, action);
    case 'controls':
      return action.kind === 'delegatecall' && isKnownAs(facts, action.to, 'delegatecall_library') ? null : 'control';
    case 'none':
      return unknownOfCall(context, action);
  }
};

/** Something that is not known: what, and at which place in the bytes; empty for the whole of them. */
export interface NotKnown {
  readonly what: string;
  readonly path: string;
}

/** Unknown parts of actions not judged themselves: who acts, and coins that go along with a call. */
const unknownBeside = (
  context: CheckContext,
  action: PayloadAction,
  actions: readonly PayloadAction[],
): string | null => {
  if (isOfAccount(action, actions) && !isOwnAccount(context, action)) return 'whose_account';
  if (!isHelper(action) && action.certainty !== 'exact') return 'meaning';
  const isCoin = action.kind === 'native_transfer' && action.asset?.address === null;
  // a call does not take what comes back to the sender
  const isGiven = isCoin && !isReceived(action, context.intent.sender.key);
  return isGiven && !isTaken(context, action, actions) ? 'coins_that_go_along' : null;
};

const unknownOfWhole = (context: CheckContext): string | null => {
  const { payload, intent } = context;
  if (payload === null || payload.status !== 'decoded') return 'bytes';
  const [note] = payload.notes;
  if (note !== undefined) return note;
  // a Solana program's effect depends on its accounts, and the bytes say too little of these
  if (familyOf(intent.chain) !== 'evm') return arePlainInstructions(context) ? null : 'program_accounts';
  return isSignedAs(payload, 'transaction', 'operation', 'data') ? null : 'kind';
};

/**
 * The first thing that is not known of what the bytes do. Null where all is known: then no execution is needed. Coins
 * that go along with a call are known where its function takes them.
 */
export const firstNotKnown = (context: CheckContext): NotKnown | null => {
  const { payload, intent } = context;
  const actions = payload?.actions ?? [];
  const judged = new Set(judgedIn(actions, intent.sender.key, intent.chain));
  const isOfEvm = familyOf(intent.chain) === 'evm';
  const whole = unknownOfWhole(context) ?? (isOfEvm && judged.size === 0 ? 'action' : null);
  if (whole !== null) return { what: whole, path: '' };
  if (!isOfEvm) return null;
  for (const action of actions) {
    const what = (judged.has(action) ? unknownOf : unknownBeside)(context, action, actions);
    if (what !== null) return { what, path: action.path };
  }
  return areExchangesKnown(context) ? null : { what: 'side_of_an_exchange', path: '' };
};

/** Batches and plans take no coins: their steps do, or give the rest back. Else the coins stay there for anyone. */
const PASSES_ON: readonly (string | null)[] = ['Multicall', 'Uniswap v3 periphery', 'Uniswap v4 positions'];
const passesOn = ({ source, trade }: PayloadAction): boolean => trade === undefined && PASSES_ON.includes(source);

const isTaken = (context: CheckContext, payment: PayloadAction, actions: readonly PayloadAction[]): boolean =>
  payment.to === null ||
  actions.some(
    (call) =>
      call.target === payment.to &&
      call.function !== null &&
      !passesOn(call) &&
      (isKnownPayable(context.facts, call) ||
        (call.kind === 'native_transfer' && isKnownStep(context, call)) ||
        isWrappedNative(call.target ?? '')),
  );
