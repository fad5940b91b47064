import { type Check, NO_FINDINGS } from '../check.js';
import { askedOf, permissionList } from '../permission-text.js';

/** The code behind an address is exchanged. */
export const proxyUpgrade: Check = {
  id: 'simulation/proxy-upgrade',
  run: (context) => {
    const permissions = askedOf(context, 'upgrade');
    return permissions.length === 0
      ? NO_FINDINGS
      : [
          {
            code: 'proxy_upgrade',
            message:
              `The transaction exchanges the code behind an address (${permissionList(permissions)}). What was ` +
              'known about the old code no longer holds. Continue only if you have checked the new code.',
            fields: [context.contract.field],
          },
        ];
  },
};
