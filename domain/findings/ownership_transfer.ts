import { isKnownTaker, isVerifiedByOwnSources } from '../facts/contract/verification.js';
import { familyOf } from '../chains/index.js';
import { readPermission } from '../intent/permissions.js';
import { type CheckContext, finding, NO_FINDINGS, type Rule } from './finding.js';
import { askedPermissionOf, permissionList } from './shared/permission-text.js';

/** Source: the System, SPL Token, Stake and Vote programs of Solana. */
const AUTHORITY_OF_ACCOUNTS: ReadonlySet<string> = new Set([
  ...['setauthority', 'setauthoritychecked'],
  ...['authorize', 'authorizechecked', 'authorizewithseed', 'authorizecheckedwithseed', 'authorizenonceaccount'],
  ...['authorizevoter', 'authorizevoterchecked', 'authorizewithdrawer', 'authorizewithdrawerchecked'],
  ...['assign', 'assignwithseed'],
]);

/** The program that holds everybody's accounts is known: who gets the authority over an account is what matters. */
const isGivenAway = (permissions: readonly string[], { intent, facts }: CheckContext): boolean =>
  !isKnownTaker(intent, facts) &&
  permissions.some((permission) =>
    readPermission(permission, familyOf(intent.chain)).functions.some(({ name }) => AUTHORITY_OF_ACCOUNTS.has(name)),
  );

const declared: Rule = (context) => {
  const permissions = askedPermissionOf(context, 'ownership');
  if (permissions.length === 0) return NO_FINDINGS;
  const { contract, intent, facts } = context;
  const isKnown = isVerifiedByOwnSources(contract, intent, facts) && !isGivenAway(permissions, context);
  return [
    {
      message:
        `The transaction asks to hand over control (${permissionList(permissions)}). The one in control can ` +
        'take everything, and it cannot be taken back. ' +
        `${isKnown ? 'Continue only if handing it over is meant, and compare the new holder.' : 'Do not continue.'}`,
      fields: [contract.field],
      ...(isKnown ? { severity: 'HIGH' as const, action: 'REVIEW' as const } : {}),
    },
  ];
};

/**
 * Control of a contract or account passes to another account. Milder only where the service's own source knows the
 * contract.
 */
export const ownershipTransfer = finding({
  code: 'ownership_transfer',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The call hands over ownership or a role that controls assets.',
  advice: 'Stop, unless handing over control is the purpose.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: declared,
});
