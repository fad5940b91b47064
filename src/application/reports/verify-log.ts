import { type ChainHead, GENESIS_LINK } from '../../../domain/report/chain.js';
import type { ReportStore } from '../../../ports/stores/reports.js';
import type { PublicJwk } from '../../../ports/platform/signing.js';
import { inspectChainEntry } from './inspect-entry.js';
import type { LogProblem } from './log-problem.js';
import {
  checkpointProblem,
  NOTHING_WITNESSED,
  readWitnesses,
  type Witness,
  type WitnessDependencies,
} from './witnesses.js';

export type { LogProblem, LogProblemKind } from './log-problem.js';

export interface ChainVerification {
  readonly chainId: string;
  /** Good rows before the first bad one. */
  readonly goodReports: number;
  readonly head: ChainHead;
  readonly checkpoints: number;
  /** Size of the longest good checkpoint; later reports have no witness yet. */
  readonly witnessedUpTo: number;
  readonly problems: readonly LogProblem[];
}

export interface LogVerification {
  readonly ok: boolean;
  readonly chains: readonly ChainVerification[];
  readonly notes: readonly string[];
}

export interface VerifyLogDependencies extends WitnessDependencies {
  readonly reports: ReportStore;
  /** Every key that ever signed; best from a copy outside the store under check. */
  readonly keys: readonly PublicJwk[];
}

/** Walks every chain and every checkpoint. Names the first bad row of each chain; changes nothing. */
export const verifyLog = async (dependencies: VerifyLogDependencies): Promise<LogVerification> => {
  // checkpoints first: one that is written meanwhile must not be ahead of the heads
  const witnessed = await readWitnesses(dependencies);
  const heads = await dependencies.reports.heads();
  const chainIds = [...new Set([...heads.map((head) => head.chainId), ...witnessed.keys()])].sort();
  const chains: ChainVerification[] = [];
  for (const chainId of chainIds) {
    const head = heads.find((candidate) => candidate.chainId === chainId) ?? {
      chainId,
      size: 0,
      linkHash: GENESIS_LINK,
    };
    chains.push(await verifyChain(dependencies, head, witnessed.get(chainId) ?? NOTHING_WITNESSED));
  }
  return { ok: chains.every((chain) => chain.problems.length === 0), chains, notes: notesOn(dependencies, chains) };
};

const verifyChain = async (
  dependencies: VerifyLogDependencies,
  head: ChainHead,
  witness: Witness,
): Promise<ChainVerification> => {
  const { chainId } = head;
  const wanted = new Set(witness.checkpoints.map(({ checkpoint }) => checkpoint.size));
  const links = new Map<number, { readonly linkHash: string; readonly reportId: string }>();
  let previous = { seq: 0, linkHash: GENESIS_LINK };
  let problem: LogProblem | null = null;
  for await (const entry of dependencies.reports.walk(chainId)) {
    const { position, reportId } = entry.report;
    if (wanted.has(position.seq)) links.set(position.seq, { linkHash: position.linkHash, reportId });
    if (problem !== null) continue;
    const found = await inspectChainEntry(entry, previous, dependencies);
    if (found === null) previous = { seq: position.seq, linkHash: position.linkHash };
    else problem = { chainId, reportId, seq: position.seq, ...found };
  }
  return {
    chainId,
    goodReports: previous.seq,
    head,
    checkpoints: witness.checkpoints.length,
    witnessedUpTo: Math.max(0, ...witness.checkpoints.map(({ checkpoint }) => checkpoint.size)),
    problems: [...(problem === null ? [] : [problem]), ...checkpointProblem(head, witness, links), ...witness.problems],
  };
};

const notesOn = ({ checkpoints }: VerifyLogDependencies, chains: readonly ChainVerification[]): readonly string[] => {
  if (checkpoints === null)
    return [
      'No checkpoints are configured: a tail that was cut, or an older backup that was restored, cannot be seen.',
    ];
  const beyond = chains.reduce((sum, chain) => sum + Math.max(0, chain.head.size - chain.witnessedUpTo), 0);
  return beyond === 0
    ? []
    : [
        `${beyond === 1 ? 'One report is' : `${beyond} reports are`} younger than the last checkpoint of the chain ` +
          'and would not be missed if cut off.',
      ];
};
