import type { SafeProposal } from '../../../domain/payload/context.js';
import type { EvmTransaction } from '../../../domain/payload/evm/transaction.js';

/** A proposal to a Safe, as it is to be executed. */
export interface SafeCall {
  readonly proposal: SafeProposal;
  /** What proves the agreement of its owners; empty before the chain was asked who they are. */
  readonly signatures: string;
  /** Slots that are set so that the owners have agreed, by account and slot. */
  readonly agreed: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** False where another proposal comes first, or more Safes stand in each other than are looked at. */
  readonly isNext: boolean;
}

/** What is to be executed, as far as the bytes say it. */
export interface PlannedCall {
  /** Whose assets and rights are looked at. */
  readonly sender: string;
  readonly from: string;
  /** Null where a contract is created. */
  readonly to: string | null;
  readonly value: bigint;
  readonly data: string;
  /** Null where the bytes do not say. */
  readonly gas: bigint | null;
  readonly nonce: bigint | null;
  readonly gasPrice: bigint | null;
  readonly maxFeePerGas: bigint | null;
  readonly maxPriorityFeePerGas: bigint | null;
  readonly accessList: EvmTransaction['accessList'];
  /** Code that the sender's account is delegated to before the call; null for none. */
  readonly delegate: string | null;
  /** False for a call that no account signs as such: its nonce and fees are another's. */
  readonly isTransaction: boolean;
  /** False where a part of the bytes is not executed. */
  readonly isWhole: boolean;
  /** Safes that act, the outer ones first: what they lose and give is looked at, too. Absent for none. */
  readonly safes?: readonly string[];
  /** Absent for what is no proposal to a Safe. */
  readonly safe?: SafeCall;
}
