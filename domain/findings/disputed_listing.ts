import { listParam, termParam, textParam } from '../text/params.js';
import { finding } from './finding.js';
import { listedAs, officialNames } from './shared/listings.js';

const distinct = <T extends string | null>(values: readonly T[]): readonly T[] => [...new Set(values)].sort();

/** A list of scams and a list of official tokens name the same address. */
export const disputedListing = finding({
  code: 'disputed_listing',
  judges: 'check',
  source: 'scam',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'A list of scams names an address that a list of official tokens names too, so one of them is wrong.',
  advice: 'Look at both sources before going on.',
  needs: ['request', 'bundled_data', 'lists'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  title: {
    en: 'Lists disagree about this address',
    de: 'Listen widersprechen sich',
    es: 'Las listas se contradicen',
    fr: 'Les listes se contredisent',
    'pt-BR': 'As listas se contradizem',
    ja: 'リストの情報が食い違っています',
    'zh-CN': '名单信息相互矛盾',
  },
  texts: {
    seen: {
      en: '{who} is on {lists} as a scam, but {sources} name it as the contract of {tokens}. Find out which is wrong.',
      de:
        '{who} steht als Betrug in {lists}, aber auch als Vertrag von {tokens} in {sources}. Klären Sie, was ' +
        'falsch ist.',
      es:
        '{who} figura como estafa en {lists}, pero como contrato de {tokens} en {sources}. Averigüe cuál se ' +
        'equivoca.',
      fr: '{who} est une escroquerie selon {lists}, mais le contrat de {tokens} selon {sources}. Cherchez l’erreur.',
      'pt-BR':
        '{who} consta como golpe em {lists}, mas como contrato de {tokens} em {sources}. Descubra qual está errada.',
      ja: '{who} は {lists} に詐欺として掲載される一方、{sources} では {tokens} のコントラクトです。どちらが誤りか確認してください。',
      'zh-CN': '{who} 被 {lists} 列为诈骗，但 {sources} 称其为 {tokens} 的合约。请查明哪个有误。',
    },
  },
  run: listedAs('disputed', (key, records, context) => {
    const names = officialNames(key, records, context);
    const sources = distinct(names.map(({ source }) => source));
    return {
      sources: listParam(sources.map((name) => (name === null ? termParam('token_registry') : textParam(name)))),
      tokens: listParam(distinct(names.map(({ symbol }) => symbol)).map(textParam)),
    };
  }),
});
