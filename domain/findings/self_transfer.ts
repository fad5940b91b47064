import { finding, NO_FINDINGS } from './finding.js';

/** A transfer from an account to itself moves nothing. */
export const selfTransfer = finding({
  code: 'self_transfer',
  judges: 'action',
  source: 'risk',
  severity: 'LOW',
  action: 'REVIEW',
  meaning: 'Sender and recipient are the same address.',
  advice: 'Confirm that this is meant.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, recipient, action: { read } }) =>
    recipient !== null &&
    recipient.key !== null &&
    intent.sender.key === recipient.key &&
    // a call of which the bytes do not say who receives
    (read === null || read.to !== null)
      ? [
          {
            message:
              'Sender and recipient are the same account, so the transfer only costs its fee. Check that the ' +
              'recipient is the one that was meant.',
            fields: ['from_address', 'to_address'],
          },
        ]
      : NO_FINDINGS,
});
