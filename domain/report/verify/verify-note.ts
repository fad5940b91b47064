import { utf8ToBytes } from '@noble/hashes/utils.js';
import { keyHint, readNote, type SignedCheckpoint, type SignedText } from '../checkpoint-note.js';
import type { PublicJwk, SignatureVerifier } from './signed.js';

/** A checkpoint with a good signature, or what is wrong with the note. */
export type CheckpointVerdict =
  | { readonly ok: true; readonly checkpoint: SignedCheckpoint }
  | { readonly ok: false; readonly problem: string };

/** Checks one note of a chain's file. */
export const verifyNote = async (
  note: string,
  chainId: string,
  keys: readonly PublicJwk[],
  verifier: SignatureVerifier,
): Promise<CheckpointVerdict> => {
  const checkpoint = readNote(note);
  if (checkpoint === null) return { ok: false, problem: 'is no checkpoint: its text was changed' };
  if (checkpoint.chainId !== chainId) return { ok: false, problem: `speaks of the chain ${checkpoint.chainId}` };
  const problem = await signatureProblem(checkpoint, keys, verifier);
  return problem === null ? { ok: true, checkpoint } : { ok: false, problem };
};

/** What is wrong with the signature of a note, in words; null where one of these keys made it. */
export const signatureProblem = async (
  { text, keyId, hint, signature }: SignedText,
  keys: readonly PublicJwk[],
  verifier: SignatureVerifier,
): Promise<string | null> => {
  const key = keys.find((candidate) => candidate.kid === keyId);
  if (key === undefined) return `is signed by the key ${keyId}, which this service never registered`;
  const isRightKey = keyHint(key.kid, key.x).every((byte, index) => byte === hint[index]);
  const isSigned = isRightKey && (await verifier.verifyBytes(utf8ToBytes(text), signature, key));
  return isSigned ? null : 'has a signature that does not fit its text';
};
