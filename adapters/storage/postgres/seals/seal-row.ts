import type { Scope } from '../../../../domain/record/record.js';
import type { StoredSeal } from '../../../../ports/stores/seals.js';

const HASH_BYTES = 32;

export interface SealRow {
  readonly scope_id: number;
  readonly seq: number;
  readonly until: Date;
  readonly request_ids: readonly string[];
  readonly record_hashes: Buffer;
  readonly note: string;
}

export const storedSeal = (scope: Scope, row: SealRow): StoredSeal => ({
  scope,
  seq: row.seq,
  untilMs: row.until.getTime(),
  records: row.request_ids.map((requestId, index) => ({
    requestId,
    // a row that was changed may hold fewer hashes than ids: verifying the log says so
    recordSha256: row.record_hashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES).toString('hex'),
  })),
  note: row.note,
});

/** In the order of the columns. */
export const sealRow = ({ seq, untilMs, records, note }: StoredSeal, scopeId: number): readonly unknown[] => [
  scopeId,
  seq,
  new Date(untilMs),
  records.map(({ requestId }) => requestId),
  Buffer.from(records.map(({ recordSha256 }) => recordSha256).join(''), 'hex'),
  note,
];
