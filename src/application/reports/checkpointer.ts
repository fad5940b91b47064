import { setTimeout as pause } from 'node:timers/promises';
import { chainIdOf } from '../../../domain/report/chain.js';
import type { ScopeSeals, SealStore } from '../../../ports/stores/seals.js';
import { PeriodicWorker } from '../shared/periodic-worker.js';
import { type ChainState, type CheckpointDependencies, followChain, lastKept, unknownChain } from './follow-chain.js';
import { sealChain } from './seal-chain.js';

export type { CheckpointDependencies } from './follow-chain.js';

/** How the runs of this process went. */
export interface CheckpointHealth {
  /** Of the last run. */
  readonly durationMs: number;
  readonly written: number;
}

/** Seals the records of checks, and signs the heads of the chains of reports: both in one checkpoint for each scope. */
export interface Checkpointer {
  /**
   * Writes a checkpoint for every scope with new records or reports, and copies to this instance's folder those that
   * other instances wrote. Gives the number written.
   */
  run(): Promise<number>;
  health(): CheckpointHealth;
  /** Its close writes the checkpoints that are due. */
  readonly worker: PeriodicWorker;
}

/** How often checkpoints are written. What is younger than the last one could be changed unseen. */
const CHECKPOINT_INTERVAL_MS = 60_000;

/**
 * A check is in the store so long after its own time at the latest: its sources, its waiting for a batch and the tries
 * of that batch are each bounded by seconds. Only older checks are sealed, so that none comes after its seal.
 */
export const SETTLED_AFTER_MS = 30_000;

/** What a process remembers from run to run; empty before the first. */
type Memory = Map<string, ChainState>;

const tellOfGone = (
  { logger }: CheckpointDependencies,
  known: ReadonlyMap<string, ChainState>,
  scopes: readonly ScopeSeals[],
): void => {
  const there = new Set(scopes.map(({ scope }) => chainIdOf(scope)));
  for (const chainId of known.keys()) {
    if (!there.has(chainId))
      logger.log('error', 'a chain of reports that has checkpoints is gone: run signgate reports verify-log', {
        chain_id: chainId,
      });
  }
};

/** One run. Gives the memory for the next one, and the number of checkpoints written. */
const runOnce = async (
  dependencies: CheckpointDependencies,
  memory: Memory | null,
  isLast: boolean,
): Promise<{ readonly memory: Memory; readonly written: number }> => {
  const { seals, clock } = dependencies;
  const known = memory ?? (await lastKept(dependencies));
  const now = clock.now();
  // the last of all instances has seen each of its checks end: nothing that is older can arrive
  const untilMs = isLast && (await isLeftAlone(seals)) ? now + 1 : now - SETTLED_AFTER_MS;
  const scopes = await seals.scopes(untilMs);
  tellOfGone(dependencies, known, scopes);
  const sound: [ScopeSeals, ChainState][] = [];
  for (const scope of scopes) {
    // a scope that was not there at the first run has been followed from its beginning
    const state = known.get(chainIdOf(scope.scope)) ?? { ...unknownChain(), isFollowed: memory !== null };
    known.set(chainIdOf(scope.scope), state);
    if (await followChain(dependencies, scope, state)) sound.push([scope, state]);
  }
  let written = 0;
  await seals.exclusively(async () => {
    const heads = new Map((await dependencies.reports.heads()).map((head) => [head.chainId, head]));
    for (const [scope, state] of sound) {
      const reports = heads.get(chainIdOf(scope.scope)) ?? null;
      written += await sealChain(dependencies, scope, state, { reports, untilMs });
    }
  });
  return { memory: known, written };
};

/**
 * Never signs a scope whose log does not fit its last checkpoint: that is logged as an error, and the old checkpoint
 * goes on to vouch.
 */
export const createCheckpointer = (dependencies: CheckpointDependencies): Checkpointer => {
  let memory: Memory | null = null;
  let running: Promise<unknown> = Promise.resolve();

  let health: CheckpointHealth = { durationMs: 0, written: 0 };
  const observed = async (isLast: boolean): Promise<number> => {
    const beganAtMs = performance.now();
    try {
      const { memory: known, written } = await runOnce(dependencies, memory, isLast);
      memory = known;
      health = { ...health, written: health.written + written };
      return written;
    } finally {
      health = { ...health, durationMs: performance.now() - beganAtMs };
    }
  };
  const run = (isLast: boolean): Promise<number> => {
    const next = running.then(() => observed(isLast));
    running = next.catch(() => undefined);
    return next;
  };
  const worker = new PeriodicWorker(
    {
      ...{ name: 'checkpoints', everyMs: CHECKPOINT_INTERVAL_MS, beginsAtOnce: true },
      ...{ tick: () => run(false), atEnd: () => run(true) },
      failure: 'checkpoints of the report chains could not be written',
    },
    dependencies.logger,
  );
  return { run: () => run(false), health: () => health, worker };
};

/** Sessions of a process that has just ended are seen for a moment longer. */
const LOOKS = 6;
const BETWEEN_LOOKS_MS = 50;

const isLeftAlone = async (seals: Pick<SealStore, 'isAlone'>): Promise<boolean> => {
  for (let look = 1; look < LOOKS; look += 1) {
    if (await seals.isAlone()) return true;
    await pause(BETWEEN_LOOKS_MS);
  }
  return seals.isAlone();
};
