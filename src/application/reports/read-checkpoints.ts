import type { ChainHead } from '../../../domain/report/chain.js';
import type { SignedCheckpoint } from '../../../domain/report/checkpoint-note.js';
import type { CheckpointLog } from '../../../ports/platform/checkpoints.js';
import type { PublicJwk, SignatureVerifier } from '../../../ports/platform/signing.js';
import { type LogProblem, problemOf } from './log-problem.js';
import { verifyNote } from '../../../domain/report/verify/verify-note.js';

export interface ReadCheckpointsDependencies {
  /** Null: no folder of checkpoints is configured. */
  readonly checkpoints: CheckpointLog | null;
  readonly keys: readonly PublicJwk[];
  readonly verifier: SignatureVerifier;
}

/** What the checkpoints of one chain say. */
export interface ChainCheckpoints {
  readonly checkpoints: readonly { readonly checkpoint: SignedCheckpoint; readonly where: string }[];
  readonly problems: readonly LogProblem[];
}

export const NO_CHECKPOINTS: ChainCheckpoints = { checkpoints: [], problems: [] };

/** Reads and verifies every checkpoint; by chain. */
export const readCheckpoints = async ({
  checkpoints,
  keys,
  verifier,
}: ReadCheckpointsDependencies): Promise<ReadonlyMap<string, ChainCheckpoints>> => {
  const byChain = new Map<string, { checkpoints: ChainCheckpoints['checkpoints'][number][]; problems: LogProblem[] }>();
  if (checkpoints === null) return byChain;
  const of = (chainId: string) => {
    const known = byChain.get(chainId) ?? { checkpoints: [], problems: [] };
    byChain.set(chainId, known);
    return known;
  };
  const { notes, unreadable } = await checkpoints.read();
  for (const { chainId, where } of unreadable) {
    const message = `${where}: an interrupted write, or a note that was changed`;
    of(chainId).problems.push(problemOf(chainId, 'checkpoint_unreadable', message));
  }
  for (const { chainId, note, where } of notes) {
    const verdict = await verifyNote(note, chainId, keys, verifier);
    if (verdict.ok) of(chainId).checkpoints.push({ checkpoint: verdict.checkpoint, where });
    else of(chainId).problems.push(problemOf(chainId, 'checkpoint_forged', `${where} ${verdict.problem}`));
  }
  return byChain;
};

/** The first checkpoint, by size, that the chain does not fit. `links` are its rows by place. */
export const checkpointProblem = (
  head: ChainHead,
  kept: ChainCheckpoints,
  links: ReadonlyMap<number, { readonly linkHash: string; readonly reportId: string }>,
): readonly LogProblem[] => {
  const { chainId } = head;
  const ofReports = kept.checkpoints.filter(({ checkpoint }) => checkpoint.size > 0);
  const bySize = ofReports.sort((left, right) => left.checkpoint.size - right.checkpoint.size);
  for (const { checkpoint, where } of bySize) {
    const { size, createdAt } = checkpoint;
    const row = links.get(size);
    if (row === undefined && size > head.size) {
      const first = head.size + 1;
      const message =
        `${where}, of ${createdAt}, saw ${size} reports; the log has ${head.size}. ` +
        `Reports from place ${first} on are gone: the tail was cut, or an older backup was restored.`;
      return [problemOf(chainId, 'log_behind_checkpoint', message, { seq: first })];
    }
    if (row === undefined || row.linkHash !== checkpoint.linkHash) {
      const message =
        `${where}, of ${createdAt}, saw another history: the row at place ${size} does not have the link ` +
        'that was signed then. It, or a row before it, was replaced.';
      return [
        problemOf(chainId, 'log_differs_from_checkpoint', message, { seq: size, reportId: row?.reportId ?? null }),
      ];
    }
  }
  return [];
};
