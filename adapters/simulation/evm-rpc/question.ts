import type { Chain } from '../../../domain/chains/index.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import type { PlannedCall } from './transaction.js';

/** What a node is asked. */
export interface Question {
  readonly proposal: Proposal;
  readonly chain: Chain;
  readonly call: PlannedCall;
  /** Seconds since 1970. */
  readonly now: number;
  /** A head before this time is that of a node which no longer follows the chain. Seconds since 1970. */
  readonly oldestHead: number;
  /** A head after this time is none of a chain that others follow. Seconds since 1970. */
  readonly newestHead: number;
  /** Ends every request. */
  readonly signal: AbortSignal;
}
