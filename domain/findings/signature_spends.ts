import { statementsAbout } from '../facts/contract/statements.js';
import { isPayment } from '../intent/intent.js';
import type { PayloadAction } from '../payload/action.js';
import { isSignedAs } from '../payload/kinds/index.js';
import { isSafeProposal } from '../payload/evm/safe-transaction.js';
import { effectOf } from '../payload/effects.js';
import { type CheckContext, finding, type Found, NO_FINDINGS } from './finding.js';
import { signedAway } from './shared/signed-away.js';
import { accountsParam } from './shared/text-params.js';
import { isEnforcedOrder, isLongLived, isSignedPayment } from './shared/signed-payments.js';

const isKnownSpender = ({ facts }: CheckContext, { to }: PayloadAction): boolean => {
  const statements = statementsAbout(facts, to);
  return statements.some(({ verified }) => verified === true) && statements.every(({ verified }) => verified !== false);
};

/** A payment that was declared to this very recipient; whether it is that payment, the comparison says. */
const isDeclaredPayment = ({ intent }: CheckContext, action: PayloadAction): boolean =>
  intent.kindRule !== 'payload' &&
  isPayment(intent) &&
  effectOf(action) === 'moves' &&
  action.to !== null &&
  action.to === intent.recipient.key;

/** A payment that any holder of the signature can make later. */
const openPayments = (payments: readonly PayloadAction[], nowMs: number): readonly Found[] => {
  const open = payments.filter((action) => isLongLived(action, nowMs));
  return open.length === 0
    ? NO_FINDINGS
    : [{ says: 'openPayment', params: { who: accountsParam(open.map(({ to }) => to)) } }];
};

const spentBy = (context: CheckContext, spent: readonly PayloadAction[]): readonly Found[] => {
  if (spent.length === 0) return NO_FINDINGS;
  const areKnown = spent.every((action) => isKnownSpender(context, action) || isDeclaredPayment(context, action));
  return [
    {
      says: areKnown ? 'known' : 'unknown',
      params: { who: accountsParam(spent.map(({ to }) => to)) },
      ...(areKnown ? {} : { action: 'BLOCK' as const }),
    },
  ];
};

/** A signature alone that lets others take tokens: no transaction is seen, and nothing can be stopped later. */
export const signatureSpends = finding({
  code: 'signature_spends',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The signature alone, without a transaction, lets tokens be taken.',
  advice: 'Sign only for a spender that you know, and where you began it.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Your signature alone can move tokens',
    de: 'Ihre Signatur allein kann Token bewegen',
    es: 'Su firma basta para mover tokens',
    fr: 'Votre signature suffit à déplacer des jetons',
    'pt-BR': 'Só a sua assinatura já move tokens',
    ja: '署名だけでトークンが動きます',
    'zh-CN': '仅凭您的签名即可转走代币',
  },
  texts: {
    openPayment: {
      en:
        'Signing pays {who}, and the payment stays possible for more than a day. Ask for one that ends within the ' +
        'hour.',
      de:
        'Mit der Signatur zahlen Sie an {who}, und das bleibt über einen Tag möglich. Verlangen Sie höchstens eine ' +
        'Stunde Frist.',
      es: 'Al firmar paga a {who}, y el pago sigue siendo posible más de un día. Pida uno que venza en una hora.',
      fr:
        'Votre signature paie à {who}, et le paiement reste possible plus d’un jour. Demandez une échéance d’une ' +
        'heure.',
      'pt-BR':
        'Ao assinar, você paga a {who}, e o pagamento fica possível por mais de um dia. Peça um que vença em uma hora.',
      ja: '署名すると {who} への支払いが1日以上可能になります。1時間以内に期限が切れるものを求めてください。',
      'zh-CN': '签名即向 {who} 付款，且一天多内都可执行。请要求一小时内失效的签名。',
    },
    known: {
      en: 'Signing lets {who} take your tokens later, without you. Sign only if you started this yourself.',
      de:
        'Mit der Signatur kann {who} Ihre Token später ohne Sie nehmen. Nur unterschreiben, wenn Sie dies selbst ' +
        'begonnen haben.',
      es: 'Al firmar, {who} podrá llevarse sus tokens más tarde sin usted. Firme solo si usted inició esto.',
      fr:
        'Si vous signez, {who} pourra prendre vos jetons plus tard, sans vous. Signez seulement si vous êtes à ' +
        'l’origine.',
      'pt-BR': 'Ao assinar, {who} poderá levar seus tokens depois, sem você. Assine só se foi você que iniciou isto.',
      ja: '署名すると {who} が後からトークンを引き出せます。ご自身で始めた操作の場合のみ署名してください。',
      'zh-CN': '签名后，{who} 之后可自行取走您的代币。仅在由您本人发起时签名。',
    },
    unknown: {
      en: 'Signing lets {who} take your tokens later, without you. We do not know this spender: do not sign.',
      de:
        'Mit der Signatur kann {who} Ihre Token später ohne Sie nehmen. Dieses Konto ist uns unbekannt: Nicht ' +
        'unterschreiben.',
      es: 'Al firmar, {who} podrá llevarse sus tokens más tarde sin usted. No conocemos esa cuenta: no firme.',
      fr:
        'Si vous signez, {who} pourra prendre vos jetons plus tard, sans vous. Ce compte nous est inconnu : ne ' +
        'signez pas.',
      'pt-BR': 'Ao assinar, {who} poderá levar seus tokens depois, sem você. Não conhecemos essa conta: não assine.',
      ja: '署名すると {who} が後からトークンを引き出せます。確認できない相手なので署名しないでください。',
      'zh-CN': '签名后，{who} 之后可自行取走您的代币。我们不了解该方：请勿签名。',
    },
  },
  run: (context) => {
    // a Safe's transaction is a proposal to it: its other owners sign too, and what it does is judged as the Safe's
    const { payload, facts, nowMs } = context;
    if (payload === null || !isSignedAs(payload, 'data') || isSafeProposal(payload)) return NO_FINDINGS;
    const away = signedAway(context).filter((action) => effectOf(action) !== 'controls' && action.kind !== 'order');
    const [payments, rights] = [true, false].map((isPayment) =>
      away.filter((action) => isSignedPayment(action, payload) === isPayment),
    );
    return [
      ...openPayments(payments ?? [], nowMs),
      ...spentBy(
        context,
        (rights ?? []).filter((action) => !isEnforcedOrder(action, facts)),
      ),
    ];
  },
});
