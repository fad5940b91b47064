import { ADDRESS_FIELDS, type AddressField } from '../intent/address-fields.js';
import { partyParam } from '../text/params.js';
import { finding } from './finding.js';

/**
 * A mixed-case EVM address carries a checksum; a wrong one is a typo or a splice. One finding for each distinct
 * address.
 */
export const addressChecksumMismatch = finding({
  code: 'address_checksum_mismatch',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'A mixed-case EVM address fails its EIP-55 checksum: a typing error, or a splice of two addresses.',
  advice: 'Copy the address again from its owner.',
  needs: ['request'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  isPartOfProof: false,
  title: {
    en: 'Address is misspelled',
    de: 'Adresse ist falsch geschrieben',
    es: 'Dirección mal escrita',
    fr: 'Adresse mal saisie',
    'pt-BR': 'Endereço digitado errado',
    ja: 'アドレスの表記が誤っています',
    'zh-CN': '地址书写有误',
  },
  texts: {
    seen: {
      en: '{who} was mistyped or altered: its capital letters do not fit. Copy it again from its source.',
      de:
        '{who} ist vertippt oder verändert: Die Groß- und Kleinschreibung passt nicht. Kopieren Sie die Angabe ' +
        'erneut aus der Quelle.',
      es: '{who} tiene un error o fue alterado: las mayúsculas no encajan. Vuelva a copiarlo de su origen.',
      fr: '{who} comporte une erreur ou une altération : les majuscules ne concordent pas. Recopiez depuis la source.',
      'pt-BR': '{who} tem erro ou foi alterado: as maiúsculas não conferem. Copie de novo da origem.',
      ja: '{who} は打ち間違いか改変です（大文字と小文字が一致しません）。元の場所からコピーし直してください。',
      'zh-CN': '{who} 输入有误或被改动：字母大小写不符。请从来源重新复制。',
    },
  },
  run: ({ intent }) => {
    const byKey = new Map<string, AddressField[]>();
    for (const field of ADDRESS_FIELDS) {
      const address = intent.addresses[field];
      if (address === null || address.key === null || address.problem !== 'checksum_mismatch') continue;
      byKey.set(address.key, [...(byKey.get(address.key) ?? []), field]);
    }
    return [...byKey].map(([key, fields]) => ({ params: { who: partyParam(intent, key) }, fields }));
  },
});
