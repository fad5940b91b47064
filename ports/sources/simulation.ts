import type { Execution } from '../../domain/facts/simulation/execution.js';
import type { SimulationAnswer } from '../../domain/facts/simulation/validate-simulation-answer.js';
import type { Chain } from '../../domain/intent/chain.js';
import type { Proposal } from '../../domain/payload/proposal.js';

export type { SimulationAnswer };

/** Says what a transaction would do. A failure is a `ProviderError`; `signal` ends the call. */
export interface Simulation {
  supports(chain: Chain): boolean;
  simulate(proposal: Proposal, signal: AbortSignal): Promise<SimulationAnswer>;
  /**
   * The fingerprint of the chain's state now, made of the same code and slots as the one in `judged`, the execution
   * that `simulate` gave for this proposal. Equal text means: nothing of what was read has changed, and the bytes still
   * do the same; any other text: something has. Null where that cannot be told. Absent: this source reads no state.
   */
  fingerprint?(proposal: Proposal, judged: Execution, signal: AbortSignal): Promise<string | null>;
  close(): Promise<void>;
}
