import { type ChainHead, chainIdOf, GENESIS_LINK } from '../../../domain/report/chain.js';
import {
  type Checkpoint,
  checkpointHash,
  checkpointText,
  readNote,
  signedNote,
} from '../../../domain/report/checkpoint-note.js';
import { sealRoot } from '../../../domain/report/inclusion-proof.js';
import { isoTime, parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { Signer } from '../../../ports/platform/signing.js';
import type { SealableRecord, ScopeSeals } from '../../../ports/stores/seals.js';
import { type ChainState, type CheckpointDependencies, keepCheckpoint } from './follow-chain.js';

/** A proof reads all hashes of its seal: so many take it a few milliseconds. More records make further seals. */
export const SEAL_RECORDS = 1_024;

/** What is there to be sealed. */
interface Due {
  /** The head of the reports; null for none. */
  readonly reports: ChainHead | null;
  /** Records before this moment are all in the store. */
  readonly untilMs: number;
}

/** Seals what a chain holds beyond its last checkpoint. Gives the number of checkpoints written. */
export const sealChain = async (
  dependencies: CheckpointDependencies,
  { scope, hasUnsealed }: ScopeSeals,
  state: ChainState,
  { reports, untilMs }: Due,
): Promise<number> => {
  const head = reports ?? { chainId: chainIdOf(scope), size: 0, linkHash: GENESIS_LINK };
  let grew = reportsGrew(dependencies, head, state);
  if (grew === null) return 0;
  if (hasUnsealed) await tellOfAppeared(dependencies, scope, state);
  for (let written = 0; ; ) {
    const fromMs = latest(sealedToMs(state), state.lookedUpToMs);
    const found = hasUnsealed ? await dependencies.seals.records(scope, { fromMs, untilMs }, SEAL_RECORDS) : [];
    const isAll = found.length < SEAL_RECORDS;
    const reachedMs = isAll ? untilMs : (found.at(-1)?.checkedAtMs ?? 0) + 1;
    if (found.length === 0 && !grew) {
      state.lookedUpToMs = latest(state.lookedUpToMs, untilMs);
      return written;
    }
    const due = { scope, head, found, untilMs: latest(fromMs, reachedMs) ?? reachedMs };
    if (!(await seal(dependencies, due, state))) return written;
    written += 1;
    grew = false;
    if (isAll) return written;
  }
};

const sealedToMs = ({ last }: ChainState): number | null => (last === null ? null : parseIsoMs(last.until));

/** A check between the last seal and what was looked at since was put there later. It is never sealed. */
const tellOfAppeared = async (
  { seals, logger }: CheckpointDependencies,
  scope: ScopeSeals['scope'],
  state: ChainState,
): Promise<void> => {
  if (state.lookedUpToMs === null) return;
  const stretch = { fromMs: sealedToMs(state), untilMs: state.lookedUpToMs };
  for (const { requestId } of await seals.records(scope, stretch, 1))
    logger.log('error', 'a check has appeared among older ones: run signgate reports verify-log', {
      chain_id: chainIdOf(scope),
      request_id: requestId,
    });
};

const latest = (left: number | null, right: number | null): number | null =>
  left === null || right === null ? (left ?? right) : Math.max(left, right);

/** Null: the head does not fit the last checkpoint. */
const reportsGrew = ({ logger }: CheckpointDependencies, head: ChainHead, { last }: ChainState): boolean | null => {
  const known = last ?? { size: 0, linkHash: GENESIS_LINK };
  if (head.size > known.size) return true;
  if (head.size === known.size && head.linkHash === known.linkHash) return false;
  logger.log('error', 'a chain of reports does not fit its last checkpoint: run signgate reports verify-log', {
    chain_id: head.chainId,
    size: head.size,
    checkpoint_size: known.size,
  });
  return null;
};

interface Sealable {
  readonly scope: ScopeSeals['scope'];
  readonly head: ChainHead;
  readonly found: readonly SealableRecord[];
  readonly untilMs: number;
}

/** False where no key is configured, and where another instance was quicker. */
const seal = async (
  dependencies: CheckpointDependencies,
  { scope, head, found, untilMs }: Sealable,
  state: ChainState,
): Promise<boolean> => {
  const signer = await dependencies.currentSigner();
  if (signer === null) return false;
  const records = found.map(({ requestId, recordSha256 }) => ({ requestId, recordSha256 }));
  const checkpoint: Checkpoint = {
    ...head,
    createdAt: isoTime(dependencies.clock.now()),
    sealSeq: (state.last?.sealSeq ?? 0) + 1,
    records: records.length,
    root: sealRoot(records),
    until: isoTime(untilMs),
    previous: state.last === null ? GENESIS_LINK : checkpointHash(state.last),
  };
  const note = await sign(checkpoint, signer);
  if (!(await dependencies.seals.append({ scope, seq: checkpoint.sealSeq, untilMs, records, note }))) return false;
  const signed = readNote(note);
  if (signed === null) throw new Error('A checkpoint that was signed cannot be read');
  await keepCheckpoint(dependencies, signed, note);
  state.last = signed;
  return true;
};

const sign = async (checkpoint: Checkpoint, signer: Signer): Promise<string> => {
  const text = checkpointText(checkpoint);
  return signedNote(text, signer.publicKey, await signer.signBytes(new TextEncoder().encode(text)));
};
