import type { AddressInField } from './address-fields.js';
import type { Declaration, TransactionIntent } from './intent.js';

/** Says who is who in a declaration. Source: the HTTP contract, "Who is who in a request". */
export const intentOf = (declaration: Declaration): TransactionIntent => {
  const { from_address: sender, to_address: to, contract_address: contract } = declaration.addresses;
  const contractInQuestion: AddressInField =
    contract === null ? { field: 'to_address', address: to } : { field: 'contract_address', address: contract };
  const common = { ...declaration, sender, contractInQuestion };
  switch (declaration.kind) {
    case 'transfer':
      return { ...common, kind: declaration.kind, recipient: to, tokenContract: contract };
    case 'escrow':
      return { ...common, kind: declaration.kind, recipient: to, contract };
    case 'approval':
      return { ...common, kind: declaration.kind, spender: contractInQuestion };
    case 'call':
    case 'swap':
    case 'mint':
      return { ...common, kind: declaration.kind, called: contract, beneficiary: to };
  }
};
