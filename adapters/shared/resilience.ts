import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { ProviderError } from '../../ports/sources/errors.js';
import { refuseEnded } from './refuse-ended.js';

/** Failures in a row after which a provider is left alone for a while. */
const FAILURES_TO_OPEN = 5;
/** How long an open circuit stays open before one call may try again, milliseconds. */
const HALF_OPEN_AFTER_MS = 5_000;
const RETRY_DELAY_MS = 50;
/** Share of the time of a call from which on this process worked so much that it was late itself. */
const BUSY_SHARE = 0.95;

/** Reasons for which a second try may help. A refusal (401, 403, 429) or a nonsensical answer would only come again. */
const RETRYABLE = new Set(['network_error', 'server_error']);

/** Share of the time since, in which this process was at work, 0 to 1. */
type Workload = () => () => number;

const ownWorkload: Workload = () => {
  const before = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(before).utilization;
};

/** A timeout while this process was too busy to listen says nothing about the provider. */
class OwnLateness extends Error {}

/**
 * Runs a call to a provider with at most one retry, inside the caller's deadline, behind a circuit breaker. What fails
 * is always a `ProviderError`; an open circuit is one of reason `circuit_open` and costs the provider nothing. A burst
 * that keeps this process busy opens no circuit.
 */
export const createResilience = (
  workload = ownWorkload,
): (<T>(call: (signal: AbortSignal) => Promise<T>, signal: AbortSignal) => Promise<T>) => {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof ProviderError),
    { halfOpenAfter: HALF_OPEN_AFTER_MS, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
  );
  const secondTry = retry(
    handleWhen((error) => error instanceof ProviderError && RETRYABLE.has(error.reason)),
    { maxAttempts: 1, backoff: new ConstantBackoff(RETRY_DELAY_MS) },
  );
  const policy = wrap(secondTry, breaker);
  return async (call, signal) => {
    try {
      return await policy.execute(async () => {
        // the time may have run out while a second try was waited for
        refuseEnded(signal);
        const share = workload();
        try {
          return await call(signal);
        } catch (error) {
          const isOwn = error instanceof ProviderError && error.reason === 'timeout' && share() > BUSY_SHARE;
          throw isOwn ? new OwnLateness('Too busy to listen', { cause: error }) : error;
        }
      }, signal);
    } catch (error) {
      if (error instanceof OwnLateness) throw error.cause;
      if (error instanceof BrokenCircuitError)
        throw new ProviderError('circuit_open', 'The provider failed repeatedly and is left alone for a moment', {
          cause: error,
        });
      throw error;
    }
  };
};
