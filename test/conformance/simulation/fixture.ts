import type { Simulation } from '../../../ports/sources/simulation.js';
import type { Vendor } from '../vendor.js';

export interface SimulationFixture {
  /** A fresh instance; with a vendor, one that speaks to the vendor's origin. */
  readonly create: () => Simulation | Promise<Simulation>;
  /**
   * How to play the other side of an adapter that speaks HTTP; null for one that does not. Its answer shows a
   * transfer of 12.5 USDC from the tests' sender to their recipient.
   */
  readonly vendor: Vendor | null;
}
