import { finding } from './finding.js';
import { listedAs } from './shared/listings.js';

/** An exact match of any address with a list of scams, thefts or phishing. */
export const listedScamAddress = finding({
  code: 'listed_scam_address',
  judges: 'check',
  source: 'scam',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'An address of the request stands on an imported list of scams, thefts or phishing.',
  advice: 'Stop; the message names the list and its date.',
  needs: ['request', 'lists'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'On a list of scams and thefts',
    de: 'Steht auf einer Betrugsliste',
    es: 'Está en una lista de estafas',
    fr: 'Figure sur une liste d’escroqueries',
    'pt-BR': 'Está em uma lista de golpes',
    ja: '詐欺・盗難リストにあります',
    'zh-CN': '在诈骗和盗窃名单上',
  },
  texts: {
    seen: {
      en: '{who} is listed for {labels} by {lists}. Do not continue: what you give it is likely lost.',
      de: '{who} ist gelistet ({lists}): {labels}. Nicht fortfahren: Was Sie senden, ist wohl verloren.',
      es: '{who} figura en listas ({lists}): {labels}. No continúe: es probable que pierda lo que envíe.',
      fr: '{who} figure sur une liste ({lists}) : {labels}. Ne continuez pas : l’envoi serait sans doute perdu.',
      'pt-BR': '{who} consta em listas ({lists}): {labels}. Não continue: é provável que perca o que enviar.',
      ja: '{who} は {lists} に掲載されています（{labels}）。渡したものは失われる恐れが高いため、続けないでください。',
      'zh-CN': '{who} 被 {lists} 列出（{labels}）。请勿继续：给出的资产很可能丢失。',
    },
  },
  run: listedAs('listed'),
});
