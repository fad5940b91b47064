import { statementsAbout } from '../facts/contract/statements.js';
import { OPEN_CALLERS } from '../data/open-callers.js';
import { finding, NO_FINDINGS, type Rule } from './finding.js';
import { accountText, ofRights } from './shared/rights-in-bytes.js';

/** As it was declared. */
const declared: Rule = ({ spender }) => {
  if (spender === null) return NO_FINDINGS;
  const { verification, address, field } = spender;
  if (address.key === null || verification === 'verified' || verification === 'claimed') return NO_FINDINGS;
  // what anyone can use has a finding of its own
  if (OPEN_CALLERS.has(address.key)) return NO_FINDINGS;
  const seen = verification === 'unverified' ? 'is known to be unverified' : 'is not known here as a verified contract';
  return [
    {
      message:
        `The spender in ${field} ${seen}. The one who controls it can take the approved tokens. Approve only ` +
        'spenders whose published source you can check.',
      fields: [field],
      accounts: [address.key],
    },
  ];
};

/** As the bytes do it. */
const inBytes = ofRights(['allowance'], ({ to }, { facts }) =>
  statementsAbout(facts, to).some(({ verified }) => verified === true)
    ? null
    : {
        message:
          `${accountText(to)} gets the right to take tokens and is not known here as a verified contract. Allow only ` +
          'spenders whose published source you can check.',
        ...(to === null ? {} : { accounts: [to] }),
      },
);

/**
 * Who may spend must be a contract that is known as verified, by any function that gives the right. Given in place
 * of `unverified_contract`.
 */
export const approvalSpenderUnverified = finding({
  code: 'approval_spender_unverified',
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
  run: (context) => [...declared(context), ...inBytes(context)],
});
