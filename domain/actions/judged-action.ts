import type { TransactionIntent } from '../intent/intent.js';
import type { PayloadAction } from '../payload/action.js';
import type { Proposal, SubmittedPayload } from '../payload/payload.js';
import { type BesideThePayload, statedByBytes } from './stated-by-bytes.js';
import { judgedIn } from './judged-in-bytes.js';
import { matchDeclared } from './match-declared.js';

/**
 * One thing that happens when a proposal is signed and sent; rules judge it. It is written like a declaration, so that
 * the same thing gets the same answer whoever states it. Source: domain/decisions.md, 52.
 */
export interface JudgedAction {
  /** Its place in the bytes; null for what the caller declares. */
  readonly path: string | null;
  readonly stated: 'declared' | 'bytes';
  readonly intent: TransactionIntent;
  /** As it was read from the bytes; null for what the caller declares, and for bytes in which nothing was read. */
  readonly read: PayloadAction | null;
}

const besideOf = ({ intent }: Proposal): BesideThePayload => ({
  chain: intent.chain,
  from: intent.sender.given,
  expectedTo: intent.addresses.expected_to_address?.given ?? null,
  counterpartyName: intent.counterpartyName,
  intentReference: intent.intentReference,
  policyId: intent.policyId,
});

/** The caller's word about a contract counts wherever the bytes call it. */
const claimedOf = ({ addresses, contractVerified }: TransactionIntent, target: string | null): boolean | null =>
  target !== null && target === addresses.contract_address?.key ? contractVerified : null;

/** What two actions must share to be one: all but amounts, which are added up. */
const sameThing = ({ intent, read }: JudgedAction): string | null => {
  if (intent.kind !== 'transfer' || read === null) return null;
  return [intent.addresses.to_address.key, intent.addresses.contract_address?.key, intent.token].join(' ');
};

/** Payments to one account in one token are one payment: splitting makes it no smaller. */
const summed = (actions: readonly JudgedAction[], proposal: Proposal): readonly JudgedAction[] => {
  const groups = new Map<string, JudgedAction[]>();
  for (const action of actions) {
    const key = sameThing(action);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), action]);
  }
  if ([...groups.values()].every(({ length }) => length < 2)) return actions;
  return actions.flatMap((action): readonly JudgedAction[] => {
    const group = groups.get(sameThing(action) ?? '') ?? [action];
    if (group.length < 2) return [action];
    if (group[0] !== action || action.read === null) return [];
    const units = group.reduce((sum, { read }) => sum + BigInt(read?.amount ?? 0), 0n);
    const read = { ...action.read, amount: units.toString() };
    return [{ ...action, read, intent: statedByBytes(read, [read], besideOf(proposal), null) }];
  });
};

/** Cached: a check asks when it gathers, when it decides and when it is remembered. */
const known = new WeakMap<
  SubmittedPayload,
  { readonly intent: TransactionIntent; readonly all: readonly JudgedAction[] }
>();

/**
 * Everything that a proposal does, in the order in which rules judge it. The first is what was declared, or, of bytes
 * alone, what they are mainly about. At least one.
 */
export const judgedActions = (proposal: Proposal): readonly JudgedAction[] => {
  const { intent, payload } = proposal;
  if (payload === null) return [{ path: null, stated: 'declared', intent, read: null }];
  const earlier = known.get(payload);
  if (earlier?.intent === intent) return earlier.all;
  const all = allOf(proposal, payload);
  known.set(payload, { intent, all });
  return all;
};

const allOf = (proposal: Proposal, payload: SubmittedPayload): readonly JudgedAction[] => {
  const { intent } = proposal;
  const isByBytes = intent.kindRule === 'payload';
  const { actions } = payload;
  const sender = intent.sender.key;
  const { main: head, undeclared } = matchDeclared(intent, payload);
  const first: JudgedAction = isByBytes
    ? { path: head?.path ?? null, stated: 'bytes', intent, read: head }
    : { path: null, stated: 'declared', intent, read: null };
  const others = judgedIn(actions, sender, intent.chain)
    // the declared action is judged as declared; what its contract does beside it is judged by itself
    .filter((action) => action !== head || undeclared.includes(action) || isMoreThanDeclared(action, intent))
    .map((read): JudgedAction => {
      const stated = statedByBytes(read, actions, besideOf(proposal), claimedOf(intent, read.target));
      return { path: read.path, stated: 'bytes', intent: stated, read };
    });
  return summed([first, ...others], proposal);
};

/** The bytes do more than declared where they allow without limit and no such allowance was declared. */
const isMoreThanDeclared = ({ kind, amount }: PayloadAction, intent: TransactionIntent): boolean =>
  intent.kindRule !== 'payload' &&
  (kind === 'allowance' || kind === 'permit') &&
  amount === 'unlimited' &&
  intent.approval?.kind !== 'unlimited';
