import type { AllowanceEffect, Execution, OperatorEffect } from '../../facts/simulation/execution.js';
import { declaredAllowance } from '../../facts/token/value.js';
import type { PayloadAction } from '../../payload/action.js';
import { addressParam } from '../../text/params.js';
import type { CheckContext } from '../finding.js';
import type { Surprise } from './simulated-effects.js';
import { explainedActions } from './explained.js';
import { isAbout } from './flows.js';
import { declaredUnits, matchOf } from './outflow.js';
import { collectionParam, unitsParam } from './text-params.js';

const unitsOf = (amount: string): bigint | 'unlimited' => (amount === 'unlimited' ? amount : BigInt(amount));

const isMore = (left: bigint | 'unlimited', right: bigint | 'unlimited'): boolean =>
  right !== 'unlimited' && (left === 'unlimited' || left > right);

/** A right that another account gives explains none of this one's. */
const isGivenBy = ({ from, to }: PayloadAction, owner: string, holder: string): boolean =>
  to === holder && (from === owner || from === null);

/**
 * Solana instructions name a token account, and not always the token. One without a token explains its spender's only
 * allowance.
 */
const isOfUnnamed = (action: PayloadAction, { spender, owner }: AllowanceEffect, execution: Execution): boolean =>
  action.asset === null &&
  execution.effects.filter((one) => one.kind === 'allowance' && one.owner === owner && one.spender === spender)
    .length === 1;

/** What an action of the bytes lets the spender take in the end: an increment is added to what was there. */
const allowedBy = ({ amount, function: name }: PayloadAction, before: string): bigint | 'unlimited' => {
  if (amount === null) return 1n;
  const [units, known] = [unitsOf(amount), unitsOf(before)];
  if (units === 'unlimited' || known === 'unlimited') return units;
  return name?.startsWith('increase') === true ? units + known : units;
};

const isDeclaredSpender = (account: string, { spender, contractInQuestion }: CheckContext): boolean =>
  account === (spender ?? contractInQuestion).address.key;

/** Null where the allowance was declared, or is narrower; else whether the two could be compared. */
const beyondDeclared = (effect: AllowanceEffect, context: CheckContext): { readonly certain: boolean } | null => {
  const { intent, facts } = context;
  const after = unitsOf(effect.after);
  const declared = declaredAllowance(intent, facts.token.value);
  const match = matchOf(context, effect.asset);
  if (declared === 'none' || match === 'other' || !isDeclaredSpender(effect.spender, context)) return { certain: true };
  if (match === 'not_comparable') return { certain: false };
  if (declared === 'unlimited') return null;
  if (after === 'unlimited') return { certain: true };
  const given = intent.approval;
  const units =
    declared === 'unknown'
      ? given?.kind === 'base_units'
        ? BigInt(given.value)
        : null
      : declaredUnits(declared, effect.asset, context);
  if (units === null) return { certain: false };
  return after > units ? { certain: true } : null;
};

const allowanceSurprise = (
  effect: AllowanceEffect,
  execution: Execution,
  actions: readonly PayloadAction[],
  context: CheckContext,
): readonly Surprise[] => {
  const { owner, spender, asset, before, after } = effect;
  const isExplained = actions.some(
    (action) =>
      (action.kind === 'allowance' || action.kind === 'permit') &&
      isGivenBy(action, owner, spender) &&
      (isAbout(action, asset) || isOfUnnamed(action, effect, execution)) &&
      // of an NFT the bytes tell no amount, or its number as one
      ((asset.tokenId !== null && action.asset?.tokenId !== asset.tokenId) ||
        !isMore(unitsOf(after), allowedBy(action, before))),
  );
  const beyond =
    isExplained || context.intent.kindRule === 'payload' ? { certain: true } : beyondDeclared(effect, context);
  return isExplained || beyond === null
    ? []
    : [
        {
          says: beyond.certain ? 'allowance' : 'unclear',
          params: { who: addressParam(spender), what: unitsParam(after, asset, context.intent.chain) },
          certain: beyond.certain,
        },
      ];
};

const operatorSurprise = (
  { owner, operator, asset }: OperatorEffect,
  actions: readonly PayloadAction[],
  context: CheckContext,
): readonly Surprise[] => {
  const isExplained = actions.some(
    (action) => action.kind === 'operator' && isGivenBy(action, owner, operator) && isAbout(action, asset),
  );
  const { intent } = context;
  const isDeclared =
    intent.kindRule !== 'payload' && intent.asked.operator !== undefined && isDeclaredSpender(operator, context);
  return isExplained || isDeclared
    ? []
    : [
        {
          says: 'operator',
          params: { who: addressParam(operator), what: collectionParam(asset.symbol ?? asset.address) },
          certain: true,
        },
      ];
};

/**
 * Rights that the sender gives in an execution and that neither the caller nor a certain action of the bytes declares.
 * What a spender used up is no right that is given.
 */
export const executedGrants = (execution: Execution, context: CheckContext): readonly Surprise[] => {
  const sender = context.intent.sender.key;
  const actions = explainedActions(context);
  return execution.effects.flatMap((effect): readonly Surprise[] => {
    if (effect.kind === 'allowance' && effect.owner === sender && isMore(unitsOf(effect.after), unitsOf(effect.before)))
      return allowanceSurprise(effect, execution, actions, context);
    if (effect.kind === 'operator' && effect.owner === sender && effect.after && !effect.before)
      return operatorSurprise(effect, actions, context);
    return [];
  });
};
