import { type Check, NO_FINDINGS } from '../check.js';
import { askedOf, permissionList } from '../permission-text.js';

/**
 * Control of a contract or account passes to another account. Milder only where the service's own source knows the
 * contract.
 */
export const ownershipTransfer: Check = {
  id: 'simulation/ownership-transfer',
  run: (context) => {
    const permissions = askedOf(context, 'ownership');
    if (permissions.length === 0) return NO_FINDINGS;
    const isKnown = context.contract.verification === 'verified';
    return [
      {
        code: 'ownership_transfer',
        message:
          `The transaction asks to hand over control (${permissionList(permissions)}). Whoever has control can ` +
          'take everything, and it cannot be taken back. ' +
          `${isKnown ? 'Continue only if handing it over is meant, and compare the new holder.' : 'Do not continue.'}`,
        fields: [context.contract.field],
        ...(isKnown ? { severity: 'HIGH' as const, action: 'REVIEW' as const } : {}),
      },
    ];
  },
};
