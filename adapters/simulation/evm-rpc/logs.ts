import { malformed, objectIn } from '../../shared/node-answer.js';
import { addressIn, addressInWord, hexBytesIn, listIn, listOrNoneIn, wordIn } from './wire.js';

export interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

const MAX_LOGS = 4_096;
const MAX_TOPICS = 4;

export const readLog = (value: unknown): Log => {
  const { address, topics, data } = objectIn(value, 'a log');
  const all = listIn(topics, 'a log');
  if (all.length > MAX_TOPICS) throw malformed('a log');
  return {
    address: addressIn(address, 'a log'),
    topics: all.map((topic) => wordIn(topic, 'a log')),
    data: hexBytesIn(data, 'a log'),
  };
};

/** The logs of a call. More than an ordinary one writes are a failure: what was cut could be what matters. */
export const readLogs = (value: unknown): readonly Log[] => {
  const logs = listOrNoneIn(value, 'logs');
  if (logs.length > MAX_LOGS) throw malformed('logs');
  return logs.map(readLog);
};

/** Topics of events. Source: ERC-20, ERC-721, ERC-1155. */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
export const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
export const APPROVAL_FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';
export const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
export const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';
/** Topics of events. Source: ERC-777, ERC-6909; Aave, ICreditDelegationToken. */
export const AUTHORIZED_OPERATOR = '0xf4caeb2d6ca8932a215a353d0703c326ec2d81fc68170f320eb2ab49e9df61f9';
export const REVOKED_OPERATOR = '0x50546e66e5f44d728365dc3908c63bc5cfeeab470722c1677e3073a6ac294aa1';
export const OPERATOR_SET = '0xceb576d9f15e4e200fdb5096d64d5dfd667e16def20c1eefd14256d8e3faa267';
export const ID_APPROVAL = '0xb3fd5071835887567a0671151121894ddccc2842f1d10bedad13e0d17cace9a7';
export const ID_TRANSFER = '0x1b3d7edb2e9c0b0e7c525b20aaaef0f5940d2ed71663c7d39266ecafac728859';
export const BORROWING_DELEGATED = '0xda919360433220e13b51e8c211e490d148e61a3bd53de8c097194e458b97f3e1';

/** The words of data, as numbers; what is less than a word at the end is left out. */
export const evmWordsOf = (bytes: string, skipBytes = 0): readonly bigint[] =>
  (bytes.slice(2 + skipBytes * 2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`));

/**
 * Smaller numbers are amounts. Accounts with so many zeros in front are not to be found, since each of them takes 2^80
 * tries; those with fewer are, and stand for contracts that are in use.
 */
const LEAST_ADDRESS = 1n << 80n;
const ADDRESS_END = 1n << 160n;

/** The words that may be accounts. */
export const addressesIn = (words: readonly bigint[]): readonly string[] =>
  words.filter((word) => word >= LEAST_ADDRESS && word < ADDRESS_END).map(addressInWord);

/** Every word of a log that could name an account. */
export const wordsOfLog = ({ topics, data }: Log): readonly bigint[] => [
  ...topics.slice(1).map((topic) => BigInt(topic)),
  ...evmWordsOf(data),
];

/** Whether a log of this contract names this account in any place. */
export const namesAccount = (log: Log, account: string): boolean =>
  wordsOfLog(log).some((word) => word < 1n << 160n && addressInWord(word) === account);
