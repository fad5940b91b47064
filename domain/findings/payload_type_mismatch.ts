import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** The bytes must do what was declared. */
export const payloadTypeMismatch = finding({
  code: 'payload_type_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes do something else than was declared: an approval in place of a payment.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: true,
  title: {
    en: 'Not what you were told it is',
    de: 'Etwas anderes als angegeben',
    es: 'No es lo que le dijeron',
    fr: 'Autre chose que ce qui est annoncé',
    'pt-BR': 'Não é o que lhe disseram',
    ja: '説明と内容が違います',
    'zh-CN': '与告知的内容不同',
  },
  texts: {
    seen: {
      en: 'You were told this is {declared}, but it is {found}. Do not sign.',
      de: 'Angekündigt war: {declared}; tatsächlich ist es: {found}. Nicht unterschreiben.',
      es: 'Le dijeron que es {declared}, pero es {found}. No firme.',
      fr: 'On vous a annoncé {declared}, mais c’est {found}. Ne signez pas.',
      'pt-BR': 'Disseram que é {declared}, mas é {found}. Não assine.',
      ja: '説明では{declared}でしたが、実際は{found}です。署名しないでください。',
      'zh-CN': '告知的是{declared}，实际却是{found}。请勿签名。',
    },
    none: {
      en: 'You were told this is {declared}, but nothing in it does that. Do not sign.',
      de: 'Angekündigt war: {declared}; nichts darin tut das. Nicht unterschreiben.',
      es: 'Le dijeron que es {declared}, pero nada en ello lo hace. No firme.',
      fr: 'On vous a annoncé {declared}, mais rien ne le fait. Ne signez pas.',
      'pt-BR': 'Disseram que é {declared}, mas nada nisto faz isso. Não assine.',
      ja: '説明では{declared}でしたが、そのような処理はありません。署名しないでください。',
      'zh-CN': '告知的是{declared}，但其中没有这样的操作。请勿签名。',
    },
  },
  run: mismatchIn({ transaction_type: { mismatch: {} } }),
});
