import { type ChainHead, chainIdOf, GENESIS_LINK, SERVICE_SCOPE } from '../../../domain/report/chain.js';
import { readEnvelope } from '../../../domain/report/envelope.js';
import type { Retirement } from '../../../domain/report/retirement.js';
import { sha256Hex } from '../../../domain/shared/canonical-json.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { AlteredRow, DecisionRows } from '../../../ports/stores/decision-rows.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import type { PartitionStore } from '../../../ports/stores/partitions.js';
import type { ReportStore, StoredReport } from '../../../ports/stores/reports.js';
import type { SealStore } from '../../../ports/stores/seals.js';
import { inspectChainEntry } from './inspect-entry.js';
import type { KeyTrust } from '../../../domain/report/verify/key-trust.js';
import { type LogProblem, type NotVouched, problemOf } from './log-problem.js';
import { type Held, notVouched, VOUCHED_AFTER_MS, youngerNotes } from './not-vouched.js';
import { verifySeals } from './verify-seals.js';
import {
  checkpointProblem,
  NO_CHECKPOINTS,
  readCheckpoints,
  type ChainCheckpoints,
  type ReadCheckpointsDependencies,
} from './read-checkpoints.js';

export type { LogProblem, LogProblemKind, NotVouched } from './log-problem.js';

export interface ChainVerification {
  readonly chainId: string;
  /** Good rows before the first bad one. */
  readonly goodReports: number;
  readonly head: ChainHead;
  readonly checkpoints: number;
  /** Size of the longest good checkpoint; no checkpoint vouches for later reports yet. */
  readonly vouchedUpTo: number;
  readonly seals: number;
  readonly sealedChecks: number;
  /** Outcomes, confirmations, dispositions, notes, statements, withdrawals and audit entries in seals. */
  readonly sealedRows: number;
  readonly unsealedChecks: number;
  /** Months that an operator took out of the tables. */
  readonly retired: readonly Retirement[];
  readonly problems: readonly LogProblem[];
  /** What fits, and nothing outside the database vouches for. */
  readonly notVouched: readonly NotVouched[];
}

export interface LogVerification {
  /** `not_vouched`: everything fits, but part of it could have been rewritten unseen. */
  readonly status: 'fits' | 'not_vouched' | 'does_not_fit';
  /** The trust root, and every key of the table that does not count. */
  readonly keys: Pick<KeyTrust, 'root' | 'refused'>;
  /** Rows that decide, and are not what was stored. */
  readonly altered: readonly AlteredRow[];
  readonly chains: readonly ChainVerification[];
  readonly notes: readonly string[];
}

export interface VerifyLogDependencies extends Omit<ReadCheckpointsDependencies, 'keys'> {
  readonly reports: Pick<ReportStore, 'heads' | 'walk'>;
  readonly seals: Pick<SealStore, 'scopes' | 'after' | 'rows' | 'others' | 'isAlone'>;
  readonly checks: Pick<CheckStore, 'findAnywhere'>;
  readonly partitions: Pick<PartitionStore, 'retirements'>;
  readonly decisionRows: DecisionRows;
  /** The keys that count; best from a trust root that is known outside the store under check. */
  readonly trust: KeyTrust;
  readonly clock: Clock;
}

type Dependencies = Omit<VerifyLogDependencies, 'trust' | 'clock'> &
  ReadCheckpointsDependencies & {
    /** What is older must have a checkpoint. */
    readonly dueMs: number;
  };

/**
 * Walks every chain of reports, every seal with the rows of its checks, every checkpoint, and the rows that decide.
 * Names the first bad report of each chain, every check that was changed, added or taken away, and every row that does
 * not fit its hash; changes nothing.
 */
export const verifyLog = async ({ trust, ...rest }: VerifyLogDependencies): Promise<LogVerification> => {
  const runs = rest.checkpoints !== null && !(await rest.seals.isAlone());
  const dueMs = rest.clock.now() - (runs ? VOUCHED_AFTER_MS : 0);
  const dependencies = { ...rest, keys: trust.keys, dueMs };
  // checkpoints first: one that is written meanwhile must not be ahead of the log
  const byChain = await readCheckpoints(dependencies);
  const heads = new Map((await dependencies.reports.heads()).map((head) => [head.chainId, head]));
  const chains: ChainVerification[] = [];
  const notes: string[] = [];
  for (const chainId of [...new Set([...heads.keys(), ...byChain.keys(), ...(await sealed(dependencies))])].sort()) {
    const head = heads.get(chainId) ?? { chainId, size: 0, linkHash: GENESIS_LINK };
    const { verification, younger } = await verifyChain(dependencies, head, byChain.get(chainId) ?? NO_CHECKPOINTS);
    chains.push(verification);
    notes.push(...younger);
  }
  const altered = await dependencies.decisionRows.altered();
  const fits =
    trust.refused.length === 0 && altered.length === 0 && chains.every(({ problems }) => problems.length === 0);
  const isVouched = chains.every((chain) => chain.notVouched.length === 0);
  return {
    status: !fits ? 'does_not_fit' : isVouched ? 'fits' : 'not_vouched',
    keys: { root: trust.root, refused: trust.refused },
    altered,
    chains,
    notes: [...notes, ...(dependencies.checkpoints === null ? [NO_FOLDER] : [])],
  };
};

const NO_FOLDER =
  'No folder of checkpoints is configured: a tail that was cut, or a restored older backup, cannot be seen. ' +
  'Set CHECKPOINT_DIR.';

/** The chains with checks or seals. */
const sealed = async ({ seals }: Pick<Dependencies, 'seals'>): Promise<readonly string[]> =>
  (await seals.scopes(Number.POSITIVE_INFINITY))
    // the service's own chain begins with its first seal
    .filter(
      ({ scope, newest, hasUnsealed }) =>
        newest !== null || (hasUnsealed && scope.partnerId !== SERVICE_SCOPE.partnerId),
    )
    .map(({ scope }) => chainIdOf(scope));

const verifyChain = async (
  dependencies: Dependencies,
  head: ChainHead,
  kept: ChainCheckpoints,
): Promise<{ readonly verification: ChainVerification; readonly younger: readonly string[] }> => {
  const { chainId } = head;
  const walked = await walkReports(dependencies, head, kept);
  const seals = await verifySeals(dependencies, chainId, kept);
  const held: Held = { chainId, reports: head.size, firstUnseenAtMs: walked.firstUnseenAtMs, seals };
  // what its seal names already is named once
  const named = new Set(seals.problems.map(({ requestId }) => requestId));
  const changedRecords = walked.changedRecords.filter(({ requestId }) => !named.has(requestId));
  const unvouched = notVouched(held, kept, dependencies.dueMs);
  return {
    verification: {
      chainId,
      goodReports: walked.goodReports,
      head,
      checkpoints: kept.checkpoints.length,
      vouchedUpTo: walked.vouchedUpTo,
      seals: seals.seals,
      sealedChecks: seals.sealedChecks,
      sealedRows: seals.sealedRows,
      unsealedChecks: seals.unsealed?.count ?? 0,
      retired: seals.retired,
      problems: [...walked.problems, ...changedRecords, ...seals.problems, ...kept.problems],
      notVouched: unvouched,
    },
    younger: youngerNotes(held, kept, unvouched),
  };
};

interface WalkedReports {
  readonly goodReports: number;
  readonly vouchedUpTo: number;
  readonly firstUnseenAtMs: number | null;
  readonly problems: readonly LogProblem[];
  readonly changedRecords: readonly LogProblem[];
}

const walkReports = async (
  dependencies: Dependencies,
  head: ChainHead,
  kept: ChainCheckpoints,
): Promise<WalkedReports> => {
  const { chainId } = head;
  const wanted = new Set(kept.checkpoints.map(({ checkpoint }) => checkpoint.size));
  const vouchedUpTo = Math.max(0, ...wanted);
  const links = new Map<number, { readonly linkHash: string; readonly reportId: string }>();
  let previous = { seq: 0, linkHash: GENESIS_LINK };
  let problem: LogProblem | null = null;
  let firstUnseenAtMs: number | null = null;
  const changedRecords: LogProblem[] = [];
  for await (const { report, metering } of dependencies.reports.walk(chainId)) {
    const { position, reportId, createdAtMs } = report;
    if (wanted.has(position.seq)) links.set(position.seq, { linkHash: position.linkHash, reportId });
    if (position.seq > vouchedUpTo) firstUnseenAtMs ??= createdAtMs;
    if (problem !== null) continue;
    const found = await inspectChainEntry({ report, metering }, previous, dependencies);
    if (found === null) {
      previous = { seq: position.seq, linkHash: position.linkHash };
      changedRecords.push(...(await changedRecord(dependencies, report)));
    } else problem = problemOf(chainId, found.kind, found.message, { seq: position.seq, reportId });
  }
  return {
    goodReports: previous.seq,
    vouchedUpTo,
    firstUnseenAtMs,
    problems: [...(problem === null ? [] : [problem]), ...checkpointProblem(head, kept, links)],
    changedRecords,
  };
};

/** A good report vouches for its check's record from before the record was sealed. A row that is gone is its seal's. */
const changedRecord = async (
  { checks }: Pick<Dependencies, 'checks'>,
  { requestId, reportId, delivered, position }: StoredReport,
): Promise<readonly LogProblem[]> => {
  const check = await checks.findAnywhere(requestId);
  const { report } = readEnvelope(delivered);
  if (check === null || sha256Hex(check.recordJson) === report.check.record_sha256) return [];
  const message = `The record is not the one that report ${reportId} was made from.`;
  return [problemOf(position.chainId, 'check_changed', message, { seq: position.seq, reportId, requestId })];
};
