import type { ScreeningSignal } from '../../domain/facts/screening/evidence.js';
import type { ListState } from '../../domain/facts/facts.js';
import type { Chain } from '../../domain/intent/chain.js';
import type { Direction } from '../../domain/intent/intent.js';
import type { Awaitable } from './awaitable.js';

export interface ScreeningRequest {
  readonly chain: Chain;
  readonly direction: Direction;
  /** Keys of the addresses to screen: lower-case hex or base58, without repeats, at most 4. */
  readonly subjectKeys: readonly string[];
}

export interface ScreeningAnswer {
  /** Empty: nothing is known of any subject. That is an answer, not an error. */
  readonly signals: readonly ScreeningSignal[];
  /** Date of the data behind the answer, ISO 8601; null where there is none. */
  readonly asOf: string | null;
  /** What the source holds, in a few words, for coverage; null for nothing to say. */
  readonly note: string | null;
  readonly lists: readonly ListState[];
  /**
   * How old `asOf` may be by the source's own word, seconds; data older than that counts as a failure. Absent: no word
   * on it.
   */
  readonly maxAgeSeconds?: number;
}

/**
 * Says what is known about addresses. Guarantees: signals only about subjects that were asked; letter case of an EVM
 * key does not matter; an unknown address is no signal and no error; a failure is a `ProviderError`, never a partial
 * answer; `signal` ends the call.
 */
export interface Screening {
  /** False: this source does not know the chain; it is then not asked and coverage says `not_supported`. */
  supports(chain: Chain): boolean;
  screen(request: ScreeningRequest, signal: AbortSignal): Awaitable<ScreeningAnswer>;
  /** Frees what it holds. May be called again. */
  close(): Promise<void>;
}
