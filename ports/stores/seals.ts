import type { Scope } from '../../domain/record/record.js';
import type { SealedRecord } from '../../domain/report/inclusion-proof.js';
import type { CheckRoute } from './usage.js';

/** A record that may be sealed. */
export interface SealableRecord extends SealedRecord {
  readonly checkedAtMs: number;
}

const ROW_FORM = /^[a-z]+ /;

/** Whether a record of a seal is a row beside the checks: it is named by a word and its key, as `outcome 17`. */
export const isOtherRow = ({ requestId }: SealedRecord): boolean => ROW_FORM.test(requestId);

/** A check as its row is: what is sealed, and the columns that repeat some of it. */
export interface SealedCheckRow {
  readonly requestId: string;
  readonly keyId: string;
  readonly checkedAtMs: number;
  readonly action: string;
  readonly direction: string;
  readonly route: CheckRoute;
  readonly findingCodes: readonly string[];
  readonly recordJson: string;
}

/** A stretch of time, from its first moment to before its last; null: from the beginning. */
export interface Stretch {
  readonly fromMs: number | null;
  readonly untilMs: number;
}

/** A checkpoint as it was signed, with the records that it seals. */
export interface StoredSeal {
  readonly scope: Scope;
  /** 1, 2, 3 … in its scope. */
  readonly seq: number;
  /** Where the stretch of its records ends; it begins where that of the seal before ends. */
  readonly untilMs: number;
  /** By time, then by id: the order of the leaves. */
  readonly records: readonly SealedRecord[];
  /** The signed note, to the byte. */
  readonly note: string;
}

/** The newest seal of a scope. */
export interface ScopeSeals {
  readonly scope: Scope;
  readonly newest: Pick<StoredSeal, 'seq' | 'untilMs' | 'note'> | null;
  /** Whether there are checks after the newest seal and before the moment that was asked for. */
  readonly hasUnsealed: boolean;
}

/** Append-only store of seals, over the checks of the same database. Rejects with `StorageUnavailableError`. */
export interface SealStore {
  /** Every scope that has stored something, in the order of chain ids. */
  scopes(untilMs: number): Promise<readonly ScopeSeals[]>;
  /**
   * The checks of a stretch, and what is sealed beside them, oldest first, then by id. At most `count`, and those of
   * the same moment as the last.
   */
  records(scope: Scope, stretch: Stretch, count: number): Promise<readonly SealableRecord[]>;
  /** The rows of the checks of a stretch, in the same order, a page at a time: as they are, unchecked. */
  rows(scope: Scope, stretch: Stretch): AsyncIterable<SealedCheckRow>;
  /**
   * What is sealed beside the checks of a stretch, as it is now: outcomes, confirmations, dispositions, notes,
   * statements, withdrawals and entries of the audit trail, in no order. Nothing of a store that only this process can
   * write to.
   */
  others(scope: Scope, stretch: Stretch): Promise<readonly SealableRecord[]>;
  /** Stores a seal, durably. False, and nothing changed, where the scope has a seal of that place. */
  append(seal: StoredSeal): Promise<boolean>;
  /** The seal in whose stretch a moment lies; null where none reaches it yet. */
  covering(scope: Scope, checkedAtMs: number): Promise<StoredSeal | null>;
  /** The scope's seals after a place, by place, a page at a time. */
  after(scope: Scope, seq: number): AsyncIterable<StoredSeal>;
  /** Runs `work` unless another instance seals at the moment; says whether it ran. */
  exclusively(work: () => Promise<void>): Promise<boolean>;
  /** Whether no other instance of the service is open: then no check of an earlier moment can still arrive. */
  isAlone(): Promise<boolean>;
}
