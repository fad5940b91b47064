import { finding, NO_FINDINGS } from './finding.js';

/** Nothing tells what stands behind a hash. */
export const rawHashSignature = finding({
  code: 'raw_hash_signature',
  judges: 'check',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The signature would be over a bare hash, behind which anything may stand.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Blind signature',
    de: 'Blinde Signatur',
    es: 'Firma ciega',
    fr: 'Signature aveugle',
    'pt-BR': 'Assinatura cega',
    ja: 'ブラインド署名です',
    'zh-CN': '盲签',
  },
  texts: {
    seen: {
      en:
        'You would sign a bare hash. Any transaction may hide behind it, even one that takes everything: do not ' +
        'sign.',
      de:
        'Sie würden einen bloßen Hash unterschreiben. Dahinter kann jede Transaktion stecken, auch eine, die alles ' +
        'nimmt: Nicht unterschreiben.',
      es: 'Firmaría un simple hash. Puede ocultar cualquier transacción, incluso una que se lo lleve todo: no firme.',
      fr:
        'Vous signeriez un simple hash. Il peut cacher n’importe quelle transaction, même un vol total : ne ' +
        'signez pas.',
      'pt-BR': 'Você assinaria só um hash. Ele pode esconder qualquer transação, até uma que leve tudo: não assine.',
      ja: 'ハッシュだけへの署名です。全資産を奪う取引が隠れている恐れがあるため、署名しないでください。',
      'zh-CN': '您将对一个裸哈希签名。其背后可能是任何交易，甚至会转走全部资产：请勿签名。',
    },
  },
  run: ({ payload }) => (payload?.notes.includes('raw_hash') === true ? [{}] : NO_FINDINGS),
});
