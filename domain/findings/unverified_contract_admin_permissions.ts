import { type CheckContext, finding, NO_FINDINGS } from './finding.js';
import { askedPermissionOf, permissionList } from './shared/permission-text.js';

/** In a mint the mint function is the operation itself; anywhere else it makes supply at will. */
const adminPermissions = (context: CheckContext): readonly string[] =>
  context.intent.kind === 'mint' ? askedPermissionOf(context, 'admin') : askedPermissionOf(context, 'admin', 'mint');

/**
 * Admin-level permissions for a contract that the service's own sources do not know as verified. Where nothing is known
 * and the caller vouches for the contract it is reviewed, not blocked: a claim is never proof. A request that names no
 * contract has no verified one.
 */
export const unverifiedContractAdminPermissions = finding({
  code: 'unverified_contract_admin_permissions',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'A contract that is not verified asks for administrative rights.',
  advice: 'Stop; ordinary use needs no such rights.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const permissions = adminPermissions(context);
    const { verification, field } = context.contract;
    if (permissions.length === 0 || verification === 'verified') return NO_FINDINGS;
    const isClaimed = verification === 'claimed';
    const knowledge = isClaimed ? 'is verified by your statement alone' : 'is not verified';
    return [
      {
        message:
          `The transaction asks for admin-level permissions (${permissionList(permissions)}), and the contract ` +
          `${knowledge}. Such permissions can change rules, owners or balances. ` +
          `${isClaimed ? 'Make sure that you know who runs the contract before continuing.' : 'Do not continue.'}`,
        fields: [field],
        ...(isClaimed ? { severity: 'HIGH' as const, action: 'REVIEW' as const } : {}),
      },
    ];
  },
});
