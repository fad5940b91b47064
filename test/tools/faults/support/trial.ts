import type { Settled } from './ledger.js';
import type { Random } from './random.js';

/** What became of one row. */
export interface TrialResult {
  readonly tried: 'yes' | 'in part' | 'no';
  /** What could not be tried, and why; empty where all was. */
  readonly untried: readonly string[];
  /** Statements that were held against what happened. */
  readonly held: number;
  readonly notes: readonly string[];
  readonly failures: readonly string[];
  readonly counts: Settled;
}

const NOTHING: Settled = { acknowledged: 0, lost: 0, doubleCharged: 0, allowWhileDegraded: 0 };

/**
 * Collects what one row of the register shows. A row counts as tried only by statements that were held against a
 * running thing.
 */
export class Trial {
  private held = 0;
  private readonly notes: string[] = [];
  private readonly failures: string[] = [];
  private readonly untried: string[] = [];
  private counts = NOTHING;

  constructor(readonly random: Random) {}

  /** States what must hold; `detail` is shown where it does not. */
  holds(what: string, isTrue: boolean, detail: unknown = ''): void {
    this.held += 1;
    if (isTrue) return;
    const text = typeof detail === 'string' ? detail : JSON.stringify(detail);
    this.failures.push(text === '' ? what : `${what} (${text.slice(0, 300)})`);
  }

  /** A figure or a word for the table's outcome. */
  note(text: string): void {
    this.notes.push(text);
  }

  /** A part of the row that this machine cannot do. */
  cannot(what: string, why: string): void {
    this.untried.push(`${what}: ${why}`);
  }

  /** Takes over what a ledger found. */
  count(settled: Settled): void {
    this.counts = {
      acknowledged: this.counts.acknowledged + settled.acknowledged,
      lost: this.counts.lost + settled.lost,
      doubleCharged: this.counts.doubleCharged + settled.doubleCharged,
      allowWhileDegraded: this.counts.allowWhileDegraded + settled.allowWhileDegraded,
    };
  }

  get hasFailed(): boolean {
    return this.failures.length > 0;
  }

  result(): TrialResult {
    const tried = this.held === 0 && this.failures.length === 0 ? 'no' : this.untried.length > 0 ? 'in part' : 'yes';
    return {
      tried,
      untried: this.untried,
      held: this.held,
      notes: this.notes,
      failures: this.failures,
      counts: this.counts,
    };
  }

  /** The row broke off: that is a failure, also after all that held before. */
  brokeOff(error: unknown): void {
    this.failures.push(`broke off: ${error instanceof Error ? error.message.slice(0, 600) : String(error)}`);
  }
}

/** One row of the register. */
export interface Row {
  /** As in the register: `1` to `49`, `50a` to `50e`. */
  readonly number: string;
  readonly fault: string;
  readonly run: (trial: Trial) => Promise<void>;
}
