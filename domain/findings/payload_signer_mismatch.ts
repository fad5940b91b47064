import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/**
 * The bytes must be for the signature of the declared account. Of bytes alone the fee may be another's: a sponsor pays
 * it and takes no part, as in payments of x402 on Solana.
 */
export const payloadSignerMismatch = finding({
  code: 'payload_signer_mismatch',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The bytes ask for the signature of another account than from_address. One that only pays the fee: REVIEW.',
  advice: 'Do not sign; find out whose signature is wanted.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
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
      'zh-CN': '要求签名的是 {found}，而不是您的钱包 {declared}。请勿签名。',
    },
    sponsored: {
      en: '{found} is to pay the fee for {declared}, and nothing else. Go on only if you know who pays it.',
      de: '{found} soll die Gebühr für {declared} zahlen, sonst nichts. Nur fortfahren, wenn Sie wissen, wer das ist.',
      es: '{found} pagará la comisión de {declared}, y nada más. Continúe solo si sabe quién la paga.',
      fr: '{found} doit payer les frais de {declared}, rien d’autre. Ne continuez que si vous savez qui les paie.',
      'pt-BR': '{found} pagará a taxa de {declared}, e mais nada. Continue só se souber quem a paga.',
      ja: '{declared} の手数料は {found} が払い、他の役目はありません。支払人が分かる場合だけ続けてください。',
      'zh-CN': '{declared} 的手续费将由 {found} 支付，别无其他作用。仅在您知道付款人时继续。',
    },
  },
  run: mismatchIn({ from_address: { mismatch: {}, undeclared: { says: 'sponsored', isReview: true } } }),
});
