import type { DeclaredAddresses } from './address-fields.js';

/** True when proposed and expected recipient are the same account: by key where both have one, else by the text. */
export const isExpectedRecipient = ({ to_address: to, expected_to_address: expected }: DeclaredAddresses): boolean => {
  if (expected === null) return false;
  return expected.key !== null && to.key !== null ? expected.key === to.key : expected.given === to.given;
};
