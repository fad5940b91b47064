import { amountParam, type Param, type Params, termParam } from '../text/params.js';
import { type Exchange, exchangesOf } from '../payload/exchanges.js';
import { type CheckContext, finding, type Found } from './finding.js';
import { exchangedParam, type Worth, worthGiven, worthReceived } from './shared/exchange-value.js';

/** Fees and slippage take some per cent; a tenth is a mistake of units, or theft. */
const LITTLE_SHARE = '0.1';
const FAIR_SHARE = '0.8';
/** Less than this is not compared: rounding and dust can be any share of it. US dollars. */
const LEAST_USD = 1;

/** This little counts as nothing: an NFT sold for one wei. US dollars. */
const NOTHING_USD = '0.01';

const dollars = ({ usd }: Worth): Param => amountParam(usd.toFixed(0), 'USD');

const forNothing = ({ received }: Exchange, params: Params, paid: Worth, back: Worth): Found => ({
  says: received.every(({ units }) => units === 0n) ? 'forNothing' : 'nextToNothing',
  params,
  measures: [
    { name: 'given_usd', actual: paid.least.toNumber(), threshold: null },
    { name: 'received_usd', actual: back.most.toNumber(), threshold: Number(NOTHING_USD) },
  ],
});

const foundOf = (context: CheckContext, exchange: Exchange): Found | null => {
  const { kind, given, received } = exchange;
  const [paid, back] = [worthGiven(context, given), worthReceived(context, received)];
  if (back.isOpen) return null;
  const { chain } = context.intent;
  const params = (): Params => ({
    ...{ kind: termParam(`the_${kind}`), paid: dollars(paid), back: dollars(back) },
    ...{ given: exchangedParam(given, chain), received: exchangedParam(received, chain) },
  });
  if (kind === 'order' && paid.isOpen && back.most.lt(NOTHING_USD)) return forNothing(exchange, params(), paid, back);
  if (paid.least.lt(LEAST_USD) || back.most.gte(paid.least.times(FAIR_SHARE))) return null;
  const isLittle = back.most.lt(paid.least.times(LITTLE_SHARE));
  const isTheft = isLittle && kind === 'order';
  return {
    says: isTheft ? 'theft' : isLittle ? 'little' : 'unfair',
    params: params(),
    ...(isTheft ? {} : { severity: 'MEDIUM' as const, action: 'REVIEW' as const }),
    measures: [
      { name: 'given_usd', actual: paid.least.toNumber(), threshold: null },
      {
        name: 'received_usd',
        actual: back.most.toNumber(),
        threshold: paid.least.times(isLittle ? LITTLE_SHARE : FAIR_SHARE).toNumber(),
      },
    ],
  };
};

/** An order or a swap that gives much more than must come back, by the prices in force. */
export const orderPriceImplausible = finding({
  code: 'order_price_implausible',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning:
    'By the prices in force an order gives more than ten times of what must come back; a swap, or less than 80 %, is ' +
    'a review.',
  advice: 'Do not sign an order that gives assets away; set a fair minimum for a swap.',
  needs: ['bytes', 'bundled_data'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: ['order_gives_away'],
  isPartOfProof: false,
  title: {
    en: 'Price far too low',
    de: 'Preis viel zu niedrig',
    es: 'Precio demasiado bajo',
    fr: 'Prix beaucoup trop bas',
    'pt-BR': 'Preço baixo demais',
    ja: '価格が低すぎます',
    'zh-CN': '价格过低',
  },
  texts: {
    forNothing: {
      en: 'The order gives {given} for nothing. Do not sign.',
      de: 'Die Order gibt {given} für nichts. Nicht unterschreiben.',
      es: 'La orden da {given} a cambio de nada. No firme.',
      fr: 'L’ordre donne {given} contre rien. Ne signez pas.',
      'pt-BR': 'A ordem dá {given} em troca de nada. Não assine.',
      ja: 'この注文は {given} を無償で渡します。署名しないでください。',
      'zh-CN': '此订单无偿给出 {given}。请勿签名。',
    },
    nextToNothing: {
      en: 'The order gives {given} for at least {received}, which is worth next to nothing. Do not sign.',
      de: 'Die Order gibt {given} für mindestens {received}, was fast nichts wert ist. Nicht unterschreiben.',
      es: 'La orden da {given} por al menos {received}, que no vale casi nada. No firme.',
      fr: 'L’ordre donne {given} contre au moins {received}, qui ne vaut presque rien. Ne signez pas.',
      'pt-BR': 'A ordem dá {given} por pelo menos {received}, que não vale quase nada. Não assine.',
      ja: 'この注文は {given} を渡しますが、受け取る {received} にはほぼ価値がありません。署名しないでください。',
      'zh-CN': '此订单以 {given} 换取至少 {received}，后者几乎毫无价值。请勿签名。',
    },
    theft: {
      en: '{kind} gives {given} ({paid}) for {received} ({back}): less than a tenth. Do not sign.',
      de: '{kind} gibt {given} ({paid}) für {received} ({back}): weniger als ein Zehntel. Nicht unterschreiben.',
      es: '{kind} da {given} ({paid}) por {received} ({back}): menos de la décima parte. No firme.',
      fr: '{kind} donne {given} ({paid}) contre {received} ({back}) : moins d’un dixième. Ne signez pas.',
      'pt-BR': '{kind} dá {given} ({paid}) por {received} ({back}): menos de um décimo. Não assine.',
      ja: '{kind}では {given}（約 {paid}）に対し {received}（約 {back}）で、10分の1未満です。署名しないでください。',
      'zh-CN': '{kind}以 {given}（约 {paid}）换取 {received}（约 {back}），不到十分之一。请勿签名。',
    },
    little: {
      en: '{kind} gives {given} ({paid}) for {received} ({back}): less than a tenth. Set a fair price first.',
      de: '{kind} gibt {given} ({paid}) für {received} ({back}): unter einem Zehntel. Setzen Sie einen fairen Preis.',
      es: '{kind} da {given} ({paid}) por {received} ({back}): menos de un décimo. Fije un precio justo.',
      fr: '{kind} donne {given} ({paid}) contre {received} ({back}) : moins d’un dixième. Fixez un prix juste.',
      'pt-BR': '{kind} dá {given} ({paid}) por {received} ({back}): menos de um décimo. Defina um preço justo.',
      ja: '{kind}では {given}（約 {paid}）に対し {received}（約 {back}）で、10分の1未満です。適正な価格にしてください。',
      'zh-CN': '{kind}以 {given}（约 {paid}）换取 {received}（约 {back}），不到十分之一。请先设定合理价格。',
    },
    unfair: {
      en: '{kind} gives {given} ({paid}) for {received} ({back}): less than 80 %. Set a fair price first.',
      de: '{kind} gibt {given} ({paid}) für {received} ({back}): unter 80 %. Setzen Sie einen fairen Preis.',
      es: '{kind} da {given} ({paid}) por {received} ({back}): menos del 80 %. Fije un precio justo.',
      fr: '{kind} donne {given} ({paid}) contre {received} ({back}) : moins de 80 %. Fixez un prix juste.',
      'pt-BR': '{kind} dá {given} ({paid}) por {received} ({back}): menos de 80 %. Defina um preço justo.',
      ja: '{kind}では {given}（約 {paid}）に対し {received}（約 {back}）で、80%未満です。適正な価格にしてください。',
      'zh-CN': '{kind}以 {given}（约 {paid}）换取 {received}（约 {back}），不到80%。请先设定合理价格。',
    },
  },
  run: (context) =>
    exchangesOf(context.payload?.actions ?? [], context.intent.sender.key).flatMap(
      (exchange) => foundOf(context, exchange) ?? [],
    ),
});
