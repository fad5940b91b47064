import type { Chain } from '../chains/index.js';
import type { CallDescription } from './evm/descriptor/call-description.js';

/** How deep calls within calls are read. */
export const MAX_CALL_DEPTH = 8;
/** How many actions of one payload are read. */
export const MAX_ACTIONS = 256;
/** How deep the structures of typed data are read. */
export const MAX_TYPED_DATA_DEPTH = 32;

/** What the bytes are read with: where they are to be sent, who signs, and what imported lists say of calls. */
export interface PayloadContext {
  readonly chain: Chain;
  /** Key of the account that signs, as it was declared. */
  readonly sender: string;
  /** What imported lists know of a call of this contract, by selector: `0x` and 8 lower-case hex digits. */
  readonly describe: (target: string, selector: string) => CallDescription | null;
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
