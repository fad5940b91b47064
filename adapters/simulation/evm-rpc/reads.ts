import { malformed, wordOf } from './wire.js';

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

/** Input of one call of the reader. */
export const readerInput = (group: ReadGroup, sender: string): string =>
  `0x${wordOf(GAS_OF_A_READ)}${group.map((read) => entryOf(read, sender)).join('')}`;

/** Gas for each group, so that all of them, twice, leave the block to the transaction: its gas limit stays its own. */
export const gasOfGroups = (blockGas: bigint, callGas: bigint, groups: number): bigint => {
  const share = (blockGas - callGas) / BigInt(2 * groups);
  return share < MAX_GROUP_GAS ? share : MAX_GROUP_GAS;
};

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
