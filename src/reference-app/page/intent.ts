import type { Chain } from '../../../domain/chains/index.js';
import type { Direction } from '../../../domain/intent/intent.js';
import type { TransactionType } from '../../../domain/intent/published-type.js';

/** A check request as this application sends it. Member names are the published ones. */
export interface Intent {
  readonly from_address: string;
  readonly to_address: string;
  readonly chain: Chain;
  readonly token: string;
  readonly amount: number;
  readonly transaction_type?: TransactionType;
  readonly contract_address?: string;
  readonly contract_verified?: boolean;
  readonly approval_amount?: string;
  readonly permissions?: readonly string[];
  readonly expected_to_address?: string;
  readonly counterparty_name?: string;
  readonly intent_reference?: string;
  readonly direction?: Direction;
  readonly policy_id?: string;
  readonly origin?: string;
}
