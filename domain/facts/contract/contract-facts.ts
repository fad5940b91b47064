import { plain, row } from '../../shared/columns.js';
import type { FactKind } from '../kind.js';

/** What a contract registry says about one address. A registry that knows nothing says so by nulls. */
export interface ContractFacts {
  readonly key: string;
  readonly name: string | null;
  /** True: the source is known to be verified. False: known to be unverified. Null: this source knows nothing. */
  readonly verified: boolean | null;
  /** True: a proxy whose code can change. Null: unknown. */
  readonly upgradeable: boolean | null;
  /** Who says so. */
  readonly sourceName: string;
  /** Date of the statement, ISO 8601; null where the source knows nothing. */
  readonly observedAt: string | null;
  readonly demonstration: boolean;
}

/** About the address that stands as `contractInQuestion` in the intent. */
export const CONTRACTS = {
  capability: 'contract_registry',
  sources: 'many',
  columns: row<ContractFacts>({
    key: plain(),
    name: plain(),
    verified: plain(),
    upgradeable: plain(),
    sourceName: plain(),
    observedAt: plain(),
    demonstration: plain(),
  }),
} as const satisfies FactKind<ContractFacts>;
