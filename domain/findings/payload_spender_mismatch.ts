import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

const SPENDER = {};

/** The bytes must name the declared contract and spender. */
export const payloadSpenderMismatch = finding({
  code: 'payload_spender_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes name another spender or contract than was declared.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: true,
  title: {
    en: 'Another spender or contract',
    de: 'Anderer Bevollmächtigter oder Contract',
    es: 'Otra cuenta autorizada u otro contrato',
    fr: 'Autre compte autorisé ou autre contrat',
    'pt-BR': 'Outra conta autorizada ou outro contrato',
    ja: '承認先またはコントラクトが違います',
    'zh-CN': '被授权方或合约不同',
  },
  texts: {
    seen: {
      en: 'This is for {found}, not for {declared}, which you were told. Do not sign.',
      de: 'Das gilt für {found}, nicht wie angegeben für {declared}. Nicht unterschreiben.',
      es: 'Esto es para {found}, no para {declared}, como le dijeron. No firme.',
      fr: 'Ceci est pour {found}, et non pour {declared} comme annoncé. Ne signez pas.',
      'pt-BR': 'Isto é para {found}, não para {declared}, como foi dito. Não assine.',
      ja: '対象は、説明された {declared} ではなく {found} です。署名しないでください。',
      'zh-CN': '对象是 {found}，而不是所告知的 {declared}。请勿签名。',
    },
  },
  run: mismatchIn({ spender: { mismatch: SPENDER }, contract_address: { mismatch: SPENDER } }),
});
