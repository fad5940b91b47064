import Big from 'big.js';
import type { TransactionEffect } from '../facts/simulation/simulation-facts.js';
import { declaredAllowance } from '../facts/token/value.js';
import { type CheckContext, finding } from './finding.js';
import { actingContexts } from './shared/acting.js';
import { executedGrants } from './shared/grants.js';
import {
  accountOf,
  executed,
  simulations,
  type Surprise,
  surpriseFinding,
  tokenMatch,
} from './shared/simulated-effects.js';

const isNothing = ({ amount }: TransactionEffect): boolean =>
  amount !== null && amount !== 'unlimited' && new Big(amount).eq(0);

const isDeclaredSpender = ({ to }: TransactionEffect, context: CheckContext): boolean =>
  to !== null && accountOf(context, to) === (context.spender ?? context.contract).address.key;

/** Null for a right that was declared, or for a narrower one. */
const surpriseOf = (effect: TransactionEffect, context: CheckContext): Surprise | null => {
  const spender = effect.to ?? 'an unknown account';
  const token = effect.token ?? 'an unknown token';
  if (effect.kind === 'operator_approval') {
    const isDeclared = context.intent.asked.operator !== undefined && isDeclaredSpender(effect, context);
    return isDeclared ? null : { text: `${spender} becomes operator of every ${token}`, certain: true };
  }
  const text = `${spender} may take ${effect.amount ?? 'an unknown amount'} of ${token}`;
  const declared = declaredAllowance(context.intent, context.facts.token.value);
  const match = tokenMatch(context, effect.token);
  if (declared === 'none' || match === 'other' || !isDeclaredSpender(effect, context)) return { text, certain: true };
  if (match === 'not_comparable') return { text, certain: false };
  if (declared === 'unlimited') return null;
  if (effect.amount === 'unlimited') return { text, certain: true };
  if (declared === 'unknown' || effect.amount === null) return { text, certain: false };
  return new Big(effect.amount).gt(declared) ? { text, certain: true } : null;
};

const surprisesIn = (effects: readonly TransactionEffect[], context: CheckContext): readonly Surprise[] => {
  const sender = context.intent.sender.key ?? context.intent.sender.given;
  return effects
    .filter(({ kind }) => kind === 'allowance' || kind === 'operator_approval')
    .filter((effect) => effect.from !== null && accountOf(context, effect.from) === sender && !isNothing(effect))
    .flatMap((effect) => surpriseOf(effect, context) ?? []);
};

/** The sender gives an allowance or the right of an operator that was not declared, or one that is wider. */
export const undeclaredPermission = finding({
  code: 'undeclared_permission',
  judges: 'check',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning:
    'A simulation shows that the sender would give an allowance or the right of an operator that was not ' +
    'declared, or a wider one.',
  advice: 'Do not sign; find out who would get the right.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) =>
    surpriseFinding(
      [
        ...simulations(context).flatMap((effects) => surprisesIn(effects, context)),
        ...executed(context).flatMap((execution) =>
          actingContexts(context).flatMap((acting) => executedGrants(execution, acting)),
        ),
      ],
      (list, certain) =>
        certain
          ? `A simulation shows that the sender would give a right that was not declared: ${list}. Do not sign; ` +
            'find out what this transaction really does.'
          : 'A simulation shows that the sender would give a right that cannot be compared with the declared one: ' +
            `${list}. Find out what it is before continuing.`,
    ),
});
