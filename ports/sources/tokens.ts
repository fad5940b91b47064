import type { Soon } from '../../domain/shared/soon.js';
import type { Chain } from '../../domain/chains/index.js';
import type { TokenAnswer } from '../../domain/facts/token/validate-token-answer.js';

export type { TokenAnswer };

export interface TokenRequest {
  readonly chain: Chain;
  /** The symbol as sent; compared without letter case. */
  readonly symbol: string;
  /** Address keys of which the registry says whether they are token contracts. */
  readonly keys: readonly string[];
}

/**
 * Says what is known about a token symbol on a chain. An unknown symbol is an answer. A failure is a `ProviderError`.
 */
export interface TokenRegistry {
  supports(chain: Chain): boolean;
  lookUp(request: TokenRequest, signal: AbortSignal): Soon<TokenAnswer>;
  close(): Promise<void>;
}
