import type { Soon } from '../../domain/shared/soon.js';
import type { Taking } from '../../domain/facts/simulation/at-risk.js';
import type {
  AtRisk,
  ExecutedEffect,
  Execution,
  ExecutionBlock,
  ExecutionStatus,
} from '../../domain/facts/simulation/execution.js';
import type { SimulationAnswer } from '../../domain/facts/simulation/validate-simulation-answer.js';
import type { Chain } from '../../domain/chains/index.js';
import type { Proposal } from '../../domain/payload/payload.js';

export type { SimulationAnswer };

/** Says what a transaction would do. A failure is a `ProviderError`; `signal` ends the call. */
export interface Simulation {
  supports(chain: Chain): boolean;
  simulate(proposal: Proposal, signal: AbortSignal): Soon<SimulationAnswer>;
  /**
   * The fingerprint of the chain's state now, made of the same code and slots as the one in `judged`, the execution
   * that `simulate` gave for this proposal. Equal text means: nothing of what was read has changed, and the bytes still
   * do the same; any other text: something has. Null where that cannot be told. Absent: this source reads no state.
   */
  fingerprint?(proposal: Proposal, judged: Execution, signal: AbortSignal): Promise<string | null>;
  /** What these takings come to on the newest block. Absent: this source reads no balances. */
  atRisk?(chain: Chain, takings: readonly Taking[], signal: AbortSignal): Promise<AtRisk>;
  close(): Promise<void>;
}

/** What a witness did when it was executed again. */
export interface ReExecuted {
  /** The block on whose state the witness says that it was executed. */
  readonly block: Pick<ExecutionBlock, 'number' | 'hash'>;
  readonly status: ExecutionStatus;
  /** Without symbols and decimals. */
  readonly effects: readonly ExecutedEffect[];
  /** What is not as the node said: `output`, `logs`, `gas_used`, `accounts`; `call` where the bytes are others. */
  readonly differences: readonly string[];
  /** State that was asked for and that the witness does not hold: without it nothing is proven. */
  readonly missing: readonly string[];
}

/**
 * Executes the witness of a proposal again, without a node and without a network. Rejects with a `ReExecutionError`
 * where that cannot be done.
 */
export type ReExecute = (witness: string, proposal: Proposal) => Promise<ReExecuted>;

/** A witness could not be executed again; the message says why. It says nothing about what was recorded. */
export class ReExecutionError extends Error {
  override readonly name = 'ReExecutionError';
}
