import { finding, NO_FINDINGS } from './finding.js';

/** A fee that no ordinary transaction costs. */
export const feeImplausible = finding({
  code: 'fee_implausible',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The fee may be more than a whole coin of the network.',
  advice: 'Lower the gas limit or its price.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ payload }) =>
    payload?.notes.includes('excessive_fee') === true
      ? [
          {
            message:
              'The fee may be more than one whole coin of the network, which no ordinary transaction costs: it ' +
              'is lost, ' +
              'and a part of it may go to who set it. Lower the gas limit or the price, or ask for the ' +
              'transaction again.',
          },
        ]
      : NO_FINDINGS,
});
