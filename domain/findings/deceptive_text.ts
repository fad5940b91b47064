import { isDeceptive } from '../intent/deceptive-words.js';
import { listParam, textParam } from '../text/params.js';
import { type CheckContext, finding, type Found } from './finding.js';

/** An official symbol of the chain is never flagged, however it is written: `USD₮0` is one. */
const symbolDraft = ({ intent, facts }: CheckContext): readonly Found[] => {
  const token = facts.token.value;
  if (token?.knownOnChain === true) return [];
  const imitates = token?.imitates ?? [];
  if (imitates.length === 0 && !isDeceptive(intent.token)) return [];
  return [
    imitates.length > 0
      ? { says: 'imitates', params: { names: listParam(imitates.map(textParam)) } }
      : { says: 'token' },
  ];
};

const textDraft = (says: string, text: string | null): readonly Found[] =>
  text === null || !isDeceptive(text) ? [] : [{ says }];

/** Texts that are built to be misread: judged by how they look, not by whether they leave ASCII. */
export const deceptiveText = finding({
  code: 'deceptive_text',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A name or token symbol holds invisible, direction-changing or look-alike characters.',
  advice: 'Read it letter by letter, or compare the contract address.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: true,
  title: {
    en: 'Text uses deceptive characters',
    de: 'Text enthält täuschende Zeichen',
    es: 'Texto con caracteres engañosos',
    fr: 'Texte aux caractères trompeurs',
    'pt-BR': 'Texto com caracteres enganosos',
    ja: '紛らわしい文字が使われています',
    'zh-CN': '文字中有欺骗性字符',
  },
  texts: {
    imitates: {
      en:
        'The token name looks like {names}, but uses other characters. Fake tokens do this: compare its contract ' +
        "with the issuer's own page.",
      de:
        'Der Tokenname sieht aus wie {names}, hat aber andere Zeichen. Das tun Fälschungen: Vergleichen Sie den ' +
        'Contract mit der Seite des Herausgebers.',
      es:
        'El nombre del token se parece a {names}, pero usa otros caracteres. Así son los falsos: compare su ' +
        'contrato con la web del emisor.',
      fr:
        'Le nom du jeton ressemble à {names}, avec d’autres caractères. Les faux font ainsi : comparez le contrat ' +
        'avec le site de l’émetteur.',
      'pt-BR':
        'O nome do token parece {names}, mas usa outros caracteres. Tokens falsos fazem isso: compare o contrato ' +
        'com o site do emissor.',
      ja: 'トークン名は {names} に似ていますが別の文字です。偽物の手口なので、発行者の公表するコントラクトと比べてください。',
      'zh-CN': '代币名称看似 {names}，但用了其他字符。假币常如此：请与发行方公布的合约对比。',
    },
    token: {
      en:
        'The token name has hidden or look-alike characters. Fake tokens do this: compare its contract with the ' +
        "issuer's own page.",
      de:
        'Der Tokenname hat versteckte oder täuschend ähnliche Zeichen. Vergleichen Sie den Contract mit der Seite ' +
        'des Herausgebers.',
      es:
        'El nombre del token tiene caracteres ocultos o parecidos a otros. Compare su contrato con la web del ' +
        'emisor.',
      fr:
        'Le nom du jeton contient des caractères cachés ou trompeurs. Comparez son contrat avec le site de ' +
        'l’émetteur.',
      'pt-BR':
        'O nome do token tem caracteres ocultos ou parecidos com outros. Compare o contrato com o site do emissor.',
      ja: 'トークン名に隠れた文字や紛らわしい文字があります。発行者の公表するコントラクトと比べてください。',
      'zh-CN': '代币名称含有隐藏或形似字符。假币常如此：请与发行方公布的合约对比。',
    },
    name: {
      en:
        'The name of the other side has hidden or look-alike characters, so it misleads. Confirm who it is another ' +
        'way.',
      de:
        'Der Name der Gegenseite hat versteckte oder täuschend ähnliche Zeichen. Klären Sie auf anderem Weg, wer ' +
        'es ist.',
      es: 'El nombre de la otra parte tiene caracteres ocultos o parecidos a otros. Confirme quién es por otra vía.',
      fr:
        'Le nom de l’autre partie contient des caractères cachés ou trompeurs. Confirmez son identité par un autre ' +
        'moyen.',
      'pt-BR': 'O nome da outra parte tem caracteres ocultos ou parecidos com outros. Confirme quem é por outro meio.',
      ja: '相手の名前に隠れた文字や紛らわしい文字があります。別の方法で相手を確認してください。',
      'zh-CN': '对方名称含有隐藏或形似字符，会误导您。请通过其他途径确认对方身份。',
    },
    reference: {
      en:
        'The payment reference has hidden or look-alike characters, so it misleads. Confirm it with the other side ' +
        'another way.',
      de:
        'Der Verwendungszweck hat versteckte oder täuschend ähnliche Zeichen. Klären Sie ihn auf anderem Weg mit ' +
        'der Gegenseite.',
      es:
        'La referencia del pago tiene caracteres ocultos o parecidos a otros. Confírmela con la otra parte por ' +
        'otra vía.',
      fr:
        'La référence du paiement contient des caractères cachés ou trompeurs. Confirmez-la autrement avec l’autre ' +
        'partie.',
      'pt-BR':
        'A referência do pagamento tem caracteres ocultos ou parecidos com outros. Confirme-a com a outra parte ' +
        'por outro meio.',
      ja: '支払いの参照情報に隠れた文字や紛らわしい文字があります。別の方法で相手に確認してください。',
      'zh-CN': '付款附言含有隐藏或形似字符，会误导您。请通过其他途径与对方确认。',
    },
  },
  run: (context) => [
    ...symbolDraft(context),
    ...textDraft('name', context.intent.counterpartyName),
    ...textDraft('reference', context.intent.intentReference),
  ],
});
