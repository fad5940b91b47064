import type { JsonObject } from '../../../domain/shared/json/strict-json.js';
import { randomBytes } from 'node:crypto';
import type { JsonRpc, JsonRpcCall, JsonRpcReply } from '../../shared/json-rpc.js';
import { blockOverrides, type Head, type Header } from './header.js';
import { type Log, readLogs } from './logs.js';
import {
  generousGas,
  readerCode,
  readerInputs,
  readerOutput,
  type ReadGroup,
  type ReadValue,
  sharedGas,
} from './reads.js';
import { callObject, gasOf, type PlannedCall } from './transaction.js';
import { malformed, objectIn, resultOf } from '../../shared/node-answer.js';
import { hexBytesIn, listOrNoneIn, quantity, quantityIn } from './wire.js';

/** How the call ended in one block. */
export interface CallOutcome {
  readonly status: 'ok' | 'reverted' | 'halted';
  readonly gasUsed: bigint;
  /** Null where the node does not show them. */
  readonly logs: readonly Log[] | null;
  /** Hex behind `0x`; nothing where the node does not show it. */
  readonly output: string;
}

/** One simulated block: values before the call, the call, values after it. Values are in the order of reads. */
export interface SimulatedBlock extends CallOutcome {
  readonly header: Header;
  readonly before: readonly ReadValue[];
  readonly after: readonly ReadValue[];
}

/** What of the state is set before the block, by account. */
export type StateOverrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Where reading is done from. It is random, so that no contract can know it. */
export interface StateReader {
  readonly account: string;
  readonly payer: string;
}

export const newReader = (): StateReader => {
  const both = randomBytes(40);
  return { account: `0x${both.toString('hex', 0, 20)}`, payer: `0x${both.toString('hex', 20)}` };
};

/** More than the gas of a whole block costs. */
export const PAYERS_BALANCE = quantity(10n ** 24n);

export interface BlockPlan {
  readonly call: PlannedCall;
  readonly groups: readonly ReadGroup[];
  readonly reader: StateReader;
  readonly overrides: StateOverrides;
}

/** A node that fills the numbers between by itself gives them times of its own. */
export const blocksBetween = (header: Header, head: Head): readonly object[] =>
  Array.from({ length: header.number - head.number - 1 }, (_, index) => ({
    blockOverrides: { number: quantity(head.number + 1 + index), time: quantity(head.time + 1 + index) },
  }));

/** The same for every header. */
interface ReadingCode {
  readonly code: string;
  readonly inputs: readonly string[];
}

/** One `eth_simulateV1` of the block after the head. Source: execution-apis, eth_simulateV1. */
const simulatedBlockCall = (
  plan: BlockPlan,
  { code, inputs }: ReadingCode,
  header: Header,
  head: Head,
  groupGas: bigint,
): JsonRpcCall => {
  const { call, groups, reader } = plan;
  const { account, payer } = reader;
  const reads = inputs.map((input) => ({
    from: payer,
    to: account,
    input,
    gas: quantity(groupGas),
    maxFeePerGas: quantity(header.baseFee),
    maxPriorityFeePerGas: '0x0',
  }));
  const block = {
    blockOverrides: blockOverrides(header),
    stateOverrides: {
      ...plan.overrides,
      ...(groups.length === 0 ? {} : { [account]: { code }, [payer]: { balance: PAYERS_BALANCE } }),
    },
    calls: [...reads, callObject(call, header), ...reads],
  };
  const params = { blockStateCalls: [...blocksBetween(header, head), block], validation: call.isTransaction };
  return { method: 'eth_simulateV1', params: [params, { blockHash: head.hash }] };
};

/**
 * The blocks of all headers, in one request. Where reading fills a block the node refuses it: then once more, with so
 * little gas for each group that it cannot.
 */
export const simulateBlocks = async (
  rpc: JsonRpc,
  plan: BlockPlan,
  headers: readonly Header[],
  head: Head,
  signal: AbortSignal,
): Promise<readonly SimulatedBlock[]> => {
  const callGas = gasOf(plan.call, head);
  const reading = { code: readerCode(plan.groups, plan.call.sender), inputs: readerInputs(plan.groups) };
  const ask = (groupGas: bigint): Promise<readonly JsonRpcReply[]> =>
    rpc.batch(
      headers.map((header) => simulatedBlockCall(plan, reading, header, head, groupGas)),
      signal,
    );
  const first = await ask(generousGas(head.gasLimit, callGas));
  const isRefused = plan.groups.length > 0 && first.some(({ ok }) => !ok);
  const replies = isRefused ? await ask(sharedGas(head.gasLimit, callGas, plan.groups.length)) : first;
  const decoded: Decoded = new Map();
  return headers.map((header, index) => readSimulatedBlock(replies[index], plan, header, decoded));
};

/** Source: execution-apis, eth_simulateV1. */
const REVERTED = 3;

/** What halts burns all its gas, and what reverts gives the rest back: nodes differ about the codes of both. */
const statusOf = (call: JsonObject, gasUsed: bigint, gas: bigint): CallOutcome['status'] => {
  if (quantityIn(call['status'], 'a simulated call') === 1n) return 'ok';
  return objectIn(call['error'], 'a simulated call')['code'] !== REVERTED && gasUsed >= gas ? 'halted' : 'reverted';
};

const outcomeOf = (value: unknown, gas: bigint): CallOutcome => {
  const call = objectIn(value, 'a simulated call');
  const gasUsed = quantityIn(call['gasUsed'], 'a simulated call');
  const status = statusOf(call, gasUsed, gas);
  // what is left out is not an empty list: where to look for effects is taken from logs
  if (status === 'ok' && !Array.isArray(call['logs'])) throw malformed('a simulated call');
  return {
    status,
    gasUsed,
    logs: readLogs(call['logs']),
    output: hexBytesIn(call['returnData'], 'a simulated call'),
  };
};

const valuesOf = (group: ReadGroup, output: string | null): readonly ReadValue[] =>
  output === null ? group.map(() => 'unread') : readerOutput(group, output);

/** Values by the texts that they were read from: most blocks give the same, and they are decoded once. */
type Decoded = Map<string, readonly ReadValue[]>;

/**
 * What the node answered. Each block and each call is answered once, or the answer is none.
 */
const readSimulatedBlock = (
  reply: JsonRpcReply | undefined,
  { call: planned, groups }: BlockPlan,
  header: Header,
  decoded: Decoded,
): SimulatedBlock => {
  const blocks = listOrNoneIn(resultOf(reply, 'a simulation'), 'a simulation');
  const block = objectIn(blocks.at(-1), 'a simulation');
  if (quantityIn(block['number'], 'a simulation') !== BigInt(header.number)) throw malformed('a simulation');
  // a node that ignores the time that was asked for shows it here
  if (quantityIn(block['timestamp'] ?? quantity(header.time), 'a simulation') !== BigInt(header.time))
    throw malformed('a simulation');
  const calls = listOrNoneIn(block['calls'], 'a simulation').map((one) => outcomeOf(one, gasOf(planned, header)));
  if (calls.length !== 2 * groups.length + 1) throw malformed('a simulation');
  const valuesFrom = (first: number): readonly ReadValue[] => {
    const outputs = groups.map((_, index) => {
      const read = calls[first + index];
      return read?.status === 'ok' ? read.output : null;
    });
    const key = outputs.join();
    const values = decoded.get(key) ?? groups.flatMap((group, index) => valuesOf(group, outputs[index] ?? null));
    decoded.set(key, values);
    return values;
  };
  const call = calls[groups.length];
  if (call === undefined) throw malformed('a simulation');
  return { ...call, header, before: valuesFrom(0), after: valuesFrom(groups.length + 1) };
};
