import type { FindingDraft } from '../../verdict/finding.js';
import { type Check, NO_FINDINGS } from '../check.js';
import { claimsTrust } from '../../intent/claims/claims-trust.js';

/** A name or reference that vouches for this transaction or tells the reader of this check what to conclude. */
export const selfAssertedTrust: Check = {
  id: 'scam/self-asserted-trust',
  run: ({ intent }) => {
    const { counterpartyName, intentReference } = intent;
    if (counterpartyName === null && intentReference === null) return NO_FINDINGS;
    const members = [
      ...(counterpartyName !== null && claimsTrust(counterpartyName, false) ? ['counterparty_name'] : []),
      ...(intentReference !== null && claimsTrust(intentReference, true) ? ['intent_reference'] : []),
    ];
    const draft = (member: string): FindingDraft => ({
      code: 'self_asserted_trust',
      message:
        `${member} claims its own safety or gives instructions about this check. Such words prove nothing and are ` +
        'used to lower attention. Confirm the counterparty by another channel.',
    });
    return members.map(draft);
  },
};
