import { createMemoryStorage } from '../../../support/storage/memory/index.js';
import { createSignatureVerifier } from '../../../../adapters/signing/verifier.js';
import { chainIdOf } from '../../../../domain/report/chain.js';
import { readNote, type SignedCheckpoint } from '../../../../domain/report/checkpoint-note.js';
import type { Scope } from '../../../../domain/record/record.js';
import type { CheckpointLog, UnreadableCheckpoint, WrittenCheckpoint } from '../../../../ports/platform/checkpoints.js';
import type { Signer } from '../../../../ports/platform/signing.js';
import type { StoredSeal } from '../../../../ports/stores/seals.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import { type Checkpointer, createCheckpointer } from '../../../../src/application/reports/checkpointer.js';
import { checkEntry, NOON_MS, SCOPE } from '../../../conformance/storage/fixtures.js';
import { reportEntry } from '../../../conformance/storage/report-fixtures.js';
import { newSigner } from '../../../support/report-signing.js';
import { recordingLogger } from '../../../support/silent-logger.js';

/** A folder of checkpoints in memory. */
export const noteList = () => {
  const world = { notes: [] as WrittenCheckpoint[], unreadable: [] as UnreadableCheckpoint[], isFull: false, reads: 0 };
  const log: CheckpointLog = {
    append: async (chainId, note) => {
      if (world.isFull) throw new Error('no space');
      world.notes.push({ chainId, note, where: `note ${String(world.notes.length + 1)}` });
    },
    read: async () => {
      world.reads += 1;
      return { notes: [...world.notes], unreadable: world.unreadable };
    },
  };
  return { world, log };
};

export const checkpointIn = ({ note }: { readonly note: string }): SignedCheckpoint => {
  const checkpoint = readNote(note);
  if (checkpoint === null) throw new Error('The note is no checkpoint');
  return checkpoint;
};

/** Checkpoints over stores in memory and a folder in memory; `signer` null: no key is configured. */
export const setUpCheckpointing = async (given: { readonly signer?: Signer | null; readonly stores?: Stores } = {}) => {
  const signer = given.signer === undefined ? await newSigner() : given.signer;
  const stores = given.stores ?? createMemoryStorage();
  const clock = { nowMs: NOON_MS, now: () => clock.nowMs };
  const folder = noteList();
  const logger = recordingLogger();
  const instance = (checkpoints: CheckpointLog | null): Checkpointer =>
    createCheckpointer({
      reports: stores.reports,
      seals: stores.seals,
      checkpoints,
      currentSigner: async () => signer,
      trustedKeys: async () => (signer === null ? [] : [signer.publicKey]),
      verifier: createSignatureVerifier(),
      clock,
      logger,
    });
  let reports = 0;
  return {
    stores,
    signer,
    clock,
    folder: folder.world,
    /** A checkpointer as another process would have it, with a folder of its own or the same one. */
    instance,
    fresh: () => instance(folder.log),
    checkpointer: instance(folder.log),
    said: (level: string): readonly (readonly [string, unknown])[] =>
      logger.lines.filter((line) => line.level === level).map(({ message, fields }) => [message, fields] as const),
    makeReport: async (scope: Scope = SCOPE): Promise<void> => {
      reports += 1;
      await stores.reports.create(reportEntry(reports, { scope }));
    },
    /** A check of so many milliseconds ago. */
    check: async (agoMs: number, scope: Scope = SCOPE): Promise<string> => {
      const entry = checkEntry({ scope, checkedAtMs: clock.nowMs - agoMs });
      await stores.checks.append(entry);
      return entry.requestId;
    },
    sealsOf: async (scope: Scope = SCOPE): Promise<readonly StoredSeal[]> => {
      const seals: StoredSeal[] = [];
      for await (const seal of stores.seals.after(scope, 0)) seals.push(seal);
      return seals;
    },
    chainId: chainIdOf(SCOPE),
  };
};
