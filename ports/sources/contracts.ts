import type { Chain } from '../../domain/intent/chain.js';
import type { ContractAnswer } from '../../domain/facts/contract/validate-contract-answer.js';

export type { ContractAnswer };

/**
 * Says what is known about a contract. For an unknown contract every statement is null: that is an answer. A failure is
 * a `ProviderError`.
 */
export interface ContractRegistry {
  /** True: it knows wallets as well as contracts, and is asked about the sender too. */
  readonly knowsWallets?: boolean;
  supports(chain: Chain): boolean;
  lookUp(chain: Chain, key: string, signal: AbortSignal): Promise<ContractAnswer>;
  close(): Promise<void>;
}
