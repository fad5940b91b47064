import { OPEN_CALLERS } from '../../data/open-callers.js';
import type { AddressField } from '../../intent/address-fields.js';
import type { FindingDraft } from '../../verdict/finding.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** No registry, caller or history makes an allowance safe that anyone can use. */
const openCaller = (field: AddressField): FindingDraft => ({
  code: 'approval_spender_unverified',
  message:
    `The spender in ${field} is a contract that calls what anyone tells it to, so anyone can take the approved ` +
    'tokens. Do not approve it; take the spender of the contract that is really used.',
  fields: [field],
  severity: 'CRITICAL',
  action: 'BLOCK',
});

/**
 * Who may spend must be a contract that is known as verified, by any function that gives the right. Given in place
 * of `unverified_contract`.
 */
export const approvalSpenderUnverified: Check = {
  id: 'simulation/approval-spender-unverified',
  run: ({ spender }) => {
    if (spender === null) return NO_FINDINGS;
    const { verification, address, field } = spender;
    if (address.key === null || verification === 'verified' || verification === 'claimed') return NO_FINDINGS;
    if (OPEN_CALLERS.has(address.key)) return [openCaller(field)];
    const seen =
      verification === 'unverified' ? 'is known to be unverified' : 'is not known here as a verified contract';
    return [
      {
        code: 'approval_spender_unverified',
        message:
          `The spender in ${field} ${seen}. The one who controls it can take the approved tokens. Approve only ` +
          'spenders whose published source you can check.',
        fields: [field],
      },
    ];
  },
};
