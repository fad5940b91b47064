import type { ChainHead } from '../../../domain/report/chain.js';
import type { SignedCheckpoint } from '../../../domain/report/checkpoint-note.js';
import type { CheckpointLog } from '../../../ports/platform/checkpoints.js';
import type { PublicJwk, SignatureVerifier } from '../../../ports/platform/signing.js';
import type { LogProblem } from './log-problem.js';
import { verifyNote } from './verify-note.js';

export interface WitnessDependencies {
  /** Null: no folder of checkpoints is configured. */
  readonly checkpoints: CheckpointLog | null;
  readonly keys: readonly PublicJwk[];
  readonly verifier: SignatureVerifier;
}

/** What the checkpoints of one chain say. */
export interface Witness {
  readonly checkpoints: readonly { readonly checkpoint: SignedCheckpoint; readonly where: string }[];
  readonly problems: readonly LogProblem[];
}

export const NOTHING_WITNESSED: Witness = { checkpoints: [], problems: [] };

/** Reads and verifies every checkpoint; by chain. */
export const readWitnesses = async ({
  checkpoints,
  keys,
  verifier,
}: WitnessDependencies): Promise<Map<string, Witness>> => {
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
    const message = `${where}: an interrupted write, or a note that was changed`;
    add(chainId, { problems: [{ kind: 'checkpoint_unreadable', chainId, seq: null, reportId: null, message }] });
  }
  for (const { chainId, note, where } of notes) {
    const verdict = await verifyNote(note, chainId, keys, verifier);
    if (verdict.ok) {
      add(chainId, { checkpoints: [{ checkpoint: verdict.checkpoint, where }] });
    } else {
      const message = `${where} ${verdict.problem}`;
      add(chainId, { problems: [{ kind: 'checkpoint_forged', chainId, seq: null, reportId: null, message }] });
    }
  }
  return witnessed;
};

/** The first checkpoint, by size, that the chain does not fit. `links` are its rows by place. */
export const checkpointProblem = (
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
      const message =
        `${where}, of ${createdAt}, saw ${size} reports; the log has ${head.size}. ` +
        `Reports from place ${first} on are gone: the tail was cut, or an older backup was restored.`;
      return [{ kind: 'log_behind_checkpoint', chainId, seq: first, reportId: null, message }];
    }
    if (row === undefined || row.linkHash !== checkpoint.linkHash) {
      const message =
        `${where}, of ${createdAt}, saw another history: the row at place ${size} does not have the link ` +
        'that was signed then. It, or a row before it, was replaced.';
      return [{ kind: 'log_differs_from_checkpoint', chainId, seq: size, reportId: row?.reportId ?? null, message }];
    }
  }
  return [];
};
