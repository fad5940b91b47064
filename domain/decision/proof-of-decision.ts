import type { Finding } from './finding.js';
import { FINDING_BY_CODE, type FindingCode } from '../findings/index.js';
import { type TransactionIntent } from '../intent/intent.js';
import { isExpectedRecipient } from '../intent/address-fields.js';
import { compareText } from '../shared/compare-text.js';

/** Version of the decision record inside the response. */
export const RECORD_VERSION = '0.1';

export interface ProofOfDecision {
  readonly status: 'VERIFIED' | 'REJECTED' | 'UNVERIFIED';
  readonly recordVersion: string;
  readonly intent: {
    readonly comparison: 'MATCH' | 'MISMATCH' | 'NOT_PROVIDED';
    readonly expectedToAddress: string | null;
    readonly proposedToAddress: string;
  };
  readonly evidenceCodes: readonly FindingCode[];
}

/**
 * Present when intent information was supplied: an expected recipient, a reference or a counterparty name; else null.
 */
export const proofOfDecision = (intent: TransactionIntent, findings: readonly Finding[]): ProofOfDecision | null => {
  const { addresses, intentReference, counterpartyName } = intent;
  const expectedTo = addresses.expected_to_address;
  if (expectedTo === null && intentReference === null && counterpartyName === null) return null;
  const comparison = expectedTo === null ? 'NOT_PROVIDED' : isExpectedRecipient(addresses) ? 'MATCH' : 'MISMATCH';
  const status = { NOT_PROVIDED: 'UNVERIFIED', MATCH: 'VERIFIED', MISMATCH: 'REJECTED' } as const;
  const codes = findings.map((finding) => finding.code).filter((code) => FINDING_BY_CODE[code].isPartOfProof);
  return {
    status: status[comparison],
    recordVersion: RECORD_VERSION,
    intent: { comparison, expectedToAddress: expectedTo?.given ?? null, proposedToAddress: addresses.to_address.given },
    evidenceCodes: [...new Set(codes)].sort(compareText),
  };
};
