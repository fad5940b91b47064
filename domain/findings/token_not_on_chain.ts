import { chainParam, tokenParam } from './shared/text-params.js';
import { finding, NO_FINDINGS } from './finding.js';

/** A token of which every chain is known, and this is none of them. */
export const tokenNotOnChain = finding({
  code: 'token_not_on_chain',
  judges: 'action',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The token is well known, but does not exist on this chain.',
  advice: 'Choose the chain on which the token was issued.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Token does not exist on this network',
    de: 'Token gibt es in diesem Netzwerk nicht',
    es: 'El token no existe en esta red',
    fr: 'Ce jeton n’existe pas sur ce réseau',
    'pt-BR': 'O token não existe nesta rede',
    ja: 'このネットワークにないトークンです',
    'zh-CN': '此网络上没有该代币',
  },
  texts: {
    seen: {
      en:
        '{token} does not exist on {chain}: this is something else, or the wrong network. Check the network and ' +
        'the token.',
      de:
        '{token} gibt es auf {chain} nicht: Es ist etwas anderes oder das falsche Netzwerk. Prüfen Sie Netzwerk ' +
        'und Token.',
      es: '{token} no existe en {chain}: es otra cosa o la red equivocada. Compruebe la red y el token.',
      fr:
        '{token} n’existe pas sur {chain} : c’est autre chose, ou le mauvais réseau. Vérifiez le réseau et le ' +
        'jeton.',
      'pt-BR': '{token} não existe na rede {chain}: é outra coisa ou a rede errada. Confira a rede e o token.',
      ja: '{token} は{chain}に存在せず、別物かネットワークの誤りです。ネットワークとトークンを確認してください。',
      'zh-CN': '{chain}上不存在 {token}：可能是别的代币，或网络选错。请检查网络和代币。',
    },
  },
  run: ({ intent, facts }) => {
    const token = facts.token.value;
    if (token === null || token.knownOnChain || !token.completeForAllChains) return NO_FINDINGS;
    return [{ params: { token: tokenParam(intent), chain: chainParam(intent.chain) } }];
  },
});
