import type { Account, Decoder, InnerCall } from '../program.js';

/** Calls one after another, each with its number of accounts and of bytes. Null unless they use up both. */
const innerCalls = (data: Uint8Array, accounts: readonly Account[]): readonly InnerCall[] | null => {
  const calls: InnerCall[] = [];
  let [place, used] = [0, 0];
  while (place < data.length) {
    const [accountCount, byteCount] = [data[place], data[place + 1]];
    if (accountCount === undefined || byteCount === undefined) return null;
    const call = {
      accounts: accounts.slice(used, used + accountCount),
      data: data.subarray(place + 2, place + 2 + byteCount),
    };
    if (call.accounts.length < accountCount || call.data.length < byteCount) return null;
    calls.push(call);
    place += 2 + byteCount;
    used += accountCount;
  }
  return used === accounts.length ? calls : null;
};

/** Many calls in one. Source: SPL Token, `TokenInstruction::Batch`. */
export const readBatch: Decoder = (data, accounts) => {
  const inner = innerCalls(data, accounts);
  return inner === null ? null : { name: 'Batch', kind: 'call', inner };
};
