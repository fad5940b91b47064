import { type InclusionProof, inclusionProof } from '../../../domain/report/inclusion-proof.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import type { PartitionStore } from '../../../ports/stores/partitions.js';
import type { SealStore } from '../../../ports/stores/seals.js';
import type { Caller } from '../caller.js';
import { noSuchCheck } from '../check/no-such-check.js';
import { orNoReport } from './unavailable.js';

/** `not_yet`: its time is not sealed. `left_out`: its time is, and the seal does not hold it: it was added later. */
export type ProofOfCheck = InclusionProof | 'not_yet' | 'left_out';

/** Gives the inclusion proof of a check of the caller's own scope. No such check is a `Refusal`. */
export type ReadProof = (caller: Caller, requestId: string) => Promise<ProofOfCheck>;

export interface ReadProofDependencies {
  readonly checks: Pick<CheckStore, 'find'>;
  readonly seals: Pick<SealStore, 'covering'>;
  readonly partitions: Pick<PartitionStore, 'isRetired'>;
}

export const createReadProof =
  ({ checks, seals, partitions }: ReadProofDependencies): ReadProof =>
  (caller, requestId) =>
    orNoReport(async () => {
      const check = await checks.find(caller.scope, requestId);
      if (check === null) throw await noSuchCheck(partitions, requestId);
      const seal = await seals.covering(caller.scope, check.checkedAtMs);
      return seal === null ? 'not_yet' : (inclusionProof(seal, requestId) ?? 'left_out');
    });
