import Big from 'big.js';
import type { TransactionEffect } from '../facts/simulation/simulation-facts.js';
import { proposedSafe } from '../payload/evm/safe-transaction.js';
import { tokenKey } from '../intent/token-key.js';
import { type CheckContext, finding } from './finding.js';
import { actingContexts } from './shared/acting.js';
import { executedOutflow } from './shared/outflow.js';
import {
  accountOf,
  executed,
  simulations,
  type Surprise,
  surpriseFinding,
  tokenMatch,
} from './shared/simulated-effects.js';

const amountText = ({ amount, token }: TransactionEffect): string =>
  `${amount ?? 'an unknown amount'} of ${token ?? 'an unknown token'}`;

/** What the sender loses of one token, less what comes back; null where the simulation does not say how much. */
const netLoss = (leaving: readonly TransactionEffect[], returning: readonly TransactionEffect[]): Big | null => {
  if (leaving.some(({ amount }) => amount === null || amount === 'unlimited')) return null;
  const sum = (effects: readonly TransactionEffect[]): Big =>
    effects.reduce(
      (total, { amount }) => (amount === null || amount === 'unlimited' ? total : total.plus(amount)),
      new Big(0),
    );
  return sum(leaving).minus(sum(returning));
};

/** The accounts that may receive the declared token from the sender; null: any, as in a swap that pays into a pool. */
const payees = ({ intent }: CheckContext): readonly (string | null)[] | null => {
  if (intent.kind === 'transfer') return [intent.recipient.key];
  return intent.kind === 'escrow' ? [intent.recipient.key, intent.contract?.key ?? null] : null;
};

/** Of the declared token, an approval moves nothing by itself; every other kind moves the amount. */
const declaredSurprises = (
  leaving: readonly TransactionEffect[],
  returning: readonly TransactionEffect[],
  context: CheckContext,
): readonly Surprise[] => {
  const { intent } = context;
  const declared = intent.kind === 'approval' ? '0' : intent.amount;
  const loss = netLoss(leaving, returning);
  const isUnlimited = leaving.some(({ amount }) => amount === 'unlimited');
  const allowed = payees(context);
  const misdirected = leaving.filter(
    ({ to }) => allowed !== null && (to === null || !allowed.includes(accountOf(context, to))),
  );
  return [
    ...(isUnlimited || loss?.gt(declared) === true
      ? [{ text: `${loss?.toFixed() ?? 'all'} of ${intent.token}, where ${declared} is declared`, certain: true }]
      : []),
    ...(loss === null && !isUnlimited ? [{ text: `an unknown amount of ${intent.token}`, certain: false }] : []),
    ...misdirected.map((effect) => ({
      text: `${amountText(effect)} to ${effect.to ?? 'an unknown account'}, who is not the recipient`,
      certain: true,
    })),
  ];
};

const surprisesIn = (effects: readonly TransactionEffect[], context: CheckContext): readonly Surprise[] => {
  const sender = context.intent.sender.key ?? context.intent.sender.given;
  const isSender = (account: string | null): boolean => account !== null && accountOf(context, account) === sender;
  const transfers = effects.filter(({ kind, from, to }) => kind === 'transfer' && isSender(from) !== isSender(to));
  const groupOf = ({ token }: TransactionEffect): string => {
    const match = tokenMatch(context, token);
    return match === 'declared' || token === null ? match : `${match} ${tokenKey(accountOf(context, token))}`;
  };
  return [...new Set(transfers.map(groupOf))].flatMap((group): readonly Surprise[] => {
    const moved = transfers.filter((effect) => groupOf(effect) === group);
    const leaving = moved.filter(({ from }) => isSender(from));
    const returning = moved.filter(({ to }) => isSender(to));
    if (leaving.length === 0) return [];
    if (group === 'declared') return declaredSurprises(leaving, returning, context);
    const loss = netLoss(leaving, returning);
    const certain = group.startsWith('other');
    return loss === null || loss.gt(0) ? leaving.map((effect) => ({ text: amountText(effect), certain })) : [];
  });
};

/** The sender loses a token that was not declared, loses more of the declared one, or does not pay the recipient. */
export const undeclaredOutflow = finding({
  code: 'undeclared_outflow',
  judges: 'check',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning:
    'A simulation shows that the sender would lose a token that was not declared, more than was declared, or ' +
    'to another recipient; where nothing was declared, what the bytes do not explain.',
  advice: 'Do not sign; find out what the transaction really does.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const isByBytes = context.intent.kindRule === 'payload';
    const who = proposedSafe(context.payload) === null ? 'the sender' : 'the Safe';
    const unsaid = isByBytes ? 'what the bytes do not tell' : 'what was not declared';
    const unknown = isByBytes ? unsaid : 'what cannot be compared with the declared amount';
    return surpriseFinding(
      [
        ...simulations(context).flatMap((effects) => surprisesIn(effects, context)),
        ...executed(context).flatMap((execution) =>
          actingContexts(context).flatMap((acting) => executedOutflow(execution, acting)),
        ),
      ],
      (list, certain) =>
        certain
          ? `A simulation shows that ${who} would lose ${unsaid}: ` +
            `${list}. Do not sign; find out what this transaction really does.`
          : `A simulation shows that ${who} would lose ${unknown}: ` +
            `${list}. Find out what it is before continuing.`,
    );
  },
});
