import { inclusionProof, proofProblem } from '../../../domain/report/inclusion-proof.js';
import { chainIdOf } from '../../../domain/report/chain.js';
import { sha256Hex } from '../../../domain/shared/canonical-json.js';
import type { PublicJwk, SignatureVerifier } from '../../../ports/platform/signing.js';
import type { StoredCheck } from '../../../ports/stores/checks.js';
import type { SealStore, StoredSeal } from '../../../ports/stores/seals.js';
import { verifyNote } from '../../../domain/report/verify/verify-note.js';

/** Whether a stored check is the one that was sealed. */
export type SealOfCheck =
  | { readonly state: 'not_sealed' }
  | { readonly state: 'sealed'; readonly seq: number }
  | { readonly state: 'does_not_fit'; readonly why: string };

export interface SealOfCheckDependencies {
  readonly seals: Pick<SealStore, 'covering'>;
  /** The keys that count. */
  readonly keys: readonly PublicJwk[];
  readonly verifier: SignatureVerifier;
}

/** What is wrong with a check beside the seal that covers its time; null where the seal holds it as it is. */
export const misfitOf = (check: StoredCheck, seal: StoredSeal): string | null => {
  const sealed = seal.records.find(({ requestId }) => requestId === check.requestId);
  if (sealed === undefined) return `it is not in seal ${seal.seq}, which covers its time: it was added later`;
  return sealed.recordSha256 === sha256Hex(check.recordJson)
    ? null
    : `its record is not the one in seal ${seal.seq}: it was changed`;
};

/** Compares a check with its seal, and the seal with the checkpoint that was signed of it. */
export const sealOfCheck = async (
  { seals, keys, verifier }: SealOfCheckDependencies,
  check: StoredCheck,
): Promise<SealOfCheck> => {
  const seal = await seals.covering(check.scope, check.checkedAtMs);
  if (seal === null) return { state: 'not_sealed' };
  const misfit = misfitOf(check, seal);
  if (misfit !== null) return { state: 'does_not_fit', why: misfit };
  const note = await verifyNote(seal.note, chainIdOf(check.scope), keys, verifier);
  if (!note.ok) return { state: 'does_not_fit', why: `seal ${seal.seq} ${note.problem}` };
  const proof = inclusionProof(seal, check.requestId);
  const problem = proof === null ? 'it has no proof' : proofProblem(proof);
  return problem === null
    ? { state: 'sealed', seq: seal.seq }
    : { state: 'does_not_fit', why: `the list of seal ${seal.seq} was rewritten: ${problem}` };
};
