import { closedProgram } from '../payload/effects.js';
import { finding, NO_FINDINGS, type Rule } from './finding.js';
import { askedPermissionOf, permissionList } from './shared/permission-text.js';

const declared: Rule = (context) => {
  const permissions = askedPermissionOf(context, 'upgrade');
  const { read } = context.action;
  // a program that is closed has no other code afterwards: another finding says so
  return permissions.length === 0 || (read !== null && closedProgram(read) !== null)
    ? NO_FINDINGS
    : [
        {
          message:
            `The transaction exchanges the code behind an address (${permissionList(permissions)}). What was ` +
            'known about the old code no longer holds. Continue only if you have checked the new code.',
          fields: [context.contract.field],
        },
      ];
};

/** The code behind an address is exchanged. */
export const proxyUpgrade = finding({
  code: 'proxy_upgrade',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The call replaces the code behind a contract.',
  advice: 'Go on only as the maintainer of that contract.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: declared,
});
