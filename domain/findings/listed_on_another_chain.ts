import type { EvidenceRecord } from '../facts/screening/evidence.js';
import { CHAIN_NAMES } from '../chains/index.js';
import { finding } from './finding.js';
import { listedAs } from './shared/listings.js';

const chainsOf = (records: readonly EvidenceRecord[]): string =>
  [...new Set(records.flatMap(({ tokenContractOn: chain }) => (chain === null ? [] : [CHAIN_NAMES[chain]])))]
    .sort()
    .join(', ');

/** A token's contract that is listed on another chain: here it may be another contract, or none. */
export const listedOnAnotherChain = finding({
  code: 'listed_on_another_chain',
  judges: 'check',
  source: 'scam',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning:
    'On another chain this address is the contract of a token that a list of scams names. Here it may be ' +
    'another contract, or none.',
  advice: 'Find out what is at this address on this chain before going on.',
  needs: ['request', 'lists'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: listedAs(
    'elsewhere',
    ({ records, address, entry }, { intent }) =>
      `The ${address} is, as the contract of a token on ${chainsOf(records)}, ${entry}. On ` +
      `${CHAIN_NAMES[intent.chain]} it may be another contract, or none. Find out what it is before continuing.`,
  ),
});
