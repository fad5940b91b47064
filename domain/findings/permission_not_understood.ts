import { finding, NO_FINDINGS } from './finding.js';
import { askedPermissionOf, permissionList } from './shared/permission-text.js';

/**
 * A permission from which nothing plain can be read, on any contract: what is asked for could be anything. Source:
 * domain/decisions.md, 36.
 */
export const permissionNotUnderstood = finding({
  code: 'permission_not_understood',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A permission is written so that no function can be read from it, so it could not be judged.',
  advice: 'Ask for it by the name, the signature or the selector of its function.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const permissions = askedPermissionOf(context, 'not_understood');
    return permissions.length === 0
      ? NO_FINDINGS
      : [
          {
            message:
              `No function can be read from what the transaction asks for (${permissionList(permissions)}), so it ` +
              'was not judged and could be anything. Ask for it by the name, signature or selector of its function, ' +
              'or review the transaction by hand before continuing.',
            fields: [context.contract.field],
          },
        ];
  },
});
