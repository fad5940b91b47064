import type { Coverage, UnavailableReason } from '../../../domain/facts/coverage.js';
import type { Fact } from '../../../domain/facts/facts.js';
import { type Soon, soonOr, whenThere } from '../../../domain/shared/soon.js';
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
  /** Null where the source has nothing to say at all. */
  readonly value: Value | null;
  readonly asOf: string | null;
  readonly note: string | null;
  /** The data behind it is older than the source itself allows: it can count against, never for. */
  readonly isStale?: boolean;
}

/**
 * Asks one source. Never rejects: an answer that comes too late, fails or is not valid becomes a fact without a value
 * whose coverage says so. `call` throws `InvalidAnswer` for an answer that cannot be true. What is there at once is not
 * waited for, and needs no deadline.
 */
export const askSource = <Value>(
  identity: SourceIdentity,
  deadline: Deadline,
  telling: Telling,
  call: (signal: AbortSignal) => Soon<SourceAnswer<Value>>,
): Soon<Fact<Value>> =>
  tracedStep(
    () => ({ name: identity.provider, kind: 'source', attributes: { 'signgate.capability': identity.capability } }),
    (step) => {
      const asked: Asked = { identity, telling, step, atMs: performance.now() };
      return soonOr(
        () => whenThere(deadline.wait(call(signalFor(identity, deadline))), (answer) => answered(asked, answer)),
        (error) => failed<Value>(asked, error),
      );
    },
  );

/** A question to one source that is under way. */
interface Asked {
  readonly identity: SourceIdentity;
  readonly telling: Telling;
  readonly step: TracedStep | null;
  /** Monotonic milliseconds. */
  readonly atMs: number;
}

const answered = <Value>(asked: Asked, { value, asOf, note, isStale }: SourceAnswer<Value>): Fact<Value> =>
  told(asked, factOf(asked.identity, value, { status: isStale === true ? 'stale' : 'answered', asOf, note }));

const failed = <Value>(asked: Asked, error: unknown): Fact<Value> => {
  const { provider, capability } = asked.identity;
  const reason = reasonOf(error);
  asked.telling.logger.log('warn', 'source gave no answer', { provider, capability, reason, error });
  return told(asked, factOf<Value>(asked.identity, null, { status: 'unavailable', reason }));
};

const told = <Value>({ telling, step, atMs }: Asked, fact: Fact<Value>): Fact<Value> => {
  const { status, reason } = fact.coverage;
  telling.watch?.observe(fact.coverage, performance.now() - atMs);
  if (step !== null) {
    step.attributes['signgate.status'] = status;
    if (reason !== null) step.failure = reason;
  }
  return fact;
};

/** A source inside the service is not cancelled: it answers from memory, or within the limits of the store. */
export const signalFor = ({ kind }: Pick<Coverage, 'kind'>, deadline: Deadline): AbortSignal =>
  kind === 'local' ? UNENDED : deadline.signal;
const UNENDED = new AbortController().signal;

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
