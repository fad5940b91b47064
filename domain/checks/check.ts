import type { ParsedAddress } from '../intent/address.js';
import type { ContractVerification } from '../facts/contract/verification.js';
import type { FindingDraft } from '../verdict/finding.js';
import type { Proposal } from '../payload/proposal.js';
import type { UnderPolicy } from '../policy/policy.js';
import type { Comparison } from './payload/comparison.js';
import type { SourceFailure } from '../policy/required-sources.js';

/** All that a check may know. It never receives a port, a clock or a random source. */
export interface CheckContext extends Proposal, UnderPolicy {
  /** What is known about the spender, contract or recipient; worked out once from intent and facts. */
  readonly contract: ContractVerification;
  /** The same of who may spend once the transaction is made, by its type or by a function; null where no one may. */
  readonly spender: ContractVerification | null;
  /** Who simply receives the token, of a payment or of a call that pays; null where no one does. */
  readonly recipient: ParsedAddress | null;
  /** What was declared beside what the bytes say; worked out once. Empty where no payload was sent. */
  readonly comparison: readonly Comparison[];
  /** The required sources that gave no answer that counts; worked out once from facts and policy. */
  readonly failures: readonly SourceFailure[];
}

/**
 * One rule: a small pure function. It returns nothing where a fact is missing: that is a finding of other rules.
 */
export interface Check {
  /** Stable name of the rule, as traces and logs show it. */
  readonly id: string;
  readonly run: (context: CheckContext) => readonly FindingDraft[];
}

/** What a check returns where there is nothing to say. */
export const NO_FINDINGS: readonly FindingDraft[] = [];
