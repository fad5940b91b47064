import {
  type Claimed,
  type IdempotencyStore,
  type IdempotentCall,
  LeaseLostError,
} from '../../../ports/stores/idempotency.js';
import type { Logger } from '../../../ports/platform/platform.js';
import { orUnavailable, Refusal } from '../refusal.js';

/** What makes two requests of a caller the same one. */
export interface IdempotencyKey {
  /** The header as it was sent, 1 to 255 characters. */
  readonly key: string;
  /** SHA-256 of the body as it came, lower-case hex. */
  readonly bodySha256: string;
}

export interface IdempotentCallDependencies {
  readonly idempotency: IdempotencyStore;
  readonly logger: Logger;
}

export interface IdempotentCallSteps<Result> {
  /** Does the work and stores its answer with it. A rejection is not stored: the next call tries again. */
  readonly first: () => Promise<Result>;
  /** Gives the first call's answer again. */
  readonly replay: (answer: string) => Promise<Result>;
}

/**
 * Answers a call that may be sent more than once: the first one does the work, later ones get its answer. Rejects with
 * `idempotency_key_reused` where the key came with another body, with `conflict` while the first call runs or where
 * another has taken over, and otherwise as `first` does.
 */
export type AnswerIdempotentCall = <Result>(
  call: IdempotentCall,
  steps: IdempotentCallSteps<Result>,
) => Promise<Result>;

export const createAnswerIdempotentCall =
  (dependencies: IdempotentCallDependencies): AnswerIdempotentCall =>
  async (call, { first, replay }) => {
    const claimed = await claim(dependencies.idempotency, call);
    switch (claimed.kind) {
      case 'answered':
        return replay(claimed.answer);
      case 'running':
        throw stillRunning();
      case 'other_body':
        throw new Refusal(
          'idempotency_key_reused',
          'This Idempotency-Key was sent before with another body. Make a new key for every new request.',
          [{ path: 'Idempotency-Key', message: 'belongs to a request with another body' }],
        );
      case 'leased':
        return first().catch((error: unknown) => releaseAndThrow(dependencies, call, error));
    }
  };

const claim = (idempotency: IdempotencyStore, call: IdempotentCall): Promise<Claimed> =>
  orUnavailable(
    () => idempotency.claim(call),
    'The request cannot be taken at the moment. Nothing was recorded. Try again shortly.',
  );

/** A failed call may be tried again at once. A lease that cannot be released runs out by itself. */
const releaseAndThrow = async (
  { idempotency, logger }: IdempotentCallDependencies,
  call: IdempotentCall,
  error: unknown,
): Promise<never> => {
  if (error instanceof LeaseLostError) throw stillRunning(error);
  const released = idempotency.release(call).catch((reason: unknown) => {
    logger.log('warn', 'a lease could not be released: it runs out by itself', {
      request_id: call.holder,
      error: reason,
    });
  });
  // a store that has just failed would only make the caller wait
  if (!(error instanceof Refusal && error.code === 'service_unavailable')) await released;
  throw error;
};

const stillRunning = (cause?: unknown): Refusal =>
  new Refusal(
    'conflict',
    'A request with this Idempotency-Key is still running. ' +
      'Send the same request again in a moment: it will then get the first answer.',
    [{ path: 'Idempotency-Key', message: 'is in use by a request that is still running' }],
    { cause },
  );
