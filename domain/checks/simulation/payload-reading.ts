import type { Facts } from '../../facts/facts.js';
import { isWhole, nodeAnswers } from '../../facts/simulation/executions.js';
import type { PayloadNote, PayloadStatus } from '../../payload/payload.js';
import type { FindingCode } from '../../verdict/finding.js';
import { type Check, NO_FINDINGS } from '../check.js';
import { findingsOf, type Mismatch, type Mismatches } from '../payload/mismatches.js';

interface Reason {
  readonly code: FindingCode;
  readonly message: string;
}

const STATUSES: Readonly<Record<PayloadStatus, ((problem: string) => Reason) | null>> = {
  decoded: null,
  partly_decoded: (problem) => ({
    code: 'payload_partly_decoded',
    message:
      `A part of what is to be signed could not be read, or cannot be right: it ${problem}. What it does is not ` +
      'known. Review it by hand, or ask for a plain transaction.',
  }),
  not_decoded: (problem) => ({
    code: 'payload_not_decoded',
    message:
      `What is to be signed could not be read: it ${problem}. What the signature is good for is not known. Sign only ` +
      'where you know it from elsewhere.',
  }),
  // has a finding of its own: no key should sign it
  invalid: null,
};

const NOTES: Readonly<Record<PayloadNote, Reason | null>> = {
  raw_hash: {
    code: 'raw_hash_signature',
    message:
      'The signature would be over a bare hash: behind it may stand any transaction, one that takes everything ' +
      'included. Do not sign.',
  },
  durable_nonce: {
    code: 'durable_nonce',
    message:
      'The transaction has a durable nonce: once signed it can be sent at any later time, when accounts look ' +
      'different. Sign it only where that is what you want.',
  },
  lookup_table: {
    code: 'lookup_table_unresolved',
    message:
      'Some accounts of the transaction stand in a lookup table that was not read, so who gains is not known. Review ' +
      'it with a node, or ask for a transaction without tables.',
  },
  excessive_fee: {
    code: 'fee_implausible',
    message:
      'The fee may be more than one whole coin of the network, which no ordinary transaction costs: it is lost, and ' +
      'a part of it may go to who set it. Lower the gas limit or the price, or ask for the transaction again.',
  },
  // these have findings of their own, or stand in the status, with the reason
  replayable: null,
  unknown_version: null,
  no_domain_type: null,
  limit: null,
};

const unsaid = (what: string): Mismatch => ({ code: 'payload_partly_decoded', what, isReview: true });
const NO_RECIPIENT = unsaid('do not say who receives');
const NO_CONTRACT = unsaid('do not say which contract or spender is meant');

const NOT_COMPARABLE: Mismatches = {
  to_address: { not_comparable: NO_RECIPIENT },
  expected_to_address: { not_comparable: NO_RECIPIENT },
  spender: { not_comparable: NO_CONTRACT },
  contract_address: { not_comparable: NO_CONTRACT },
  token: { not_comparable: unsaid('name a token that is not known here') },
};

/** A node that executed the whole read the tables as well: what it says of their accounts is judged. */
const isResolved = (note: PayloadNote, facts: Facts): boolean => {
  const answers = nodeAnswers(facts);
  return note === 'lookup_table' && answers.length > 0 && answers.every(isWhole);
};

/** What follows from how much of the bytes could be read, and be compared. */
export const payloadReading: Check = {
  id: 'simulation/payload-reading',
  run: ({ payload, comparison, facts }) => {
    if (payload === null) return NO_FINDINGS;
    const { status, problem, notes } = payload;
    const byStatus = STATUSES[status]?.(problem ?? 'is of a kind that is not known here') ?? null;
    // a bare hash is never decoded: its own finding says so
    const isSaid = notes.includes('raw_hash') && status === 'not_decoded';
    const reasons = [
      isSaid ? null : byStatus,
      ...notes.filter((note) => !isResolved(note, facts)).map((note) => NOTES[note]),
    ];
    return [...reasons.filter((reason) => reason !== null), ...findingsOf(comparison, NOT_COMPARABLE)];
  },
};
