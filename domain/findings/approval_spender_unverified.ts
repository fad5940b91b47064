import { callsForAnyone } from '../facts/contract/roles.js';
import { finding, givenIn, NO_FINDINGS, type Rule } from './finding.js';

const declared: Rule = (context) => {
  const { spender, facts } = context;
  if (spender === null) return NO_FINDINGS;
  const { verification, address, field } = spender;
  if (address.key === null || verification === 'verified' || verification === 'claimed') return NO_FINDINGS;
  // what anyone can use has a finding of its own
  if (callsForAnyone(facts, address.key)) return NO_FINDINGS;
  const seen = verification === 'unverified' ? 'is known to be unverified' : 'is not known here as a verified contract';
  return [
    {
      message:
        `The spender ${givenIn(context, field)} ${seen}. The one who controls it can take the approved tokens. ` +
        'Approve only spenders whose published source you can check.',
      fields: [field],
      accounts: [address.key],
    },
  ];
};

/**
 * Who may spend must be a contract that is known as verified, by any function that gives the right. Given in place
 * of `unverified_contract`.
 */
export const approvalSpenderUnverified = finding({
  code: 'approval_spender_unverified',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'Nothing says that the spender of the approval is a verified contract.',
  advice: 'Confirm who runs the spender before approving.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation', 'allow_list'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: declared,
});
