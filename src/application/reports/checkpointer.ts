import { type Checkpoint, checkpointText, signedNote } from '../../../domain/report/checkpoint-note.js';
import type { ChainHead } from '../../../domain/report/chain.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { CheckpointLog } from '../../../ports/platform/checkpoints.js';
import type { Clock, Logger } from '../../../ports/platform/platform.js';
import type { ReportStore } from '../../../ports/stores/reports.js';
import type { PublicJwk, SignatureVerifier, Signer } from '../../../ports/platform/signing.js';
import type { CurrentSigner } from './signing.js';
import { verifyNote } from './verify-note.js';

export interface CheckpointDependencies {
  readonly reports: ReportStore;
  readonly checkpoints: CheckpointLog;
  readonly currentSigner: CurrentSigner;
  readonly publicKeys: { list(): Promise<readonly { readonly publicKey: PublicJwk }[]> };
  readonly verifier: SignatureVerifier;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Writes signed checkpoints of the heads of the chains. */
export interface Checkpointer {
  /** Signs and writes the head of every chain that grew since its last checkpoint. Gives the number written. */
  run(): Promise<number>;
  /** Runs at this interval. A failure is logged; the next run tries again. */
  start(intervalMs: number): void;
  /** Writes the checkpoints that are due, and stops. */
  close(): Promise<void>;
}

/** How often heads are signed. Reports since the last checkpoint could be cut off unseen. */
export const CHECKPOINT_INTERVAL_MS = 60_000;

/**
 * Never signs a chain that does not fit its last checkpoint: that is logged as an error, and the old checkpoint stays
 * the witness.
 */
export const createCheckpointer = (dependencies: CheckpointDependencies): Checkpointer => {
  const { reports, logger } = dependencies;
  let known: Map<string, ChainHead> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();

  const runOnce = async (): Promise<number> => {
    known ??= await lastCheckpoints(dependencies);
    const heads = await reports.heads();
    for (const chainId of known.keys()) {
      if (!heads.some((head) => head.chainId === chainId))
        logger.log('error', 'a chain of reports that has checkpoints is gone: run signgate reports verify-log', {
          chain_id: chainId,
        });
    }
    let written = 0;
    for (const head of heads) {
      if (!isDue(head, known.get(head.chainId) ?? null, logger)) continue;
      if (!(await write(dependencies, head))) return written;
      known.set(head.chainId, head);
      written += 1;
    }
    return written;
  };
  const run = (): Promise<number> => {
    const next = running.then(runOnce, runOnce);
    running = next.catch(() => undefined);
    return next;
  };
  const attempt = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      logger.log('warn', 'checkpoints of the report chains could not be written', { error });
    }
  };
  return {
    run,
    start: (intervalMs) => {
      timer ??= setInterval(() => void attempt(), intervalMs).unref();
    },
    close: async () => {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await attempt();
    },
  };
};

const isDue = (head: ChainHead, last: ChainHead | null, logger: Logger): boolean => {
  if (last === null || head.size > last.size) return true;
  if (head.size < last.size || head.linkHash !== last.linkHash) {
    logger.log('error', 'a chain of reports does not fit its last checkpoint: run signgate reports verify-log', {
      chain_id: head.chainId,
      size: head.size,
      checkpoint_size: last.size,
    });
  }
  return false;
};

const write = async (
  { checkpoints, currentSigner, clock, logger }: CheckpointDependencies,
  head: ChainHead,
): Promise<boolean> => {
  const signer = await currentSigner();
  if (signer === null) return false;
  const checkpoint: Checkpoint = { ...head, createdAt: isoTime(clock.now()) };
  await checkpoints.append(head.chainId, await sign(checkpoint, signer));
  // a second witness: the log has the head, too
  logger.log('info', 'checkpoint of a report chain', {
    chain_id: head.chainId,
    size: head.size,
    link_hash: head.linkHash,
    key_id: signer.publicKey.kid,
  });
  return true;
};

const sign = async (checkpoint: Checkpoint, signer: Signer): Promise<string> => {
  const text = checkpointText(checkpoint);
  return signedNote(text, signer.publicKey, await signer.signBytes(new TextEncoder().encode(text)));
};

/** The longest head with a good checkpoint, by chain. */
const lastCheckpoints = async ({
  checkpoints,
  publicKeys,
  verifier,
  logger,
}: CheckpointDependencies): Promise<Map<string, ChainHead>> => {
  const { notes, unreadable } = await checkpoints.read();
  const keys = (await publicKeys.list()).map(({ publicKey }) => publicKey);
  for (const { where } of unreadable) logger.log('warn', 'a checkpoint cannot be read', { where });
  const heads = new Map<string, ChainHead>();
  for (const { note, chainId, where } of notes) {
    const verdict = await verifyNote(note, chainId, keys, verifier);
    if (!verdict.ok) logger.log('error', `a checkpoint ${verdict.problem}`, { where });
    else if (verdict.checkpoint.size > (heads.get(chainId)?.size ?? 0)) heads.set(chainId, verdict.checkpoint);
  }
  return heads;
};
