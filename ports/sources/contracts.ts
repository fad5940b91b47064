import type { Chain } from '../../domain/intent/chain.js';
import type { ContractFacts } from '../../domain/facts/token/token.js';
import type { Awaitable } from './awaitable.js';

export interface ContractAnswer extends ContractFacts {
  readonly asOf: string | null;
}

/**
 * Says what is known about a contract. An unknown contract is an answer full of nulls. A failure is a `ProviderError`.
 */
export interface ContractRegistry {
  supports(chain: Chain): boolean;
  lookUp(chain: Chain, key: string, signal: AbortSignal): Awaitable<ContractAnswer>;
  close(): Promise<void>;
}
