import type { Schemas } from '../client.js';

/** Why nothing was passed on. */
export type RefusalReason =
  /** The verdict is BLOCK. */
  | 'blocked'
  /** The verdict is REVIEW, and no `onReview` was given. */
  | 'review'
  /** `onReview` answered something else than `true`. */
  | 'not_acknowledged'
  /** The service did not confirm: `confirmation` holds what it said. */
  | 'not_confirmed'
  /** The service failed, was not reached, or did not answer in time: `cause` is the error. */
  | 'no_verdict'
  /** An answer that is no verdict or no confirmation, or is about something else. */
  | 'invalid_answer'
  /** The service judged other bytes than those that were asked about. */
  | 'other_bytes'
  /** The receipt is not signed by a given key, or says something else. */
  | 'invalid_receipt'
  /** A method that is not known to read only. */
  | 'unknown_method'
  /** Parameters that leave open what would be signed, or that cannot be judged. */
  | 'unreadable_request'
  /** The wallet is on a chain that the service does not know, or not on the one that was named. */
  | 'chain'
  /** The provider did not say what is needed to know the bytes: nonce, gas, fees, chain. */
  | 'provider';

export interface RefusalContext extends ErrorOptions {
  readonly verdict?: Schemas['CheckResponse'] | undefined;
  readonly confirmation?: Schemas['Confirmation'] | undefined;
}

/**
 * A guard passed nothing on. `code` is 4001, as of a user who declines, so that applications stop and try no other way.
 * Source: EIP-1193, provider errors.
 */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code = 4001;
  /** The verdict so far; null where there was none. */
  readonly verdict: Schemas['CheckResponse'] | null;
  readonly confirmation: Schemas['Confirmation'] | null;
  constructor(
    readonly reason: RefusalReason,
    message: string,
    { verdict, confirmation, ...options }: RefusalContext = {},
  ) {
    super(message, options);
    this.verdict = verdict ?? null;
    this.confirmation = confirmation ?? null;
  }
}

/** Runs something whose every failure is this refusal. */
export const orRefuse = async <Result>(
  reason: RefusalReason,
  message: string,
  run: () => Result | Promise<Result>,
): Promise<Result> => {
  try {
    return await run();
  } catch (cause) {
    throw cause instanceof RefusedError ? cause : new RefusedError(reason, message, { cause });
  }
};

/** Rejects where an answer takes longer. */
export const within = async <Result>(limitMs: number, answer: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${String(limitMs)} ms`)), limitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};
