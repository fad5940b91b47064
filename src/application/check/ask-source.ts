import type { Coverage, UnavailableReason } from '../../../domain/facts/coverage.js';
import type { Fact } from '../../../domain/facts/facts.js';
import { InvalidAnswer } from '../../../domain/facts/invalid-answer.js';
import type { Logger } from '../../../ports/platform/platform.js';
import { OverloadedError, ProviderError, StorageUnavailableError } from '../../../ports/sources/errors.js';
import { tracedStep, type TracedStep } from '../shared/traced.js';
import type { SourceWatch } from './source-watch.js';
import type { Deadline } from '../shared/deadline.js';

/** Who is asked. Every row of coverage is made from it. */
export type SourceIdentity = Pick<Coverage, 'provider' | 'capability' | 'kind' | 'mandatory'>;

/** Who is told how the source answered. */
export interface Telling {
  readonly logger: Logger;
  readonly watch?: SourceWatch;
}

/** What a source answered with: the value, and the date of the data behind it. */
export interface SourceAnswer<Value> {
  readonly value: Value;
  readonly asOf: string | null;
  readonly note: string | null;
  /** The data behind it is older than the source itself allows: it can count against, never for. */
  readonly isStale?: boolean;
}

/**
 * Asks one source. Never rejects: an answer that comes too late, fails or is not valid becomes a fact without a value
 * whose coverage says so. `call` throws `InvalidAnswer` for an answer that cannot be true.
 */
export const askSource = <Value>(
  identity: SourceIdentity,
  deadline: Deadline,
  telling: Telling,
  call: (signal: AbortSignal) => Promise<SourceAnswer<Value>>,
): Promise<Fact<Value>> =>
  tracedStep(
    () => ({ name: identity.provider, kind: 'source', attributes: { 'signgate.capability': identity.capability } }),
    (step) => ask(identity, deadline, telling, step, call),
  );

const ask = async <Value>(
  identity: SourceIdentity,
  deadline: Deadline,
  { logger, watch }: Telling,
  step: TracedStep | null,
  call: (signal: AbortSignal) => Promise<SourceAnswer<Value>>,
): Promise<Fact<Value>> => {
  const askedAtMs = performance.now();
  const told = (fact: Fact<Value>): Fact<Value> => {
    const { provider, status, reason, asOf } = fact.coverage;
    watch?.observe({ provider, status, reason, asOf, durationMs: performance.now() - askedAtMs });
    if (step !== null) step.attributes['signgate.status'] = status;
    if (step !== null && reason !== null) step.failure = reason;
    return fact;
  };
  try {
    const { value, asOf, note, isStale = false } = await deadline.wait(call);
    return told(factOf(identity, value, { status: isStale ? 'stale' : 'answered', asOf, note }));
  } catch (error) {
    const reason = reasonOf(error);
    const { provider, capability } = identity;
    logger.log('warn', 'source gave no answer', { provider, capability, reason, error });
    return told(factOf<Value>(identity, null, { status: 'unavailable', reason }));
  }
};

/** What the failure of a source is called. */
export const reasonOf = (error: unknown): UnavailableReason => {
  if (error instanceof ProviderError) return error.reason;
  if (error instanceof InvalidAnswer) return 'bad_response';
  if (error instanceof OverloadedError) return 'overloaded';
  if (error instanceof StorageUnavailableError) return 'network_error';
  return 'internal_error';
};

/** A fact with the coverage of its source. */
export const factOf = <Value>(
  { provider, capability, kind, mandatory }: SourceIdentity,
  value: Value | null,
  { status, reason = null, asOf = null, note = null }: Pick<Coverage, 'status'> & Partial<Coverage>,
): Fact<Value> => ({ value, coverage: { provider, capability, kind, mandatory, status, reason, asOf, note } });
