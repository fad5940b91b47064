import {
  type Checkpoint,
  checkpointText,
  keyHint,
  readNote,
  signedNote,
  type SignedCheckpoint,
} from '../../../domain/report/checkpoint-note.js';
import type { ChainHead } from '../../../domain/report/chain.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import type { CheckpointLog } from '../../../ports/platform/checkpoints.js';
import type { Clock, Logger } from '../../../ports/platform/platform.js';
import type { ReportStore } from '../../../ports/stores/reports.js';
import type { PublicJwk, SignatureVerifier, Signer } from '../../../ports/platform/signing.js';
import type { CurrentSigner } from './signing.js';

/** A checkpoint whose signature was checked, or why it is none. */
export type CheckpointVerdict =
  | { readonly ok: true; readonly checkpoint: SignedCheckpoint }
  | { readonly ok: false; readonly problem: string };

/** Checks one note of a chain's file. */
export const verifyNote = async (
  note: string,
  chainId: string,
  keys: readonly PublicJwk[],
  verifier: SignatureVerifier,
): Promise<CheckpointVerdict> => {
  const checkpoint = readNote(note);
  if (checkpoint === null) return { ok: false, problem: 'is no checkpoint: its text was changed' };
  if (checkpoint.chainId !== chainId) return { ok: false, problem: `speaks of the chain ${checkpoint.chainId}` };
  const key = keys.find((candidate) => candidate.kid === checkpoint.keyId);
  if (key === undefined)
    return { ok: false, problem: `is signed by the key ${checkpoint.keyId}, which this service never registered` };
  const isRightKey = keyHint(key.kid, key.x).every((byte, index) => byte === checkpoint.hint[index]);
  const isSigned =
    isRightKey && (await verifier.verifyBytes(new TextEncoder().encode(checkpoint.text), checkpoint.signature, key));
  return isSigned ? { ok: true, checkpoint } : { ok: false, problem: 'has a signature that does not fit its text' };
};

export interface CheckpointDependencies {
  readonly reports: ReportStore;
  readonly checkpoints: CheckpointLog;
  readonly currentSigner: CurrentSigner;
  readonly publicKeys: { list(): Promise<readonly { readonly publicKey: PublicJwk }[]> };
  readonly verifier: SignatureVerifier;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Writes checkpoints of the heads of the chains now and then. */
export interface Checkpointer {
  /** Signs and writes the head of every chain that grew since its last checkpoint. Gives the number written. */
  run(): Promise<number>;
  /** Runs every so many milliseconds; a run that fails is logged and tried again at the next one. */
  start(intervalMs: number): void;
  /** Writes what is still due and stops. */
  close(): Promise<void>;
}

/** How often heads are signed, milliseconds: what is younger than this could be cut off unseen. */
export const CHECKPOINT_INTERVAL_MS = 60_000;

/**
 * A chain that is shorter than its checkpoint, or another one, is never signed: the log says so, and the old checkpoint
 * stays the witness.
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
          chainId,
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
      chainId: head.chainId,
      size: head.size,
      checkpointSize: last.size,
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
  // a second witness: whoever keeps the log has the head as well
  logger.log('info', 'checkpoint of a report chain', {
    chainId: head.chainId,
    size: head.size,
    linkHash: head.linkHash,
    keyId: signer.publicKey.kid,
  });
  return true;
};

const sign = async (checkpoint: Checkpoint, signer: Signer): Promise<string> => {
  const text = checkpointText(checkpoint);
  return signedNote(text, signer.publicKey, await signer.signBytes(new TextEncoder().encode(text)));
};

/** The longest head that a good checkpoint names, by chain. */
const lastCheckpoints = async ({
  checkpoints,
  publicKeys,
  verifier,
  logger,
}: CheckpointDependencies): Promise<Map<string, ChainHead>> => {
  const [{ notes, unreadable }, keys] = [
    await checkpoints.read(),
    (await publicKeys.list()).map(({ publicKey }) => publicKey),
  ];
  for (const { where } of unreadable) logger.log('warn', 'a checkpoint cannot be read', { where });
  const heads = new Map<string, ChainHead>();
  for (const { note, chainId, where } of notes) {
    const verdict = await verifyNote(note, chainId, keys, verifier);
    if (!verdict.ok) logger.log('error', `a checkpoint ${verdict.problem}`, { where });
    else if (verdict.checkpoint.size > (heads.get(chainId)?.size ?? 0)) heads.set(chainId, verdict.checkpoint);
  }
  return heads;
};
