import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

const RECIPIENT = {};

/** The bytes must pay whom the caller declared. */
export const payloadRecipientMismatch = finding({
  code: 'payload_recipient_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes pay another account than was declared.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: true,
  title: {
    en: 'Pays somebody else',
    de: 'Zahlt an jemand anderen',
    es: 'Paga a otra persona',
    fr: 'Paiement à quelqu’un d’autre',
    'pt-BR': 'Paga outra pessoa',
    ja: '別の相手への支払いです',
    'zh-CN': '付款给了别人',
  },
  texts: {
    seen: {
      en: 'This pays {found}, not {declared}. Do not sign.',
      de: 'Das zahlt an {found}, nicht an {declared}. Nicht unterschreiben.',
      es: 'Esto paga a {found}, no a {declared}. No firme.',
      fr: 'Le paiement va à {found}, pas à {declared}. Ne signez pas.',
      'pt-BR': 'O pagamento vai para {found}, não para {declared}. Não assine.',
      ja: '支払い先は {declared} ではなく {found} です。署名しないでください。',
      'zh-CN': '这将付款给 {found}，而不是 {declared}。请勿签名。',
    },
  },
  run: mismatchIn({ to_address: { mismatch: RECIPIENT }, expected_to_address: { mismatch: RECIPIENT } }),
});
