import { isPayment, type TransactionIntent } from '../intent/intent.js';
import { permissionKey } from '../intent/permissions.js';
import { recipientOf, spenderOf } from '../intent/counterparty.js';
import type { PayloadAction, PayloadActionKind } from '../payload/action.js';
import { actsIn, effectOf, givingActions, isWithin, receiverOf } from '../payload/effects.js';
import type { SubmittedPayload } from '../payload/payload.js';
import { isFunding } from '../payload/solana/programs/system.js';
import { headlineOf, isAlong, isOfferedAlong } from './judged-in-bytes.js';

/** How the comparison treats the declared action. */
type DeclaredRole = 'payment' | 'allowance' | 'call';

/** Which action of the bytes is the declared one, and what else they do. */
export interface DeclaredMatch {
  readonly role: DeclaredRole;
  /** Null where the bytes do nothing of the declared kind. */
  readonly main: PayloadAction | null;
  readonly expected: string;
  readonly foundType: string | null;
  /** Undeclared actions that give something away or give a right. */
  readonly undeclared: readonly PayloadAction[];
  /** Base units of the native currency that are sent beside the declared action. */
  readonly nativeValue: bigint;
}

const KINDS: Readonly<Record<DeclaredRole, readonly PayloadActionKind[]>> = {
  payment: ['native_transfer', 'token_transfer', 'nft_transfer'],
  allowance: ['allowance', 'permit', 'operator'],
  call: ['call', 'unknown_call', 'wrap', 'order'],
};

const EXPECTED: Readonly<Record<DeclaredRole, string>> = {
  payment: 'a payment',
  allowance: 'an allowance',
  call: 'a call',
};

const roleOf = (intent: TransactionIntent): DeclaredRole => {
  if (isPayment(intent) || recipientOf(intent) !== null) return 'payment';
  return intent.kind === 'approval' || spenderOf(intent) !== null ? 'allowance' : 'call';
};

const isOfKind = (role: DeclaredRole, { kind }: PayloadAction): boolean => KINDS[role].includes(kind);

/** A call, or any action of the declared contract. */
const isCalled = ({ addresses }: TransactionIntent, action: PayloadAction): boolean =>
  isOfKind('call', action) || (action.target !== null && action.target === addresses.contract_address?.key);

/** Its function is a declared permission. That covers no payment to anyone but `to_address`. */
const isNamed = ({ permissions, addresses }: TransactionIntent, action: PayloadAction): boolean => {
  const { function: name } = action;
  const to = receiverOf(action);
  if (name === null || (effectOf(action) === 'moves' && to !== addresses.to_address.key)) return false;
  return permissions.some((permission) => permissionKey(permission) === permissionKey(name));
};

/**
 * How well an action fits what was declared: the best one is taken for it. A call is known by its contract: its value
 * and its proceeds are parts of it.
 */
const fitOf = (intent: TransactionIntent, role: DeclaredRole, action: PayloadAction): number => {
  const { to_address: to, contract_address: contract } = intent.addresses;
  const isOfContract = Number(action.target !== null && action.target === contract?.key);
  if (role === 'call') return isOfContract * 2 + Number(isOfKind('call', action));
  const spender = spenderOf(intent);
  return (
    Number(action.to !== null && (action.to === to.key || action.to === spender?.address.key)) * 2 +
    isOfContract +
    Number(action.asset?.symbol?.toUpperCase() === intent.token.toUpperCase())
  );
};

const bestOf = (
  intent: TransactionIntent,
  role: DeclaredRole,
  candidates: readonly PayloadAction[],
): PayloadAction | null =>
  candidates.reduce<PayloadAction | null>(
    (best, action) => (best === null || fitOf(intent, role, action) > fitOf(intent, role, best) ? action : best),
    null,
  );

const PART_OF_A_CALL: readonly PayloadActionKind[] = ['token_transfer', 'allowance', 'permit'];

/** A declared call alone covers no giving of an asset or right; a swap may be an order. */
const isDeclaredAsCall = (intent: TransactionIntent, action: PayloadAction): boolean =>
  effectOf(action) === 'none' || isNamed(intent, action) || (intent.kind === 'swap' && action.kind === 'order');

/**
 * A call that was declared may do what such calls do: take tokens for itself, ask for the allowance that it takes them
 * by, and pay the declared recipient.
 */
const isPartOf = (
  intent: TransactionIntent,
  role: DeclaredRole,
  action: PayloadAction,
  main: PayloadAction,
): boolean => {
  if (action.path === main.path) return role !== 'call' || isDeclaredAsCall(intent, action);
  if (!KINDS.call.includes(main.kind) || !isWithin(action.path, main.path)) return false;
  const isForIt = action.to === main.target && PART_OF_A_CALL.includes(action.kind);
  return (
    isNamed(intent, action) || isForIt || (action.from === main.target && action.to === intent.addresses.to_address.key)
  );
};

/** Code that becomes a contract: a call of nothing, and not known. */
export const isCreation = ({ kind, target, certainty }: PayloadAction): boolean =>
  kind === 'call' && target === null && certainty === 'unknown';

/** An unknown call may do anything. One that surrounds the declared action is no action of its own. */
const isDark = (action: PayloadAction, main: PayloadAction | null): boolean =>
  (action.kind === 'unknown_call' || isCreation(action)) &&
  (main === null || (action.path !== main.path && !isWithin(main.path, action.path)));

/** Finds the declared action in the bytes. */
export const matchDeclared = (intent: TransactionIntent, { actions }: SubmittedPayload): DeclaredMatch => {
  const role = roleOf(intent);
  const sender = intent.sender.key;
  const giving = givingActions(actions, sender).filter((action) => !isOfferedAlong(action, actions));
  const own = actions.filter((action) =>
    role === 'call' ? isCalled(intent, action) : isOfKind(role, action) && isOwn(action, actions, sender),
  );
  const isByBytes = intent.kindRule === 'payload';
  const main = isByBytes ? headlineOf(actions, sender) : bestOf(intent, role, own);
  const others = actions.filter(
    (action) =>
      (giving.includes(action) || isDark(action, main)) && (main === null || !isPartOf(intent, role, action, main)),
  );
  const dark = others.filter((action) => isDark(action, main)).map(({ target }) => target);
  const named = [main?.target, intent.addresses.to_address.key, sender];
  const isOfCall = (action: PayloadAction): boolean =>
    named.includes(action.to) || isFunding(action) || (isAlong(action) && !dark.includes(action.to));
  const payers = role === 'call' ? payersOf(main, actions, sender) : [sender];
  // the payment to a declared contract may even fit best
  const coins = actions.filter(({ kind, from }) => kind === 'native_transfer' && payers.includes(from));
  const value = coins.filter((action) => (role === 'call' ? isOfCall(action) : others.includes(action)));
  return {
    role,
    main,
    expected: EXPECTED[role],
    foundType: (main ?? giving[0] ?? actions[0])?.kind ?? null,
    undeclared: main === null || isByBytes ? [] : others.filter((action) => !value.includes(action)),
    nativeValue: sumOf(value),
  };
};

/** By the sender, or by the account of the sender that the bytes call: a Safe, or another smart account. */
const isOwn = ({ from, path }: PayloadAction, actions: readonly PayloadAction[], sender: string | null): boolean =>
  from === sender ||
  from === null ||
  actions.some((outer) => isWithin(path, outer.path) && outer.from === sender && actsIn(outer, from));

/** Who pays for a declared call: the sender, and the account of the sender that makes it. */
export const payersOf = (
  main: PayloadAction | null,
  actions: readonly PayloadAction[],
  sender: string | null,
): readonly (string | null)[] =>
  main === null || main.from === null || main.from === sender || !isOwn(main, actions, sender)
    ? [sender]
    : [sender, main.from];

const sumOf = (actions: readonly PayloadAction[]): bigint =>
  actions.reduce((sum, { amount }) => sum + (amount === null || amount === 'unlimited' ? 0n : BigInt(amount)), 0n);
