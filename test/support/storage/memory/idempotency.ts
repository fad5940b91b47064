import { scopeKey } from '../../../../domain/record/record.js';
import {
  type AnsweredCall,
  type Claimed,
  type IdempotencyStore,
  type IdempotentCall,
  LeaseLostError,
} from '../../../../ports/stores/idempotency.js';

/** Source: domain/decisions.md, 18. */
const LEASE_MS = 30_000;
const KEPT_MS = 24 * 3_600_000;

interface Row {
  readonly bodySha256: string;
  readonly holder: string;
  readonly expiresAtMs: number;
  /** Null while the call runs. */
  readonly answer: string | null;
}

/** Calls by scope, operation and key. */
export class MemoryIdempotencyStore implements IdempotencyStore {
  private readonly rows = new Map<string, Row>();

  constructor(private readonly nowMs: () => number) {}

  async claim(call: IdempotentCall): Promise<Claimed> {
    const existing = this.rows.get(nameOf(call));
    if (
      existing === undefined ||
      existing.expiresAtMs <= this.nowMs() ||
      (existing.holder === call.holder && existing.answer === null)
    ) {
      this.rows.set(nameOf(call), {
        bodySha256: call.bodySha256,
        holder: call.holder,
        expiresAtMs: this.nowMs() + LEASE_MS,
        answer: null,
      });
      return { kind: 'leased' };
    }
    if (existing.bodySha256 !== call.bodySha256) return { kind: 'other_body' };
    return existing.answer === null ? { kind: 'running' } : { kind: 'answered', answer: existing.answer };
  }

  async finish(answered: AnsweredCall): Promise<void> {
    this.finishNow(answered);
  }

  /** Synchronous, so that the answer and what goes with it are stored together: a database needs a transaction. */
  finishNow({ call, answer }: AnsweredCall): void {
    if (this.rows.get(nameOf(call))?.holder !== call.holder) throw new LeaseLostError();
    this.rows.set(nameOf(call), {
      bodySha256: call.bodySha256,
      holder: call.holder,
      expiresAtMs: this.nowMs() + KEPT_MS,
      answer,
    });
  }

  async release(call: IdempotentCall): Promise<void> {
    const existing = this.rows.get(nameOf(call));
    if (existing?.holder === call.holder && existing.answer === null) this.rows.delete(nameOf(call));
  }

  removePast(): void {
    for (const [name, row] of this.rows) if (row.expiresAtMs <= this.nowMs()) this.rows.delete(name);
  }
}

const nameOf = ({ scope, operation, key }: IdempotentCall): string => JSON.stringify([scopeKey(scope), operation, key]);
