import type { Chain } from '../../../domain/intent/chain.js';
import type { Proposal } from '../../../domain/payload/proposal.js';
import type { PlannedCall } from './transaction.js';

/** What a node is asked. */
export interface Question {
  readonly proposal: Proposal;
  readonly chain: Chain;
  readonly call: PlannedCall;
  /** Ends every request. */
  readonly signal: AbortSignal;
}
