import { partyParam, textParam } from '../text/params.js';
import { tokenParam } from './shared/text-params.js';
import { contractReceipt } from '../facts/contract/statements.js';
import { type CheckContext, finding, goesAlong, NO_FINDINGS } from './finding.js';
import { receivedBy } from './shared/received-by.js';

/** The symbol of the token whose contract this is, by the token registry or by the caller's own word; null for none. */
const symbolAt = (key: string, { intent, facts, contractInQuestion }: CheckContext): string | null => {
  const token = facts.token.value;
  if (token?.officialContracts.includes(key) === true) return intent.token;
  const registered = token?.tokenContracts.find((row) => row.key === key)?.symbol ?? null;
  return (
    registered ?? (contractInQuestion.role === 'token' && contractInQuestion.address.key === key ? intent.token : null)
  );
};

/**
 * What is sent to a token's contract is lost, that token or another one: the contract has no way to give it back. Not
 * so where a registry says that the contract keeps it for its sender, as WETH does with ETH.
 */
export const tokenSentToTokenContract = finding({
  code: 'token_sent_to_token_contract',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'What is sent or paid out goes to the contract of a token, of that one or another: the funds would be lost.',
  advice: 'Correct the recipient.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Sent to the contract of a token',
    de: 'Zahlung an den Contract eines Tokens',
    es: 'Envío al contrato de un token',
    fr: 'Envoi au contrat d’un jeton',
    'pt-BR': 'Envio ao contrato de um token',
    ja: 'トークンのコントラクト宛てです',
    'zh-CN': '发送到了代币合约',
  },
  texts: {
    itself: {
      en: "{who} is the contract of {symbol} itself. Tokens sent there are lost: use the recipient's own address.",
      de:
        '{who} ist der Contract von {symbol} selbst. Dorthin gesendete Token sind verloren: Nutzen Sie die Adresse ' +
        'des Empfängers.',
      es:
        '{who} es el propio contrato de {symbol}. Los tokens enviados ahí se pierden: use la dirección del ' +
        'destinatario.',
      fr:
        '{who} est le contrat même de {symbol}. Les jetons envoyés là sont perdus : utilisez l’adresse du ' +
        'destinataire.',
      'pt-BR':
        '{who} é o próprio contrato de {symbol}. Tokens enviados para lá se perdem: use o endereço do ' +
        'destinatário.',
      ja: '{who} は {symbol} 自体のコントラクトで、送ったトークンは失われます。受取人本人のアドレスを使ってください。',
      'zh-CN': '{who} 是 {symbol} 自身的合约，发到那里的代币会丢失。请使用收款方自己的地址。',
    },
    another: {
      en: "{who} is the contract of {symbol}. {token} sent there is lost: use the recipient's own address.",
      de:
        '{who} ist der Contract von {symbol}. Dorthin gesendete {token} sind verloren: Nutzen Sie die Adresse des ' +
        'Empfängers.',
      es: '{who} es el contrato de {symbol}. Los {token} enviados ahí se pierden: use la dirección del destinatario.',
      fr: '{who} est le contrat de {symbol}. Les {token} envoyés là sont perdus : utilisez l’adresse du destinataire.',
      'pt-BR': '{who} é o contrato de {symbol}. Os {token} enviados para lá se perdem: use o endereço do destinatário.',
      ja: '{who} は {symbol} のコントラクトで、送った {token} は失われます。受取人本人のアドレスを使ってください。',
      'zh-CN': '{who} 是 {symbol} 的合约，发到那里的 {token} 会丢失。请使用收款方自己的地址。',
    },
    paidOut: {
      en: '{who} gets what this pays out. It is the contract of {symbol}, where it is lost: use your own address.',
      de:
        '{who} erhält die Auszahlung. Es ist der Contract von {symbol}, dort geht sie verloren: Nutzen Sie Ihre ' +
        'eigene Adresse.',
      es: '{who} recibe lo que esto paga. Es el contrato de {symbol}, donde se pierde: use su propia dirección.',
      fr:
        '{who} reçoit ce qui est versé. C’est le contrat de {symbol}, où tout est perdu : utilisez votre propre ' +
        'adresse.',
      'pt-BR': '{who} recebe o que isto paga. É o contrato de {symbol}, onde se perde: use o seu próprio endereço.',
      ja: '{who} が受け取りますが、これは {symbol} のコントラクトで、失われます。ご自身のアドレスを使ってください。',
      'zh-CN': '{who} 会收到付出的资产，但它是 {symbol} 的合约，资产会丢失。请使用您自己的地址。',
    },
  },
  run: (context) => {
    const { intent, facts } = context;
    const receiver = goesAlong(context) ? null : receivedBy(context);
    if (receiver === null) return NO_FINDINGS;
    const symbol = symbolAt(receiver.key, context);
    if (symbol === null || contractReceipt(facts, receiver.key).outcome === 'kept') return NO_FINDINGS;
    const sent = symbol === intent.token ? 'itself' : 'another';
    return [
      {
        says: receiver.isPaidOut ? 'paidOut' : sent,
        params: { who: partyParam(intent, receiver.key), symbol: textParam(symbol), token: tokenParam(intent) },
        fields: ['to_address'],
      },
    ];
  },
});
