import type { Soon } from '../../domain/shared/soon.js';
import type { Chain } from '../../domain/chains/index.js';
import type { ContractClash } from '../stores/lists.js';
import type { RegisteredContract } from '../stores/registered-contracts.js';
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
  lookUp(chain: Chain, key: string, signal: AbortSignal): Soon<ContractAnswer>;
  close(): Promise<void>;
}

/**
 * How what a registry says of a contract stands to the official contracts that come with the program: `same`: these
 * know it, in these words; `unknown`: they do not know it, nor another one of its name or look; else why it counts for
 * nothing, since the official one goes before.
 */
export type ContractStanding = 'same' | 'unknown' | ContractClash;

/** The official contracts that come with the program. */
export interface OfficialContracts {
  standingOf(contract: RegisteredContract): ContractStanding;
}
