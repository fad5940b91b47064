import { malformed } from '../../shared/node-answer.js';
import { quantityWord } from './wire.js';

/**
 * Code that runs in simulated blocks alone, compiled from `yul/`: a test compiles it again. Put at an address by an
 * override of the state; it is on no chain.
 */
export const STATE_READER_CODE =
  '0x60a0602035604035600035600581901c8101614e20015b8284106026575b609f19850160a0f35b90919293815a1060cb57604060849182' +
  '87600039600080516001916001600160a01b0382169082901a80841460c2578060021460b95760031460a857600060609160208460021a60' +
  '051b94861a918bfa1560a057602081013d106098575b51905b825260208201520194019291906016565b600391506084565b600291506084' +
  '565b60209150600080913c600051906087565b5090503f906087565b50905031906087565b93601d56';

export const ROUTER_CODE = '0x60008036601f19018060208337818080355af1156020573d6000803e3d6000f35b600080fd';

export const CANARY_CODE =
  '0x4845014441010160005242430160205263ca11ab1e60406000a16000808080600773ca000000000000000000000000000000000000025a' +
  'f1506000808080600573ca000000000000000000000000000000000000035af1506000808080600373ca0000000000000000000000000000' +
  '00000000065af100';

export const CANARY_REVERTS_CODE = '0x60008080803473ca000000000000000000000000000000000000045af1600080fd';
export const CANARY_ENDS_CODE = '0x73ca00000000000000000000000000000000000005ff';

export const EXECUTOR_CODE =
  '0x3615606e57606035608035606060a06000376000806060818585fa156069576000806060813d95868260a03e60a087019582803660ff19' +
  '01806101008b37896020358335604035f16080528360a08437fa15606957813d03606957600082913e60011b6020016080f35b600080fd5b' +
  '00';

/** One value of the state. Accounts are keys; owner of allowances and operators is the sender where none is named. */
export type StateRead =
  | { readonly what: 'native' | 'code' | 'code_hash' | 'owner'; readonly account: string }
  | { readonly what: 'balance'; readonly token: string; readonly account: string }
  | ({ readonly what: 'allowance' | 'operator'; readonly token: string; readonly owner?: string } & OfSpender)
  | ({ readonly what: FurtherRight; readonly token: string } & OfSpender)
  | ({ readonly what: 'hub_allowance' | 'hub_expiration'; readonly hub: string; readonly token: string } & OfSpender)
  | { readonly what: 'owner_of' | 'approved'; readonly token: string; readonly tokenId: bigint }
  | ({ readonly what: 'id_allowance'; readonly token: string; readonly tokenId: bigint } & OfSpender)
  | { readonly what: 'balance_of_id'; readonly token: string; readonly account: string; readonly tokenId: bigint };

/** Operators of ERC-777 and of ERC-6909, and who may borrow against what the sender has lent. */
export type FurtherRight = 'holder_operator' | 'id_operator' | 'borrowing';

interface OfSpender {
  readonly spender: string;
}

/** A value as the chain gave it. `refused`: the account has no such function. `unread`: a limit cut it. */
export type ReadValue = bigint | 'refused' | 'unread';

/** Reads that share one call and its gas: a contract that burns gas starves its own reads alone. */
export type ReadGroup = readonly StateRead[];

/** Gas of one read: the dearest balances of known tokens cost a third of it. */
const GAS_OF_A_READ = 150_000n;
const MAX_GROUP_GAS = 10_000_000n;
const ENTRY_DATA_BYTES = 100;

/** How the reader is told what to read. Source: `yul/state-reader.yul`. */
const OPERATIONS: Partial<Record<StateRead['what'], number>> = { native: 1, code_hash: 2, code: 3 };

/** Which word of an answer is the value; elsewhere it is the first. Source: Permit2: amount, expiration, nonce. */
const PLACES: Partial<Record<StateRead['what'], number>> = { hub_expiration: 1 };

/**
 * Selector and arguments. Source: ERC-20, 721, 1155, 173, 777, 6909; Permit2, AllowanceTransfer; Aave,
 * ICreditDelegationToken.
 */
const callOf = (read: StateRead, sender: string): { readonly account: string; readonly data: string } => {
  switch (read.what) {
    case 'native':
    case 'code':
    case 'code_hash':
      return { account: read.account, data: '' };
    case 'owner':
      return { account: read.account, data: '8da5cb5b' };
    case 'balance':
      return { account: read.token, data: `70a08231${quantityWord(read.account)}` };
    case 'allowance':
      return {
        account: read.token,
        data: `dd62ed3e${quantityWord(read.owner ?? sender)}${quantityWord(read.spender)}`,
      };
    case 'operator':
      return {
        account: read.token,
        data: `e985e9c5${quantityWord(read.owner ?? sender)}${quantityWord(read.spender)}`,
      };
    case 'holder_operator':
      return { account: read.token, data: `d95b6371${quantityWord(read.spender)}${quantityWord(sender)}` };
    case 'id_operator':
      return { account: read.token, data: `b6363cf2${quantityWord(sender)}${quantityWord(read.spender)}` };
    case 'borrowing':
      return { account: read.token, data: `6bd76d24${quantityWord(sender)}${quantityWord(read.spender)}` };
    case 'id_allowance': {
      const words = [sender, read.spender, read.tokenId].map(quantityWord);
      return { account: read.token, data: `598af9e7${words.join('')}` };
    }
    case 'hub_allowance':
    case 'hub_expiration':
      return {
        account: read.hub,
        data: `927da105${quantityWord(sender)}${quantityWord(read.token)}${quantityWord(read.spender)}`,
      };
    case 'owner_of':
      return { account: read.token, data: `6352211e${quantityWord(read.tokenId)}` };
    case 'approved':
      return { account: read.token, data: `081812fc${quantityWord(read.tokenId)}` };
    case 'balance_of_id':
      return { account: read.token, data: `00fdd58e${quantityWord(read.account)}${quantityWord(read.tokenId)}` };
  }
};

const entryOf = (read: StateRead, sender: string): string => {
  const { account, data } = callOf(read, sender);
  const bytes = [OPERATIONS[read.what] ?? 0, data.length / 2, PLACES[read.what] ?? 0];
  const head = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
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
    return `0x${[GAS_OF_A_READ, BigInt(begin), BigInt(end)].map(quantityWord).join('')}`;
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
/** 1 is a value, 2 and 3 are refusals. Source: `yul/state-reader.yul`. */
const MOST_STATUS = 3n;

/** What the reader answered to a group: what it had no gas for is unread. */
export const readerOutput = (group: ReadGroup, output: string): readonly ReadValue[] => {
  const words = output.slice(2).match(/.{64}/g) ?? [];
  if ((output.length - 2) % (2 * WORD_DIGITS) !== 0 || words.length > 2 * group.length) throw malformed('read values');
  return group.map((_, index) => {
    const [status, value] = [words[2 * index], words[2 * index + 1]];
    if (status === undefined || value === undefined) return 'unread';
    const said = BigInt(`0x${status}`);
    if (said < 1n || said > MOST_STATUS) throw malformed('read values');
    return said === 1n ? BigInt(`0x${value}`) : 'refused';
  });
};
