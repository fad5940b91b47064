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
      en: '{who} is a scam by {lists}, but the contract of {tokens} by {sources}. Find out which is right.',
      de: '{who}: Betrug laut {lists}, aber Contract von {tokens} laut {sources}. Klären Sie, was stimmt.',
      es: '{who}: estafa según {lists}, pero contrato de {tokens} según {sources}. Averigüe cuál acierta.',
      fr: '{who} : escroquerie selon {lists}, mais contrat de {tokens} selon {sources}. Vérifiez qui a raison.',
      'pt-BR': '{who}: golpe segundo {lists}, mas contrato de {tokens} segundo {sources}. Descubra qual está certa.',
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
