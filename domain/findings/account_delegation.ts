import { isKnownAs } from '../facts/contract/roles.js';
import { finding } from './finding.js';
import { accountText, ofKinds } from './shared/of-kinds.js';

/** EIP-7702: the whole account runs foreign code. Milder only for code that is known to be meant for accounts. */
export const accountDelegation = finding({
  code: 'account_delegation',
  judges: 'action',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes hand the whole account over to the code of a delegate (EIP-7702).',
  advice: 'Sign only for a delegate that your wallet itself put forward.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ofKinds(['delegation'], ({ to }, { facts }) => ({
    message:
      `The bytes hand your whole account over to the code of ${accountText(to)} (EIP-7702): it can then move ` +
      'everything in it. Sign only for a delegate that your wallet itself put forward.',
    ...(isKnownAs(facts, to, 'account_code') ? { severity: 'HIGH' as const, action: 'REVIEW' as const } : {}),
  })),
});
