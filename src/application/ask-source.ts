import type { Chain } from '../../domain/chain.js';
import type { Capability, Coverage, Fact, UnavailableReason } from '../../domain/facts.js';
import type { Logger } from '../../ports/platform.js';
import { OverloadedError, ProviderError, StorageUnavailableError } from '../../ports/errors.js';
import { CAPABILITY_OF_PORT, type ProviderPort } from '../../ports/provider.js';
import type { WiredProvider } from './sources.js';

/** What a source answered with: the value, and the date of the data behind it. */
export interface SourceAnswer<T> {
  readonly value: T;
  readonly asOf: string | null;
  readonly note: string | null;
}

/** Who is asked. The row of coverage is made from it, whatever happens. */
export interface SourceIdentity extends Pick<Coverage, 'provider' | 'capability' | 'kind' | 'mandatory'> {
  readonly deadlineMs: number;
}

/** The time that a check gives to its sources; shared by all of them, so that one timer serves a whole check. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects with a `ProviderError` of reason `timeout` when the time is up. */
  readonly expired: Promise<never>;
  /** Must be called when the check has what it needs. */
  readonly clear: () => void;
}

/** Starts a deadline. The calls that still run when it ends are aborted. */
export const startDeadline = (deadlineMs: number): Deadline => {
  const controller = new AbortController();
  let reject: (error: ProviderError) => void;
  const expired = new Promise<never>((_resolve, rejectPromise) => {
    reject = rejectPromise;
  });
  // every race below handles the rejection; a check without sources must not leave it unhandled
  expired.catch(() => undefined);
  const timer = setTimeout(() => {
    reject(new ProviderError('timeout', `No answer within ${deadlineMs} ms`));
    controller.abort();
  }, deadlineMs);
  return { signal: controller.signal, expired, clear: () => clearTimeout(timer) };
};

/**
 * Asks one source and never throws: slow, failing and nonsensical answers become a fact without a value whose coverage
 * says so. `call` throws a `ProviderError` of reason `bad_response` for an answer that it cannot believe.
 */
export const askSource = async <T>(
  identity: SourceIdentity,
  deadline: Deadline,
  logger: Logger,
  call: (signal: AbortSignal) => Promise<SourceAnswer<T>>,
): Promise<Fact<T>> => {
  const { provider, capability, kind, mandatory } = identity;
  const row = { provider, capability, kind, mandatory };
  try {
    const answer = await Promise.race([call(deadline.signal), deadline.expired]);
    return { value: answer.value, coverage: { ...row, status: 'answered', reason: null, asOf: answer.asOf, note: answer.note } };
  } catch (error) {
    const reason = reasonOf(error);
    logger.log('warn', 'source gave no answer', { provider, capability, reason, error });
    return { value: null, coverage: { ...row, status: 'unavailable', reason, asOf: null, note: null } };
  }
};

const reasonOf = (error: unknown): UnavailableReason => {
  if (error instanceof ProviderError) return error.reason;
  if (error instanceof OverloadedError) return 'overloaded';
  if (error instanceof StorageUnavailableError) return 'network_error';
  return 'internal_error';
};

/** The identity of a wired provider. */
export const identityOf = <Port extends ProviderPort>(port: Port, { manifest }: WiredProvider<Port>): SourceIdentity => ({
  provider: manifest.id,
  capability: CAPABILITY_OF_PORT[port],
  kind: manifest.kind,
  mandatory: manifest.mandatory,
  deadlineMs: manifest.deadlineMs,
});

/** The fact of a source that does not know the chain. */
export const notSupported = <T>(identity: SourceIdentity, chain: Chain): Fact<T> => ({
  value: null,
  coverage: {
    provider: identity.provider,
    capability: identity.capability as Capability,
    kind: identity.kind,
    mandatory: identity.mandatory,
    status: 'not_supported',
    reason: null,
    asOf: null,
    note: `does not cover ${chain}`,
  },
});
