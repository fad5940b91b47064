import type { SimulationAnswer } from '../../domain/facts/simulation/validate-simulation-answer.js';
import type { Chain } from '../../domain/intent/chain.js';
import type { Proposal } from '../../domain/payload/proposal.js';

export type { SimulationAnswer };

/** Says what a transaction would do. A failure is a `ProviderError`; `signal` ends the call. */
export interface Simulation {
  supports(chain: Chain): boolean;
  simulate(proposal: Proposal, signal: AbortSignal): Promise<SimulationAnswer>;
  close(): Promise<void>;
}
