import { kindOf } from '../payload/kinds/index.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';
import { isSaidByBytes } from './shared/told-token.js';
import { askedPermissionOf, permissionList } from './shared/permission-text.js';

/** What the bytes bring to a contract is no signature that is asked for now. */
const isSent = (context: CheckContext): boolean =>
  isSaidByBytes(context) && context.payload !== null && kindOf(context.payload.kind).isTransaction;

/** A signature that allows or moves tokens without a further transaction. */
export const permitSignature = finding({
  code: 'permit_signature',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A permit moves tokens later by signature alone, without a further transaction.',
  advice: 'Read spender, amount and expiry in the message that is to be signed.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const permissions = askedPermissionOf(context, 'permit');
    return permissions.length === 0
      ? NO_FINDINGS
      : [
          {
            message:
              (isSent(context)
                ? `The transaction brings a signed permission to take tokens (${permissionList(permissions)}): ` +
                  'whom it names can take them later, '
                : `The signature is a permission to take tokens (${permissionList(permissions)}) that somebody else ` +
                  'can use later, ') +
              'without another transaction of yours. Check spender, amount and expiry before signing.',
            fields: [context.contract.field],
          },
        ];
  },
});
