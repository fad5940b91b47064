import { ADDRESS_FIELDS, type AddressField } from '../intent/address-fields.js';
import { fieldList } from '../intent/subjects.js';
import { finding, type Found } from './finding.js';

const draftFor = (fields: readonly AddressField[]): Found => ({
  message:
    `The letter case of ${fieldList(fields)} does not fit its checksum (EIP-55). That happens when a character was ` +
    'mistyped or part of the address was replaced. Copy the address again from its source.',
  fields,
});

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
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent }) => {
    const byKey = new Map<string, AddressField[]>();
    for (const field of ADDRESS_FIELDS) {
      const address = intent.addresses[field];
      if (address === null || address.key === null || address.problem !== 'checksum_mismatch') continue;
      byKey.set(address.key, [...(byKey.get(address.key) ?? []), field]);
    }
    return [...byKey.values()].map(draftFor);
  },
});
