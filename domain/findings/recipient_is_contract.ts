import { partyParam, textParam } from '../text/params.js';
import { tokenParam } from './shared/text-params.js';
import { contractReceipt } from '../facts/contract/statements.js';
import { isOfficialTokenContract } from '../facts/token/token-contract.js';
import { burnKindOf } from '../intent/burn-address.js';
import { finding, goesAlong, NO_FINDINGS } from './finding.js';
import { receivedBy } from './shared/received-by.js';

/**
 * A plain payment to a contract that does something only when it is called: a router, Permit2, a program of the
 * network. A contract that no registry describes, such as most multisignature accounts, gives no finding. A token's
 * contract has its own.
 */
export const recipientIsContract = finding({
  code: 'recipient_is_contract',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The recipient of a plain payment is a contract that only acts when it is called: the funds would be lost.',
  advice: 'Correct the recipient, or describe the call that is meant.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Recipient is a contract',
    de: 'Empfänger ist ein Contract',
    es: 'El destinatario es un contrato',
    fr: 'Le destinataire est un contrat',
    'pt-BR': 'O destinatário é um contrato',
    ja: '受取人がコントラクトです',
    'zh-CN': '收款方是合约',
  },
  texts: {
    program: {
      en: "{who} is a program of the network. {token} sent there is lost: use the recipient's own address.",
      de:
        '{who} ist ein Programm des Netzwerks. Dorthin gesendete {token} sind verloren: Nutzen Sie die Adresse des ' +
        'Empfängers.',
      es: '{who} es un programa de la red. Los {token} enviados ahí se pierden: use la dirección del destinatario.',
      fr: '{who} est un programme du réseau. Les {token} envoyés là sont perdus : utilisez l’adresse du destinataire.',
      'pt-BR': '{who} é um programa da rede. Os {token} enviados para lá se perdem: use o endereço do destinatário.',
      ja: '{who} はネットワークのプログラムで、送った {token} は失われます。受取人本人のアドレスを使ってください。',
      'zh-CN': '{who} 是网络程序，发到那里的 {token} 会丢失。请使用收款方自己的地址。',
    },
    contract: {
      en: "{who} is a contract, made only to be called. {token} sent there is lost: use the recipient's own address.",
      de:
        '{who} ist ein Contract, nur zum Aufrufen da. Dorthin gesendete {token} sind verloren: Nutzen Sie die ' +
        'richtige Adresse.',
      es:
        '{who} es un contrato, creado solo para ser llamado. Los {token} enviados ahí se pierden: use la dirección ' +
        'del destinatario.',
      fr:
        '{who} est un contrat, conçu pour être appelé. Les {token} envoyés là sont perdus : utilisez l’adresse du ' +
        'destinataire.',
      'pt-BR':
        '{who} é um contrato, feito só para ser chamado. Os {token} enviados para lá se perdem: use o endereço do ' +
        'destinatário.',
      ja: '{who} は呼び出し専用のコントラクトで、送った {token} は失われます。受取人本人のアドレスを使ってください。',
      'zh-CN': '{who} 是仅供调用的合约，发到那里的 {token} 会丢失。请使用收款方自己的地址。',
    },
    named: {
      en:
        "{who} is the contract {name}, made only to be called. {token} sent there is lost: use the recipient's " +
        'own address.',
      de:
        '{who} ist der Contract {name}, nur zum Aufrufen da. Gesendete {token} sind verloren: Nutzen Sie die ' +
        'richtige Adresse.',
      es:
        '{who} es el contrato {name}, solo para ser llamado. Los {token} enviados ahí se pierden: use la dirección ' +
        'correcta.',
      fr:
        '{who} est le contrat {name}, conçu pour être appelé. Les {token} envoyés là sont perdus : utilisez la bonne ' +
        'adresse.',
      'pt-BR':
        '{who} é o contrato {name}, feito só para ser chamado. Os {token} enviados para lá se perdem: use o endereço ' +
        'certo.',
      ja: '{who} は呼び出し専用のコントラクト {name} で、送った {token} は失われます。受取人本人のアドレスを使ってください。',
      'zh-CN': '{who} 是仅供调用的合约 {name}，发到那里的 {token} 会丢失。请使用收款方自己的地址。',
    },
    paidOut: {
      en: '{who} gets what this pays out, but cannot pass it on, so it is lost. Use your own address.',
      de:
        '{who} erhält die Auszahlung, gibt sie aber nicht weiter: Sie ist verloren. Nutzen Sie Ihre eigene ' +
        'Adresse.',
      es: '{who} recibe lo que esto paga, pero no puede entregarlo: se pierde. Use su propia dirección.',
      fr: '{who} reçoit ce qui est versé, mais ne peut le rendre : c’est perdu. Utilisez votre propre adresse.',
      'pt-BR': '{who} recebe o que isto paga, mas não pode repassar: se perde. Use o seu próprio endereço.',
      ja: '{who} が受け取りますが、転送できないため失われます。ご自身のアドレスを使ってください。',
      'zh-CN': '{who} 会收到付出的资产，但无法转出，资产会丢失。请使用您自己的地址。',
    },
  },
  run: (context) => {
    const { intent, facts } = context;
    const receiver = goesAlong(context) ? null : receivedBy(context);
    if (receiver === null) return NO_FINDINGS;
    const { key, isPaidOut } = receiver;
    const { outcome, names } = contractReceipt(facts, key);
    const isNativeProgram = burnKindOf(key) === 'native_program';
    if ((outcome !== 'lost' && !isNativeProgram) || isOfficialTokenContract(facts.token.value, key)) return NO_FINDINGS;
    const [name] = names;
    const what = isNativeProgram ? 'program' : name === undefined ? 'contract' : 'named';
    return [
      {
        says: isPaidOut ? 'paidOut' : what,
        params: {
          ...{ who: partyParam(intent, key), token: tokenParam(intent) },
          ...(name === undefined ? {} : { name: textParam(name) }),
        },
        fields: ['to_address'],
      },
    ];
  },
});
