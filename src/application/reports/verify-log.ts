import { type ChainHead, GENESIS_LINK } from '../../../domain/report/chain.js';
import type { SignedCheckpoint } from '../../../domain/report/checkpoint-note.js';
import type { CheckpointLog } from '../../../ports/platform/checkpoints.js';
import type { ReportStore } from '../../../ports/stores/reports.js';
import type { PublicJwk, SignatureVerifier } from '../../../ports/platform/signing.js';
import { inspectChainEntry } from './inspect-entry.js';
import type { LogProblem } from './log-problem.js';
import { verifyNote } from './checkpoints.js';

export type { LogProblem, LogProblemKind } from './log-problem.js';

export interface ChainVerification {
  readonly chainId: string;
  /** Rows that were walked and found good before the first that was not. */
  readonly goodReports: number;
  readonly head: ChainHead;
  readonly checkpoints: number;
  /** Size of the longest good checkpoint; what lies beyond it has no witness yet. */
  readonly witnessedUpTo: number;
  readonly problems: readonly LogProblem[];
}

export interface LogVerification {
  readonly ok: boolean;
  readonly chains: readonly ChainVerification[];
  readonly notes: readonly string[];
}

export interface VerifyLogDependencies {
  readonly reports: ReportStore;
  /** Null: no folder of checkpoints is configured. */
  readonly checkpoints: CheckpointLog | null;
  /** Every key that ever signed; better from a copy kept elsewhere than from the store that is being checked. */
  readonly keys: readonly PublicJwk[];
  readonly verifier: SignatureVerifier;
}

/** Walks every chain and every checkpoint. Names the first row of each chain that does not fit; changes nothing. */
export const verifyLog = async (dependencies: VerifyLogDependencies): Promise<LogVerification> => {
  // checkpoints first: one that is written meanwhile must not be ahead of the heads that are read
  const witnessed = await readCheckpoints(dependencies);
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

interface Witness {
  readonly checkpoints: readonly { readonly checkpoint: SignedCheckpoint; readonly where: string }[];
  readonly problems: readonly LogProblem[];
}
const NOTHING_WITNESSED: Witness = { checkpoints: [], problems: [] };

const readCheckpoints = async ({
  checkpoints,
  keys,
  verifier,
}: VerifyLogDependencies): Promise<Map<string, Witness>> => {
  const witnessed = new Map<string, Witness>();
  if (checkpoints === null) return witnessed;
  const add = (chainId: string, more: Partial<Witness>): void => {
    const before = witnessed.get(chainId) ?? NOTHING_WITNESSED;
    witnessed.set(chainId, {
      checkpoints: [...before.checkpoints, ...(more.checkpoints ?? [])],
      problems: [...before.problems, ...(more.problems ?? [])],
    });
  };
  const { notes, unreadable } = await checkpoints.read();
  for (const { chainId, where } of unreadable) {
    add(chainId, {
      problems: [
        {
          kind: 'checkpoint_unreadable',
          chainId,
          seq: null,
          reportId: null,
          message: `${where}: an interrupted write, or a note that was changed`,
        },
      ],
    });
  }
  for (const { chainId, note, where } of notes) {
    const verdict = await verifyNote(note, chainId, keys, verifier);
    if (verdict.ok) add(chainId, { checkpoints: [{ checkpoint: verdict.checkpoint, where }] });
    else
      add(chainId, {
        problems: [
          { kind: 'checkpoint_forged', chainId, seq: null, reportId: null, message: `${where} ${verdict.problem}` },
        ],
      });
  }
  return witnessed;
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

/** The first checkpoint, by size, that the chain does not fit. */
const checkpointProblem = (
  head: ChainHead,
  witness: Witness,
  links: ReadonlyMap<number, { readonly linkHash: string; readonly reportId: string }>,
): readonly LogProblem[] => {
  const { chainId } = head;
  const bySize = [...witness.checkpoints].sort((left, right) => left.checkpoint.size - right.checkpoint.size);
  for (const { checkpoint, where } of bySize) {
    const { size, createdAt } = checkpoint;
    const row = links.get(size);
    if (row === undefined && size > head.size) {
      const first = head.size + 1;
      const message = `${where}, of ${createdAt}, saw ${size} reports; the log has ${head.size}. Reports from place ${first} on are gone: the tail was cut, or an older backup was restored.`;
      return [{ kind: 'log_behind_checkpoint', chainId, seq: first, reportId: null, message }];
    }
    if (row === undefined || row.linkHash !== checkpoint.linkHash) {
      const message = `${where}, of ${createdAt}, saw another history: the row at place ${size} does not have the link that was signed then. It, or a row before it, was replaced.`;
      return [{ kind: 'log_differs_from_checkpoint', chainId, seq: size, reportId: row?.reportId ?? null, message }];
    }
  }
  return [];
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
        `${beyond === 1 ? 'One report is' : `${beyond} reports are`} younger than the last checkpoint of the chain and would not be missed if cut off.`,
      ];
};
