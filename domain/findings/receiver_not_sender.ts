import { termParam } from '../text/params.js';
import { accountsParam } from './shared/text-params.js';
import { familyOf } from '../chains/index.js';
import { isPayment, type TransactionIntent } from '../intent/intent.js';
import { namesWhoGains } from '../intent/permissions.js';
import { isOfAccount } from '../actions/judged-in-bytes.js';
import { matchDeclared } from '../actions/match-declared.js';
import { actsIn, isWithin, receiversShown } from '../payload/effects.js';
import { type CheckContext, finding, type Found, NO_FINDINGS, speaksForAll } from './finding.js';
import { actingContexts } from './shared/acting.js';
import { otherReceiversFound } from './shared/other-receivers.js';
import { isTrade, otherReceivers } from './shared/proceeds.js';
import { askedPermissionOf } from './shared/permission-text.js';
import { executed } from './shared/simulated-effects.js';

/**
 * Whether the call pays out or credits. So may a known contract that bundles calls, moves what it may reach, makes
 * coins or is administered. Other findings report an unknown one, and who may spend, takes or gets control.
 */
const paysOut = (context: CheckContext): boolean => {
  if (askedPermissionOf(context, 'payout').length > 0) return true;
  if (context.contractInQuestion.verification !== 'verified') return false;
  const judgedElsewhere = new Set(askedPermissionOf(context, 'grant', 'take', 'ownership', 'upgrade', 'operator'));
  return askedPermissionOf(context, 'drain', 'mint', 'admin', 'scam_style').some(
    (permission) => !judgedElsewhere.has(permission),
  );
};

/** A call that names only its contract may pay the account in `to_address`. */
const isOnlyContractNamed = ({ kind, kindRule }: TransactionIntent): boolean =>
  kind === 'call' && kindRule === 'contract_address';

/** Where only bytes were sent, they say who gains. */
const isUnlisted = ({ kindRule, permissions, chain }: TransactionIntent): boolean =>
  kindRule !== 'payload' && !namesWhoGains(permissions, familyOf(chain));

/**
 * A call that was sent as one and names no function that is known, of a contract that nothing speaks against: it may
 * pay any account, or give it a right. Of an allowance the spender is judged.
 */
const isUnnamedCall = ({ intent, contractInQuestion, spender }: CheckContext): boolean =>
  intent.kind === 'call' &&
  spender === null &&
  (contractInQuestion.verification === 'verified' || contractInQuestion.verification === 'claimed') &&
  (intent.permissions.length === 0 || isUnlisted(intent));

/** An allowance beside a call, to the contract that is called. What was sent as an approval calls nothing else. */
const isCallWithAllowance = (intent: TransactionIntent): boolean =>
  intent.kind === 'approval' && intent.kindRule !== 'sent' && intent.spender.field === 'contract_address';

const hasProceeds = (context: CheckContext): boolean => {
  const { intent } = context;
  if (intent.kind === 'swap' || intent.kind === 'mint' || isOnlyContractNamed(intent)) return true;
  if (isUnnamedCall(context)) return true;
  return (intent.kind === 'call' || isCallWithAllowance(intent)) && paysOut(context);
};

/** Where an execution shows who gains what the sender pays for. A payment has no proceeds. */
const shownReceivers = (context: CheckContext): readonly string[] => {
  const { intent } = context;
  const executions = executed(context);
  if (executions.length === 0 || isPayment(intent) || intent.kind === 'approval') return [];
  return intent.kindRule === 'payload' || isTrade(context)
    ? executions.flatMap((execution) => otherReceivers(execution, context))
    : [];
};

const executedFinding = (context: CheckContext): readonly Found[] => {
  const receivers = [...new Set(actingContexts(context).flatMap(shownReceivers))].sort();
  if (receivers.length === 0) return NO_FINDINGS;
  return [{ says: 'executed', params: { who: accountsParam(receivers) } }];
};

/** An account of the sender's that acts here, such as a Safe that swaps for itself, or one that a Safe has act. */
const isOwnAccount = ({ action, payload, intent }: CheckContext, account: string): boolean => {
  if (payload === null) return false;
  const { actions } = payload;
  const read = action.read ?? matchDeclared(intent, payload).main;
  const isOwn = (acting: string | null, path: string): boolean =>
    acting === intent.sender.key ||
    actions.some(
      (outer) =>
        isWithin(path, outer.path) &&
        actsIn(outer, acting) &&
        isOfAccount(outer, actions) &&
        isOwn(outer.from, outer.path),
    );
  return read !== null && isOwn(account, read.path);
};

/** The declared action already reports this account. */
const isSaidOfDeclared = ({ action, all }: CheckContext, key: string): boolean =>
  action.stated === 'bytes' && all[0]?.action.stated === 'declared' && all[0].intent.addresses.to_address.key === key;

/** The receivers that a description shows where no trade names them. */
const describedFinding = (context: CheckContext): readonly Found[] => {
  const { action, intent } = context;
  const { read } = action;
  if (read === null || read.to !== null || read.trade !== undefined) return NO_FINDINGS;
  const accounts = receiversShown(read).filter(
    (account) =>
      account !== intent.sender.key && !isOwnAccount(context, account) && !isSaidOfDeclared(context, account),
  );
  if (accounts.length === 0) return NO_FINDINGS;
  return [{ says: 'proceeds', params: { what: termParam('the_call'), who: accountsParam(accounts) }, accounts }];
};

const declaredFinding = (context: CheckContext): readonly Found[] => {
  const { intent } = context;
  if (intent.direction === 'incoming' || !hasProceeds(context)) return NO_FINDINGS;
  const { from_address: sender, to_address: beneficiary, contract_address: called } = intent.addresses;
  if (sender.key === null || beneficiary.key === null) return NO_FINDINGS;
  if (beneficiary.key === sender.key || beneficiary.key === called?.key) return NO_FINDINGS;
  if (isOwnAccount(context, beneficiary.key)) return NO_FINDINGS;
  if (isSaidOfDeclared(context, beneficiary.key)) return NO_FINDINGS;
  const what = intent.kind === 'swap' || intent.kind === 'mint' ? intent.kind : 'call';
  return [
    {
      says: 'proceeds',
      params: { what: termParam(`the_${what}`), who: accountsParam([beneficiary.key]) },
      fields: ['to_address'],
    },
  ];
};

/**
 * The proceeds of a swap or mint, and of a call that pays out or credits, should come back to the sender; `to_address`
 * may also name the contract itself.
 */
export const receiverNotSender = finding({
  code: 'receiver_not_sender',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning:
    'The proceeds of a swap or mint, or what a call pays out or may pay out, go to another account than the sender.',
  advice: 'Confirm the receiver.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Proceeds go to someone else',
    de: 'Der Erlös geht an jemand anderen',
    es: 'Lo obtenido va a otra persona',
    fr: 'Les fonds obtenus vont à quelqu’un d’autre',
    'pt-BR': 'O valor obtido vai para outra pessoa',
    ja: '受取分が第三者に渡ります',
    'zh-CN': '所得归他人',
  },
  texts: {
    proceeds: {
      en: '{what} pays {who}, not the sender. Make sure that you mean to give this away.',
      de: '{what} zahlt nicht an den Absender, sondern an: {who}. Prüfen Sie, ob Sie das verschenken wollen.',
      es: '{what} paga a {who}, no al remitente. Asegúrese de que quiere cederlo.',
      fr: '{what} verse les fonds à {who}, pas à l’expéditeur. Assurez-vous de vouloir céder ce montant.',
      'pt-BR': '{what} paga a {who}, não ao remetente. Confirme se quer mesmo ceder isso.',
      ja: '{what}の受取分は送信元ではなく {who} に渡ります。譲渡する意図か確認してください。',
      'zh-CN': '{what}的所得付给 {who}，而非付款方。请确认您确实要让与他人。',
    },
    executed: {
      en:
        'A simulation shows that you would pay and get nothing, while others gain: {who}. Make sure that this is ' +
        'meant.',
      de:
        'Laut Simulation zahlen Sie und erhalten nichts, andere gewinnen: {who}. Prüfen Sie, ob das so gemeint ' +
        'ist.',
      es: 'Según la simulación, usted paga y no recibe nada; ganan otros: {who}. Asegúrese de que es lo que quiere.',
      fr:
        'Selon la simulation, vous payez sans rien recevoir ; d’autres y gagnent : {who}. Assurez-vous que c’est ' +
        'voulu.',
      'pt-BR': 'Segundo a simulação, você paga e não recebe nada; outros ganham: {who}. Confirme se é isso que quer.',
      ja: 'シミュレーションでは、支払うだけで何も受け取れず、{who} が得ます。意図どおりか確認してください。',
      'zh-CN': '模拟显示，您付款却一无所得，获益的是：{who}。请确认这是您的本意。',
    },
    kept: {
      en: 'What this brings stays in {who}, where anyone can take it. Do not sign.',
      de: 'Der Erlös bleibt bei {who}, wo ihn jeder nehmen kann. Nicht unterschreiben.',
      es: 'Lo obtenido se queda en {who}, donde cualquiera puede tomarlo. No firme.',
      fr: 'Les fonds obtenus restent dans {who}, où n’importe qui peut les prendre. Ne signez pas.',
      'pt-BR': 'O valor obtido fica em {who}, onde qualquer um pode pegá-lo. Não assine.',
      ja: '受取分は {who} に残り、誰でも引き出せます。署名しないでください。',
      'zh-CN': '所得留在 {who} 中，任何人都可取走。请勿签名。',
    },
    expected: {
      en: '{what} pays {who} as expected, not the sender. Make sure that you mean to give this away.',
      de:
        '{what} zahlt wie erwartet nicht an den Absender, sondern an: {who}. Prüfen Sie, ob Sie das verschenken ' +
        'wollen.',
      es: '{what} paga a {who}, como estaba previsto, no al remitente. Asegúrese de que quiere cederlo.',
      fr: '{what} verse les fonds à {who} comme prévu, pas à l’expéditeur. Assurez-vous de vouloir céder ce montant.',
      'pt-BR': '{what} paga a {who}, como esperado, não ao remetente. Confirme se quer mesmo ceder isso.',
      ja: '{what}の受取分は想定どおり {who} に渡り、送信元には入りません。譲渡する意図か確認してください。',
      'zh-CN': '{what}的所得按预期付给 {who}，而非付款方。请确认您确实要让与他人。',
    },
    most: {
      en:
        '{what} pays {share} of its proceeds to {who}, not to the sender. Do not sign, or name them as expected ' +
        'and check again.',
      de:
        '{what} zahlt {share} des Erlöses nicht an den Absender, sondern an: {who}. Nicht unterschreiben, wenn ' +
        'ungewollt.',
      es: '{what} paga el {share} de lo obtenido a {who}, no al remitente. No firme, salvo que sea lo previsto.',
      fr: '{what} verse {share} des fonds obtenus à {who}, pas à l’expéditeur. Ne signez pas, sauf si c’est prévu.',
      'pt-BR':
        '{what} paga {share} do valor obtido a {who}, não ao remetente. Não assine, a menos que seja o esperado.',
      ja: '{what}の受取分の{share}が送信元ではなく {who} に渡ります。想定した受取人でなければ署名しないでください。',
      'zh-CN': '{what}所得的{share}付给 {who}，而非付款方。除非本就如此预期，请勿签名。',
    },
    part: {
      en: '{what} pays {share} of its proceeds to {who}. Make sure that you accept this fee or payment.',
      de: '{what} zahlt {share} des Erlöses an: {who}. Prüfen Sie, ob Sie diese Gebühr oder Zahlung wollen.',
      es: '{what} paga el {share} de lo obtenido a {who}. Asegúrese de aceptar esta comisión o pago.',
      fr: '{what} verse {share} des fonds obtenus à {who}. Assurez-vous d’accepter ces frais ou ce paiement.',
      'pt-BR': '{what} paga {share} do valor obtido a {who}. Confirme se aceita essa taxa ou pagamento.',
      ja: '{what}の受取分の{share}が {who} に渡ります。この手数料または支払いでよいか確認してください。',
      'zh-CN': '{what}所得的{share}付给 {who}。请确认您接受此费用或付款。',
    },
  },
  run: (context) => {
    const declared = [...declaredFinding(context), ...describedFinding(context)];
    if (!speaksForAll(context)) return declared;
    const shown = declared.length > 0 ? declared : executedFinding(context);
    return [...shown, ...otherReceiversFound(context)];
  },
});
