import { finding, NO_FINDINGS, type Found } from './finding.js';
import { claimsTrust } from '../intent/claims/claims-trust.js';

/** A name or reference that vouches for this transaction or tells the reader of this check what to conclude. */
export const selfAssertedTrust = finding({
  code: 'self_asserted_trust',
  judges: 'check',
  source: 'scam',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'A name or reference in the request claims its own safety or gives instructions.',
  advice: 'Do not trust the text; judge the address.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: ({ intent }) => {
    const { counterpartyName, intentReference } = intent;
    if (counterpartyName === null && intentReference === null) return NO_FINDINGS;
    const members = [
      ...(counterpartyName !== null && claimsTrust(counterpartyName, false) ? ['counterparty_name'] : []),
      ...(intentReference !== null && claimsTrust(intentReference, true) ? ['intent_reference'] : []),
    ];
    const draft = (member: string): Found => ({
      message:
        `${member} claims its own safety or gives instructions about this check. Such words prove nothing and are ` +
        'used to lower attention. Confirm the counterparty by another channel.',
    });
    return members.map(draft);
  },
});
