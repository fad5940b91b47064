import type { ReceiptAnswer } from '../../domain/facts/contract/contract-facts.js';
import type { Chain } from '../../domain/chains/index.js';

/** A contract of one chain as an imported registry names it. It recognises the contract, and says nothing for it. */
export interface RegisteredContract {
  readonly chain: Chain;
  /** Lower-case hex or base58. */
  readonly key: string;
  readonly name: string;
  /** Whose contract it is. */
  readonly protocol: string;
  /** What a plain payment to it does not lose; null where its maker does not say. */
  readonly receives: ReceiptAnswer | null;
  /** Its code can be exchanged; null where that is not recorded. A registry never says that it cannot. */
  readonly upgradeable: true | null;
  /** The package or page that names it, and its version. */
  readonly source: string;
  readonly version: string;
  /** Day of that version, ISO 8601. */
  readonly date: string;
}
