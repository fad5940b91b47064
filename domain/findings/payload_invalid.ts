import { finding, NO_FINDINGS } from './finding.js';

/** The bytes are no sound thing to sign. */
export const payloadInvalid = finding({
  code: 'payload_invalid',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning:
    'The bytes are not sound: hex, a quantity or an address that cannot be read, or a form that no network takes.',
  advice: 'Do not sign; ask for the transaction again.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Malformed transaction data',
    de: 'Fehlerhafte Transaktionsdaten',
    es: 'Datos de transacción mal formados',
    fr: 'Données de transaction malformées',
    'pt-BR': 'Dados da transação malformados',
    ja: 'トランザクションデータが不正です',
    'zh-CN': '交易数据格式错误',
  },
  texts: {
    seen: {
      en: 'The transaction data is malformed, and no honest app asks for that. Do not sign.',
      de: 'Die Transaktionsdaten sind fehlerhaft; keine seriöse App verlangt so etwas. Nicht unterschreiben.',
      es: 'Los datos de la transacción están mal formados; ninguna aplicación honesta pide eso. No firme.',
      fr:
        'Les données de la transaction sont malformées ; aucune application honnête ne demande cela. Ne signez ' +
        'pas.',
      'pt-BR': 'Os dados da transação estão malformados; nenhum app honesto pede isso. Não assine.',
      ja: 'トランザクションデータが不正です。正当なアプリが求めるものではないため、署名しないでください。',
      'zh-CN': '交易数据格式错误，正规应用不会这样要求。请勿签名。',
    },
  },
  run: ({ payload }) => (payload?.status === 'invalid' ? [{}] : NO_FINDINGS),
});
