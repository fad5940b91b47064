import { utf8ToBytes } from '@noble/hashes/utils.js';
import { keyHint, readNote, type SignedCheckpoint } from '../checkpoint-note.js';
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
  const key = keys.find((candidate) => candidate.kid === checkpoint.keyId);
  if (key === undefined)
    return { ok: false, problem: `is signed by the key ${checkpoint.keyId}, which this service never registered` };
  const isRightKey = keyHint(key.kid, key.x).every((byte, index) => byte === checkpoint.hint[index]);
  const isSigned = isRightKey && (await verifier.verifyBytes(utf8ToBytes(checkpoint.text), checkpoint.signature, key));
  return isSigned ? { ok: true, checkpoint } : { ok: false, problem: 'has a signature that does not fit its text' };
};
