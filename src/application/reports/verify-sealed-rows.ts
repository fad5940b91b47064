import { codesOf } from '../../../domain/decision/finding.js';
import type { CheckRecord, Scope } from '../../../domain/record/record.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import { chainIdOf } from '../../../domain/report/chain.js';
import { sha256Hex } from '../../../domain/shared/canonical-json.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import { type SealedCheckRow, isOtherRow, type SealStore, type StoredSeal } from '../../../ports/stores/seals.js';
import { type LogProblem, problemOf } from './log-problem.js';
import { isStatement, type Retirements } from './verify-retirements.js';

export interface SealedRowsDependencies {
  readonly seals: Pick<SealStore, 'rows' | 'others'>;
  readonly checks: Pick<CheckStore, 'findAnywhere'>;
}

/** A seal with the stretch of time that it covers. `from` is undefined where the seal before it is missing. */
export interface SealedStretch {
  readonly scope: Scope;
  readonly seal: StoredSeal;
  readonly fromMs: number | null | undefined;
  readonly untilMs: number;
  readonly retirements: Retirements;
}

/**
 * Every row of the stretch that the seal does not hold as it is, and every record of the seal that has no row and was
 * not retired.
 */
export const sealedRowProblems = async (
  { seals, checks }: SealedRowsDependencies,
  { scope, seal, fromMs, untilMs, retirements }: SealedStretch,
): Promise<readonly LogProblem[]> => {
  const chainId = chainIdOf(scope);
  const problems: LogProblem[] = [];
  const name = (kind: 'check_added' | 'check_changed' | 'check_missing', requestId: string, message: string): void => {
    problems.push(problemOf(chainId, kind, message, { seq: seal.seq, requestId }));
  };
  const ofChecks = seal.records.filter((record) => !isStatement(record) && !isOtherRow(record));
  const expected = new Map(ofChecks.map(({ requestId, recordSha256 }) => [requestId, recordSha256]));
  for await (const row of seals.rows(scope, { fromMs: fromMs ?? null, untilMs })) {
    const sha256 = expected.get(row.requestId);
    expected.delete(row.requestId);
    if (sha256 !== undefined) {
      const change = changeOf(row, scope, sha256);
      if (change !== null) name('check_changed', row.requestId, change);
    } else if (fromMs !== undefined) {
      const at = isoTime(row.checkedAtMs);
      name('check_added', row.requestId, `The check of ${at} is not in seal ${seal.seq}, which covers that time.`);
    }
  }
  for (const requestId of expected.keys()) {
    if (retirements.excuses(requestId, seal.seq)) continue;
    if ((await checks.findAnywhere(requestId)) === null)
      name('check_missing', requestId, `Seal ${seal.seq} holds this check, and its row is gone.`);
    else name('check_changed', requestId, `Its time, partner or environment is not that of seal ${seal.seq}.`);
  }
  return [...problems, ...(await otherRowProblems(seals, { scope, seal, fromMs, untilMs }))];
};

/** The same of what is sealed beside the checks. */
const otherRowProblems = async (
  seals: SealedRowsDependencies['seals'],
  { scope, seal, fromMs, untilMs }: Omit<SealedStretch, 'retirements'>,
): Promise<readonly LogProblem[]> => {
  const name = (kind: 'row_added' | 'row_changed' | 'row_gone', requestId: string, message: string): LogProblem =>
    problemOf(chainIdOf(scope), kind, message, { seq: seal.seq, requestId });
  const sealed = seal.records.filter(isOtherRow);
  const there = await seals.others(scope, { fromMs: fromMs ?? null, untilMs });
  const hashes = new Map(there.map(({ requestId, recordSha256 }) => [requestId, recordSha256]));
  const known = new Set(sealed.map(({ requestId }) => requestId));
  return [
    ...sealed.flatMap(({ requestId, recordSha256 }) => {
      const now = hashes.get(requestId);
      if (now === recordSha256) return [];
      return now === undefined
        ? [name('row_gone', requestId, `Seal ${seal.seq} holds this row; it is gone, or its time or chain is another.`)]
        : [name('row_changed', requestId, 'The row is not the one that was sealed.')];
    }),
    ...there.flatMap(({ requestId, checkedAtMs }) =>
      fromMs === undefined || known.has(requestId)
        ? []
        : [name('row_added', requestId, `The row of ${isoTime(checkedAtMs)} is not in seal ${seal.seq} of that time.`)],
    ),
  ];
};

const changeOf = (row: SealedCheckRow, scope: Scope, sha256: string): string | null => {
  if (sha256Hex(row.recordJson) !== sha256) return 'The record is not the one that was sealed.';
  const columns = differingColumns(row, scope);
  return columns.length === 0 ? null : `These columns differ from the sealed record: ${columns.join(', ')}.`;
};

const differingColumns = (row: SealedCheckRow, scope: Scope): readonly string[] => {
  const record = recordIn(row.recordJson);
  if (record === null) return ['record'];
  const pairs: readonly (readonly [string, string, string])[] = [
    ['request_id', row.requestId, record.requestId],
    ['key_id', row.keyId, record.keyId],
    ['checked_at', isoTime(row.checkedAtMs), record.checkedAt],
    ['action', row.action, record.decision.recommendedAction],
    ['direction', row.direction, record.intent.direction],
    ['finding_codes', row.findingCodes.join(), codesOf(record.decision.findings).join()],
    ['route', row.route, record.intent.kindRule === 'payload' ? 'payload' : 'transaction'],
    ['partner and environment', chainIdOf(scope), chainIdOf(record.scope)],
  ];
  return pairs.filter(([, column, sealed]) => column !== sealed).map(([name]) => name);
};

/** Null: the text is no record, though the seal holds it. Then the seal's list was rewritten. */
const recordIn = (text: string): CheckRecord | null => {
  try {
    return readRecordText(text);
  } catch {
    // text that cannot be read is the answer, not a fault
    return null;
  }
};
