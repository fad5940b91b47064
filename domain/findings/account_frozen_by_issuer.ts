import { frozenAccounts } from '../facts/contract/on-chain.js';
import { addressText, fieldsOfKey } from '../intent/subjects.js';
import { finding } from './finding.js';

/** The issuer of a token froze the account. It gives no reason and no evidence: why is not known. */
export const accountFrozenByIssuer = finding({
  code: 'account_frozen_by_issuer',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning:
    'The issuer of a token froze an account of the request, which cannot move that token. Issuers give no reason.',
  advice: 'Find out why before you go on; it is no proof of ownership.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: 'indirect_exposure',
  isPartOfProof: false,
  run: ({ intent, facts }) =>
    [...frozenAccounts(facts)].map(([key, tokens]) => ({
      message:
        `The ${addressText(intent, key)} is frozen by the issuer of ${tokens.join(' and of ')} and cannot move that ` +
        'token. Issuers freeze accounts that they tie to theft, fraud or sanctions, and give no reason; that says ' +
        'nothing about who owns the address. Find out why before continuing.',
      fields: fieldsOfKey(intent, key),
    })),
});
