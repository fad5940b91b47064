import type { AddressField } from '../intent/address-fields.js';
import type { ParsedAddress } from '../intent/address.js';
import { CHAIN_NAMES, familyOf } from '../chains/index.js';
import { type CheckContext, finding, NO_FINDINGS, type Rule } from './finding.js';

const messageFor = (field: AddressField, address: ParsedAddress, { intent }: CheckContext): string => {
  const chain = CHAIN_NAMES[intent.chain];
  const isSolana = familyOf(intent.chain) === 'solana';
  if (address.problem === 'wrong_family') {
    const found = isSolana ? 'an EVM address (0x and 40 hex digits)' : 'a Solana address (base58)';
    return (
      `${field} is ${found}, but the transaction is on ${chain}. Funds sent across networks are lost; choose the ` +
      'right network or ask for the right address.'
    );
  }
  const form = isSolana ? 'base58 text of exactly 32 bytes' : '0x followed by 40 hex digits';
  return (
    `${field} is no address of ${chain}: it must be ${form}. Copy the address again from its source before ` +
    'continuing.'
  );
};

/** Every address must be one of its chain. A wrong letter case is another rule's finding. */
const ofField =
  (field: AddressField): Rule =>
  (context) => {
    const address = context.intent.addresses[field];
    if (address === null || address.problem === null || address.problem === 'checksum_mismatch') return NO_FINDINGS;
    return [{ message: messageFor(field, address, context), fields: [field] }];
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
  splitFrom: null,
  isPartOfProof: false,
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
  splitFrom: null,
  isPartOfProof: false,
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
  splitFrom: null,
  isPartOfProof: false,
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
  splitFrom: null,
  isPartOfProof: true,
  run: ofField('expected_to_address'),
});
