import { ByteReader } from '../../../domain/payload/solana/byte-reader.js';
import type { JsonRpcCall, JsonRpcReply } from '../../shared/json-rpc.js';
import { malformed, resultOf } from '../../shared/node-answer.js';
import { accountIn, atSlot, listOfLengthIn, type RawAccount } from './wire.js';

/** An account whose data is longer is not asked for after the transaction: only its lamports count. */
export const MOST_DATA_BYTES = 10_240;
/** What a node takes in one call is 100, of which one is the clock. Source: Solana, `MAX_MULTIPLE_ACCOUNTS`. */
export const MOST_ACCOUNTS = 99;
/** The same for every call: confirmed by more than two thirds, and some seconds newer than what is final. */
export const COMMITMENT = 'confirmed';

export const CLOCK = 'SysvarC1ock11111111111111111111111111111111';

/** Accounts of one slot. */
export interface AccountsRead {
  readonly slot: number;
  readonly clock: RawAccount | null;
  /** In the order in which they were asked for. */
  readonly found: readonly (RawAccount | null)[];
}

/** Accounts with the clock of their slot. Of each the first `MOST_DATA_BYTES`, and one more that tells a longer one. */
export const readAccounts = {
  call: (keys: readonly string[], minContextSlot: number): JsonRpcCall => ({
    method: 'getMultipleAccounts',
    params: [
      [CLOCK, ...keys],
      {
        commitment: COMMITMENT,
        encoding: 'base64',
        dataSlice: { offset: 0, length: MOST_DATA_BYTES + 1 },
        ...(minContextSlot === 0 ? {} : { minContextSlot }),
      },
    ],
  }),
  answer: (reply: JsonRpcReply | undefined, count: number, oldestSlot: number): AccountsRead => {
    const { slot, value } = atSlot(resultOf(reply, 'accounts'), oldestSlot, 'accounts');
    const [clock = null, ...found] = listOfLengthIn(value, count + 1, 'accounts').map(accountIn);
    return { slot, clock, found };
  },
};

/** Seconds since 1970 of a slot, by its clock, which must be that slot's. Source: Solana, sysvar `Clock`. */
export const readClock = (clock: RawAccount | null, slot: number): number => {
  const reader = new ByteReader(clock?.data ?? new Uint8Array());
  const own = reader.number(8);
  reader.bytes(3 * 8);
  const seconds = reader.number(8);
  // until the year 9999
  if (!reader.isComplete || own !== BigInt(slot) || seconds > 253_402_300_799n) throw malformed('a clock');
  return Number(seconds);
};
