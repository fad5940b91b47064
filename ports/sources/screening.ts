import type { Soon } from '../../domain/shared/soon.js';
import type { ScreeningAnswer } from '../../domain/facts/screening/validate-screening-answer.js';
import type { Chain } from '../../domain/chains/index.js';
import type { Direction } from '../../domain/intent/intent.js';

export type { ScreeningAnswer };

export interface ScreeningRequest {
  readonly chain: Chain;
  readonly direction: Direction;
  /**
   * Keys of the addresses to screen: lower-case hex or base58, without repeats: those of the
   * request and of its bytes, and for local sources also those that gain by an execution.
   */
  readonly subjectKeys: readonly string[];
  /** Hosts that ask for a signature, as `hostOfOrigin` gives them. Absent: none. Who is outside is not told of them. */
  readonly hosts?: readonly string[];
}

/**
 * Says what is known about addresses. Guarantees: signals only about subjects that were asked; letter case of an EVM
 * key does not matter; an unknown address is no signal and no error; a failure is a `ProviderError`, never a partial
 * answer; `signal` ends the call.
 */
export interface Screening {
  /** False: this source does not know the chain; it is then not asked and coverage says `not_supported`. */
  supports(chain: Chain): boolean;
  screen(request: ScreeningRequest, signal: AbortSignal): Soon<ScreeningAnswer>;
  /** Frees what it holds. May be called again. */
  close(): Promise<void>;
}
