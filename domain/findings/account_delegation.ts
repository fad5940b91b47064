import { isKnownAs } from '../facts/contract/roles.js';
import { finding } from './finding.js';
import { accountParam, ofKinds } from './shared/of-kinds.js';

/** EIP-7702: the whole account runs foreign code. Milder only for code that is known to be meant for accounts. */
export const accountDelegation = finding({
  code: 'account_delegation',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes hand the whole account over to the code of a delegate (EIP-7702).',
  advice: 'Sign only for a delegate that your wallet itself put forward.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Hands over your whole account',
    de: 'Übergibt Ihr ganzes Konto',
    es: 'Entrega toda su cuenta',
    fr: 'Cède tout votre compte',
    'pt-BR': 'Entrega toda a sua conta',
    ja: 'アカウント全体を引き渡します',
    'zh-CN': '交出您的整个账户',
  },
  texts: {
    seen: {
      en:
        'This hands your whole account to the code of {delegate}, which could move everything. Sign only if your ' +
        'own wallet proposed it.',
      de:
        'Ihr ganzes Konto geht an fremden Code: {delegate}. Er könnte alles bewegen; unterschreiben Sie nur, wenn ' +
        'Ihre Wallet das vorschlug.',
      es:
        'Esto entrega toda su cuenta a un código ajeno: {delegate}. Podría moverlo todo; firme solo si su propia ' +
        'cartera lo propuso.',
      fr:
        'Ceci confie tout votre compte à un code tiers : {delegate}. Il pourrait tout déplacer ; ne signez que si ' +
        'votre portefeuille l’a proposé.',
      'pt-BR':
        'Isto entrega toda a sua conta a um código de terceiros: {delegate}. Ele poderia mover tudo; assine só se ' +
        'a sua carteira propôs isso.',
      ja: 'アカウント全体を {delegate} のコードに引き渡し、すべて移動される恐れがあります。ご自身のウォレットの提案でない限り署名しないでください。',
      'zh-CN': '这会把您的整个账户交给 {delegate} 的代码，它可以转走一切。除非由您自己的钱包提出，否则请勿签名。',
    },
  },
  run: ofKinds(['delegation'], ({ to }, { facts }) => ({
    params: { delegate: accountParam(to) },
    ...(isKnownAs(facts, to, 'account_code') ? { severity: 'HIGH' as const, action: 'REVIEW' as const } : {}),
  })),
});
