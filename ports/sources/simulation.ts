import type { SimulationFacts } from '../../domain/facts/facts.js';
import type { Chain } from '../../domain/intent/chain.js';
import type { Proposal } from '../../domain/payload/proposal.js';
import type { Awaitable } from './awaitable.js';

export interface SimulationAnswer extends SimulationFacts {
  /** Date of the state that was simulated on, ISO 8601; null where nothing was executed. */
  readonly asOf: string | null;
}

/** Says what a transaction would do. A failure is a `ProviderError`; `signal` ends the call. */
export interface Simulation {
  supports(chain: Chain): boolean;
  simulate(proposal: Proposal, signal: AbortSignal): Awaitable<SimulationAnswer>;
  close(): Promise<void>;
}
