import type { Chain } from '../../../domain/intent/chain.js';
import type { Coverage, Fact, UnavailableReason } from '../../../domain/facts/facts.js';
import { type Awaitable, isPromise } from '../../../ports/sources/awaitable.js';
import type { Logger } from '../../../ports/platform/platform.js';
import { OverloadedError, ProviderError, StorageUnavailableError } from '../../../ports/sources/errors.js';
import { CAPABILITY_OF_PORT, type ProviderPort } from '../../../ports/sources/provider.js';
import type { WiredProvider } from './sources.js';

/** What a source answered with: the value, and the date of the data behind it. */
export interface SourceAnswer<T> {
  readonly value: T;
  readonly asOf: string | null;
  readonly note: string | null;
  /** The data behind it is older than the source itself allows: it counts against somebody, never for. */
  readonly isStale?: boolean;
}

/** Who is asked. The row of coverage is made from it, whatever happens. */
export interface SourceIdentity extends Pick<Coverage, 'provider' | 'capability' | 'kind' | 'mandatory'> {
  readonly deadlineMs: number;
}

/**
 * The time that a check gives to its sources; shared by all that do not answer at once, so that one timer serves a
 * whole check.
 */
export class Deadline {
  private readonly whenExpired: (() => void)[] = [];
  private readonly timer: NodeJS.Timeout;
  private controller: AbortController | null = null;

  constructor(readonly deadlineMs: number) {
    this.timer = setTimeout(() => {
      for (const listener of this.whenExpired) listener();
      this.controller?.abort();
    }, deadlineMs);
  }

  /** Aborted when the time is up. Made when it is first asked for: sources that answer from memory need none. */
  get signal(): AbortSignal {
    this.controller ??= new AbortController();
    return this.controller.signal;
  }

  /** Calls the listener when the time is up, unless the deadline was cleared before. */
  onExpiry(listener: () => void): void {
    this.whenExpired.push(listener);
  }

  /** Must be called when the check has what it needs. */
  clear(): void {
    clearTimeout(this.timer);
  }
}

/**
 * Handed to sources that answer from memory: there is nothing to abort in them, and the deadline holds all the same.
 */
const NEVER_ABORTED = new AbortController().signal;

/**
 * Asks one source and never throws nor rejects: slow, failing and nonsensical answers become a fact without a value
 * whose coverage says so. `call` throws a `ProviderError` of reason `bad_response` for an answer that it cannot
 * believe. What is answered at once is a fact at once: `deadlineOf` is then not asked, unless the source is external.
 */
export const askSource = <T>(
  identity: SourceIdentity,
  deadlineOf: (source: SourceIdentity) => Deadline,
  logger: Logger,
  call: (signal: AbortSignal) => Awaitable<SourceAnswer<T>>,
): Awaitable<Fact<T>> => {
  const own = identity.kind === 'external' ? deadlineOf(identity) : null;
  let answer: Awaitable<SourceAnswer<T>>;
  try {
    answer = call(own?.signal ?? NEVER_ABORTED);
  } catch (error) {
    // a source that throws at once is a source that failed
    return failed(identity, logger, error);
  }
  return isPromise(answer) ? within(own ?? deadlineOf(identity), answer, identity, logger) : answered(identity, answer);
};

const within = <T>(
  deadline: Deadline,
  answer: Promise<SourceAnswer<T>>,
  identity: SourceIdentity,
  logger: Logger,
): Promise<Fact<T>> =>
  new Promise((resolve) => {
    let settled = false;
    const fail = (error: unknown): void => {
      if (settled) return;
      settled = true;
      resolve(failed(identity, logger, error));
    };
    deadline.onExpiry(() => fail(new ProviderError('timeout', `No answer within ${deadline.deadlineMs} ms`)));
    answer.then((given) => {
      settled = true;
      resolve(answered(identity, given));
    }, fail);
  });

const answered = <T>(
  { provider, capability, kind, mandatory }: SourceIdentity,
  { value, asOf, note, isStale }: SourceAnswer<T>,
): Fact<T> => {
  const status = isStale === true ? 'stale' : 'answered';
  return { value, coverage: { provider, capability, kind, mandatory, status, reason: null, asOf, note } };
};

const failed = <T>(
  { provider, capability, kind, mandatory }: SourceIdentity,
  logger: Logger,
  error: unknown,
): Fact<T> => {
  const reason = reasonOf(error);
  logger.log('warn', 'source gave no answer', { provider, capability, reason, error });
  return {
    value: null,
    coverage: { provider, capability, kind, mandatory, status: 'unavailable', reason, asOf: null, note: null },
  };
};

const reasonOf = (error: unknown): UnavailableReason => {
  if (error instanceof ProviderError) return error.reason;
  if (error instanceof OverloadedError) return 'overloaded';
  if (error instanceof StorageUnavailableError) return 'network_error';
  return 'internal_error';
};

/** The identity of a wired provider. */
export const identityOf = <Port extends ProviderPort>(
  port: Port,
  { manifest }: WiredProvider<Port>,
): SourceIdentity => ({
  provider: manifest.id,
  capability: CAPABILITY_OF_PORT[port],
  kind: manifest.kind,
  mandatory: manifest.mandatory,
  deadlineMs: manifest.deadlineMs,
});

/** The fact of a source that there was nothing to ask about: it answers by what it would say of something unknown. */
export const nothingAsked = <T>(identity: SourceIdentity, value: T): Fact<T> => ({
  value,
  coverage: {
    provider: identity.provider,
    capability: identity.capability,
    kind: identity.kind,
    mandatory: identity.mandatory,
    status: 'answered',
    reason: null,
    asOf: null,
    note: 'nothing was asked: there is no valid address',
  },
});

/** The fact of a source that does not know the chain. */
export const notSupported = <T>(identity: SourceIdentity, chain: Chain): Fact<T> => ({
  value: null,
  coverage: {
    provider: identity.provider,
    capability: identity.capability,
    kind: identity.kind,
    mandatory: identity.mandatory,
    status: 'not_supported',
    reason: null,
    asOf: null,
    note: `does not cover ${chain}`,
  },
});
