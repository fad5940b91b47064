import Big from 'big.js';
import type { TransactionEffect } from '../facts/simulation/simulation-facts.js';
import { proposedSafe } from '../payload/evm/safe-transaction.js';
import { tokenKey } from '../intent/token-key.js';
import { type CheckContext, finding } from './finding.js';
import { actingContexts } from './shared/acting.js';
import { accountParam } from './shared/of-kinds.js';
import { executedOutflow } from './shared/outflow.js';
import { addressOf } from './shared/text-params.js';
import { amountParam, type Param, type SingleParam } from '../text/params.js';
import {
  accountOf,
  executed,
  simulations,
  type Surprise,
  surpriseFinding,
  tokenMatch,
} from './shared/simulated-effects.js';

const effectParam = ({ amount, token }: TransactionEffect): SingleParam => amountParam(amount ?? 'unknown', token);

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
  const isMore = isUnlimited || loss?.gt(declared) === true;
  const more = {
    what: amountParam(loss?.toFixed() ?? 'unlimited', intent.token),
    declared: amountParam(declared, intent.token),
  };
  return [
    ...(isMore ? [{ says: 'more', params: more, certain: true }] : []),
    ...(loss === null && !isUnlimited
      ? [{ says: 'unclear', params: { what: amountParam('unknown', intent.token) }, certain: false }]
      : []),
    ...misdirected.map((effect) => ({
      // a loss above the declared amount includes it
      says: isMore ? 'more' : 'misdirected',
      params: {
        ...(isMore ? {} : { what: effectParam(effect) }),
        to: accountParam(effect.to),
      },
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
    const says = certain ? 'lost' : 'unclear';
    return loss === null || loss.gt(0)
      ? leaving.map((effect) => ({ says, params: { what: effectParam(effect) }, certain }))
      : [];
  });
};

const safeParam = (key: string): Param => ({ type: 'address', value: key, role: 'safe' });

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
  isPartOfProof: false,
  title: {
    en: 'You would lose more than you were told',
    de: 'Sie würden mehr verlieren als genannt',
    es: 'Perdería más de lo indicado',
    fr: 'Vous perdriez plus qu’annoncé',
    'pt-BR': 'Você perderia mais do que foi informado',
    ja: '知らされた以上の損失があります',
    'zh-CN': '损失超出告知内容',
  },
  texts: {
    lost: {
      en:
        '{who} would lose {what}, which was not mentioned, as a simulation shows. Do not sign; find out what this ' +
        'really does.',
      de:
        '{who} würde laut Simulation {what} verlieren, was nicht genannt war. Nicht unterschreiben; klären Sie, ' +
        'was dies tut.',
      es:
        '{who} perdería {what}, que no se mencionó, según la simulación. No firme; averigüe lo que hace en ' +
        'realidad.',
      fr:
        '{who} perdrait {what}, non mentionné, selon la simulation. Ne signez pas ; cherchez ce que cela fait ' +
        'vraiment.',
      'pt-BR':
        '{who} perderia {what}, que não foi mencionado, segundo a simulação. Não assine; descubra o que isto faz ' +
        'de fato.',
      ja: 'シミュレーションでは、{who} は説明のない {what} を失います。署名せず、実際の動作を確認してください。',
      'zh-CN': '模拟显示，{who} 将损失未提及的 {what}。请勿签名；请查明其真实作用。',
    },
    more: {
      en:
        '{who} would lose {what}, not {declared} as declared, a simulation shows. Do not sign; find out what this ' +
        'really does.',
      de:
        '{who} würde laut Simulation {what} verlieren statt {declared}. Nicht unterschreiben; klären Sie, was ' +
        'dies tut.',
      es:
        '{who} perdería {what}, no {declared} como se declaró, según la simulación. No firme; averigüe lo que ' +
        'hace.',
      fr:
        '{who} perdrait {what} et non {declared} comme déclaré, selon la simulation. Ne signez pas ; cherchez ' +
        'pourquoi.',
      'pt-BR':
        '{who} perderia {what}, não {declared} como declarado, segundo a simulação. Não assine; descubra o que ' +
        'isto faz.',
      ja: 'シミュレーションでは、{who} は申告の {declared} ではなく {what} を失います。署名せず、動作を確認してください。',
      'zh-CN': '模拟显示，{who} 将损失 {what}，而非声明的 {declared}。请勿签名；请查明其真实作用。',
    },
    misdirected: {
      en:
        '{what} would go to {to}, who is not the recipient, as a simulation shows. Do not sign; find out what ' +
        'this really does.',
      de:
        '{what} ginge laut Simulation an {to}, nicht an den Empfänger. Nicht unterschreiben; klären Sie, was dies ' +
        'tut.',
      es:
        '{what} iría a {to}, que no es el destinatario, según la simulación. No firme; averigüe lo que hace en ' +
        'realidad.',
      fr:
        '{what} irait à {to}, qui n’est pas le destinataire, selon la simulation. Ne signez pas ; cherchez ' +
        'pourquoi.',
      'pt-BR':
        '{what} iria para {to}, que não é o destinatário, segundo a simulação. Não assine; descubra o que isto ' +
        'faz.',
      ja: 'シミュレーションでは、{what} が受取人ではない {to} に渡ります。署名せず、実際の動作を確認してください。',
      'zh-CN': '模拟显示，{what} 将转给 {to}，而非收款方。请勿签名；请查明其真实作用。',
    },
    short: {
      en:
        '{who} would pay {what}, but the recipient gets only {gets}, as a simulation shows. Find out why before ' +
        'you sign.',
      de: '{who} würde laut Simulation {what} zahlen, der Empfänger bekommt nur {gets}. Klären Sie zuerst den Grund.',
      es:
        '{who} pagaría {what}, pero el destinatario solo recibe {gets}, según la simulación. Averigüe por qué ' +
        'antes de firmar.',
      fr:
        '{who} paierait {what}, mais le destinataire ne reçoit que {gets}, selon la simulation. Cherchez d’abord ' +
        'pourquoi.',
      'pt-BR':
        '{who} pagaria {what}, mas o destinatário recebe só {gets}, segundo a simulação. Descubra o motivo antes ' +
        'de assinar.',
      ja: 'シミュレーションでは、{who} が {what} を払っても受取人には {gets} しか届きません。署名前に理由を確認してください。',
      'zh-CN': '模拟显示，{who} 支付 {what}，但收款方只得到 {gets}。签名前请查明原因。',
    },
    gas: {
      en:
        '{who} would also pay {what} for gas, as a simulation shows. Make sure that gas costs so much before you ' +
        'sign.',
      de: '{who} würde laut Simulation zusätzlich {what} für Gas zahlen. Prüfen Sie zuerst, ob Gas so viel kostet.',
      es:
        '{who} pagaría además {what} por el gas, según la simulación. Compruebe antes de firmar si el gas cuesta ' +
        'tanto.',
      fr: '{who} paierait aussi {what} de gaz, selon la simulation. Vérifiez que le gaz coûte autant avant de signer.',
      'pt-BR':
        '{who} também pagaria {what} de gás, segundo a simulação. Confira se o gás custa tanto antes de assinar.',
      ja: 'シミュレーションでは、{who} はガス代として {what} も払います。妥当な額か署名前に確認してください。',
      'zh-CN': '模拟显示，{who} 还将支付 {what} 的 Gas 费。签名前请确认费用是否合理。',
    },
    unclear: {
      en:
        '{who} would lose {what}, which we cannot compare with what was declared. Find out what it is before you ' +
        'continue.',
      de:
        '{who} würde {what} verlieren, was sich mit den Angaben nicht vergleichen lässt. Klären Sie zuerst, was das ' +
        'ist.',
      es: '{who} perdería {what}, que no podemos comparar con lo declarado. Averigüe qué es antes de continuar.',
      fr:
        '{who} perdrait {what}, que nous ne pouvons comparer à la déclaration. Vérifiez de quoi il s’agit avant ' +
        'de continuer.',
      'pt-BR': '{who} perderia {what}, que não podemos comparar com o declarado. Descubra o que é antes de continuar.',
      ja: '{who} は {what} を失いますが、申告内容と比較できません。続ける前に内容を確認してください。',
      'zh-CN': '{who} 将损失 {what}，无法与声明内容比对。继续前请查明情况。',
    },
    untold: {
      en: '{who} would lose {what}, which the transaction does not explain. Find out what it is before you continue.',
      de: '{who} würde {what} verlieren, was die Transaktion nicht erklärt. Klären Sie zuerst, was das ist.',
      es: '{who} perdería {what}, que la transacción no explica. Averigüe qué es antes de continuar.',
      fr:
        '{who} perdrait {what}, ce que la transaction n’explique pas. Vérifiez de quoi il s’agit avant de ' +
        'continuer.',
      'pt-BR': '{who} perderia {what}, o que a transação não explica. Descubra o que é antes de continuar.',
      ja: '{who} は {what} を失いますが、トランザクションからは理由が分かりません。続ける前に確認してください。',
      'zh-CN': '{who} 将损失 {what}，交易本身未作说明。继续前请查明情况。',
    },
  },
  run: (context) => {
    const isByBytes = context.intent.kindRule === 'payload';
    const safe = proposedSafe(context.payload);
    const who: Param = safe === null ? addressOf(context.intent, context.intent.sender) : safeParam(safe);
    return surpriseFinding(
      [
        ...simulations(context).flatMap((effects) => surprisesIn(effects, context)),
        ...executed(context).flatMap((execution) =>
          actingContexts(context).flatMap((acting) => executedOutflow(execution, acting)),
        ),
      ],
      (certain) => (certain ? 'lost' : isByBytes ? 'untold' : 'unclear'),
      { who },
    );
  },
});
