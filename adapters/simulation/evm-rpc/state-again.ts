import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import { fingerprintAgain } from '../../shared/executed-again.js';
import { plannedCall } from './transaction.js';

/** The fingerprint of the state now, from a second execution of the same bytes; null where it cannot be vouched for. */
export const stateAgain = (proposal: Proposal, judged: Execution, now: Execution | null): string | null => {
  const call = plannedCall(proposal);
  return call === null ? null : fingerprintAgain(judged, now, call.sender);
};
