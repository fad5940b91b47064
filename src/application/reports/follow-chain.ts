import { chainIdOf, GENESIS_LINK } from '../../../domain/report/chain.js';
import { checkpointHash, type SignedCheckpoint } from '../../../domain/report/checkpoint-note.js';
import type { CheckpointLog } from '../../../ports/platform/checkpoints.js';
import type { Clock, Logger } from '../../../ports/platform/platform.js';
import type { SignatureVerifier } from '../../../ports/platform/signing.js';
import type { ReportStore } from '../../../ports/stores/reports.js';
import type { ScopeSeals, SealStore, StoredSeal } from '../../../ports/stores/seals.js';
import type { CurrentSigner, TrustedKeys } from './signing.js';
import { verifyNote } from '../../../domain/report/verify/verify-note.js';

export interface CheckpointDependencies {
  readonly reports: Pick<ReportStore, 'heads'>;
  readonly seals: Pick<SealStore, 'scopes' | 'records' | 'append' | 'after' | 'exclusively' | 'isAlone'>;
  /** Null: no folder outside the database is configured. */
  readonly checkpoints: CheckpointLog | null;
  readonly currentSigner: CurrentSigner;
  readonly trustedKeys: TrustedKeys;
  readonly verifier: SignatureVerifier;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What a process remembers of a chain from one run to the next. */
export interface ChainState {
  /** The last checkpoint that it wrote, copied or found in its folder. */
  last: SignedCheckpoint | null;
  /** Up to here it has looked for records: one that appears below was added later. */
  lookedUpToMs: number | null;
  /** Whether it has seen the chain before: it has then missed none of its seals. */
  isFollowed: boolean;
}

export const unknownChain = (): ChainState => ({ last: null, lookedUpToMs: null, isFollowed: false });

const MISFIT = 'a chain of reports does not fit its last checkpoint: run signgate reports verify-log';

/**
 * Copies the checkpoints that other instances have stored to this instance's folder, each only if it continues the one
 * before. False, and an error in the log, where the store does not continue what this instance has seen.
 */
export const followChain = async (
  dependencies: CheckpointDependencies,
  { scope, newest }: ScopeSeals,
  state: ChainState,
): Promise<boolean> => {
  const { seals, logger } = dependencies;
  const chainId = chainIdOf(scope);
  if (!state.isFollowed && state.last === null && newest !== null && newest.seq > 1)
    return adopt(dependencies, chainId, newest, state);
  state.isFollowed = true;
  const seen = state.last?.sealSeq ?? 0;
  const refuse = (problem: string): false => {
    logger.log('error', MISFIT, { chain_id: chainId, problem, seal: newest?.seq ?? 0, checkpoint_seal: seen });
    return false;
  };
  if ((newest?.seq ?? 0) < seen) return refuse('seals are gone');
  if (newest !== null && newest.seq === seen && newest.note !== noteTextOf(state.last, newest))
    return refuse('the last seal is another one');
  if ((newest?.seq ?? 0) === seen) return true;
  for await (const seal of seals.after(scope, seen)) {
    const problem = await continues(dependencies, chainId, seal, state);
    if (problem !== null) return refuse(problem);
  }
  return true;
};

/** The stored note where it is the one that was seen: only the text is compared, and the text is signed. */
const noteTextOf = (last: SignedCheckpoint | null, { note }: Pick<StoredSeal, 'note'>): string | null =>
  last !== null && note.startsWith(last.text) ? note : null;

/**
 * A folder that knows nothing of a chain begins with its next seal: it cannot vouch for what was before, and verifying
 * the log says so.
 */
const adopt = async (
  dependencies: CheckpointDependencies,
  chainId: string,
  { note }: Pick<StoredSeal, 'note'>,
  state: ChainState,
): Promise<boolean> => {
  const verdict = await verifyNote(note, chainId, await dependencies.trustedKeys(), dependencies.verifier);
  if (verdict.ok) Object.assign(state, { last: verdict.checkpoint, isFollowed: true });
  else dependencies.logger.log('error', MISFIT, { chain_id: chainId, problem: `the last seal ${verdict.problem}` });
  return verdict.ok;
};

const continues = async (
  dependencies: CheckpointDependencies,
  chainId: string,
  seal: StoredSeal,
  state: ChainState,
): Promise<string | null> => {
  const verdict = await verifyNote(seal.note, chainId, await dependencies.trustedKeys(), dependencies.verifier);
  if (!verdict.ok) return `seal ${seal.seq} ${verdict.problem}`;
  const { checkpoint } = verdict;
  const before = state.last === null ? GENESIS_LINK : checkpointHash(state.last);
  if (checkpoint.sealSeq !== seal.seq || checkpoint.previous !== before)
    return `seal ${seal.seq} does not follow the one before it`;
  await keepCheckpoint(dependencies, checkpoint, seal.note);
  state.last = checkpoint;
  return null;
};

/** Puts a checkpoint where those who can write to the database cannot change it: into the folder, and into the log. */
export const keepCheckpoint = async (
  { checkpoints, logger }: Pick<CheckpointDependencies, 'checkpoints' | 'logger'>,
  checkpoint: SignedCheckpoint,
  note: string,
): Promise<void> => {
  await checkpoints?.append(checkpoint.chainId, note);
  logger.log('info', 'checkpoint of a report chain', {
    chain_id: checkpoint.chainId,
    size: checkpoint.size,
    link_hash: checkpoint.linkHash,
    seal: checkpoint.sealSeq,
    records: checkpoint.records,
    root: checkpoint.root,
    key_id: checkpoint.keyId,
  });
};

/** The newest good checkpoint of the folder, by chain. */
export const lastKept = async (dependencies: CheckpointDependencies): Promise<Map<string, ChainState>> => {
  const { checkpoints, verifier, logger } = dependencies;
  const states = new Map<string, ChainState>();
  if (checkpoints === null) return states;
  const { notes, unreadable } = await checkpoints.read();
  const keys = await dependencies.trustedKeys();
  for (const { where } of unreadable) logger.log('warn', 'a checkpoint cannot be read', { where });
  // from the end: the newest good one is enough
  for (const { note, chainId, where } of notes.toReversed()) {
    if (states.has(chainId)) continue;
    const verdict = await verifyNote(note, chainId, keys, verifier);
    if (verdict.ok) states.set(chainId, { ...unknownChain(), last: verdict.checkpoint });
    else logger.log('error', `a checkpoint ${verdict.problem}`, { where });
  }
  return states;
};
