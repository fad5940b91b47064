import type { FindingDraft } from '../../verdict/finding.js';
import { type Check, NO_FINDINGS } from '../check.js';
import { findingsOf, type Mismatches } from '../payload/mismatches.js';

const MISMATCHES: Mismatches = {
  chain: { mismatch: { code: 'payload_chain_mismatch', what: 'are for another network than was declared' } },
  from_address: { mismatch: { code: 'payload_signer_mismatch', what: 'ask for the signature of another account' } },
};

const invalid = (problem: string): FindingDraft => ({
  code: 'payload_invalid',
  message: `What is to be signed is not sound: it ${problem}. No honest application asks for that. Do not sign.`,
});

const REPLAYABLE: FindingDraft = {
  code: 'payload_replayable',
  message:
    'The bytes name no network, or every network: the signature counts on other chains as well. Ask for one that ' +
    'names the chain.',
};

/** The bytes are sound, for this network, and for the signature of this account. */
export const payloadForm: Check = {
  id: 'network/payload-form',
  run: ({ payload, comparison }) => {
    if (payload === null) return NO_FINDINGS;
    const { status, problem, notes } = payload;
    if (status === 'invalid') return [invalid(problem ?? 'cannot be read')];
    return [...(notes.includes('replayable') ? [REPLAYABLE] : NO_FINDINGS), ...findingsOf(comparison, MISMATCHES)];
  },
};
