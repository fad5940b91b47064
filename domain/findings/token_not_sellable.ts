import { finding, NO_FINDINGS } from './finding.js';
import { purchases, tokensParam } from './shared/purchases.js';

/** The bought token cannot be sent on or sold: a trap, or a receipt that is bound to its holder. */
export const tokenNotSellable = finding({
  code: 'token_not_sellable',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning:
    'A simulation shows that a token which is paid for could not be sent on or approved afterwards; REVIEW where the ' +
    'token or the contract is known.',
  advice: 'Do not buy it. Of a receipt that is bound to its holder, make sure how what is paid comes back.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Token cannot be sold',
    de: 'Token lässt sich nicht verkaufen',
    es: 'El token no se puede vender',
    fr: 'Jeton invendable',
    'pt-BR': 'O token não pode ser vendido',
    ja: '売却できないトークンです',
    'zh-CN': '代币无法出售',
  },
  texts: {
    trap: {
      en: 'You could not send on or sell {tokens} afterwards, and no one knows this token or contract. Do not sign.',
      de:
        '{tokens} könnten Sie danach weder weitersenden noch verkaufen; Token und Contract kennt niemand. Nicht ' +
        'unterschreiben.',
      es: 'Después no podría enviar ni vender {tokens}, y nadie conoce el token ni el contrato. No firme.',
      fr:
        'Vous ne pourriez ni envoyer ni revendre {tokens}, et nul ne connaît ce jeton ni ce contrat. Ne signez ' +
        'pas.',
      'pt-BR':
        'Depois você não poderia enviar nem vender {tokens}, e ninguém conhece o token nem o contrato. Não assine.',
      ja: '取得後に {tokens} を送付・売却できず、トークンもコントラクトも不明です。署名しないでください。',
      'zh-CN': '之后您将无法转出或出售 {tokens}，且该代币及合约无人知晓。请勿签名。',
    },
    bound: {
      en:
        'You could not send on or sell {tokens} afterwards, as with receipts for votes or stakes. Make sure how ' +
        'you get paid back.',
      de:
        '{tokens} könnten Sie danach nicht senden oder verkaufen, wie bei Belegen für Einlagen. Klären Sie die ' +
        'Rückzahlung.',
      es:
        'Después no podría enviar ni vender {tokens}, como ocurre con recibos de depósitos. Compruebe cómo recuperar ' +
        'su dinero.',
      fr:
        'Vous ne pourriez ni envoyer ni revendre {tokens}, comme un reçu de dépôt. Vérifiez comment récupérer ' +
        'votre mise.',
      'pt-BR':
        'Depois você não poderia enviar nem vender {tokens}, como recibos de depósitos. Confira como recuperar o ' +
        'valor.',
      ja: '投票やステークの預り証のように、{tokens} は送付・売却できません。払い戻し方法を確認してください。',
      'zh-CN': '之后您无法转出或出售 {tokens}，与投票或质押凭证类似。请确认如何取回资金。',
    },
  },
  run: (context) => {
    const fixed = purchases(context).filter(({ canMove }) => !canMove);
    if (fixed.length === 0) return NO_FINDINGS;
    const isTrap = fixed.some(({ isUnknown }) => isUnknown);
    return [
      {
        says: isTrap ? 'trap' : 'bound',
        params: { tokens: tokensParam(fixed) },
        fields: ['from_address'],
        ...(isTrap ? {} : { action: 'REVIEW' as const }),
      },
    ];
  },
});
