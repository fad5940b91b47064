import type { EvidenceRecord } from '../facts/screening/evidence.js';
import { CHAIN_NAMES } from '../chains/index.js';
import { listParam, textParam } from '../text/params.js';
import { finding } from './finding.js';
import { categoriesParam, listedAs } from './shared/listings.js';

const chainsOf = (records: readonly EvidenceRecord[]): readonly string[] =>
  [...new Set(records.flatMap(({ tokenContractOn: chain }) => (chain === null ? [] : [CHAIN_NAMES[chain]])))].sort();

/** A token's contract that is listed on another chain: here it may be another contract, or none. */
export const listedOnAnotherChain = finding({
  code: 'listed_on_another_chain',
  judges: 'check',
  source: 'scam',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning:
    'On another chain this address is the contract of a token that a list of scams names. Here it may be ' +
    'another contract, or none.',
  advice: 'Find out what is at this address on this chain before going on.',
  needs: ['request', 'lists'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Known scam token on another network',
    de: 'Betrugstoken in einem anderen Netzwerk',
    es: 'Token de estafa en otra red',
    fr: 'Jeton frauduleux sur un autre réseau',
    'pt-BR': 'Token de golpe em outra rede',
    ja: '別のネットワークで詐欺トークンです',
    'zh-CN': '在另一网络上是诈骗代币',
  },
  texts: {
    seen: {
      en: '{who} is a token on {chains}, listed for {labels} by {lists}. Check it first.',
      de: 'Token auf {chains}, gelistet ({labels}, {lists}): {who}. Prüfen Sie es zuerst.',
      es: 'Token en {chains}, en lista ({labels}, {lists}): {who}. Averígüelo antes.',
      fr: 'Jeton sur {chains}, listé ({labels}, {lists}) : {who}. Vérifiez d’abord.',
      'pt-BR': 'Token na rede {chains}, em lista ({labels}, {lists}): {who}. Verifique antes.',
      ja: '{who} は {chains} 上のトークンで、{lists} に掲載されています（{labels}）。ここでは別物の可能性があるため、先に確認してください。',
      'zh-CN': '{who} 是 {chains} 上的代币，被 {lists} 列出（{labels}）。在此链上可能另有所指：继续前请查明。',
    },
  },
  run: listedAs('elsewhere', (_, records) => ({
    labels: categoriesParam(records),
    chains: listParam(chainsOf(records).map(textParam)),
  })),
});
