import type { Chain } from '../../../domain/chains/index.js';
import type { ContractAnswer, ContractRegistry } from '../../../ports/sources/contracts.js';
import type { Vendor } from '../vendor.js';

/** The source names verified contracts alone: it can clear a contract, and never speak against one. */
export const NAMES_ONLY_VERIFIED = 'names only verified contracts';

/** A contract on one chain. */
export interface ContractOn {
  readonly chain: Chain;
  readonly key: string;
}

export type ContractsVendor = Vendor<ContractAnswer>;

export interface ContractsFixture {
  /** A fresh instance that knows these contracts; with a vendor, one that speaks to the vendor's origin. */
  readonly create: () => ContractRegistry | Promise<ContractRegistry>;
  /** How to play the other side of an adapter that speaks HTTP; null for one that does not. */
  readonly vendor: ContractsVendor | null;
  /**
   * True: the source says what stands at an address, and never whether it is verified. `knownGood` is then a contract,
   * and `knownBad` and `unknown` are wallets.
   */
  readonly looksAtChain?: true;
  /** Verified by the source's own word. */
  readonly knownGood: ContractOn;
  /** Not verified by the source's own word. */
  readonly knownBad: ContractOn | typeof NAMES_ONLY_VERIFIED;
  readonly unknown: { readonly evm: string; readonly solana: string };
}
