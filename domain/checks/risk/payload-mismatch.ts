import type { Check } from '../check.js';
import { findingsOf, type Mismatch, type Mismatches } from '../payload/mismatches.js';

const narrower = (what: string): Mismatch => ({ code: 'payload_amount_mismatch', what, isReview: true });
const recipient: Mismatch = { code: 'payload_recipient_mismatch', what: 'pay another account than was declared' };
const spender: Mismatch = {
  code: 'payload_spender_mismatch',
  what: 'name another contract or spender than was declared',
};

/** Source: the payload design, "Declared against found". */
const MISMATCHES: Mismatches = {
  to_address: { mismatch: recipient },
  expected_to_address: { mismatch: recipient },
  spender: { mismatch: spender },
  contract_address: { mismatch: spender },
  token: { mismatch: { code: 'payload_token_mismatch', what: 'move another token than was declared' } },
  amount: {
    wider: { code: 'payload_amount_mismatch', what: 'move more than was declared' },
    narrower: narrower('move less than was declared'),
    not_comparable: narrower('hold an amount that cannot be compared: the decimals of the token are not known'),
  },
  approval_amount: {
    wider: { code: 'payload_allowance_exceeds', what: 'allow more than was declared' },
    narrower: narrower('allow less than was declared'),
    not_comparable: narrower('hold an allowance that cannot be compared: the decimals of the token are not known'),
  },
  transaction_type: { mismatch: { code: 'payload_type_mismatch', what: 'do something else than was declared' } },
  native_value: {
    undeclared: { code: 'undeclared_native_value', what: 'send the native currency along, which was not declared' },
  },
  actions: { undeclared: { code: 'undeclared_action', what: 'do more than was declared' } },
};

/** The bytes do not do what was declared. */
export const payloadMismatch: Check = {
  id: 'risk/payload-mismatch',
  run: ({ comparison }) => findingsOf(comparison, MISMATCHES),
};
