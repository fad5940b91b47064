import type { AddressInField } from './address-fields.js';
import { familyOf } from '../chains/index.js';
import type { Declaration, TransactionIntent } from './intent.js';
import { type AskedPermissions, askedPermissions } from './permissions.js';

/** The same intent, declared otherwise: its roles follow from the change. */
export const redeclared = (intent: TransactionIntent, changes: Partial<Declaration>): TransactionIntent => {
  const declaration = {
    kind: intent.kind,
    kindRule: intent.kindRule,
    direction: intent.direction,
    chain: intent.chain,
    addresses: intent.addresses,
    token: intent.token,
    amount: intent.amount,
    approval: intent.approval,
    permissions: intent.permissions,
    contractVerified: intent.contractVerified,
    counterpartyName: intent.counterpartyName,
    intentReference: intent.intentReference,
    policyId: intent.policyId,
    contractIsToken: intent.contractIsToken,
    ...(intent.origin === undefined ? {} : { origin: intent.origin }),
    ...changes,
  };
  const isReadAlready = ['permissions', 'chain', 'addresses'].every((name) => !(name in changes));
  return withRoles(declaration, isReadAlready ? intent.asked : askedIn(declaration));
};

/**
 * Says who is who in a declaration. Source: src/http/README.md, "Type and spender". An intent is no declaration:
 * its roles would outlive a change of its addresses.
 */
export const intentOf = (declaration: Declaration & { readonly sender?: never }): TransactionIntent =>
  withRoles(declaration, askedIn(declaration));

const askedIn = ({ permissions, chain, addresses }: Declaration): AskedPermissions =>
  askedPermissions(permissions, familyOf(chain), addresses.contract_address?.key ?? null);

const withRoles = (declaration: Declaration, asked: AskedPermissions): TransactionIntent => {
  const { from_address: sender, to_address: to, contract_address: contract } = declaration.addresses;
  const contractInQuestion: AddressInField =
    contract === null ? { field: 'to_address', address: to } : { field: 'contract_address', address: contract };
  const { kind } = declaration;
  // one spread, behind the roles: a second one makes each intent forty times as costly
  switch (kind) {
    case 'transfer':
      return { sender, contractInQuestion, asked, recipient: to, tokenContract: contract, ...declaration, kind };
    case 'escrow':
      return { sender, contractInQuestion, asked, recipient: to, contract, ...declaration, kind };
    case 'approval': {
      const spender = declaration.contractIsToken
        ? ({ field: 'to_address', address: to } as const)
        : contractInQuestion;
      return { sender, contractInQuestion: spender, asked, spender, ...declaration, kind };
    }
    case 'call':
    case 'swap':
    case 'mint':
      return { sender, contractInQuestion, asked, called: contract, beneficiary: to, ...declaration, kind };
  }
};
