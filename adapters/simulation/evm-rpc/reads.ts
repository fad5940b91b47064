import { STATE_READER_CODE } from './bytecode.js';
import { malformed } from '../../shared/node-answer.js';
import { wordOf } from './wire.js';

/** One value of the state. Accounts are keys; owner of allowances and operators is the sender. */
export type Read =
  | { readonly what: 'native' | 'code' | 'code_hash' | 'owner'; readonly account: string }
  | { readonly what: 'balance'; readonly token: string; readonly account: string }
  | { readonly what: 'allowance' | 'operator'; readonly token: string; readonly spender: string }
  | { readonly what: 'hub_allowance'; readonly hub: string; readonly token: string; readonly spender: string }
  | { readonly what: 'owner_of' | 'approved'; readonly token: string; readonly tokenId: bigint }
  | { readonly what: 'balance_of_id'; readonly token: string; readonly account: string; readonly tokenId: bigint };

/** A value as the chain gave it. `refused`: the account has no such function. `unread`: a limit cut it. */
export type ReadValue = bigint | 'refused' | 'unread';

/** Reads that share one call and its gas: a contract that burns gas starves its own reads alone. */
export type ReadGroup = readonly Read[];

/** Gas of one read: the dearest balances of known tokens cost a third of it. */
const GAS_OF_A_READ = 150_000n;
const MAX_GROUP_GAS = 10_000_000n;
const ENTRY_DATA_BYTES = 100;

/** How the reader is told what to read. Source: `yul/state-reader.yul`. */
const OPERATIONS: Partial<Record<Read['what'], number>> = { native: 1, code_hash: 2, code: 3 };

/** Selector and arguments. Source: ERC-20, 721, 1155, 173; Permit2's AllowanceTransfer, whose amount comes first. */
const callOf = (read: Read, sender: string): { readonly account: string; readonly data: string } => {
  switch (read.what) {
    case 'native':
    case 'code':
    case 'code_hash':
      return { account: read.account, data: '' };
    case 'owner':
      return { account: read.account, data: '8da5cb5b' };
    case 'balance':
      return { account: read.token, data: `70a08231${wordOf(read.account)}` };
    case 'allowance':
      return { account: read.token, data: `dd62ed3e${wordOf(sender)}${wordOf(read.spender)}` };
    case 'operator':
      return { account: read.token, data: `e985e9c5${wordOf(sender)}${wordOf(read.spender)}` };
    case 'hub_allowance':
      return { account: read.hub, data: `927da105${wordOf(sender)}${wordOf(read.token)}${wordOf(read.spender)}` };
    case 'owner_of':
      return { account: read.token, data: `6352211e${wordOf(read.tokenId)}` };
    case 'approved':
      return { account: read.token, data: `081812fc${wordOf(read.tokenId)}` };
    case 'balance_of_id':
      return { account: read.token, data: `00fdd58e${wordOf(read.account)}${wordOf(read.tokenId)}` };
  }
};

const entryOf = (read: Read, sender: string): string => {
  const { account, data } = callOf(read, sender);
  const head = [OPERATIONS[read.what] ?? 0, data.length / 2].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${head.padEnd(24, '0')}${account.slice(2)}${data.padEnd(ENTRY_DATA_BYTES * 2, '0')}`;
};

const ENTRY_BYTES = 32 + ENTRY_DATA_BYTES;
const PROGRAM_BYTES = (STATE_READER_CODE.length - 2) / 2;

/** The reader's code: its program, and behind it what each group reads. */
export const readerCode = (groups: readonly ReadGroup[], sender: string): string =>
  STATE_READER_CODE +
  groups
    .flat()
    .map((read) => entryOf(read, sender))
    .join('');

/** Input of the call that reads each group. */
export const readerInputs = (groups: readonly ReadGroup[]): readonly string[] => {
  let end = PROGRAM_BYTES;
  return groups.map((group) => {
    const begin = end;
    end += group.length * ENTRY_BYTES;
    return `0x${[GAS_OF_A_READ, BigInt(begin), BigInt(end)].map(wordOf).join('')}`;
  });
};

/** A group may use much, since the block has what others leave: but not so much that two of them fill it. */
export const generousGas = (blockGas: bigint, callGas: bigint): bigint =>
  least((blockGas - callGas) / 4n, MAX_GROUP_GAS);

/** Gas for each group so that all of them, twice, leave the block to the call, even where they use it all. */
export const sharedGas = (blockGas: bigint, callGas: bigint, groups: number): bigint =>
  least((blockGas - callGas) / BigInt(2 * groups), MAX_GROUP_GAS);

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** What reading needs of a block in any case. */
export const LEAST_READ_GAS = 4_000_000n;

const WORD_DIGITS = 64;

/** What the reader answered to a group: what it had no gas for is unread. */
export const readerOutput = (group: ReadGroup, output: string): readonly ReadValue[] => {
  const words = output.slice(2).match(/.{64}/g) ?? [];
  if ((output.length - 2) % (2 * WORD_DIGITS) !== 0 || words.length > 2 * group.length) throw malformed('read values');
  return group.map((_, index) => {
    const [status, value] = [words[2 * index], words[2 * index + 1]];
    if (status === undefined || value === undefined) return 'unread';
    return BigInt(`0x${status}`) === 1n ? BigInt(`0x${value}`) : 'refused';
  });
};
