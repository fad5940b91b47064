import { finding, NO_FINDINGS } from './finding.js';

/** A transaction that may be sent at any later time. */
export const durableNonce = finding({
  code: 'durable_nonce',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The transaction may be sent at any later time.',
  advice: 'Sign only where that is what you want.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Can be sent at any later time',
    de: 'Kann jederzeit später gesendet werden',
    es: 'Puede enviarse en cualquier momento',
    fr: 'Peut être envoyé à tout moment',
    'pt-BR': 'Pode ser enviado a qualquer momento',
    ja: '後からいつでも送信できます',
    'zh-CN': '以后随时可被发送',
  },
  texts: {
    seen: {
      en:
        'Once signed, this can be sent at any later time, when your accounts look different. Sign only if you want ' +
        'that.',
      de:
        'Nach der Unterschrift kann dies jederzeit gesendet werden, auch wenn Ihre Konten anders aussehen. ' +
        'Unterschreiben Sie nur, wenn Sie das wollen.',
      es:
        'Una vez firmado, puede enviarse en cualquier momento, cuando sus cuentas hayan cambiado. Firme solo si ' +
        'quiere eso.',
      fr:
        'Une fois signé, ceci peut être envoyé à tout moment, même si vos comptes ont changé. Ne signez que si ' +
        'vous le voulez.',
      'pt-BR':
        'Depois de assinado, pode ser enviado a qualquer momento, quando suas contas já tiverem mudado. Assine só ' +
        'se quiser isso.',
      ja: '署名後はいつでも送信でき、その時には残高などが変わっている可能性があります。それでよい場合だけ署名してください。',
      'zh-CN': '签名后随时可被发送，届时您的账户状况可能已变。仅在您愿意时签名。',
    },
  },
  run: ({ payload }) => (payload?.notes.includes('durable_nonce') === true ? [{}] : NO_FINDINGS),
});
