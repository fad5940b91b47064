import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** The bytes must move the declared token. */
export const payloadTokenMismatch = finding({
  code: 'payload_token_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes move another token than was declared.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: true,
  title: {
    en: 'Moves another token',
    de: 'Bewegt einen anderen Token',
    es: 'Mueve otro token',
    fr: 'Déplace un autre jeton',
    'pt-BR': 'Movimenta outro token',
    ja: '別のトークンが動きます',
    'zh-CN': '转移的是另一种代币',
  },
  texts: {
    seen: {
      en: 'This moves {found}, not {declared}. Do not sign.',
      de: 'Bewegt wird {found}, nicht {declared}. Nicht unterschreiben.',
      es: 'Esto mueve {found}, no {declared}. No firme.',
      fr: 'Ceci déplace {found}, pas {declared}. Ne signez pas.',
      'pt-BR': 'Isto movimenta {found}, não {declared}. Não assine.',
      ja: '動くのは {declared} ではなく {found} です。署名しないでください。',
      'zh-CN': '转移的是 {found}，而不是 {declared}。请勿签名。',
    },
  },
  run: mismatchIn({ token: { mismatch: {} } }),
});
