import type { PayloadHash } from '../payload/hashes.js';
import type { PayloadKind } from '../payload/payload-request.js';
import type { FindingCode } from '../findings/index.js';
import type { ComparedField, ComparisonResult } from '../findings/shared/comparison.js';
import type { PayloadNote, PayloadStatus } from '../payload/payload.js';
import type { PublishedAction } from '../payload/published-action.js';

/** What the bytes that were to be signed do, and how that compares with what was declared. */
export interface ReportedPayload {
  readonly kind: PayloadKind;
  /** What the key signs; null on Solana, and where it cannot be known. */
  readonly digest: string | null;
  /** SHA-256 of exactly the bytes that are signed. */
  readonly sha256: string | null;
  /** What a signing device showed for the same bytes; empty on Solana. */
  readonly hashes: readonly PayloadHash[];
  readonly status: PayloadStatus;
  /** Why it is not wholly decoded. */
  readonly problem: string | null;
  readonly chain_id: string | null;
  readonly signers: readonly string[];
  /** The https origin that the bytes name for themselves. */
  readonly origin: string | null;
  /** The https origin that asked for the signature, as the caller sent it. */
  readonly asked_by: string | null;
  /** False: only the bytes were sent, and the transaction of the report was read from them. */
  readonly transaction_declared: boolean;
  readonly notes: readonly { readonly note: PayloadNote; readonly statement: string }[];
  /** In the order in which they happen; what a call contains follows it. */
  readonly actions: readonly PublishedAction[];
  /** What was declared beside what was found. */
  readonly comparison: readonly {
    readonly field: ComparedField;
    readonly declared: string | null;
    readonly found: string | null;
    readonly result: ComparisonResult;
  }[];
  /** The findings of the report that only the bytes could raise. */
  readonly finding_codes: readonly FindingCode[];
}
