import { finding } from './finding.js';
import { listedAs, officialNames } from './shared/listings.js';

/** A list of scams and a list of official tokens name the same address. */
export const disputedListing = finding({
  code: 'disputed_listing',
  judges: 'check',
  source: 'scam',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'A list of scams names an address that a list of official tokens names too, so one of them is wrong.',
  advice: 'Look at both sources before going on.',
  needs: ['request', 'bundled_data', 'lists'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: listedAs(
    'disputed',
    ({ key, records, address, entry }, context) =>
      `The ${address} is ${entry}, but also named by ${officialNames(key, records, context).join('; ')}. One of the ` +
      'sources is wrong. Find out which before continuing.',
  ),
});
