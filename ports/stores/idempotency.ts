import type { Scope } from '../../domain/record/record.js';

/** One call that came with an Idempotency-Key, on its way. */
export interface IdempotentCall {
  readonly scope: Scope;
  /** The route: the same key on another route is another key. */
  readonly operation: string;
  /** As the caller sent it, 1 to 255 characters. */
  readonly key: string;
  /** SHA-256 of the body as it came, lower-case hex. */
  readonly bodySha256: string;
  /** Request id of this call: who holds the lease. */
  readonly holder: string;
}

/**
 * What a claim finds. `leased`: no call has answered or is running; this one holds the lease for 30 s. `answered`: the
 * first call's answer, unchanged. `running`: another call with the same body holds the lease. `other_body`: the key
 * belongs to a call with another body, answered or running.
 */
export type Claimed =
  | { readonly kind: 'leased' }
  | { readonly kind: 'answered'; readonly answer: string }
  | { readonly kind: 'running' }
  | { readonly kind: 'other_body' };

/** A call with its answer: stored in one transaction with what the call did, or not at all. */
export interface AnsweredCall {
  readonly call: IdempotentCall;
  /** Text of the use case's own form. Comes back as it is. */
  readonly answer: string;
}

/**
 * Decides which of several equal calls answers. Times are the store's: a lease lasts 30 s, an answer is kept for 24 h;
 * after that the call is as new. Rejects with `StorageUnavailableError`.
 */
export interface IdempotencyStore {
  /** Exact for any number of calls at once, on any number of instances: one of them gets the lease. */
  claim(call: IdempotentCall): Promise<Claimed>;
  /** Stores an answer that goes with nothing else. Rejects with `LeaseLostError`. May be tried again. */
  finish(answered: AnsweredCall): Promise<void>;
  /** Gives back a lease that led to no answer. Does nothing where the call does not hold it or has answered. */
  release(call: IdempotentCall): Promise<void>;
}

/** This call's lease ran out and another call has taken over. Nothing of what this call did was stored. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
  constructor() {
    super('The lease ran out and another call has taken over');
  }
}
