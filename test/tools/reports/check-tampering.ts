import { recordText, readRecordText } from '../../../domain/record/record-text.js';
import { checkpointText, readNote, signedNote } from '../../../domain/report/checkpoint-note.js';
import { sealRoot } from '../../../domain/report/inclusion-proof.js';
import { sha256Hex } from '../../../domain/shared/canonical-json.js';
import type { Signer } from '../../../ports/platform/signing.js';
import type { LogTampering, Statement } from './log-tampering.js';

/** A check as its row is, and the seal that holds it. */
export interface SealedCheck {
  readonly requestId: string;
  readonly record: string;
  readonly sealSeq: number;
}

export interface SealOfChecks {
  readonly seq: number;
  readonly note: string;
  readonly requestIds: readonly string[];
  /** Lower-case hex, in the order of the ids. */
  readonly recordHashes: readonly string[];
}

/** What the owner of the tables sees of the checks: three in each of two seals. */
export interface SealedLog {
  readonly checks: readonly SealedCheck[];
  readonly seals: readonly SealOfChecks[];
}

/** The record of a check that decided otherwise: whole, and readable. */
const rewritten = (record: string): string => {
  const read = readRecordText(record);
  const recommendedAction = read.decision.recommendedAction === 'BLOCK' ? 'ALLOW' : 'BLOCK';
  return recordText({ ...read, decision: { ...read.decision, recommendedAction } });
};

/** Record, columns and history entry of one check, so that they agree. */
const rewrite = ({ requestId, record }: SealedCheck): readonly Statement[] => {
  const text = rewritten(record);
  const action = readRecordText(text).decision.recommendedAction;
  return [
    ['update checks set record = $1, action = $2 where request_id = $3', text, action, requestId],
    [
      'update history_entries set allowed = $1, blocked = $2 where request_id = $3',
      action === 'ALLOW',
      action === 'BLOCK',
      requestId,
    ],
  ];
};

/** The same, and the hash in the list of its seal; with a signer also a new note of that seal. */
const rewriteWithSeal = async (check: SealedCheck, seal: SealOfChecks, signer: Signer | null) => {
  const at = seal.requestIds.indexOf(check.requestId);
  const hashes = seal.recordHashes.with(at, sha256Hex(rewritten(check.record)));
  const list: Statement = [
    'update seals set record_hashes = $1 where seq = $2',
    Buffer.from(hashes.join(''), 'hex'),
    seal.seq,
  ];
  const note: readonly Statement[] = signer === null ? [] : [await newNote(seal, hashes, signer)];
  return [...rewrite(check), list, ...note];
};

const newNote = async (seal: SealOfChecks, hashes: readonly string[], signer: Signer): Promise<Statement> => {
  const checkpoint = readNote(seal.note);
  if (checkpoint === null) throw new Error(`Seal ${seal.seq} has no note`);
  const records = seal.requestIds.map((requestId, index) => ({ requestId, recordSha256: hashes[index] ?? '' }));
  const text = checkpointText({ ...checkpoint, root: sealRoot(records) });
  const signature = await signer.signBytes(new TextEncoder().encode(text));
  return ['update seals set note = $1 where seq = $2', signedNote(text, signer.publicKey, signature), seal.seq];
};

const exchange = (
  table: string,
  column: string,
  left: unknown,
  right: unknown,
  free: unknown,
): readonly Statement[] => [
  [`update ${table} set ${column} = $1 where ${column} = $2`, free, left],
  [`update ${table} set ${column} = $1 where ${column} = $2`, left, right],
  [`update ${table} set ${column} = $1 where ${column} = $2`, right, free],
];

const copyAt = (from: SealedCheck, at: string): Statement => [
  `insert into checks select 'req_added', scope_id, key_id, checked_at + $1::interval, action, direction, duration_ms,
     timings, finding_codes, record from checks where request_id = $2`,
  at,
  from.requestId,
];

/** What the owner of the tables can do to checks and seals. `own` signs with the key of the service. */
export const checkTamperings = async (
  { checks, seals }: SealedLog,
  { forger, own }: { readonly forger: Signer; readonly own: Signer },
): Promise<readonly LogTampering[]> => {
  const [first, , , , fifth, last] = checks;
  const sealOf = (check: SealedCheck): SealOfChecks => {
    const seal = seals.find(({ seq }) => seq === check.sealSeq);
    if (seal === undefined) throw new Error(`There is no seal ${check.sealSeq}`);
    return seal;
  };
  if (first === undefined || fifth === undefined || last === undefined) throw new Error('There are six checks');
  const byHand = (change: string, row: string, ...statements: readonly Statement[]): LogTampering => ({
    change,
    row,
    statements,
  });
  const [check, tail] = [`check ${fifth.requestId}`, `seal ${last.sealSeq}`];
  return [
    byHand('a record, changed in one byte after it was sealed', check, [
      `update checks set record = replace(record, '"schemaVersion":1', '"schemaVersion" :1') where request_id = $1`,
      fifth.requestId,
    ]),
    byHand('record, columns and history rewritten so that they agree', check, ...rewrite(fifth)),
    byHand(
      'the same, and the hash in its seal',
      `seal ${fifth.sealSeq}`,
      ...(await rewriteWithSeal(fifth, sealOf(fifth), null)),
    ),
    byHand(
      'the same, and the seal signed with a key of the forger’s',
      `seal ${fifth.sealSeq}`,
      ...(await rewriteWithSeal(fifth, sealOf(fifth), forger)),
    ),
    byHand(
      'the same, signed with the service’s own key',
      `seal ${fifth.sealSeq}`,
      ...(await rewriteWithSeal(fifth, sealOf(fifth), own)),
    ),
    byHand('a column beside the record: action', check, [
      `update checks set action = 'ALLOWED' where request_id = $1`,
      fifth.requestId,
    ]),
    byHand('a column beside the record: finding_codes', check, [
      `update checks set finding_codes = 'self_transfer' where request_id = $1`,
      fifth.requestId,
    ]),
    byHand('a column beside the record: checked_at', check, [
      `update checks set checked_at = checked_at - interval '1 day' where request_id = $1`,
      fifth.requestId,
    ]),
    byHand('a check removed', check, ['delete from checks where request_id = $1', fifth.requestId]),
    byHand('a check added afterwards, between sealed ones', 'check req_added', copyAt(first, '1 millisecond')),
    byHand('a check added afterwards, before the first', 'check req_added', copyAt(first, '-1 year')),
    byHand(
      'two checks exchanged',
      `check ${first.requestId}`,
      ...exchange('checks', 'request_id', first.requestId, fifth.requestId, 'req_free'),
    ),
    byHand('a seal removed in the middle', 'seal 1', ['delete from seals where seq = 1']),
    byHand('the last seal removed', tail, ['delete from seals where seq = $1', last.sealSeq]),
    byHand('two seals exchanged', 'seal 1', ...exchange('seals', 'seq', 1, last.sealSeq, 100)),
    byHand('a forged number of a seal', tail, ['update seals set seq = seq + 1 where seq = $1', last.sealSeq]),
    byHand('the end of a seal’s stretch edited', tail, [
      `update seals set until = until + interval '1 hour' where seq = $1`,
      last.sealSeq,
    ]),
  ];
};
