import { isKnownAs } from '../facts/contract/roles.js';
import { finding, NO_FINDINGS } from './finding.js';
import { askedPermissionOf, permissionList } from './shared/permission-text.js';

/**
 * Foreign code would run with the account's own powers. Milder only where the service's own source knows the contract
 * as a library for that.
 */
export const delegatecallRequested = finding({
  code: 'delegatecall_requested',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The call runs foreign code with the rights of this account.',
  advice: 'Stop, unless the code is your own.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const permissions = askedPermissionOf(context, 'delegatecall');
    if (permissions.length === 0) return NO_FINDINGS;
    const { contract, facts } = context;
    const isKnown = isKnownAs(facts, contract.address.key, 'delegatecall_library');
    return [
      {
        message:
          `The transaction lets foreign code act with the account's own powers (${permissionList(permissions)}). ` +
          'That code can empty the account. ' +
          `${isKnown ? 'Continue only if you know why this is needed.' : 'Do not continue.'}`,
        fields: [contract.field],
        ...(isKnown ? { severity: 'HIGH' as const, action: 'REVIEW' as const } : {}),
      },
    ];
  },
});
