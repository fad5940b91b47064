import type { Chain } from '../../../domain/chains/index.js';
import type { Direction } from '../../../domain/intent/intent.js';
import type { TransactionType } from '../../../domain/intent/published-type.js';
import type { SimulationWish } from '../../../domain/payload/payload.js';
import type { ContentOfMember } from '../../../domain/payload/kinds/index.js';
import type { PayloadContents } from '../../../domain/payload/payload-request.js';

/** The body of a check after schema validation: every limit of the schema holds. Names are the published ones. */
export interface CheckRequest extends PayloadMembers {
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
}

/** The payload members, of which a request has at most one, and what may stand beside them. */
export interface PayloadMembers extends Partial<ContentOfMember> {
  readonly safe_transactions?: readonly PayloadContents['typed_data'][];
  readonly origin?: string;
  readonly simulation?: SimulationWish;
}

/** The body of a check of bytes alone, after schema validation: exactly one payload. */
export interface PayloadCheckRequest extends PayloadMembers {
  readonly chain: Chain;
  readonly from_address: string;
  readonly expected_to_address?: string;
  readonly counterparty_name?: string;
  readonly intent_reference?: string;
  readonly policy_id?: string;
}

/** What is to be checked: a declared intent, with or without its bytes, or bytes alone. */
export type Submission =
  | { readonly route: 'transaction'; readonly request: CheckRequest }
  | { readonly route: 'payload'; readonly request: PayloadCheckRequest };
