import { plain, row } from '../../shared/columns.js';
import type { FactKind } from '../kind.js';
import type { AccountState } from './account-state.js';
import type { KnownAccount } from './known-account.js';

/** What a contract keeps for its sender when it is simply sent to it: any token, the chain's own currency, nothing. */
export const RECEIPTS = ['anything', 'native', 'nothing'] as const;
export type ReceiptAnswer = (typeof RECEIPTS)[number];

/** What a contract registry says about one address. A registry that knows nothing says so by nulls. */
export interface ContractStatement {
  readonly key: string;
  readonly name: string | null;
  /** True: the source is known to be verified. False: known to be unverified. Null: this source knows nothing. */
  readonly verified: boolean | null;
  /** True: a proxy whose code can change. Null: unknown. */
  readonly upgradeable: boolean | null;
  /** What it keeps. All else sent to it is lost. Null: unknown. */
  readonly receives: ReceiptAnswer | null;
  /** What stands at the address on the chain. Null: this source does not look there. */
  readonly state: AccountState | null;
  /** Its roles and functions, and whom it imitates. Null: this source does not know of these. */
  readonly known: KnownAccount | null;
  /** Who says so. */
  readonly sourceName: string;
  /** Date of the statement, ISO 8601; null where the source knows nothing. */
  readonly observedAt: string | null;
  readonly demonstration: boolean;
}

/** About the address that stands as `contractInQuestion` in the intent. */
export interface ContractFacts extends ContractStatement {
  /** About `to_address`, where that is another address that may receive or spend; else null. */
  readonly recipient: ContractStatement | null;
  /**
   * About the accounts that only the payload names: spenders, delegates, called contracts; and about the sender, where
   * the source knows wallets too.
   */
  readonly others: readonly ContractStatement[];
}

export const CONTRACTS = {
  capability: 'contract_registry',
  sources: 'many',
  columns: row<ContractFacts>({
    key: plain(),
    name: plain(),
    verified: plain(),
    upgradeable: plain(),
    receives: plain(),
    state: plain(),
    known: plain(),
    sourceName: plain(),
    observedAt: plain(),
    demonstration: plain(),
    recipient: plain(),
    others: plain(),
  }),
} as const satisfies FactKind<ContractFacts>;
