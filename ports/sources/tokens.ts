import type { Chain } from '../../domain/intent/chain.js';
import type { TokenFacts } from '../../domain/facts/token/token.js';
import type { Awaitable } from './awaitable.js';

export interface TokenRequest {
  readonly chain: Chain;
  /** The symbol as sent; compared without letter case. */
  readonly symbol: string;
  /** Address keys of which the registry says whether they are token contracts. */
  readonly keys: readonly string[];
}

export interface TokenAnswer extends TokenFacts {
  readonly asOf: string | null;
}

/**
 * Says what is known about a token symbol on a chain. An unknown symbol is an answer. A failure is a `ProviderError`.
 */
export interface TokenRegistry {
  supports(chain: Chain): boolean;
  lookUp(request: TokenRequest, signal: AbortSignal): Awaitable<TokenAnswer>;
  close(): Promise<void>;
}
