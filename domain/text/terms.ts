import type { Texts } from './language.js';

/**
 * Words that stand in a sentence in place of a parameter, with their article, in the case of a subject: put them where
 * a sentence begins, or behind a colon. A sentence that begins with one is given its capital letter.
 */
export const TERMS = {
  from_address: {
    en: 'the sender',
    de: 'der Absender',
    es: 'el remitente',
    fr: 'l’expéditeur',
    'pt-BR': 'o remetente',
    ja: '送信元',
    'zh-CN': '付款方',
  },
  to_address: {
    en: 'the recipient',
    de: 'der Empfänger',
    es: 'el destinatario',
    fr: 'le destinataire',
    'pt-BR': 'o destinatário',
    ja: '受取人',
    'zh-CN': '收款方',
  },
  contract_address: {
    en: 'the contract',
    de: 'der Vertrag',
    es: 'el contrato',
    fr: 'le contrat',
    'pt-BR': 'o contrato',
    ja: 'コントラクト',
    'zh-CN': '合约',
  },
  expected_to_address: {
    en: 'the expected recipient',
    de: 'der erwartete Empfänger',
    es: 'el destinatario previsto',
    fr: 'le destinataire prévu',
    'pt-BR': 'o destinatário esperado',
    ja: '想定した受取人',
    'zh-CN': '预期收款方',
  },
  address: {
    en: 'the address',
    de: 'die Adresse',
    es: 'la dirección',
    fr: 'l’adresse',
    'pt-BR': 'o endereço',
    ja: 'アドレス',
    'zh-CN': '地址',
  },
} as const satisfies Readonly<Record<string, Texts>>;

export type Term = keyof typeof TERMS;
