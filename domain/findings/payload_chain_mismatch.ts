import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** The bytes must be for the network that was declared. */
export const payloadChainMismatch = finding({
  code: 'payload_chain_mismatch',
  judges: 'check',
  source: 'network',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes are for another network than the request declares.',
  advice: 'Do not sign: the signature counts there.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Another network than you were told',
    de: 'Anderes Netzwerk als angegeben',
    es: 'Otra red distinta de la indicada',
    fr: 'Autre réseau que celui annoncé',
    'pt-BR': 'Rede diferente da informada',
    ja: '説明と異なるネットワークです',
    'zh-CN': '网络与告知的不符',
  },
  texts: {
    seen: {
      en: 'This is for the network {found}, not {declared}. Do not sign.',
      de: 'Das gilt für das Netzwerk {found}, nicht für {declared}. Nicht unterschreiben.',
      es: 'Esto es para la red {found}, no para {declared}. No firme.',
      fr: 'Ceci vise le réseau {found}, pas {declared}. Ne signez pas.',
      'pt-BR': 'Isto é para a rede {found}, não {declared}. Não assine.',
      ja: '対象ネットワークは {declared} ではなく {found} です。署名しないでください。',
      'zh-CN': '目标网络是 {found}，而不是 {declared}。请勿签名。',
    },
  },
  run: mismatchIn({ chain: { mismatch: {} } }),
});
