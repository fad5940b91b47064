import { utf8ToBytes } from '@noble/hashes/utils.js';
import { linkHashOf, placeText } from '../chain.js';
import type { ReportEnvelope } from '../envelope.js';
import { type InclusionProof, proofProblem } from '../inclusion-proof.js';
import { contentHash, sha256Hex } from '../../shared/canonical-json.js';
import type { PublicJwk, SignatureVerifier } from './signed.js';
import { exactBase64url } from './encoding.js';
import { verifyNote } from './verify-note.js';

/** Whether the link is that of the place, the link before it and the signed bytes. */
export const linkStep = ({
  report_id,
  request_id,
  report_sha256,
  signature,
  chain,
  inclusion,
}: ReportEnvelope): VerificationStep<'link'> => {
  const expected = linkHashOf(
    {
      reportId: report_id,
      requestId: request_id,
      reportSha256: report_sha256,
      jwsSha256: sha256Hex(signature.jws),
      inclusionSha256: inclusion === undefined ? null : contentHash(inclusion),
    },
    { chainId: chain.chain_id, seq: chain.seq, previousLinkHash: chain.previous_link_hash },
  );
  const ok = expected === chain.link_hash;
  return {
    step: 'link',
    ok,
    detail: ok
      ? `The link hash fits place ${chain.seq} of chain ${chain.chain_id} and the link before it.`
      : 'The link hash does not fit the place in the chain, the link before it, the signed bytes and the signature.',
  };
};

/** Whether the key of the report signed this place in the chain: a place that was computed again has no signature. */
export const placeStep = async (
  { chain }: ReportEnvelope,
  keyId: string,
  keys: readonly PublicJwk[],
  verifier: SignatureVerifier,
): Promise<VerificationStep<'place'>> => {
  const key = keys.find(({ kid }) => kid === keyId);
  const text = placeText({ chainId: chain.chain_id, seq: chain.seq, linkHash: chain.link_hash });
  const signature = exactBase64url(chain.signature);
  const ok = signature !== null && key !== undefined && (await verifier.verifyBytes(utf8ToBytes(text), signature, key));
  return {
    step: 'place',
    ok,
    detail: ok
      ? `The key of the report signed place ${chain.seq} of chain ${chain.chain_id}.`
      : `The key of the report did not sign place ${chain.seq} of chain ${chain.chain_id} with this link.`,
  };
};

/** What a signed document says of its check. */
export interface CheckInLog {
  readonly request_id: string;
  readonly record_sha256: string;
  readonly chainId: string;
}

/** Whether a proof shows the check of a document in a checkpoint that a trusted key signed. */
export const inclusionStep = async (
  { request_id, record_sha256, chainId }: CheckInLog,
  proof: InclusionProof,
  keys: readonly PublicJwk[],
  verifier: SignatureVerifier,
): Promise<VerificationStep<'inclusion'>> => {
  const isOfCheck = proof.request_id === request_id && proof.record_sha256 === record_sha256;
  const note = await verifyNote(proof.checkpoint, chainId, keys, verifier);
  const problem = isOfCheck
    ? (proofProblem(proof) ?? (note.ok ? null : `its checkpoint ${note.problem}`))
    : 'another check';
  return {
    step: 'inclusion',
    ok: problem === null,
    detail:
      problem === null
        ? 'The record of the check is in the sealed log, in a checkpoint that the service signed.'
        : `The inclusion proof does not show this check in the sealed log: ${problem}.`,
  };
};

/** One thing that was checked. `ok` is null where an earlier step failed. */
export interface VerificationStep<Name extends string = string> {
  readonly step: Name;
  readonly ok: boolean | null;
  readonly detail: string;
}
