import { canonicalJson } from '../../shared/canonical-json.js';
import { readAddendum } from '../decision-addendum.js';
import { utf8Text } from './encoding.js';
import { signatureSteps } from './inspect-document.js';
import type { InclusionProof } from '../inclusion-proof.js';
import { inclusionStep, type VerificationStep } from './inspect-place.js';
import type { PublicJwk, SignatureVerifier } from './signed.js';

interface VerifiedAddendum {
  readonly ok: boolean;
  readonly steps: readonly VerificationStep[];
  /** Named as in a report; the action is what people decided. */
  readonly claims: {
    readonly reportId: string;
    readonly requestId: string;
    readonly createdAt: string;
    readonly recommendedAction: string;
    readonly demonstration: boolean;
    readonly keyId: string;
  } | null;
}

/**
 * Checks what people decided about a check: the exact form, the signature, and that it says what was signed; and the
 * proof of its check, where one is given beside it.
 */
export const verifyAddendum = async (
  text: string,
  keys: readonly PublicJwk[],
  verifier: SignatureVerifier,
  proof: InclusionProof | null,
): Promise<VerifiedAddendum> => {
  const read = readAddendum(text);
  const steps: VerificationStep[] = [
    {
      step: 'document',
      ok: read !== null,
      detail:
        read === null
          ? 'The document is no decision in the exact form in which it was delivered.'
          : 'The document is a decision about a check, in the exact form in which it was delivered.',
    },
  ];
  if (read === null) return { ok: false, claims: null, steps };
  const verdict = await verifier.verifyJws(read.signature.jws, keys, 'decision');
  steps.push(...signatureSteps(verdict));
  if (!verdict.ok) return { ok: false, claims: null, steps };
  const isSame = utf8Text(verdict.payload) === canonicalJson(read.addendum) && verdict.keyId === read.signature.key_id;
  steps.push({
    step: 'body',
    ok: isSame,
    detail: isSame
      ? 'The readable decision is what was signed.'
      : 'The readable decision differs from what was signed.',
  });
  const people = [...new Set(read.addendum.decisions.map(({ by }) => by))].join(' and ');
  const { request_id: requestId, report_id: reportId, state, decisions } = read.addendum;
  const latest = decisions.at(-1);
  if (isSame && proof !== null) {
    const { record_sha256, partner_id, environment } = read.addendum;
    const check = { request_id: requestId, record_sha256, chainId: `${partner_id}/${environment}` };
    steps.push(await inclusionStep(check, proof, keys, verifier));
  }
  return {
    ok: steps.every(({ ok }) => ok === true),
    steps,
    claims: isSame
      ? {
          reportId: reportId ?? 'none',
          requestId,
          createdAt: latest?.at ?? '',
          recommendedAction: `${state.replace('_', ' ')}, by ${people}`,
          demonstration: false,
          keyId: verdict.keyId,
        }
      : null,
  };
};
