import { chainParam, tokenParam } from './shared/text-params.js';
import { isZeroApproval } from '../intent/approval-amount.js';
import { UNNAMED_TOKEN } from '../intent/token-key.js';
import { finding, NO_FINDINGS } from './finding.js';

/** The token must be one that the registry knows on this chain. */
export const tokenNotRecognized = finding({
  code: 'token_not_recognized',
  judges: 'action',
  source: 'network',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The symbol is not known on this chain, so nothing vouches for the token.',
  advice: 'Confirm the token by its contract address before going on.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Unknown token',
    de: 'Unbekannter Token',
    es: 'Token desconocido',
    fr: 'Jeton inconnu',
    'pt-BR': 'Token desconhecido',
    ja: '不明なトークンです',
    'zh-CN': '未知代币',
  },
  texts: {
    unknown: {
      en:
        "We do not know {token} on {chain}: it may be new, or a fake. Compare its contract with the issuer's own " +
        'website.',
      de:
        '{token} auf {chain} kennen wir nicht: neu oder gefälscht. Vergleichen Sie den Contract mit der Seite des ' +
        'Herausgebers.',
      es: 'No conocemos {token} en {chain}: puede ser nuevo o falso. Compare su contrato con el sitio del emisor.',
      fr:
        'Nous ne connaissons pas {token} sur {chain} : il est peut-être nouveau, ou faux. Comparez son contrat avec ' +
        'le site de l’émetteur.',
      'pt-BR':
        'Não conhecemos {token} na rede {chain}: pode ser novo ou falso. Compare o contrato com o site do emissor.',
      ja: '{chain}の {token} は未確認で、新しいか偽物の可能性があります。発行元の公式サイトと照合してください。',
      'zh-CN': '我们没有 {chain} 上 {token} 的资料：可能是新币或假币。请与发行方官网的合约比对。',
    },
    unnamed: {
      en: 'This does not name its token: it may be any that you hold. Find out which one before you continue.',
      de: 'Der Token ist nicht genannt: Es kann jeder sein, den Sie halten. Klären Sie zuerst, welcher gemeint ist.',
      es: 'No se nombra el token: puede ser cualquiera de los suyos. Averigüe cuál es antes de continuar.',
      fr:
        'Le jeton n’est pas précisé : ce peut être n’importe lequel des vôtres. Vérifiez lequel avant de ' +
        'continuer.',
      'pt-BR': 'O token não é informado: pode ser qualquer um dos seus. Descubra qual é antes de continuar.',
      ja: 'トークンが指定されておらず、保有するどのトークンにもなり得ます。どれかを確認してください。',
      'zh-CN': '未指明代币：可能是您持有的任何一种。请先弄清是哪一种。',
    },
  },
  run: ({ intent, facts }) => {
    const token = facts.token.value;
    if (token === null || token.knownOnChain || token.completeForAllChains) return NO_FINDINGS;
    if (intent.token === UNNAMED_TOKEN) return isZeroApproval(intent.approval) ? NO_FINDINGS : [{ says: 'unnamed' }];
    return [{ says: 'unknown', params: { token: tokenParam(intent), chain: chainParam(intent.chain) } }];
  },
});
