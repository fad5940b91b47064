import type { TransactionEffect } from '../../../domain/facts/simulation/simulation-facts.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import type { Simulation } from '../../../ports/sources/simulation.js';
import type { Vendor } from '../vendor.js';

/**
 * The source repeats what the request declares: it can speak against no transaction, and must not say that it
 * simulates.
 */
export const EXECUTES_NOTHING = 'executes nothing';

/** A transfer of 12.5 USDC by the tests' sender; on Ethereum, unless the adapter executes bytes of another chain. */
export interface TransferTo {
  readonly recipient: string;
}

/** Keys of the sender and of USDC on a chain, and the transfer with its bytes. */
export interface ExecutedTransfer {
  readonly sender: string;
  readonly token: string;
  readonly proposalTo: (recipient: string) => Proposal;
}

export type SimulationVendor = Vendor<TransactionEffect>;

export interface SimulationFixture {
  /** A fresh instance; with a vendor, one that speaks to the vendor's origin. */
  readonly create: () => Simulation | Promise<Simulation>;
  /** How to play the other side of an adapter that speaks HTTP; null for one that does not. Its keys are recipients. */
  readonly vendor: SimulationVendor | null;
  /**
   * For an adapter that executes bytes: the transfer comes with its transaction, and is shown as an execution. Its
   * vendor is first tried without bytes, in one request.
   */
  readonly executes?: ExecutedTransfer;
  /** Does exactly what it declares. */
  readonly knownGood: TransferTo;
  /** Takes more from the sender than it declares, or gives a right away. */
  readonly knownBad: TransferTo | typeof EXECUTES_NOTHING;
}
