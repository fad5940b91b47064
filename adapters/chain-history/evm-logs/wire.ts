import { isoTime } from '../../../domain/shared/iso-time.js';
import type { JsonRpcReply } from '../../shared/json-rpc.js';
import { malformed, objectIn, resultOf } from '../../shared/node-answer.js';
import { ProviderError } from '../../../ports/sources/errors.js';

/** A transfer of more than nothing that a token says the account paid. */
export interface LoggedTransfer {
  readonly token: string;
  readonly to: string;
  readonly transaction: string;
  readonly block: number;
}

/** The newest block, and how many transactions the account has sent. */
export interface NewestBlock {
  readonly block: number;
  readonly timeMs: number;
  readonly sent: number;
}

const hex = (value: unknown, pattern: RegExp, what: string): string => {
  if (typeof value !== 'string' || !pattern.test(value)) throw malformed(what);
  return value.toLowerCase();
};

const QUANTITY = /^0x[0-9a-f]{1,12}$/i;
const quantity = (value: unknown, what: string): number => Number(hex(value, QUANTITY, what));
const WORD = /^0x[0-9a-f]{64}$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;

/** The last moment that a date can hold, seconds since 1970. */
const MAX_TIME_SECONDS = 8.64e12;

const blockTimeMs = (block: unknown): number => {
  const timestamp = quantity(objectIn(block, 'a block')['timestamp'], 'a block');
  if (timestamp > MAX_TIME_SECONDS) throw malformed('a block');
  return timestamp * 1_000;
};

/** Throws where the node is of another chain, or farther from now than `farthestMs`. */
export const readNewest = (
  [chain, block, count]: readonly JsonRpcReply[],
  { chainId, nowMs, farthestMs }: { readonly chainId: string; readonly nowMs: number; readonly farthestMs: number },
): NewestBlock => {
  if (String(quantity(resultOf(chain, 'a chain id'), 'a chain id')) !== chainId)
    throw new ProviderError('bad_response', 'The node belongs to another chain');
  const newest = objectIn(resultOf(block, 'the newest block'), 'the newest block');
  const timeMs = blockTimeMs(newest);
  if (Math.abs(nowMs - timeMs) > farthestMs)
    throw new ProviderError('bad_response', 'The node’s newest block is too old, or in the future');
  return {
    block: quantity(newest['number'], 'the newest block'),
    timeMs,
    sent: quantity(resultOf(count, 'a count'), 'a count'),
  };
};

/** Most transfers that are taken of one answer. */
const MOST_LOGS = 10_000;

const transferIn = (value: unknown, account: string): readonly LoggedTransfer[] => {
  const { address, topics, data, transactionHash, blockNumber, removed } = objectIn(value, 'a log');
  if (!Array.isArray(topics)) throw malformed('a log');
  const [, from, to, ...others] = topics as readonly unknown[];
  if (!hex(from, WORD, 'a log').endsWith(account.slice(2)))
    throw new ProviderError('bad_response', 'The node answered about another account');
  // a transfer of an NFT has its number as a fourth topic
  if (removed === true || others.length > 0 || !WORD.test(String(data)) || /^0x0*$/.test(String(data))) return [];
  return [
    {
      token: hex(address, ADDRESS, 'a log'),
      to: `0x${hex(to, WORD, 'a log').slice(26)}`,
      transaction: hex(transactionHash, WORD, 'a log'),
      block: quantity(blockNumber, 'a log'),
    },
  ];
};

/** The transfers of more than nothing, newest first. */
export const readTransfers = (logs: unknown, account: string): readonly LoggedTransfer[] => {
  if (!Array.isArray(logs) || logs.length > MOST_LOGS) throw malformed('logs');
  return logs.flatMap((log) => transferIn(log, account)).toSorted((left, right) => right.block - left.block);
};

/**
 * Time of the block where the account itself made the transaction, ISO 8601; null where another did, or where the node
 * does not know the transaction.
 */
export const readMaker = (
  transaction: JsonRpcReply | undefined,
  block: JsonRpcReply | undefined,
  account: string,
): string | null => {
  const made = resultOf(transaction, 'a transaction');
  if (made === null) return null;
  const from = hex(objectIn(made, 'a transaction')['from'], ADDRESS, 'a transaction');
  return from === account ? isoTime(blockTimeMs(resultOf(block, 'a block'))) : null;
};
