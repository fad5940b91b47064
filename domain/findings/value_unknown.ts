import { dateParam, termParam } from '../text/params.js';
import { isPriceOld } from '../facts/price/price-facts.js';
import { judgedSize } from '../facts/token/value.js';
import { type Exchange, exchangesOf } from '../payload/exchanges.js';
import { type CheckContext, finding, type Found, speaksForAll } from './finding.js';
import { exchangedParam, worthGiven, worthReceived } from './shared/exchange-value.js';
import { tokenParam } from './shared/text-params.js';

/** Why the size cannot be told; null where it can, or where there is nothing to judge. */
const unjudged = ({ intent, facts, nowMs }: CheckContext): Found | null => {
  const token = facts.token.value;
  const size = judgedSize(intent, token);
  if (token === null || size === 'none' || size === 'unlimited') return null;
  if (size !== 'unknown' && !size.gt(0)) return null;
  const params = { token: tokenParam(intent) };
  if (size === 'unknown' || token.referencePriceUsd === null) return { says: 'unpriced', params };
  if (!isPriceOld(token, nowMs)) return null;
  return token.pricedAt === null
    ? { says: 'undated', params }
    : { says: 'dated', params: { ...params, date: dateParam(token.pricedAt) } };
};

/** Why an order's or swap's price cannot be told; null where it can. */
const exchangeFound = (context: CheckContext, { kind, given, received }: Exchange): Found | null => {
  const [paid, back] = [worthGiven(context, given), worthReceived(context, received)];
  if (!paid.isOpen && !back.isOpen && !paid.isOld && !back.isOld) return null;
  const { chain } = context.intent;
  const params = {
    kind: termParam(`the_${kind}`),
    given: exchangedParam(given, chain),
    received: exchangedParam(received, chain),
  };
  if (!paid.isOpen && !back.isOpen) return { says: 'exchangeOld', params };
  const known = paid.most.gt(back.most) ? paid.most : back.most;
  const isFixed = received.every(({ units }) => units !== null);
  const isLarge = known.gte(context.policy.thresholds.largeAmountUsd);
  return {
    says: isFixed ? 'exchangeUnpriced' : 'exchangeOpen',
    params,
    ...(isLarge || !isFixed ? { severity: 'MEDIUM' as const, action: 'REVIEW' as const } : {}),
  };
};

/** Without a current reference price the size of a transaction cannot be judged, and the answer says so. */
export const valueUnknown = finding({
  code: 'value_unknown',
  judges: 'action',
  source: 'risk',
  severity: 'LOW',
  action: 'ALLOW',
  meaning: 'The token has no reference price, or an old one, so its size was not judged or only by that.',
  advice: 'Judge the value yourself, or have a list of prices imported.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Value not known',
    de: 'Wert nicht bekannt',
    es: 'Valor desconocido',
    fr: 'Valeur inconnue',
    'pt-BR': 'Valor desconhecido',
    ja: '価値が不明です',
    'zh-CN': '价值未知',
  },
  texts: {
    unpriced: {
      en: 'We have no price for {token}, so we did not judge the size of this. Judge the value yourself.',
      de: 'Für {token} liegt uns kein Preis vor, daher wurde die Höhe nicht bewertet. Prüfen Sie den Wert selbst.',
      es: 'No tenemos precio para {token}, así que no evaluamos el importe. Compruebe usted el valor.',
      fr: 'Nous n’avons pas de prix pour {token} : le montant n’a pas été évalué. Vérifiez la valeur vous-même.',
      'pt-BR': 'Não temos preço para {token}, então não avaliamos o valor. Confira o valor por conta própria.',
      ja: '{token} の価格情報がなく、規模を判定できませんでした。価値をご自身で確認してください。',
      'zh-CN': '我们没有 {token} 的价格，因此未评估金额大小。请自行判断价值。',
    },
    dated: {
      en: 'Our price for {token} is from {date} and may be out of date. Judge the value yourself.',
      de: 'Unser Preis für {token} ist vom {date} und womöglich veraltet. Prüfen Sie den Wert selbst.',
      es: 'Nuestro precio de {token} es del {date} y puede estar anticuado. Compruebe usted el valor.',
      fr: 'Notre prix pour {token} date du {date} et peut être périmé. Vérifiez la valeur vous-même.',
      'pt-BR': 'Nosso preço de {token} é de {date} e pode estar desatualizado. Confira o valor por conta própria.',
      ja: '{token} の価格は{date}時点のもので、古い可能性があります。価値をご自身で確認してください。',
      'zh-CN': '我们的 {token} 价格为{date}的，可能已过期。请自行判断价值。',
    },
    undated: {
      en: 'Our price for {token} has no date and may be out of date. Judge the value yourself.',
      de: 'Unser Preis für {token} hat kein Datum und ist womöglich veraltet. Prüfen Sie den Wert selbst.',
      es: 'Nuestro precio de {token} no tiene fecha y puede estar anticuado. Compruebe usted el valor.',
      fr: 'Notre prix pour {token} n’est pas daté et peut être périmé. Vérifiez la valeur vous-même.',
      'pt-BR': 'Nosso preço de {token} não tem data e pode estar desatualizado. Confira o valor por conta própria.',
      ja: '{token} の価格は日付がなく、古い可能性があります。価値をご自身で確認してください。',
      'zh-CN': '我们的 {token} 价格没有日期，可能已过期。请自行判断价值。',
    },
    exchangeOld: {
      en: '{kind} gives {given} for at least {received}. We compared them by an old price; check the value yourself.',
      de:
        '{kind} gibt {given} für mindestens {received}. Der Vergleich nutzt einen alten Preis; prüfen Sie den ' +
        'Wert selbst.',
      es:
        '{kind} da {given} por al menos {received}. Los comparamos con un precio antiguo; compruebe usted el ' +
        'valor.',
      fr:
        '{kind} donne {given} contre au moins {received}. Le prix comparé est ancien ; vérifiez la valeur ' +
        'vous-même.',
      'pt-BR': '{kind} dá {given} por pelo menos {received}. Comparamos com um preço antigo; confira o valor.',
      ja: '{kind}では {given} を渡し、{received} 以上を受け取ります。古い価格での比較のため、価値を確認してください。',
      'zh-CN': '{kind}以 {given} 换取至少 {received}。我们用旧价格比较，请自行核实价值。',
    },
    exchangeUnpriced: {
      en: '{kind} gives {given} for at least {received}. We have no price for all of it; check the value yourself.',
      de:
        '{kind} gibt {given} für mindestens {received}. Nicht für alles liegt ein Preis vor; prüfen Sie den Wert ' +
        'selbst.',
      es: '{kind} da {given} por al menos {received}. No tenemos precio para todo; compruebe usted el valor.',
      fr: '{kind} donne {given} contre au moins {received}. Il nous manque des prix ; vérifiez la valeur vous-même.',
      'pt-BR': '{kind} dá {given} por pelo menos {received}. Não temos preço para tudo; confira o valor.',
      ja: '{kind}では {given} を渡し、{received} 以上を受け取ります。価格情報が一部ないため、価値を確認してください。',
      'zh-CN': '{kind}以 {given} 换取至少 {received}。我们缺少部分价格，请自行核实价值。',
    },
    exchangeOpen: {
      en: '{kind} gives {given} but does not fix what you get back. Compare what you give with what you get.',
      de:
        '{kind} gibt {given}, legt aber nicht fest, was Sie erhalten. Vergleichen Sie selbst, was Sie geben und ' +
        'bekommen.',
      es: '{kind} da {given}, pero no fija lo que usted recibe. Compare lo que da con lo que recibe.',
      fr: '{kind} donne {given} sans fixer ce que vous recevez. Comparez ce que vous donnez et recevez.',
      'pt-BR': '{kind} dá {given}, mas não fixa o que você recebe. Compare o que dá com o que recebe.',
      ja: '{kind}では {given} を渡しますが、受け取る量は決まっていません。渡す量と受け取る量を比べてください。',
      'zh-CN': '{kind}给出 {given}，但未确定您能得到什么。请比较付出与所得。',
    },
  },
  run: (context) => {
    const own = unjudged(context);
    if (!speaksForAll(context)) return own === null ? [] : [own];
    const exchanges = exchangesOf(context.payload?.actions ?? [], context.intent.sender.key);
    const found = exchanges.flatMap((exchange) => exchangeFound(context, exchange) ?? []);
    return own === null ? found : [own, ...found.filter(({ action }) => action !== undefined)];
  },
});
