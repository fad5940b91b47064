import { malformed, objectIn } from '../../shared/node-answer.js';
import { addressIn, addressOf, bytesIn, listIn, wordIn } from './wire.js';

export interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

const MAX_LOGS = 4_096;

export const readLog = (value: unknown): Log => {
  const log = objectIn(value, 'a log');
  return {
    address: addressIn(log['address'], 'a log'),
    topics: listIn(log['topics'], 'a log').map((topic) => wordIn(topic, 'a log')),
    data: bytesIn(log['data'] ?? '0x', 'a log'),
  };
};

/** The logs of a call. More than an ordinary one writes are a failure: what was cut could be what matters. */
export const readLogs = (value: unknown): readonly Log[] => {
  const logs = listIn(value, 'logs');
  if (logs.length > MAX_LOGS) throw malformed('logs');
  return logs.map(readLog);
};

/** Topics of events. Source: ERC-20, ERC-721, ERC-1155. */
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
export const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
export const APPROVAL_FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';
export const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
export const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';

/** The words of data, as numbers; what is less than a word at the end is left out. */
export const wordsOf = (bytes: string, skipBytes = 0): readonly bigint[] =>
  (bytes.slice(2 + skipBytes * 2).match(/.{64}/g) ?? []).map((word) => BigInt(`0x${word}`));

/** Every word of a log that could name an account. */
export const wordsOfLog = ({ topics, data }: Log): readonly bigint[] => [
  ...topics.slice(1).map((topic) => BigInt(topic)),
  ...wordsOf(data),
];

/** Whether a log of this contract names this account in any place. */
export const namesAccount = (log: Log, account: string): boolean =>
  wordsOfLog(log).some((word) => word < 1n << 160n && addressOf(word) === account);
