import type { FindingDraft } from '../../verdict/finding.js';
import { readPermission } from '../../intent/permissions.js';
import { familyOf } from '../../intent/chain.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';
import { askedOf, permissionList } from '../permission-text.js';

/** In an approval the approve instruction is the operation itself, which the spender's findings judge. */
const isTheApprovalItself = (permission: string, { intent }: CheckContext): boolean =>
  intent.kind === 'approval' &&
  readPermission(permission, familyOf(intent.chain)).functions.every(({ name }) => name.startsWith('approve'));

/**
 * Functions that can move all that the contract may reach, on a contract that the service's own source does not know.
 */
export const assetDrainPermission: Check = {
  id: 'simulation/asset-drain-permission',
  run: (context) => {
    const { contract } = context;
    if (context.asked.size === 0 || contract.verification === 'verified') return NO_FINDINGS;
    const draining = askedOf(context, 'drain').filter((permission) => !isTheApprovalItself(permission, context));
    const luring = askedOf(context, 'scam_style');
    const draft = (message: string): FindingDraft => ({
      code: 'asset_drain_permission',
      message,
      fields: [contract.field],
    });
    if (draining.length > 0) {
      return [
        draft(
          'The transaction asks for functions that can move your assets at will ' +
            `(${permissionList([...draining, ...luring])}), and the contract is not known here as verified. ` +
            'Continue only if you know who runs it.',
        ),
      ];
    }
    return luring.length === 0
      ? NO_FINDINGS
      : [
          draft(
            `The transaction asks for a function whose name drainers like to use (${permissionList(luring)}), ` +
              'and the contract is not known here as verified. A name promises nothing; such functions often take ' +
              'assets instead. Continue only if you know who runs it.',
          ),
        ];
  },
};
