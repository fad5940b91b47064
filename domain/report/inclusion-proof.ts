import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { readNote } from './checkpoint-note.js';
import { auditPath, merkleRoot, rootByPath } from './merkle.js';

/** A record in a seal. */
export interface SealedRecord {
  readonly requestId: string;
  /** SHA-256 of the record's exact text, lower-case hex. */
  readonly recordSha256: string;
}

/** Shows that one record is in a signed checkpoint. Of other records it holds hashes alone. */
export interface InclusionProof {
  readonly proof_version: 1;
  readonly request_id: string;
  /** SHA-256 of the record's exact text: the leaf. Lower-case hex, as every hash here. */
  readonly record_sha256: string;
  /** Counted from 0. */
  readonly leaf_index: number;
  readonly tree_size: number;
  /** From the leaf up. */
  readonly audit_path: readonly string[];
  readonly root_hash: string;
  /** The signed note that carries the root. */
  readonly checkpoint: string;
}

const leavesOf = (records: readonly SealedRecord[]): readonly Uint8Array[] =>
  records.map(({ recordSha256 }) => hexToBytes(recordSha256));

/** The root of a seal over these records in this order, lower-case hex. */
export const sealRoot = (records: readonly SealedRecord[]): string => bytesToHex(merkleRoot(leavesOf(records)));

/** The proof of one record of a seal; null where the seal does not hold it. */
export const inclusionProof = (
  seal: { readonly records: readonly SealedRecord[]; readonly note: string },
  requestId: string,
): InclusionProof | null => {
  const index = seal.records.findIndex((record) => record.requestId === requestId);
  const record = seal.records[index];
  if (record === undefined) return null;
  const leaves = leavesOf(seal.records);
  return {
    proof_version: 1,
    request_id: requestId,
    record_sha256: record.recordSha256,
    leaf_index: index,
    tree_size: leaves.length,
    audit_path: auditPath(leaves, index).map(bytesToHex),
    root_hash: bytesToHex(merkleRoot(leaves)),
    checkpoint: seal.note,
  };
};

const isText = (value: unknown): boolean => typeof value === 'string';
const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isHashes = (value: unknown): boolean => Array.isArray(value) && value.every(isHash);

/** Every member of a proof, and what it must be. */
const FORM: Readonly<Record<keyof InclusionProof, (value: unknown) => boolean>> = {
  proof_version: (value) => value === 1,
  request_id: isText,
  record_sha256: isHash,
  leaf_index: Number.isSafeInteger,
  tree_size: Number.isSafeInteger,
  audit_path: isHashes,
  root_hash: isHash,
  checkpoint: isText,
};
export const PROOF_MEMBERS: readonly string[] = Object.keys(FORM);

/** Whether a value has the form of a proof. Says nothing about what it shows. */
export const isInclusionProof = (value: unknown): value is InclusionProof =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(FORM).every(([name, isGood]) => isGood((value as Readonly<Record<string, unknown>>)[name]));

/**
 * What is wrong with a proof, in words; null where its path leads from the record to the root that its checkpoint
 * carries. Says nothing about the checkpoint's signature.
 */
export const proofProblem = (proof: InclusionProof): string | null => {
  const checkpoint = readNote(proof.checkpoint);
  if (checkpoint === null) return 'it carries no checkpoint';
  const place = { index: proof.leaf_index, size: proof.tree_size };
  const root = rootByPath(hexToBytes(proof.record_sha256), place, proof.audit_path.map(hexToBytes));
  if (root === null || bytesToHex(root) !== proof.root_hash)
    return 'its path does not lead from the record to the root';
  return proof.root_hash === checkpoint.root && proof.tree_size === checkpoint.records
    ? null
    : 'its checkpoint carries another root';
};
