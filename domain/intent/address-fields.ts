import type { ParsedAddress } from './address.js';

/** The request's address fields, in the order in which messages name them. */
export const ADDRESS_FIELDS = ['from_address', 'to_address', 'contract_address', 'expected_to_address'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** The address of each field; null where an optional field was not sent. */
export interface DeclaredAddresses {
  readonly from_address: ParsedAddress;
  readonly to_address: ParsedAddress;
  readonly contract_address: ParsedAddress | null;
  readonly expected_to_address: ParsedAddress | null;
}

/** An address with the field that it came from. */
export interface AddressInField {
  readonly field: AddressField;
  readonly address: ParsedAddress;
}

/** True when proposed and expected recipient are the same account: by key where both have one, else by the text. */
export const isExpectedRecipient = ({ to_address: to, expected_to_address: expected }: DeclaredAddresses): boolean => {
  if (expected === null) return false;
  return expected.key !== null && to.key !== null ? expected.key === to.key : expected.given === to.given;
};
