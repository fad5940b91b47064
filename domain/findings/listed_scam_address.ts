import { finding } from './finding.js';
import { listedAs } from './shared/listings.js';

/** An exact match of any address with a list of scams, thefts or phishing. */
export const listedScamAddress = finding({
  code: 'listed_scam_address',
  judges: 'check',
  source: 'scam',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'An address of the request stands on an imported list of scams, thefts or phishing.',
  advice: 'Stop; the message names the list and its date.',
  needs: ['request', 'lists'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: listedAs(
    'listed',
    ({ address, entry }) =>
      `The ${address} is ${entry}. Funds or rights given to it are likely to be lost. Do not continue.`,
  ),
});
