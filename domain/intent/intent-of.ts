import type { AddressInField } from './address-fields.js';
import type { Declaration, TransactionIntent } from './intent.js';

/**
 * Says who is who in a declaration. Source: the HTTP contract, "Who is who in a request". An intent is no declaration:
 * its roles would outlive a change of its addresses.
 */
export const intentOf = (declaration: Declaration & { readonly sender?: never }): TransactionIntent => {
  const { from_address: sender, to_address: to, contract_address: contract } = declaration.addresses;
  const contractInQuestion: AddressInField =
    contract === null ? { field: 'to_address', address: to } : { field: 'contract_address', address: contract };
  const { kind } = declaration;
  switch (kind) {
    case 'transfer':
      return { sender, contractInQuestion, recipient: to, tokenContract: contract, ...declaration, kind };
    case 'escrow':
      return { sender, contractInQuestion, recipient: to, contract, ...declaration, kind };
    case 'approval':
      return { sender, contractInQuestion, spender: contractInQuestion, ...declaration, kind };
    case 'call':
    case 'swap':
    case 'mint':
      return { sender, contractInQuestion, called: contract, beneficiary: to, ...declaration, kind };
  }
};
