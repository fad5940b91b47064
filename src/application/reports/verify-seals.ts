import type { Scope } from '../../../domain/record/record.js';
import { GENESIS_LINK, scopeOfChain } from '../../../domain/report/chain.js';
import { checkpointHash, type SignedCheckpoint } from '../../../domain/report/checkpoint-note.js';
import { sealRoot } from '../../../domain/report/inclusion-proof.js';
import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { PublicJwk, SignatureVerifier } from '../../../ports/platform/signing.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import { type SealedCheckRow, isOtherRow, type SealStore, type StoredSeal } from '../../../ports/stores/seals.js';
import { type LogProblem, type LogProblemKind, problemOf } from './log-problem.js';
import type { SignedRetirement } from '../../../domain/report/retirement.js';
import type { PartitionStore } from '../../../ports/stores/partitions.js';
import { isStatement, readRetirements, type Retirements } from './verify-retirements.js';
import { verifyNote } from '../../../domain/report/verify/verify-note.js';
import { sealedRowProblems } from './verify-sealed-rows.js';
import type { ChainCheckpoints } from './read-checkpoints.js';

export interface VerifySealsDependencies {
  readonly seals: Pick<SealStore, 'after' | 'rows' | 'others'>;
  readonly checks: Pick<CheckStore, 'findAnywhere'>;
  readonly keys: readonly PublicJwk[];
  readonly verifier: SignatureVerifier;
  readonly partitions: Pick<PartitionStore, 'retirements'>;
}

/** What the seals of one chain show. */
export interface SealsVerification {
  readonly seals: number;
  /** Checks in their seals. */
  readonly sealedChecks: number;
  /** What is sealed beside them. */
  readonly sealedRows: number;
  /** When each seal was made, by place: of the seals that a trusted key signed. */
  readonly sealedAtMs: ReadonlyMap<number, number>;
  /** Checks after the last seal. */
  readonly unsealed: { readonly count: number; readonly firstId: string; readonly firstAtMs: number } | null;
  /** What was said beside the checks after the last seal. */
  readonly unsealedRows: { readonly count: number; readonly firstId: string; readonly firstAtMs: number } | null;
  /** Months whose checks were taken out of the tables, as a signed and sealed statement says. */
  readonly retired: readonly SignedRetirement[];
  readonly problems: readonly LogProblem[];
}

/** The seal before the one that is looked at; `hash` is null where its text is not to be trusted. */
interface Before {
  readonly seq: number;
  readonly untilMs: number | null;
  readonly hash: string | null;
}

const NO_SEAL: Before = { seq: 0, untilMs: null, hash: GENESIS_LINK };

/** Recomputes every seal of a chain, and compares each row of its checks with them. */
export const verifySeals = async (
  dependencies: VerifySealsDependencies,
  chainId: string,
  kept: ChainCheckpoints,
): Promise<SealsVerification> => {
  const scope = scopeOfChain(chainId);
  const problems: LogProblem[] = [];
  const sealedAtMs = new Map<number, number>();
  let [before, seals, sealedChecks, sealedRows] = [NO_SEAL, 0, 0, 0];
  if (scope === null)
    return { seals, sealedChecks, sealedRows, sealedAtMs, unsealed: null, unsealedRows: null, retired: [], problems };
  const retirements = await readRetirements(dependencies, scope);
  for await (const seal of dependencies.seals.after(scope, 0)) {
    retirements.see(seal);
    const found = await inspectSeal(dependencies, { chainId, scope, before, kept, retirements }, seal);
    problems.push(...found.problems);
    if (found.checkpoint !== null) sealedAtMs.set(seal.seq, parseIsoMs(found.checkpoint.createdAt));
    before = found.next;
    seals += 1;
    const rows = seal.records.filter(isOtherRow).length;
    sealedRows += rows;
    sealedChecks += seal.records.filter((record) => !isStatement(record)).length - rows;
  }
  problems.push(...cutProblem(chainId, before, kept));
  const unsealed = await unsealedAfter(dependencies, scope, before, retirements);
  const retired = retirements.retired();
  problems.push(...retirements.problems);
  const unsealedRows = await rowsAfter(dependencies, scope, before);
  return { seals, sealedChecks, sealedRows, sealedAtMs, unsealed, unsealedRows, retired, problems };
};

interface Place {
  readonly chainId: string;
  readonly scope: Scope;
  readonly before: Before;
  readonly kept: ChainCheckpoints;
  readonly retirements: Retirements;
}

interface Inspected {
  /** Null: no trusted key signed it. */
  readonly checkpoint: SignedCheckpoint | null;
  readonly next: Before;
  readonly problems: readonly LogProblem[];
}

const inspectSeal = async (
  dependencies: VerifySealsDependencies,
  { chainId, scope, before, kept, retirements }: Place,
  seal: StoredSeal,
): Promise<Inspected> => {
  const problems: LogProblem[] = [];
  const name = (kind: LogProblemKind, seq: number, message: string): void => {
    problems.push(problemOf(chainId, kind, message, { seq }));
  };
  const isNext = seal.seq === before.seq + 1;
  if (!isNext) name('seal_missing', before.seq + 1, `The seals from ${before.seq + 1} to ${seal.seq - 1} are gone.`);
  const verdict = await verifyNote(seal.note, chainId, dependencies.keys, dependencies.verifier);
  const checkpoint = verdict.ok ? verdict.checkpoint : null;
  const change = verdict.ok ? changeOf(seal, verdict.checkpoint, isNext ? before.hash : null) : verdict.problem;
  if (change !== null) name('seal_edited', seal.seq, `Seal ${seal.seq}${rangeOf(seal)} ${change}.`);
  const seen = kept.checkpoints.find((one) => one.checkpoint.sealSeq === seal.seq);
  if (seen !== undefined && seen.checkpoint.text !== checkpoint?.text)
    name('log_differs_from_checkpoint', seal.seq, `${seen.where} saw another seal ${seal.seq}${rangeOf(seal)}.`);
  const untilMs = checkpoint === null ? seal.untilMs : parseIsoMs(checkpoint.until);
  const fromMs = isNext ? before.untilMs : untilOf(kept, seal.seq - 1);
  problems.push(...(await sealedRowProblems(dependencies, { scope, seal, fromMs, untilMs, retirements })));
  const hash = checkpoint === null ? null : checkpointHash(checkpoint);
  return { checkpoint, next: { seq: seal.seq, untilMs, hash }, problems };
};

/** What differs from the signed note. `before`: the hash that it must name; null where that is not known. */
const changeOf = (seal: StoredSeal, checkpoint: SignedCheckpoint, before: string | null): string | null => {
  const { sealSeq, records, root, until, previous } = checkpoint;
  if (sealSeq !== seal.seq || parseIsoMs(until) !== seal.untilMs) return 'is not in the place that was signed';
  if (before !== null && previous !== before) return 'does not follow the seal before it: one of the two was replaced';
  return records === seal.records.length && root === sealRoot(seal.records)
    ? null
    : 'has other records than were signed: its list was rewritten';
};

const rangeOf = ({ records }: StoredSeal): string => {
  const [first, last] = [records[0], records.at(-1)];
  return first === undefined || last === undefined ? '' : ` (checks ${first.requestId} to ${last.requestId})`;
};

const untilOf = (kept: ChainCheckpoints, seq: number): number | undefined => {
  const seen = kept.checkpoints.find(({ checkpoint }) => checkpoint.sealSeq === seq);
  return seen === undefined ? undefined : parseIsoMs(seen.checkpoint.until);
};

/** A checkpoint that saw more seals than there are. */
const cutProblem = (chainId: string, { seq }: Before, kept: ChainCheckpoints): readonly LogProblem[] => {
  const ahead = kept.checkpoints.filter(({ checkpoint }) => checkpoint.sealSeq > seq);
  const newest = ahead.reduce<(typeof ahead)[number] | null>(
    (best, one) => (best === null || one.checkpoint.sealSeq > best.checkpoint.sealSeq ? one : best),
    null,
  );
  if (newest === null) return [];
  const message =
    `${newest.where}, of ${newest.checkpoint.createdAt}, saw ${newest.checkpoint.sealSeq} seals; the log has ${seq}. ` +
    `Seals from ${seq + 1} on are gone: the tail was cut, or an older backup was restored.`;
  return [problemOf(chainId, 'log_behind_checkpoint', message, { seq: seq + 1 })];
};

const rowsAfter = async (
  { seals }: VerifySealsDependencies,
  scope: Scope,
  { untilMs }: Before,
): Promise<SealsVerification['unsealedRows']> => {
  const rows = await seals.others(scope, { fromMs: untilMs, untilMs: Number.POSITIVE_INFINITY });
  const [first] = [...rows].sort((left, right) => left.checkedAtMs - right.checkedAtMs);
  return first === undefined ? null : { count: rows.length, firstId: first.requestId, firstAtMs: first.checkedAtMs };
};

const unsealedAfter = async (
  { seals }: VerifySealsDependencies,
  scope: Scope,
  { untilMs }: Before,
  retirements: Retirements,
): Promise<SealsVerification['unsealed']> => {
  const [statement, ...statements] = retirements.unsealedAfter(untilMs);
  let count = statement === undefined ? 0 : 1 + statements.length;
  let first: Pick<SealedCheckRow, 'requestId' | 'checkedAtMs'> | null =
    statement === undefined ? null : { requestId: statement.retirementId, checkedAtMs: statement.recordedAtMs };
  for await (const row of seals.rows(scope, { fromMs: untilMs, untilMs: Number.POSITIVE_INFINITY })) {
    first ??= row;
    count += 1;
  }
  return first === null ? null : { count, firstId: first.requestId, firstAtMs: first.checkedAtMs };
};
