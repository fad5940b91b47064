import type { Execution } from '../facts/simulation/execution.js';
import { isPayment } from '../intent/intent.js';
import { addressParam, listParam } from '../text/params.js';
import { type CheckContext, finding, NO_FINDINGS, type Found } from './finding.js';
import { actingContexts } from './shared/acting.js';
import { type Flow, flowsOf, flowsParam } from './shared/flows.js';
import { ownFlows, realFlows } from './shared/outflow.js';
import { beneficiariesOf, isTrade } from './shared/proceeds.js';
import { coinOf, promisedCoins, shortOf } from './shared/promised.js';
import { isWorthLittle } from './shared/worth.js';
import { type Flows, strangersIn } from './shared/worthless.js';
import { executed } from './shared/simulated-effects.js';

/** What is paid for nothing: neither the sender nor a named receiver gains anything of worth. */
const lostFor = (execution: Execution, context: CheckContext): readonly Flow[] => {
  const { losses, gains } = realFlows(execution, context);
  const named = beneficiariesOf(context);
  const received = flowsOf(execution, ({ account }) => named.includes(account)).filter(({ units }) => units > 0n);
  const isPaid = received.some(({ key }) => !worthlessKeys(execution, context).includes(key));
  return gains.length > 0 || isPaid ? [] : losses;
};

const worthlessKeys = (execution: Execution, context: CheckContext): readonly string[] => {
  const real = realFlows(execution, context).gains.map(({ key }) => key);
  return ownFlows(execution, context)
    .gains.map(({ key }) => key)
    .filter((key) => !real.includes(key));
};

/**
 * A declared call that is no trade pays for worthless coins, or pays unnamed wallets and brings next to nothing back. A
 * deposit may bring nothing.
 */
const takenByCall = (execution: Execution, context: CheckContext): readonly Found[] => {
  const { intent } = context;
  const flows = realFlows(execution, context);
  const { losses, gains } = flows;
  if (intent.kindRule === 'payload' || isPayment(intent) || losses.length === 0) return NO_FINDINGS;
  if (gains.length > 0 && !isWorthLittle(execution, flows, context)) return NO_FINDINGS;
  if (worthlessKeys(execution, context).length > 0) return [nothingFor(losses, [execution], context)];
  const accounts = [...new Set(losses.flatMap((flow) => strangersIn(execution, flow, context)))];
  if (accounts.length === 0) return NO_FINDINGS;
  if (gains.length > 0) return [littleFor(flows, context)];
  return [
    {
      says: 'taken',
      params: { paid: flowsParam(losses, context.intent.chain), accounts: listParam(accounts.map(addressParam)) },
      fields: ['from_address'],
      accounts,
    },
  ];
};

/**
 * Every gain is a token that no registry knows, of which anyone can make any number, or one that the bytes do not name.
 */
const isOfNoKnownWorth = (execution: Execution, context: CheckContext): boolean => {
  const { losses, gains } = ownFlows(execution, context);
  const isTraded = context.intent.kind !== 'mint' && losses.length > 0 && gains.length > 0;
  const promised = promisedCoins(context);
  const counted = gains.filter(({ asset }) => promised.length === 0 || promised.includes(coinOf(asset)));
  return isTraded && counted.every(({ asset }) => asset.address !== null && asset.symbol === null);
};

/** What comes back is worth next to nothing at every known price. */
const lostForLittle = (execution: Execution, context: CheckContext): readonly Found[] => {
  const flows = realFlows(execution, context);
  if (context.intent.kind === 'mint' || !isWorthLittle(execution, flows, context)) return NO_FINDINGS;
  return [littleFor(flows, context)];
};

const littleFor = ({ losses, gains }: Flows, { intent: { chain } }: CheckContext): Found => ({
  says: 'little',
  params: { paid: flowsParam(losses, chain), back: flowsParam(gains, chain) },
  fields: ['from_address'],
});

const UNKNOWN_WORTH: Found = { says: 'unknown', fields: ['from_address'], action: 'REVIEW' };

const nothingFor = (paid: readonly Flow[], executions: readonly Execution[], context: CheckContext): Found => {
  const coins = executions.flatMap((execution) => {
    const keys = worthlessKeys(execution, context);
    return ownFlows(execution, context).gains.filter(({ key }) => keys.includes(key));
  });
  return {
    ...(coins.length === 0
      ? { says: 'nothing', params: { paid: flowsParam(paid, context.intent.chain) } }
      : {
          says: 'worthless',
          params: { paid: flowsParam(paid, context.intent.chain), back: flowsParam(coins, context.intent.chain) },
        }),
    fields: ['from_address'],
  };
};

/** Two nodes say the same. */
const once = (found: readonly Found[]): readonly Found[] => [
  ...new Map(found.map((one) => [JSON.stringify(one), one])).values(),
];

/** What one account gets for what it pays. */
const foundOf = (context: CheckContext): readonly Found[] => {
  const executions = executed(context);
  if (executions.length === 0) return NO_FINDINGS;
  if (!isTrade(context)) return executions.flatMap((execution) => takenByCall(execution, context));
  const lost = executions.flatMap((execution) => lostFor(execution, context));
  if (lost.length > 0) return [nothingFor(lost, executions, context)];
  const little = executions.flatMap((execution) => lostForLittle(execution, context));
  if (little.length > 0) return little;
  const short = executions.flatMap((execution) => shortOf(execution, context));
  return [...(executions.some((execution) => isOfNoKnownWorth(execution, context)) ? [UNKNOWN_WORTH] : []), ...short];
};

/** A swap or a mint takes and gives nothing back, or only what may be worth nothing. */
export const noProceeds = finding({
  code: 'no_proceeds',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'A simulation shows that a swap or mint would take and give nothing back.',
  advice: 'Do not sign.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'You pay and get nothing of value back',
    de: 'Sie zahlen und bekommen nichts Wertvolles',
    es: 'Paga y no recibe nada de valor',
    fr: 'Vous payez sans rien recevoir de valeur',
    'pt-BR': 'Você paga e não recebe nada de valor',
    ja: '支払っても価値あるものを受け取れません',
    'zh-CN': '付款却得不到有价值的东西',
  },
  texts: {
    nothing: {
      en: 'The sender would pay {paid} and get nothing back, a simulation shows. Do not sign.',
      de: 'Eine Simulation zeigt: Der Absender würde {paid} zahlen und nichts zurückbekommen. Nicht unterschreiben.',
      es: 'Según una simulación, el remitente pagaría {paid} y no recibiría nada. No firme.',
      fr: 'Selon une simulation, l’expéditeur paierait {paid} sans rien recevoir. Ne signez pas.',
      'pt-BR': 'Segundo uma simulação, o remetente pagaria {paid} e não receberia nada. Não assine.',
      ja: 'シミュレーションによると、送信元は {paid} を支払い、何も受け取りません。署名しないでください。',
      'zh-CN': '模拟显示，付款方将支付 {paid} 而一无所获。请勿签名。',
    },
    worthless: {
      en:
        'The sender would pay {paid} and get only {back}, coins that nobody knows. A simulation shows it; do not ' +
        'sign.',
      de:
        'Eine Simulation zeigt: Der Absender zahlt {paid} und bekommt nur {back}, unbekannte Token ohne Wert. ' +
        'Nicht unterschreiben.',
      es:
        'Según una simulación, el remitente pagaría {paid} y solo recibiría {back}, monedas desconocidas sin ' +
        'valor. No firme.',
      fr:
        'Selon une simulation, l’expéditeur paierait {paid} et ne recevrait que {back}, des jetons inconnus. Ne ' +
        'signez pas.',
      'pt-BR':
        'Segundo uma simulação, o remetente pagaria {paid} e só receberia {back}, moedas desconhecidas sem valor. ' +
        'Não assine.',
      ja: 'シミュレーションによると、送信元は {paid} を支払い、受け取るのは無名のコイン {back} だけです。署名しないでください。',
      'zh-CN': '模拟显示，付款方将支付 {paid}，只得到无人知晓的 {back}。请勿签名。',
    },
    taken: {
      en:
        'The sender would pay {paid} to a wallet that was not named, {accounts}, and get nothing back. A ' +
        'simulation shows it; do not sign.',
      de:
        'Eine Simulation zeigt: {paid} gehen an ungenannte Wallets ({accounts}), und nichts kommt zurück. Nicht ' +
        'unterschreiben.',
      es: 'Según una simulación, {paid} irían a una cartera no indicada ({accounts}) y nada volvería. No firme.',
      fr:
        'Selon une simulation, {paid} iraient à un portefeuille non indiqué ({accounts}), sans rien en retour. Ne ' +
        'signez pas.',
      'pt-BR':
        'Segundo uma simulação, {paid} iriam para uma carteira não informada ({accounts}) e nada voltaria. Não ' +
        'assine.',
      ja: 'シミュレーションによると、{paid} が示されていないウォレット {accounts} に渡り、何も戻りません。署名しないでください。',
      'zh-CN': '模拟显示，{paid} 将进入未指明的钱包 {accounts}，且一无所获。请勿签名。',
    },
    little: {
      en: 'The sender would pay {paid} and get {back}, worth less than a tenth. A simulation shows it; do not sign.',
      de:
        'Eine Simulation zeigt: Der Absender zahlt {paid} und bekommt {back}, weniger als ein Zehntel wert. Nicht ' +
        'unterschreiben.',
      es: 'Según una simulación, el remitente pagaría {paid} y recibiría {back}, menos de una décima parte. No firme.',
      fr:
        'Selon une simulation, l’expéditeur paierait {paid} et recevrait {back}, moins d’un dixième de la valeur. ' +
        'Ne signez pas.',
      'pt-BR':
        'Segundo uma simulação, o remetente pagaria {paid} e receberia {back}, menos de um décimo do valor. Não ' +
        'assine.',
      ja: 'シミュレーションによると、送信元は {paid} を支払い、受け取る {back} の価値は10分の1未満です。署名しないでください。',
      'zh-CN': '模拟显示，付款方将支付 {paid}，得到的 {back} 价值不足十分之一。请勿签名。',
    },
    muchLess: {
      en:
        'An unknown contract would pay far less than the promised minimum and keep the rest, a simulation shows. ' +
        'Do not sign.',
      de:
        'Eine Simulation zeigt: Ein unbekannter Contract zahlt weit weniger als das Minimum und behält den Rest. ' +
        'Nicht unterschreiben.',
      es:
        'Según una simulación, un contrato desconocido pagaría mucho menos del mínimo y se quedaría el resto. No ' +
        'firme.',
      fr:
        'Selon une simulation, un contrat inconnu paierait bien moins que le minimum et garderait le reste. Ne ' +
        'signez pas.',
      'pt-BR':
        'Segundo uma simulação, um contrato desconhecido pagaria bem menos que o mínimo e ficaria com o resto. Não ' +
        'assine.',
      ja: 'シミュレーションによると、不明なコントラクトが約束の最低額を大きく下回る額しか払いません。署名しないでください。',
      'zh-CN': '模拟显示，未知合约支付远低于承诺的最低数额并留下其余。请勿签名。',
    },
    less: {
      en: 'The sender would get less than the promised minimum, a simulation shows. Find out why before you sign.',
      de:
        'Eine Simulation zeigt: Der Absender bekommt weniger als das zugesagte Minimum. Klären Sie den Grund, ' +
        'bevor Sie unterschreiben.',
      es: 'Según una simulación, el remitente recibiría menos del mínimo prometido. Averigüe por qué antes de firmar.',
      fr:
        'Selon une simulation, l’expéditeur recevrait moins que le minimum promis. Cherchez pourquoi avant de ' +
        'signer.',
      'pt-BR':
        'Segundo uma simulação, o remetente receberia menos que o mínimo prometido. Descubra por quê antes de ' +
        'assinar.',
      ja: 'シミュレーションによると、送信元の受取額は約束の最低額を下回ります。署名の前に理由を確認してください。',
      'zh-CN': '模拟显示，付款方得到的少于承诺的最低数额。签名前请查明原因。',
    },
    unknown: {
      en:
        'What comes back are tokens that are not known here, so they may be worthless. Make sure that you want ' +
        'these tokens.',
      de:
        'Sie erhielten Token, die hier nicht bekannt sind, vielleicht ohne Wert. Vergewissern Sie sich, dass Sie ' +
        'diese Token wollen.',
      es: 'Recibiría tokens que aquí no se conocen, quizá sin valor. Asegúrese de que quiere esos tokens.',
      fr: 'Vous recevriez des jetons inconnus ici, peut-être sans valeur. Assurez-vous que vous voulez ces jetons.',
      'pt-BR':
        'Você receberia tokens que não são conhecidos aqui, talvez sem valor. Confirme que você quer esses tokens.',
      ja: '受け取るのは不明なトークンで、価値がない可能性があります。そのトークンでよいか確認してください。',
      'zh-CN': '换回的是此处未知的代币，可能毫无价值。请确认这正是您要的代币。',
    },
  },
  run: (given) => once(actingContexts(given).flatMap(foundOf)),
});
