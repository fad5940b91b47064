import { tokenContractOf, tokenContractProblem } from '../facts/token/token-contract.js';
import { finding, NO_FINDINGS } from './finding.js';
import { addressOf, chainParam, tokenParam } from './shared/text-params.js';

/** The contract given for a known token must be that token's own: anything else is a fake of the same name. */
export const tokenContractMismatch = finding({
  code: 'token_contract_mismatch',
  judges: 'action',
  source: 'network',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The contract given for a known symbol is not the contract of that token: it is probably a counterfeit.',
  advice: 'Do not send; take the contract address from the issuer.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Fake token contract',
    de: 'Gefälschter Token-Contract',
    es: 'Contrato de token falso',
    fr: 'Faux contrat de jeton',
    'pt-BR': 'Contrato de token falso',
    ja: '偽のトークンコントラクトです',
    'zh-CN': '虚假代币合约',
  },
  texts: {
    coin: {
      en: '{who} cannot be the contract of {token}, the coin of {chain}: a coin has none. It is a fake; do not send.',
      de:
        '{who} kann nicht der Contract von {token} sein, der Coin von {chain} hat keinen. Eine Fälschung; nicht ' +
        'senden.',
      es: '{who} no puede ser el contrato de {token}: la moneda de {chain} no tiene contrato. Es falso; no envíe.',
      fr:
        '{who} ne peut être le contrat de {token} : la monnaie de {chain} n’en a pas. C’est un faux ; n’envoyez ' +
        'rien.',
      'pt-BR':
        '{who} não pode ser o contrato de {token}: a moeda da rede {chain} não tem contrato. É falso; não envie.',
      ja: '{token} は{chain}の通貨でコントラクトがありません。{who} は偽物なので、送らないでください。',
      'zh-CN': '{token} 是{chain}的原生币，没有合约，因此 {who} 是假的。请勿发送。',
    },
    other: {
      en:
        '{who} is not the official contract of {token} on {chain}. Do not send; take the contract from the ' +
        "issuer's website.",
      de:
        '{who} ist nicht der offizielle Contract von {token} auf {chain}. Nicht senden; Adresse beim Herausgeber ' +
        'holen.',
      es: '{who} no es el contrato oficial de {token} en {chain}. No envíe; tome el contrato del sitio del emisor.',
      fr:
        '{who} n’est pas le contrat officiel de {token} sur {chain}. N’envoyez rien ; prenez-le sur le site de ' +
        'l’émetteur.',
      'pt-BR':
        '{who} não é o contrato oficial de {token} na rede {chain}. Não envie; pegue o contrato no site do emissor.',
      ja: '{who} は{chain}の {token} の公式コントラクトではありません。送らず、発行元の公式サイトで確認してください。',
      'zh-CN': '{who} 不是 {token} 在{chain}上的官方合约。请勿发送；请从发行方官网获取合约。',
    },
  },
  run: (context) => {
    const { intent, facts } = context;
    const token = facts.token.value;
    const problem = token === null ? null : tokenContractProblem(intent, token);
    if (problem === null || problem === 'variant') return NO_FINDINGS;
    const named = tokenContractOf(intent, token);
    if (named === null) return NO_FINDINGS;
    return [
      {
        says: problem === 'native_has_no_contract' ? 'coin' : 'other',
        params: { who: addressOf(intent, named), token: tokenParam(intent), chain: chainParam(intent.chain) },
        fields: ['contract_address'],
      },
    ];
  },
});
