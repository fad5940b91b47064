import type { Coverage, CoverageStatus, UnavailableReason } from '../../../domain/facts/coverage.js';
import type { Clock } from '../../../ports/platform/platform.js';
import { withMembers } from '../../../domain/shared/with-members.js';

/** How a source answered once. */
export type SourceAnswered = Pick<Coverage, 'provider' | 'status' | 'reason' | 'asOf'>;

/** What this process last saw of a source. Times in milliseconds since 1970. */
export interface SourceSeen {
  readonly status: CoverageStatus;
  readonly answeredAtMs: number | null;
  /** Date of the data of the last answer that had one. */
  readonly asOf: string | null;
  /** Stays after the source answers again; null for none since the start. */
  readonly lastError: { readonly atMs: number; readonly reason: UnavailableReason } | null;
}

type Listener = (answered: SourceAnswered, durationMs: number) => void;

/** Remembers how each source last answered in this process, for people and metrics. It decides nothing. */
export interface SourceWatch {
  observe(answered: SourceAnswered, durationMs: number): void;
  /** Undefined for a source that was not asked since the start. */
  seen(provider: string): SourceSeen | undefined;
  /** Is told of each answer from now on. */
  listen(listener: Listener): void;
}

const NEVER: Omit<SourceSeen, 'status'> = { answeredAtMs: null, asOf: null, lastError: null };

export const createSourceWatch = (clock: Clock): SourceWatch => {
  const seen = new Map<string, SourceSeen>();
  const listeners: Listener[] = [];
  return {
    observe: (answered, durationMs) => {
      const { provider, status, reason, asOf } = answered;
      const before = seen.get(provider) ?? NEVER;
      const atMs = clock.now();
      seen.set(
        provider,
        status === 'unavailable'
          ? withMembers(before, { status, lastError: { atMs, reason: reason ?? 'internal_error' } })
          : { status, answeredAtMs: atMs, asOf: asOf ?? before.asOf, lastError: before.lastError },
      );
      for (const listener of listeners) listener(answered, durationMs);
    },
    seen: (provider) => seen.get(provider),
    listen: (listener) => void listeners.push(listener),
  };
};
