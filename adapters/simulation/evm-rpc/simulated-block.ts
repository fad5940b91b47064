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
import { hexBytesIn, listIn, quantity, quantityIn } from './wire.js';

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
export const blocksBetween = (header: Header, head: Head): readonly AskedBlock[] =>
  Array.from({ length: header.number - head.number - 1 }, (_, index) => ({
    blockOverrides: { number: quantity(head.number + 1 + index), time: quantity(head.time + 1 + index) },
  }));

/** The same for every header. */
interface ReadingCode {
  readonly code: string;
  readonly inputs: readonly string[];
}

/** What is asked of a block in `eth_simulateV1`. */
export interface AskedBlock {
  readonly blockOverrides?: Readonly<Record<string, string>>;
  readonly stateOverrides?: object;
  readonly calls?: readonly object[];
}

/** The blocks after the head, of which the last is the one in question. */
const askedBlocks = (
  plan: BlockPlan,
  { code, inputs }: ReadingCode,
  header: Header,
  head: Head,
  groupGas: bigint,
): readonly AskedBlock[] => {
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
  return [...blocksBetween(header, head), block];
};

/** Source: execution-apis, eth_simulateV1. */
export const simulateCall = (
  blockStateCalls: readonly AskedBlock[],
  validation: boolean,
  at: { readonly blockHash: string },
): JsonRpcCall => ({ method: 'eth_simulateV1', params: [{ blockStateCalls, validation }, at] });

/**
 * What the node says of each call of each block. Each block is answered once, under the number and the time that it was
 * given, and each call once, or the answer is none.
 */
export const answeredCalls = (
  reply: JsonRpcReply | undefined,
  asked: readonly AskedBlock[],
): readonly (readonly JsonObject[])[] => {
  const blocks = listIn(resultOf(reply, 'a simulation'), 'a simulation');
  if (blocks.length !== asked.length) throw malformed('a simulation');
  return asked.map(({ blockOverrides: given, calls = [] }, index) => {
    const block = objectIn(blocks[index], 'a simulation');
    const [number, time] = ['number', 'timestamp'].map((name) => quantityIn(block[name], 'a simulation'));
    // a node that ignores what was asked for shows it here
    if (given !== undefined && (number !== BigInt(given['number'] ?? '') || time !== BigInt(given['time'] ?? '')))
      throw malformed('a simulation');
    const answers = listIn(block['calls'], 'a simulation');
    if (answers.length !== calls.length) throw malformed('a simulation');
    return answers.map((one) => objectIn(one, 'a simulated call'));
  });
};

/** Whether a call succeeded. One that did has no error. */
export const isDone = ({ status, error }: JsonObject): boolean => {
  const said = quantityIn(status, 'a simulated call');
  if (said > 1n || (said === 1n && error !== undefined && error !== null)) throw malformed('a simulated call');
  return said === 1n;
};

interface Asked {
  readonly blocks: readonly (readonly AskedBlock[])[];
  readonly replies: readonly JsonRpcReply[];
}

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
  const ask = async (groupGas: bigint): Promise<Asked> => {
    const blocks = headers.map((header) => askedBlocks(plan, reading, header, head, groupGas));
    const calls = blocks.map((some) => simulateCall(some, plan.call.isTransaction, { blockHash: head.hash }));
    return { blocks, replies: await rpc.batch(calls, signal) };
  };
  const first = await ask(generousGas(head.gasLimit, callGas));
  const isRefused = plan.groups.length > 0 && first.replies.some(({ ok }) => !ok);
  const { blocks, replies } = isRefused ? await ask(sharedGas(head.gasLimit, callGas, plan.groups.length)) : first;
  const decoded: Decoded = new Map();
  return headers.map((header, index) => {
    const calls = answeredCalls(replies[index], blocks[index] ?? []).at(-1) ?? [];
    return readSimulatedBlock(calls, plan, header, decoded);
  });
};

/** Source: execution-apis, eth_simulateV1. */
const REVERTED = 3;

/** What halts burns all its gas, and what reverts gives the rest back: nodes differ about the codes of both. */
const statusOf = (call: JsonObject, gasUsed: bigint, gas: bigint): CallOutcome['status'] => {
  if (isDone(call)) return 'ok';
  return objectIn(call['error'], 'a simulated call')['code'] !== REVERTED && gasUsed >= gas ? 'halted' : 'reverted';
};

const outcomeOf = (call: JsonObject, gas: bigint): CallOutcome => {
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

const readSimulatedBlock = (
  answers: readonly JsonObject[],
  { call: planned, groups }: BlockPlan,
  header: Header,
  decoded: Decoded,
): SimulatedBlock => {
  const gas = gasOf(planned, header);
  const calls = answers.map((one) => outcomeOf(one, gas));
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
  if (call === undefined || call.gasUsed > gas) throw malformed('a simulation');
  return { ...call, header, before: valuesFrom(0), after: valuesFrom(groups.length + 1) };
};
