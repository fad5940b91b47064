import { finding, NO_FINDINGS } from './finding.js';

/** The bytes must be for one network alone. */
export const payloadReplayable = finding({
  code: 'payload_replayable',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The bytes name no network or every network, so the signature counts on others too.',
  advice: 'Ask for one that names the chain.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Signature counts on other networks',
    de: 'Signatur gilt auch in anderen Netzwerken',
    es: 'La firma vale en otras redes',
    fr: 'Signature valable sur d’autres réseaux',
    'pt-BR': 'A assinatura vale em outras redes',
    ja: '他のネットワークでも有効な署名です',
    'zh-CN': '签名在其他网络也有效',
  },
  texts: {
    seen: {
      en:
        'This does not name one network, so the signature counts on other chains too. Ask for one that names the ' +
        'chain.',
      de:
        'Es ist kein bestimmtes Netzwerk genannt, daher gilt die Signatur auch anderswo. Verlangen Sie eine für ' +
        'genau ein Netzwerk.',
      es: 'No indica una sola red, así que la firma vale también en otras cadenas. Pida una que indique la cadena.',
      fr:
        'Aucun réseau précis n’est indiqué : la signature vaut aussi ailleurs. Demandez-en une qui désigne la ' +
        'chaîne.',
      'pt-BR': 'Isto não indica uma rede única, então a assinatura vale em outras redes. Peça uma que indique a rede.',
      ja: 'ネットワークが特定されておらず、署名は他のチェーンでも有効です。チェーンを指定したものを求めてください。',
      'zh-CN': '未指定唯一网络，签名在其他链上同样有效。请要求指明链的签名。',
    },
  },
  run: ({ payload }) =>
    payload !== null && payload.status !== 'invalid' && payload.notes.includes('replayable') ? [{}] : NO_FINDINGS,
});
