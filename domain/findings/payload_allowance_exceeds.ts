import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** The bytes must allow no more than was declared. */
export const payloadAllowanceExceeds = finding({
  code: 'payload_allowance_exceeds',
  judges: 'check',
  source: 'risk',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The bytes allow more than was declared.',
  advice: 'Do not sign; allow what is needed.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: true,
  title: {
    en: 'Allows more than you were told',
    de: 'Erlaubt mehr als angegeben',
    es: 'Permite más de lo que le dijeron',
    fr: 'Autorise plus que prévu',
    'pt-BR': 'Permite mais do que foi dito',
    ja: '説明より多くの使用を許可します',
    'zh-CN': '授权超出告知的范围',
  },
  texts: {
    seen: {
      en: 'This allows spending {found}, not {declared}. Do not sign.',
      de: 'Erlaubt wird {found}, nicht {declared}. Nicht unterschreiben.',
      es: 'Esto permite gastar {found}, no {declared}. No firme.',
      fr: 'Ceci autorise à dépenser {found}, pas {declared}. Ne signez pas.',
      'pt-BR': 'Isto permite gastar {found}, não {declared}. Não assine.',
      ja: '許可される額は {declared} ではなく {found} です。署名しないでください。',
      'zh-CN': '授权额度是 {found}，而不是 {declared}。请勿签名。',
    },
  },
  run: mismatchIn({ approval_amount: { wider: {} } }),
});
