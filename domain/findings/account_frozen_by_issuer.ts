import { frozenAccounts } from '../facts/contract/on-chain.js';
import { fieldsOfKey } from '../intent/subjects.js';
import { listParam, partyParam, textParam } from '../text/params.js';
import { finding } from './finding.js';

/** The issuer of a token froze the account. It gives no reason and no evidence. */
export const accountFrozenByIssuer = finding({
  code: 'account_frozen_by_issuer',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning:
    'The issuer of a token froze an account of the request, which cannot move that token. Issuers give no reason.',
  advice: 'Find out why before you go on; it is no proof of ownership.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: 'indirect_exposure',
  isPartOfProof: false,
  title: {
    en: 'Frozen by a token issuer',
    de: 'Vom Herausgeber eines Tokens gesperrt',
    es: 'Cuenta congelada por el emisor del token',
    fr: 'Compte gelé par l’émetteur d’un jeton',
    'pt-BR': 'Conta congelada pelo emissor do token',
    ja: 'トークン発行者が凍結しています',
    'zh-CN': '被代币发行方冻结',
  },
  texts: {
    seen: {
      en: '{who} is frozen by the issuer of {tokens} and cannot move that token. Find out why before you continue.',
      de:
        '{who} ist vom Herausgeber gesperrt ({tokens}) und kann diesen Token nicht bewegen. Klären Sie den Grund, ' +
        'bevor Sie fortfahren.',
      es:
        'El emisor de {tokens} congeló esta cuenta, que ya no puede mover ese token: {who}. Averigüe el motivo antes ' +
        'de continuar.',
      fr:
        'L’émetteur de {tokens} a gelé ce compte, qui ne peut plus déplacer ce jeton : {who}. Cherchez pourquoi ' +
        'avant de continuer.',
      'pt-BR':
        'O emissor de {tokens} congelou esta conta, que já não pode mover esse token: {who}. Descubra o motivo antes ' +
        'de continuar.',
      ja: '{who} は {tokens} の発行者に凍結され、そのトークンを移動できません。続ける前に理由を確認してください。',
      'zh-CN': '{who} 已被 {tokens} 的发行方冻结，无法转移该代币。继续前请查明原因。',
    },
  },
  run: ({ intent, facts }) =>
    [...frozenAccounts(facts)].map(([key, tokens]) => ({
      params: { who: partyParam(intent, key), tokens: listParam(tokens.map(textParam)) },
      fields: fieldsOfKey(intent, key),
    })),
});
