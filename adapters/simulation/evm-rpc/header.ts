import { randomBytes } from 'node:crypto';
import { type Chain, chainOf } from '../../../domain/chains/index.js';
import { malformed, objectIn } from '../../shared/node-answer.js';
import { addressIn, hexCountIn, quantity, quantityIn, wordIn } from './wire.js';

/** The block on whose state everything is executed. */
export interface Head {
  readonly number: number;
  readonly hash: string;
  /** Seconds since 1970. */
  readonly time: number;
  readonly gasLimit: bigint;
  readonly gasUsed: bigint;
  /** Wei a unit of gas; 0 on a chain without one. */
  readonly baseFee: bigint;
  readonly feeRecipient: string;
}

/** The header of the block that is simulated: what a contract can read of it must be what the next block would say. */
export interface Header {
  readonly number: number;
  readonly time: number;
  readonly gasLimit: bigint;
  readonly baseFee: bigint;
  readonly feeRecipient: string;
  readonly prevRandao: string;
}

/** Takes the members that are needed, in their documented form; others stand for nothing. */
export const readHead = (value: unknown): Head => {
  const block = objectIn(value, 'a block');
  const [gasLimit, gasUsed] = [block['gasLimit'], block['gasUsed']].map((gas) => quantityIn(gas, 'a block'));
  if (gasLimit === undefined || gasUsed === undefined || gasUsed > gasLimit) throw malformed('a block');
  return {
    number: hexCountIn(block['number'], 'a block'),
    hash: wordIn(block['hash'], 'a block'),
    time: hexCountIn(block['timestamp'], 'a block'),
    gasLimit,
    gasUsed,
    baseFee: quantityIn(block['baseFeePerGas'] ?? '0x0', 'a block'),
    feeRecipient: addressIn(block['miner'], 'a block'),
  };
};

/** Source: EIP-1559, base fee. Chains with other parameters differ by some per cent, which no contract can know. */
const nextBaseFee = ({ baseFee, gasUsed, gasLimit }: Head): bigint => {
  const target = gasLimit / 2n;
  if (target === 0n || gasUsed === target) return baseFee;
  if (gasUsed < target) return baseFee - (baseFee * (target - gasUsed)) / target / 8n;
  const more = (baseFee * (gasUsed - target)) / target / 8n;
  return baseFee + (more > 0n ? more : 1n);
};

/**
 * So that each of number, time and randomness is odd in two headers and even in two, and no two of them go together: a
 * contract that switches by any one shows two faces. The first is the next block.
 */
const PARITIES = [
  [0, 0, 0],
  [0, 1, 1],
  [1, 0, 1],
  [1, 1, 0],
] as const;

/** The headers that the transaction is executed under. Randomness is random: a contract must not be able to know it. */
export const nextHeaders = (head: Head, chain: Chain): readonly Header[] => {
  // asked for once: that costs more than the bytes
  const random = randomBytes(32 * PARITIES.length);
  return PARITIES.map(([number, time, parity], index) => {
    const randomness = random.subarray(32 * index, 32 * (index + 1));
    randomness[31] = ((randomness[31] ?? 0) & 0xfe) | parity;
    return {
      number: head.number + 1 + number,
      time: head.time + chainOf(chain).blockSeconds * (1 + number) + time,
      gasLimit: head.gasLimit,
      baseFee: nextBaseFee(head),
      feeRecipient: head.feeRecipient,
      prevRandao: `0x${randomness.toString('hex')}`,
    };
  });
};

/** As JSON-RPC has it. Source: execution-apis, BlockOverrides. */
export const blockOverrides = (header: Header): Readonly<Record<string, string>> => ({
  number: quantity(header.number),
  time: quantity(header.time),
  gasLimit: quantity(header.gasLimit),
  feeRecipient: header.feeRecipient,
  prevRandao: header.prevRandao,
  baseFeePerGas: quantity(header.baseFee),
});
