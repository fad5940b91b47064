import { CHAIN_NAMES, familyOf } from '../../intent/chain.js';
import type { FindingCode, FindingDraft } from '../../verdict/finding.js';
import { ADDRESS_FIELDS, type AddressField } from '../../intent/address-fields.js';
import type { ParsedAddress } from '../../intent/address.js';
import type { Check, CheckContext } from '../check.js';

const CODE_OF_FIELD: Readonly<Record<AddressField, FindingCode>> = {
  from_address: 'invalid_sender_address',
  to_address: 'invalid_recipient_address',
  contract_address: 'invalid_contract_address',
  expected_to_address: 'invalid_expected_address',
};

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
export const invalidAddress: Check = {
  id: 'network/invalid-address',
  run: (context) => {
    const drafts: FindingDraft[] = [];
    for (const field of ADDRESS_FIELDS) {
      const address = context.intent.addresses[field];
      if (address === null || address.problem === null || address.problem === 'checksum_mismatch') continue;
      drafts.push({ code: CODE_OF_FIELD[field], message: messageFor(field, address, context), fields: [field] });
    }
    return drafts;
  },
};
