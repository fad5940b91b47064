import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

const review = (says: string) => ({ says, isReview: true });

/**
 * The bytes must move and allow what was declared: more is stopped, less or unknown is looked at.
 */
export const payloadAmountMismatch = finding({
  code: 'payload_amount_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes move more than was declared (BLOCK), or less (REVIEW).',
  advice: 'Find out which of the two is right.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: true,
  title: {
    en: 'Not the amount you were told',
    de: 'Anderer Betrag als angegeben',
    es: 'No es el importe que le dijeron',
    fr: 'Montant différent de celui annoncé',
    'pt-BR': 'Valor diferente do informado',
    ja: '説明と金額が違います',
    'zh-CN': '金额与告知的不符',
  },
  texts: {
    more: {
      en: 'This sends {found}, not {declared}. Do not sign.',
      de: 'Gesendet wird {found}, nicht {declared}. Nicht unterschreiben.',
      es: 'Esto envía {found}, no {declared}. No firme.',
      fr: 'Ceci envoie {found}, pas {declared}. Ne signez pas.',
      'pt-BR': 'Isto envia {found}, não {declared}. Não assine.',
      ja: '送金額は {declared} ではなく {found} です。署名しないでください。',
      'zh-CN': '将发送 {found}，而不是 {declared}。请勿签名。',
    },
    less: {
      en: 'This sends {found}, less than {declared}. Find out why before you sign.',
      de: 'Gesendet wird {found}, weniger als {declared}. Klären Sie vor dem Unterschreiben den Grund.',
      es: 'Esto envía {found}, menos que {declared}. Averigüe el motivo antes de firmar.',
      fr: 'Ceci envoie {found}, moins que {declared}. Cherchez la raison avant de signer.',
      'pt-BR': 'Isto envia {found}, menos que {declared}. Descubra o motivo antes de assinar.',
      ja: '送金額は {found} で、{declared} より少額です。署名前に理由を確認してください。',
      'zh-CN': '将发送 {found}，少于 {declared}。签名前请查明原因。',
    },
    allows_less: {
      en: 'This allows spending {found}, less than {declared}. Find out why before you sign.',
      de: 'Erlaubt wird {found}, weniger als {declared}. Klären Sie vor dem Unterschreiben den Grund.',
      es: 'Esto permite gastar {found}, menos que {declared}. Averigüe el motivo antes de firmar.',
      fr: 'Ceci autorise {found}, moins que {declared}. Cherchez la raison avant de signer.',
      'pt-BR': 'Isto permite gastar {found}, menos que {declared}. Descubra o motivo antes de assinar.',
      ja: '許可される額は {found} で、{declared} より少額です。署名前に理由を確認してください。',
      'zh-CN': '授权额度为 {found}，少于 {declared}。签名前请查明原因。',
    },
    not_comparable: {
      en:
        'We cannot compare the amount with {declared}: the token’s decimals are unknown. Find out why before you ' +
        'sign.',
      de:
        'Der Betrag lässt sich nicht mit {declared} vergleichen: Die Dezimalstellen sind unbekannt. Klären Sie vor ' +
        'dem Unterschreiben den Grund.',
      es:
        'No podemos comparar el importe con {declared}: no se conocen los decimales del token. Averigüe el motivo ' +
        'antes de firmar.',
      fr:
        'Impossible de comparer le montant avec {declared} : les décimales du jeton sont inconnues. Cherchez la ' +
        'raison avant de signer.',
      'pt-BR':
        'Não dá para comparar o valor com {declared}: as casas decimais do token são desconhecidas. Descubra o ' +
        'motivo antes de assinar.',
      ja: 'トークンの小数桁が不明なため、金額を {declared} と比較できません。署名前に理由を確認してください。',
      'zh-CN': '代币的小数位未知，无法将金额与 {declared} 比较。签名前请查明原因。',
    },
  },
  run: mismatchIn({
    amount: {
      wider: { says: 'more' },
      narrower: review('less'),
      not_comparable: review('not_comparable'),
    },
    approval_amount: {
      narrower: review('allows_less'),
      not_comparable: review('not_comparable'),
    },
  }),
});
