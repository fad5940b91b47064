import type { Execution } from '../../../domain/facts/simulation/execution.js';
import type { Proposal } from '../../../domain/payload/proposal.js';
import { divergenceOf } from '../../shared/compare-executions.js';
import { plannedCall } from './transaction.js';

/**
 * The fingerprint of the state now, from a second execution of the same bytes; null where that cannot vouch for it. It
 * is another one as well where the bytes now do something else: a contract may switch by a slot that is no part of a
 * fingerprint.
 */
export const stateAgain = (proposal: Proposal, judged: Execution, now: Execution | null): string | null => {
  const call = plannedCall(proposal);
  if (call === null || now === null || now.status === 'unavailable' || !now.isStable || now.fingerprint === null)
    return null;
  const isSame = divergenceOf([judged, now], call.sender) === 'no' && now.diverging === judged.diverging;
  return isSame ? now.fingerprint : `${now.fingerprint} with other effects`;
};
