import { isVerifiedByOwnSources } from '../../facts/contract/verification.js';
import { type Check, NO_FINDINGS } from '../check.js';
import { askedOf, permissionList } from '../permission-text.js';

/**
 * Foreign code would run with the account's own powers. Milder only where the service's own source knows the contract.
 */
export const delegatecallRequested: Check = {
  id: 'simulation/delegatecall-requested',
  run: (context) => {
    const permissions = askedOf(context, 'delegatecall');
    if (permissions.length === 0) return NO_FINDINGS;
    const { contract, intent, facts } = context;
    const isKnown = isVerifiedByOwnSources(contract, intent, facts);
    return [
      {
        code: 'delegatecall_requested',
        message:
          `The transaction lets foreign code act with the account's own powers (${permissionList(permissions)}). ` +
          'That code can empty the account. ' +
          `${isKnown ? 'Continue only if you know why this is needed.' : 'Do not continue.'}`,
        fields: [contract.field],
        ...(isKnown ? { severity: 'HIGH' as const, action: 'REVIEW' as const } : {}),
      },
    ];
  },
};
