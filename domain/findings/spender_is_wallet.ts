import { walletKind } from '../facts/contract/on-chain.js';
import { finding, NO_FINDINGS } from './finding.js';
import { addressOf } from './shared/text-params.js';

/**
 * An allowance, a permit or the right of an operator for a wallet, declared or in the bytes. Said only where a source
 * read what stands at the address. A wallet that delegated by EIP-7702 is a wallet still: its key signs as before.
 */
export const spenderIsWallet = finding({
  code: 'spender_is_wallet',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'A wallet, and not a contract, gets the right to take tokens.',
  advice: 'Do not sign.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['revocation'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: "Spender is a person's wallet",
    de: 'Freigabe für eine private Wallet',
    es: 'Permiso para una cartera personal',
    fr: 'Autorisation pour un portefeuille privé',
    'pt-BR': 'Permissão para uma carteira pessoal',
    ja: '承認先が個人のウォレットです',
    'zh-CN': '被授权方是个人钱包',
  },
  texts: {
    wallet: {
      en: "{who} is a person's wallet, not an app: its holder could take your tokens at will. Do not sign.",
      de:
        '{who} ist eine private Wallet, keine App: Der Inhaber könnte Ihre Token beliebig nehmen. Nicht ' +
        'unterschreiben.',
      es: '{who} es la cartera de una persona, no una aplicación: su dueño podría llevarse sus tokens. No firme.',
      fr:
        '{who} est un portefeuille privé, pas une application : son titulaire pourrait prendre vos jetons. Ne ' +
        'signez pas.',
      'pt-BR': '{who} é a carteira de uma pessoa, não um app: o dono poderia levar seus tokens. Não assine.',
      ja: '{who} はアプリではなく個人のウォレットで、持ち主が自由にトークンを引き出せます。署名しないでください。',
      'zh-CN': '{who} 是个人钱包而非应用：其持有人可随意取走您的代币。请勿签名。',
    },
    delegated: {
      en: "{who} is a person's wallet with code added: its holder could still take your tokens at will. Do not sign.",
      de:
        '{who} ist eine private Wallet mit Zusatzcode: Der Inhaber könnte Ihre Token dennoch nehmen. Nicht ' +
        'unterschreiben.',
      es: '{who} es la cartera de una persona con código añadido: su dueño aún podría llevarse sus tokens. No firme.',
      fr:
        '{who} est un portefeuille privé doté de code : son titulaire pourrait quand même prendre vos jetons. Ne ' +
        'signez pas.',
      'pt-BR':
        '{who} é a carteira de uma pessoa com código adicional: o dono ainda poderia levar seus tokens. Não ' +
        'assine.',
      ja: '{who} はコードを追加した個人のウォレットで、持ち主がトークンを引き出せます。署名しないでください。',
      'zh-CN': '{who} 是附加了代码的个人钱包：其持有人仍可随意取走您的代币。请勿签名。',
    },
  },
  run: (context) => {
    const { spender, intent, facts } = context;
    if (intent.direction === 'incoming' || spender === null) return NO_FINDINGS;
    const wallet = walletKind(facts, spender.address.key);
    if (wallet === null) return NO_FINDINGS;
    const says = wallet === 'delegated' ? 'delegated' : 'wallet';
    return [{ says, params: { who: addressOf(intent, spender.address) }, fields: [spender.field] }];
  },
});
