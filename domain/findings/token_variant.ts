import { textParam } from '../text/params.js';
import { addressOf, chainParam, tokenParam } from './shared/text-params.js';
import { tokenContractOf, tokenContractProblem } from '../facts/token/token-contract.js';
import { finding, NO_FINDINGS } from './finding.js';

/** The contract is genuine, but that of another token of the same money: USDC.e under the name USDC. */
export const tokenVariant = finding({
  code: 'token_variant',
  judges: 'action',
  source: 'network',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning:
    'The contract given for a known symbol is that of another genuine token of the same money, such as a bridged one.',
  advice: 'Make sure which of the two the recipient takes.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Another version of this token',
    de: 'Andere Version dieses Tokens',
    es: 'Otra versión de este token',
    fr: 'Autre version de ce jeton',
    'pt-BR': 'Outra versão deste token',
    ja: 'このトークンの別バージョンです',
    'zh-CN': '该代币的另一版本',
  },
  texts: {
    seen: {
      en: '{who} is {symbol} on {chain}, not {token}. These are two different tokens: make sure which one is meant.',
      de:
        '{who} ist {symbol} auf {chain}, nicht {token}. Das sind zwei verschiedene Token: Klären Sie, welches ' +
        'gemeint ist.',
      es: '{who} es {symbol} en {chain}, no {token}. Son dos tokens distintos: asegúrese de cuál es el correcto.',
      fr:
        '{who} est {symbol} sur {chain}, pas {token}. Ce sont deux jetons distincts : assurez-vous duquel il ' +
        's’agit.',
      'pt-BR': '{who} é {symbol} na rede {chain}, não {token}. São dois tokens diferentes: confirme qual é o certo.',
      ja: '{who} は{chain}の {symbol} で、{token} とは別のトークンです。どちらを使うのか確認してください。',
      'zh-CN': '{who} 是{chain}上的 {symbol}，而非 {token}。这是两种不同的代币：请确认要用哪一种。',
    },
  },
  run: (context) => {
    const { intent, facts } = context;
    const token = facts.token.value;
    if (token === null || tokenContractProblem(intent, token) !== 'variant') return NO_FINDINGS;
    const named = tokenContractOf(intent, token);
    if (named === null) return NO_FINDINGS;
    const symbol = token.variants.find((variant) => variant.key === named.key)?.symbol ?? '';
    return [
      {
        params: {
          who: addressOf(intent, named),
          symbol: textParam(symbol),
          chain: chainParam(intent.chain),
          token: tokenParam(intent),
        },
        fields: ['contract_address'],
      },
    ];
  },
});
