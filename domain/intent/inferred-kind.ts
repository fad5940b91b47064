import { isZeroApproval } from './approval-amount.js';
import type { Declaration } from './intent.js';

type Kind = Pick<Declaration, 'kind' | 'kindRule'>;

/**
 * The kind of an intent whose type was not sent, by what it asks for. A zero allowance says nothing about a payment: it
 * makes an approval only where nothing is paid. The token registry may know better of a named contract. Source:
 * decision 30.
 */
export const inferredKind = ({
  approval,
  amount,
  permissions,
  addresses,
}: Pick<Declaration, 'approval' | 'amount' | 'permissions' | 'addresses'>): Kind => {
  if (approval !== null && !isZeroApproval(approval)) return { kind: 'approval', kindRule: 'approval_amount' };
  if (approval !== null && Number(amount) === 0) return { kind: 'approval', kindRule: 'zero_approval_amount' };
  if (permissions.length > 0) return { kind: 'call', kindRule: 'permissions' };
  if (addresses.contract_address !== null) return { kind: 'call', kindRule: 'contract_address' };
  return { kind: 'transfer', kindRule: 'payment' };
};
