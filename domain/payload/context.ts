import type { Chain } from '../chains/index.js';
import type { CallDescription } from './evm/descriptor/call-description.js';

/** How deep calls within calls are read. */
export const MAX_CALL_DEPTH = 8;
/** How many actions of one payload are read. */
export const MAX_ACTIONS = 256;
/** How deep the structures of typed data are read. */
export const MAX_TYPED_DATA_DEPTH = 32;

/** A transaction of a Safe, as its owners agree to it. Accounts are keys. Source: Safe contracts 1.3 and 1.4. */
export interface SafeTransaction {
  readonly safe: string;
  readonly to: string;
  readonly value: bigint;
  readonly data: string;
  readonly operation: bigint;
  readonly safeTxGas: bigint;
  readonly baseGas: bigint;
  readonly gasPrice: bigint;
  readonly gasToken: string;
  readonly refundReceiver: string;
}

/** A proposal to a Safe: what its owners sign. */
export interface SafeProposal extends SafeTransaction {
  readonly nonce: bigint;
  /** What is signed: by it the Safe knows the transaction. */
  readonly digest: string;
}

/** What the bytes are read with: where they are to be sent, who signs, and what imported lists say of calls. */
export interface PayloadContext {
  readonly chain: Chain;
  /** Key of the account that signs, as it was declared. */
  readonly sender: string;
  /** What imported lists know of a call of this contract, by selector: `0x` and 8 lower-case hex digits. */
  readonly describe: (target: string, selector: string) => CallDescription | null;
  /** What was sent along for a hash that owners of this Safe agree to; absent where nothing was. */
  readonly behindHash?: (safe: string, hash: string) => SafeProposal | null;
}

/** A call that no bundled standard explains. */
export interface UnknownCall {
  readonly target: string;
  readonly selector: string;
}

/** What was read, or why it cannot be: the end of a sentence that begins with the payload. Readers never throw. */
export type ReadResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string };
