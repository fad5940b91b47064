import { imitatedBy } from '../facts/contract/roles.js';
import { isOfficialTokenContract } from '../facts/token/token-contract.js';
import type { AddressField } from '../intent/address-fields.js';
import { effectOf, isEmpty } from '../payload/effects.js';
import { addressParam, textParam } from '../text/params.js';
import { type CheckContext, finding, type Found, NO_FINDINGS } from './finding.js';

/** What is called, who may spend, and who gets a right. A mere recipient is none of these. */
const accountsInQuestion = ({
  intent,
  contractInQuestion,
  spender,
  action: { read },
}: CheckContext): readonly (string | null)[] => [
  contractInQuestion.role === 'recipient' ? null : contractInQuestion.address.key,
  intent.addresses.contract_address?.key ?? null,
  spender?.address.key ?? null,
  ...(read === null || read.kind === 'native_transfer' ? [] : [read.target]),
  ...(read === null || isEmpty(read) || effectOf(read) === 'moves' ? [] : [read.to]),
];

/** The fields of the request in which the account stands as what is called or may spend. */
const fieldsOf = ({ contractInQuestion, spender }: CheckContext, key: string): readonly AddressField[] => [
  ...new Set([contractInQuestion, spender].flatMap((one) => (one?.address.key === key ? [one.field] : []))),
];

const judged = (context: CheckContext, key: string | null): Found | null => {
  const { facts } = context;
  const imitated = imitatedBy(facts, key);
  if (key === null || imitated === null || isOfficialTokenContract(facts.token.value, key)) return null;
  return {
    // both are shortened to the characters in which they agree: the sentence shows one, and the values hold both
    params: { contract: addressParam(key), name: textParam(imitated.name), known: addressParam(imitated.key) },
    fields: fieldsOf(context, key),
    accounts: [key],
  };
};

/** An unregistered contract at an address that was made to be taken for that of a registered one. */
export const contractLookalike = finding({
  code: 'contract_lookalike',
  judges: 'action',
  source: 'scam',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'An unknown contract begins and ends like one of a known protocol, but is another: an imitation.',
  advice: 'Do not sign; take the address of the contract from its publisher and compare every character.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: ['revocation'],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Imitates a known contract',
    de: 'Ahmt einen bekannten Contract nach',
    es: 'Imita un contrato conocido',
    fr: 'Imite un contrat connu',
    'pt-BR': 'Imita um contrato conhecido',
    ja: '既知のコントラクトに似せています',
    'zh-CN': '仿冒已知合约',
  },
  texts: {
    seen: {
      en:
        '{contract} is made to look like {name}, but is another contract. Do not sign; take the address from its ' +
        'publisher.',
      de:
        '{contract} sieht aus wie {name}, ist aber ein anderer Contract. Nicht unterschreiben; nehmen Sie die ' +
        'Adresse vom Herausgeber.',
      es:
        '{contract} imita la dirección de {name}, pero es otro contrato. No firme; tome la dirección de quien lo ' +
        'publica.',
      fr:
        '{contract} imite l’adresse de {name}, mais c’est un autre contrat. Ne signez pas ; prenez l’adresse chez ' +
        'son éditeur.',
      'pt-BR':
        '{contract} imita o endereço de {name}, mas é outro contrato. Não assine; pegue o endereço de quem o ' +
        'publica.',
      ja: '{contract} は {name} に似せた別のコントラクトです。署名せず、公開元からアドレスを取得してください。',
      'zh-CN': '{contract} 看起来像 {name}，但是另一个合约。请勿签名；请从发布方获取地址。',
    },
  },
  run: (context) =>
    context.intent.direction === 'incoming'
      ? NO_FINDINGS
      : [...new Set(accountsInQuestion(context))].flatMap((key) => judged(context, key) ?? []),
});
