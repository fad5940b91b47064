import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** The bytes must be for the signature of the declared account. */
export const payloadSignerMismatch = finding({
  code: 'payload_signer_mismatch',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The bytes ask for the signature of another account than from_address.',
  advice: 'Do not sign; find out whose signature is wanted.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  title: {
    en: 'Asks another wallet to sign',
    de: 'Eine andere Wallet soll unterschreiben',
    es: 'Pide la firma de otra cartera',
    fr: 'Demande la signature d’un autre portefeuille',
    'pt-BR': 'Pede a assinatura de outra carteira',
    ja: '別のウォレットの署名を求めています',
    'zh-CN': '要求另一个钱包签名',
  },
  texts: {
    seen: {
      en: 'This asks {found} to sign, not your wallet {declared}. Do not sign.',
      de: 'Unterschreiben soll {found}, nicht Ihre Wallet {declared}. Nicht unterschreiben.',
      es: 'Esto pide la firma de {found}, no de su cartera {declared}. No firme.',
      fr: 'Ceci demande la signature de {found}, pas de votre portefeuille {declared}. Ne signez pas.',
      'pt-BR': 'Isto pede a assinatura de {found}, não da sua carteira {declared}. Não assine.',
      ja: '署名を求められているのは {declared} ではなく {found} です。署名しないでください。',
      'zh-CN': '要求签名的是 {found}，而不是您的钱包 {declared}。请勿签署。',
    },
  },
  run: mismatchIn({ from_address: { mismatch: {} } }),
});
