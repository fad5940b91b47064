import { isKnownTaker } from '../facts/contract/verification.js';
import { readPermission } from '../intent/permissions.js';
import { familyOf } from '../chains/index.js';
import { type CheckContext, finding, type Found, namedField, NO_FINDINGS } from './finding.js';
import { askedPermissionOf, permissionList } from './shared/permission-text.js';

/** In an approval the approve instruction is the operation itself, which the spender's findings judge. */
const isTheApprovalItself = (permission: string, { intent }: CheckContext): boolean =>
  intent.kind === 'approval' &&
  readPermission(permission, familyOf(intent.chain)).functions.every(({ name }) => name.startsWith('approve'));

/**
 * Tokens and programs that are known do what they are told to: who takes is what matters.
 * Source: domain/decisions.md, 34.
 */
const takenBy = (permissions: readonly string[], context: CheckContext): Found => ({
  message: permissions.every((permission) => /^burn/i.test(permission))
    ? `The transaction destroys assets of an account (${permissionList(permissions)}): nobody gets them, and nothing ` +
      'brings them back. Continue only if you want to be rid of them.'
    : `The transaction asks for functions that take assets out of an account (${permissionList(permissions)}), and ` +
      `${namedField(context, 'to_address')}, which gets them, is not known here as a verified contract. ` +
      'Continue only if you know whose it is.',
  fields: ['to_address'],
});

/**
 * Functions that can move all that the contract may reach, on a contract that the service's own source does not know.
 */
export const assetDrainPermission = finding({
  code: 'asset_drain_permission',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The call lets a contract that is not verified move assets in bulk.',
  advice: 'Ask for a narrower permission.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { contract, intent, facts } = context;
    if (intent.permissions.length === 0) return NO_FINDINGS;
    if (contract.verification === 'verified')
      return intent.asked.take !== undefined && !isKnownTaker(intent, facts)
        ? [takenBy(askedPermissionOf(context, 'take'), context)]
        : NO_FINDINGS;
    const draining = askedPermissionOf(context, 'drain').filter(
      (permission) => !isTheApprovalItself(permission, context),
    );
    const luring = askedPermissionOf(context, 'scam_style');
    const draft = (message: string): Found => ({
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
});
