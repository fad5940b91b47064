import { isExpectedRecipient } from '../intent/address-fields.js';
import { finding, NO_FINDINGS } from './finding.js';

/** The recipient must be the one that was meant. */
export const recipientMismatch = finding({
  code: 'recipient_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The recipient is not the expected one.',
  advice: 'Stop, and find out which of the two is right.',
  needs: ['request'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: ({ intent }) =>
    intent.addresses.expected_to_address === null || isExpectedRecipient(intent.addresses)
      ? NO_FINDINGS
      : [
          {
            message:
              'The recipient is not the one that was expected. The address may have been replaced on its way. ' +
              'Stop, and take the address again from its source.',
            fields: ['to_address', 'expected_to_address'],
          },
        ],
});
