import { type InclusionProof, inclusionProof } from '../../../domain/report/inclusion-proof.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import type { SealStore } from '../../../ports/stores/seals.js';
import type { Caller } from '../caller.js';
import { Refusal } from '../refusal.js';
import { orNoReport } from './unavailable.js';

/** `not_yet`: its time is not sealed. `left_out`: its time is, and the seal does not hold it: it was added later. */
export type ProofOfCheck = InclusionProof | 'not_yet' | 'left_out';

/** Gives the inclusion proof of a check of the caller's own scope. No such check is a `Refusal`. */
export type ReadProof = (caller: Caller, requestId: string) => Promise<ProofOfCheck>;

export interface ReadProofDependencies {
  readonly checks: Pick<CheckStore, 'find'>;
  readonly seals: Pick<SealStore, 'covering'>;
}

export const createReadProof =
  ({ checks, seals }: ReadProofDependencies): ReadProof =>
  (caller, requestId) =>
    orNoReport(async () => {
      const check = await checks.find(caller.scope, requestId);
      if (check === null) throw new Refusal('not_found', 'There is no check of this request_id.');
      const seal = await seals.covering(caller.scope, check.checkedAtMs);
      return seal === null ? 'not_yet' : (inclusionProof(seal, requestId) ?? 'left_out');
    });
