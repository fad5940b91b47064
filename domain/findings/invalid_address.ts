import type { AddressField } from '../intent/address-fields.js';
import type { ParsedAddress } from '../intent/address.js';
import { CHAIN_NAMES, familyOf } from '../chains/index.js';
import { termParam, textParam } from '../text/params.js';
import { finding, type FindingDefinition, NO_FINDINGS, type Rule } from './finding.js';

/** They say the same, each of its own address. */
const TEXTS = {
  malformed: {
    en: '{who} is not an address of {chain}. Copy it again from its source.',
    de: '{who} hat keine gültige Adresse ({chain}). Kopieren Sie die Angabe erneut aus der Quelle.',
    es: '{who} no tiene una dirección válida en {chain}. Vuelva a copiarla de su origen.',
    fr: '{who} n’a pas d’adresse valable sur {chain}. Recopiez-la depuis la source.',
    'pt-BR': '{who} não tem um endereço válido na rede {chain}. Copie de novo da origem.',
    ja: '{who}は {chain} のアドレスではありません。元の場所からコピーし直してください。',
    'zh-CN': '{who}不是 {chain} 的地址。请从来源重新复制。',
  },
  ofSolana: {
    en:
      '{who} is a Solana address, but this is on {chain}. Funds sent across networks are lost: choose the right ' +
      'network or address.',
    de:
      '{who} hat eine Solana-Adresse, die Transaktion läuft auf {chain}. Wählen Sie das richtige Netzwerk, sonst ist ' +
      'das Geld verloren.',
    es:
      '{who} tiene una dirección de Solana, pero la operación es en {chain}. Lo enviado entre redes se pierde: elija ' +
      'la red correcta.',
    fr:
      '{who} a une adresse Solana, mais l’opération est sur {chain}. Les fonds envoyés entre réseaux sont perdus : ' +
      'choisissez le bon.',
    'pt-BR':
      '{who} tem um endereço da Solana, mas a operação é na rede {chain}. O que é enviado entre redes se perde: ' +
      'escolha a certa.',
    ja: '{who}は Solana のアドレスですが、この取引は {chain} 上です。資金を失わないよう、正しいネットワークを選んでください。',
    'zh-CN': '{who}是 Solana 地址，但此交易在 {chain} 上。跨网络发送会丢失资金：请选择正确的网络。',
  },
  ofEvm: {
    en:
      '{who} is an EVM address (0x…), but this is on {chain}. Funds sent across networks are lost: choose the ' +
      'right network or address.',
    de:
      '{who} hat eine EVM-Adresse (0x…), die Transaktion läuft auf {chain}. Wählen Sie das richtige Netzwerk, sonst ' +
      'ist das Geld verloren.',
    es:
      '{who} tiene una dirección EVM (0x…), pero la operación es en {chain}. Lo enviado entre redes se pierde: elija ' +
      'la red correcta.',
    fr:
      '{who} a une adresse EVM (0x…), mais l’opération est sur {chain}. Les fonds envoyés entre réseaux sont perdus ' +
      ': choisissez le bon.',
    'pt-BR':
      '{who} tem um endereço EVM (0x…), mas a operação é na rede {chain}. O que é enviado entre redes se perde: ' +
      'escolha a certa.',
    ja: '{who}は EVM アドレス（0x…）ですが、この取引は {chain} 上です。資金を失わないよう、正しいネットワークを選んでください。',
    'zh-CN': '{who}是 EVM 地址（0x…），但此交易在 {chain} 上。跨网络发送会丢失资金：请选择正确的网络。',
  },
} satisfies FindingDefinition['texts'];

const saysOf = ({ problem }: ParsedAddress, isSolana: boolean): keyof typeof TEXTS => {
  if (problem !== 'wrong_family') return 'malformed';
  return isSolana ? 'ofEvm' : 'ofSolana';
};

/** Every address must be one of its chain. A wrong letter case is another rule's finding. */
const ofField =
  (field: AddressField): Rule =>
  (context) => {
    const address = context.intent.addresses[field];
    if (address === null || address.problem === null || address.problem === 'checksum_mismatch') return NO_FINDINGS;
    const { chain } = context.intent;
    return [
      {
        says: saysOf(address, familyOf(chain) === 'solana'),
        params: { who: termParam(field), chain: textParam(CHAIN_NAMES[chain]) },
        fields: [field],
      },
    ];
  };

export const invalidSenderAddress = finding({
  code: 'invalid_sender_address',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'from_address is not an address of this chain.',
  advice: 'Correct the sending address or the chain.',
  needs: ['request'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Sending address is not valid',
    de: 'Absenderadresse ist ungültig',
    es: 'Dirección del remitente no válida',
    fr: 'Adresse de l’expéditeur non valide',
    'pt-BR': 'Endereço do remetente inválido',
    ja: '送信元アドレスが無効です',
    'zh-CN': '付款地址无效',
  },
  texts: TEXTS,
  run: ofField('from_address'),
});

export const invalidRecipientAddress = finding({
  code: 'invalid_recipient_address',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'to_address is not an address of this chain.',
  advice: 'Correct the recipient or the chain; funds sent there could not be recovered.',
  needs: ['request'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Recipient address is not valid',
    de: 'Empfängeradresse ist ungültig',
    es: 'Dirección del destinatario no válida',
    fr: 'Adresse du destinataire non valide',
    'pt-BR': 'Endereço do destinatário inválido',
    ja: '受取人アドレスが無効です',
    'zh-CN': '收款地址无效',
  },
  texts: TEXTS,
  run: ofField('to_address'),
});

export const invalidContractAddress = finding({
  code: 'invalid_contract_address',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'contract_address is not an address of this chain.',
  advice: 'Correct the contract address or the chain.',
  needs: ['request'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Contract address is not valid',
    de: 'Contract-Adresse ist ungültig',
    es: 'Dirección del contrato no válida',
    fr: 'Adresse du contrat non valide',
    'pt-BR': 'Endereço do contrato inválido',
    ja: 'コントラクトアドレスが無効です',
    'zh-CN': '合约地址无效',
  },
  texts: TEXTS,
  run: ofField('contract_address'),
});

export const invalidExpectedAddress = finding({
  code: 'invalid_expected_address',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'expected_to_address is not an address of this chain, so the intent cannot be compared.',
  advice: 'Correct the expected recipient.',
  needs: ['request'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: true,
  title: {
    en: 'Expected recipient is not valid',
    de: 'Erwarteter Empfänger ist ungültig',
    es: 'Destinatario previsto no válido',
    fr: 'Destinataire prévu non valide',
    'pt-BR': 'Destinatário esperado inválido',
    ja: '想定した受取人が無効です',
    'zh-CN': '预期收款地址无效',
  },
  texts: TEXTS,
  run: ofField('expected_to_address'),
});
