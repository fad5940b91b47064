import { isSaidByBytes } from './shared/told-token.js';
import { chainOf, CHAIN_NAMES } from '../chains/index.js';
import { amountParam, textParam } from '../text/params.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';

/** As an allowance, so many tokens are as good as unlimited. */
const IMPLAUSIBLE_TOKENS = 1e10;

/** The number of tokens that an ordinary transaction stays below. */
const limitOf = ({ intent, facts }: CheckContext): number =>
  facts.token.value?.native === true
    ? Math.min(chainOf(intent.chain).moreThanAllCoins, IMPLAUSIBLE_TOKENS)
    : IMPLAUSIBLE_TOKENS;

/**
 * An amount that no one has: base units in place of tokens, or a number that was made up. Its value then says nothing.
 */
export const amountImplausible = finding({
  code: 'amount_implausible',
  judges: 'action',
  source: 'risk',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The amount is 10,000,000,000 tokens or more, or more than exists of a native currency.',
  advice: 'Give the amount in whole tokens, not in base units.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Amount is implausibly large',
    de: 'Betrag ist unrealistisch hoch',
    es: 'Importe demasiado grande',
    fr: 'Montant invraisemblable',
    'pt-BR': 'Valor grande demais',
    ja: '数量が不自然に大きいです',
    'zh-CN': '数额大得不合理',
  },
  texts: {
    moreThanExists: {
      en: '{amount} is more than exists on {chain}. Correct the amount, or find out what is really moved.',
      de:
        '{amount}: So viel gibt es auf {chain} nicht. Korrigieren Sie den Betrag oder klären Sie, was wirklich ' +
        'bewegt wird.',
      es: '{amount} es más de lo que existe en {chain}. Corrija el importe o averigüe qué se mueve en realidad.',
      fr:
        '{amount}, c’est plus qu’il n’en existe sur {chain}. Corrigez le montant ou vérifiez ce qui est réellement ' +
        'déplacé.',
      'pt-BR': '{amount} é mais do que existe na rede {chain}. Corrija o valor ou descubra o que é movido de fato.',
      ja: '{amount} は {chain} に存在する量を超えています。数量を直すか、実際に何が動くかを確認してください。',
      'zh-CN': '{amount} 超过了 {chain} 上的总量。请更正数额，或查明实际转移的内容。',
    },
    tooMany: {
      en:
        '{amount} is far more than an ordinary payment. It may count the smallest units: correct it, or find out ' +
        'what is really moved.',
      de:
        '{amount} ist weit mehr als üblich. Vielleicht sind kleinste Einheiten gemeint: Korrigieren Sie den Betrag ' +
        'oder klären Sie ihn.',
      es:
        '{amount} es mucho más que un pago normal. Quizá cuente unidades mínimas: corríjalo o averigüe qué se ' +
        'mueve.',
      fr:
        '{amount}, c’est bien plus qu’un paiement ordinaire. Ce sont peut-être des unités minimales : corrigez ou ' +
        'vérifiez.',
      'pt-BR':
        '{amount} é muito mais que um pagamento comum. Talvez conte as menores unidades: corrija ou descubra o que ' +
        'é movido.',
      ja: '{amount} は通常の支払いをはるかに超えます。最小単位の可能性があるため、直すか確認してください。',
      'zh-CN': '{amount} 远超普通付款。可能用了最小单位：请更正或查明实际转移的内容。',
    },
    signed: {
      en: '{amount} is far more than an ordinary payment. Find out what is really moved before you sign.',
      de: '{amount} ist weit mehr als üblich. Klären Sie vor dem Unterschreiben, was wirklich bewegt wird.',
      es: '{amount} es mucho más que un pago normal. Averigüe qué se mueve en realidad antes de firmar.',
      fr:
        '{amount}, c’est bien plus qu’un paiement ordinaire. Vérifiez ce qui est réellement déplacé avant de ' +
        'signer.',
      'pt-BR': '{amount} é muito mais que um pagamento comum. Descubra o que é movido de fato antes de assinar.',
      ja: '{amount} は通常の支払いをはるかに超えます。署名の前に、実際に何が動くかを確認してください。',
      'zh-CN': '{amount} 远超普通付款。签名前请查明实际转移的内容。',
    },
  },
  run: (context) => {
    const { intent } = context;
    const limit = limitOf(context);
    const amount = Number(intent.amount);
    const isWithin = limit < IMPLAUSIBLE_TOKENS ? amount <= limit : amount < limit;
    if (intent.direction === 'incoming' || isWithin) return NO_FINDINGS;
    const says = limit < IMPLAUSIBLE_TOKENS ? 'moreThanExists' : isSaidByBytes(context) ? 'signed' : 'tooMany';
    return [
      {
        says,
        params: {
          amount: amountParam(intent.amount, intent.token),
          ...(says === 'moreThanExists' ? { chain: textParam(CHAIN_NAMES[intent.chain]) } : {}),
        },
        measures: [{ name: 'amount', actual: intent.amount, threshold: limit }],
      },
    ];
  },
});
