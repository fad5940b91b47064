import Big from 'big.js';
import type { TransactionEffect } from '../facts/simulation/simulation-facts.js';
import { declaredAllowance } from '../facts/token/value.js';
import { type CheckContext, finding } from './finding.js';
import { actingContexts } from './shared/acting.js';
import { accountParam } from './shared/of-kinds.js';
import { executedGrants } from './shared/grants.js';
import { collectionParam } from './shared/text-params.js';
import { amountParam } from '../text/params.js';
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
  to !== null && accountOf(context, to) === (context.spender ?? context.contractInQuestion).address.key;

/** Null for a right that was declared, or for a narrower one. */
const surpriseOf = (effect: TransactionEffect, context: CheckContext): Surprise | null => {
  const who = accountParam(effect.to);
  if (effect.kind === 'operator_approval') {
    const isDeclared = context.intent.asked.operator !== undefined && isDeclaredSpender(effect, context);
    return isDeclared
      ? null
      : { says: 'operator', params: { who, what: collectionParam(effect.token) }, certain: true };
  }
  const params = { who, what: amountParam(effect.amount ?? 'unknown', effect.token) };
  const [surprise, unclear] = [
    { says: 'allowance', params, certain: true },
    { says: 'unclear', params, certain: false },
  ] as const;
  const declared = declaredAllowance(context.intent, context.facts.token.value);
  const match = tokenMatch(context, effect.token);
  if (declared === 'none' || match === 'other' || !isDeclaredSpender(effect, context)) return surprise;
  if (match === 'not_comparable') return unclear;
  if (declared === 'unlimited') return null;
  if (effect.amount === 'unlimited') return surprise;
  if (declared === 'unknown' || effect.amount === null) return unclear;
  return new Big(effect.amount).gt(declared) ? surprise : null;
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
  isPartOfProof: false,
  title: {
    en: 'A permission you were not told about',
    de: 'Eine nicht genannte Freigabe',
    es: 'Un permiso que no se le indicó',
    fr: 'Une autorisation non annoncée',
    'pt-BR': 'Uma permissão que não foi informada',
    ja: '知らされていない許可です',
    'zh-CN': '未告知的授权',
  },
  texts: {
    allowance: {
      en: 'A simulation shows that {who} could take {what}. You were not told: do not sign.',
      de: 'Laut Simulation könnte {who} {what} nehmen. Das wurde Ihnen nicht gesagt: Nicht unterschreiben.',
      es: 'Según la simulación, {who} podría llevarse {what}. No se le avisó: no firme.',
      fr: 'Selon la simulation, {who} pourrait prendre {what}. Ce n’était pas annoncé : ne signez pas.',
      'pt-BR': 'Segundo a simulação, {who} poderia levar {what}. Isso não foi informado: não assine.',
      ja: 'シミュレーションでは、{who} が {what} を引き出せるようになります。説明のない許可なので、署名しないでください。',
      'zh-CN': '模拟显示，{who} 将可取走 {what}。此授权未事先告知：请勿签名。',
    },
    unclear: {
      en:
        'A simulation shows that {who} could take {what}, which we cannot compare with what you declared. Find ' +
        'out what it is.',
      de:
        'Laut Simulation könnte {who} {what} nehmen, was sich mit Ihrer Angabe nicht vergleichen lässt. Klären Sie, ' +
        'was das ist.',
      es: 'Según la simulación, {who} podría llevarse {what}, no comparable con lo declarado. Averigüe qué es.',
      fr:
        'Selon la simulation, {who} pourrait prendre {what}, non comparable à votre déclaration. Vérifiez de quoi ' +
        'il s’agit.',
      'pt-BR': 'Segundo a simulação, {who} poderia levar {what}, não comparável ao declarado. Descubra o que é.',
      ja: 'シミュレーションでは、{who} が {what} を引き出せます。申告内容と比較できないため、内容を確認してください。',
      'zh-CN': '模拟显示，{who} 将可取走 {what}，无法与您的声明比对。请查明情况。',
    },
    operator: {
      en: 'A simulation shows that {who} would control all your items of {what}. You were not told: do not sign.',
      de:
        'Laut Simulation kontrolliert {who} danach alle Ihre NFTs von {what}. Das wurde nicht gesagt: Nicht ' +
        'unterschreiben.',
      es: 'Según la simulación, {who} controlaría todos sus NFT de {what}. No se le avisó: no firme.',
      fr: 'Selon la simulation, {who} contrôlerait tous vos NFT de {what}. Ce n’était pas annoncé : ne signez pas.',
      'pt-BR':
        'Segundo a simulação, {who} controlaria todos os seus itens de {what}. Isso não foi informado: não assine.',
      ja: 'シミュレーションでは、{who} が {what} の全アイテムを操作できるようになります。説明がないため署名しないでください。',
      'zh-CN': '模拟显示，{who} 将控制您在 {what} 的全部藏品。此授权未事先告知：请勿签名。',
    },
  },
  run: (context) =>
    surpriseFinding(
      [
        ...simulations(context).flatMap((effects) => surprisesIn(effects, context)),
        ...executed(context).flatMap((execution) =>
          actingContexts(context).flatMap((acting) => executedGrants(execution, acting)),
        ),
      ],
      () => 'allowance',
    ),
});
