import { ProviderError } from '../../../ports/sources/errors.js';
import { isDeepStrictEqual } from 'node:util';
import type { JsonRpc, JsonRpcCall } from '../../shared/json-rpc.js';
import type { Features } from './canary.js';
import { blockOverrides, type Header } from './header.js';
import type { Early, Situation } from './pin.js';
import { type CallOutcome, newReader, simulateBlocks } from './simulated-block.js';
import { CONTROL_SLOTS } from './slots.js';
import { readStateDiff, readTouchedState, readTrace, type Sighting, type StateDiff } from './trace.js';
import { callObject } from './transaction.js';
import { resultOf } from '../../shared/node-answer.js';
import { hexBytesIn, quantityIn } from './wire.js';

/** What a first execution showed. */
export interface Look {
  readonly sighting: Sighting;
  readonly header: Header;
  /** What the call changed; null where no tracer says. */
  readonly diff: StateDiff | null;
  /** Gas for the call: its own, or half as much again as was used. */
  readonly gas: bigint;
  /** False where a tracer that the node has could not say everything. */
  readonly isComplete: boolean;
}

const LEAST_GAS = 21_000n;
/** Where nothing was executed yet. */
const UNKNOWN_GAS = 1_000_000n;

/**
 * Executes the call once in the next block, to see which accounts and tokens take part. A tracer that fails, or answers
 * with too much, is done without: then not everything can be seen, and a call can be made to have it so.
 */
export const look = async (
  rpc: JsonRpc,
  features: Features,
  situation: Situation,
  early: Early,
  signal: AbortSignal,
): Promise<Look> => {
  if (!features.trace || !features.diff)
    return features.simulate ? lookAtLogs(rpc, situation, signal) : lookAtContracts(rpc, situation, null, signal);
  try {
    return await lookByTracers(rpc, situation, early, signal);
  } catch (error) {
    if (!features.simulate || !(error instanceof ProviderError) || error.reason !== 'bad_response') throw error;
    return { ...(await lookAtLogs(rpc, situation, signal)), isComplete: false };
  }
};

const nextHeader = ({ pin }: Situation): Header => {
  const [header] = pin.headers;
  if (header === undefined) throw new Error('A pin has a header');
  return header;
};

const gasFor = ({ call }: Situation, used: bigint): bigint =>
  call.gas ?? (used < LEAST_GAS ? LEAST_GAS : (used * 3n) / 2n);

const lookAtLogs = async (rpc: JsonRpc, situation: Situation, signal: AbortSignal): Promise<Look> => {
  const { pin, call, overrides } = situation;
  const plan = { call, groups: [], reader: newReader(), overrides };
  const [block] = await simulateBlocks(rpc, plan, [nextHeader(situation)], pin.head, signal);
  return lookAtContracts(rpc, situation, block ?? null, signal);
};

/** Code and slots of the contract that is called and of those that wrote logs: accounts may stand in these. */
const lookAtContracts = async (
  rpc: JsonRpc,
  situation: Situation,
  block: CallOutcome | null,
  signal: AbortSignal,
): Promise<Look> => {
  const { pin, call } = situation;
  const logs = block?.logs ?? [];
  const contracts = [...new Set([...(call.to === null ? [] : [call.to]), ...logs.map(({ address }) => address)])];
  const at = { blockHash: pin.head.hash };
  const slots = Object.keys(CONTROL_SLOTS);
  const asked = contracts.flatMap((contract) => [
    { method: 'eth_getCode', params: [contract, at] },
    ...slots.map((slot) => ({ method: 'eth_getStorageAt', params: [contract, slot, at] })),
  ]);
  const replies = await rpc.batch(asked, signal);
  const touched = contracts.map((contract, index) => {
    const [code, ...words] = replies.slice(index * (1 + slots.length), (index + 1) * (1 + slots.length));
    const storage = slots.map((slot, place) => [slot, quantityIn(resultOf(words[place], 'a slot'), 'a slot')] as const);
    return [
      contract,
      {
        balance: null,
        nonce: null,
        code: hexBytesIn(resultOf(code, 'code'), 'code'),
        storage: Object.fromEntries(storage),
      },
    ] as const;
  });
  return {
    sighting: { frames: [], logs, touched: new Map(touched) },
    header: nextHeader(situation),
    diff: null,
    gas: gasFor(situation, block?.gasUsed ?? UNKNOWN_GAS),
    isComplete: true,
  };
};

/** What the tracers are asked of a call. */
export const tracerCalls = (situation: Situation): readonly JsonRpcCall[] => {
  const { pin, call, overrides } = situation;
  const header = nextHeader(situation);
  const traced = (tracer: string, tracerConfig: object) => ({
    method: 'debug_traceCall',
    params: [
      callObject(call, header),
      { blockHash: pin.head.hash },
      { tracer, tracerConfig, blockOverrides: blockOverrides(header), stateOverrides: overrides },
    ],
  });
  return [
    traced('callTracer', { withLog: true }),
    traced('prestateTracer', {}),
    traced('prestateTracer', { diffMode: true }),
  ];
};

const lookByTracers = async (rpc: JsonRpc, situation: Situation, early: Early, signal: AbortSignal): Promise<Look> => {
  const calls = tracerCalls(situation);
  // what was asked before the situation was known counts where it is the very same question
  const isAsked = isDeepStrictEqual(calls, early.calls);
  const [frames, prestate, diff] = isAsked ? early.replies : await rpc.batch(calls, signal);
  const trace = readTrace(resultOf(frames, 'a trace'));
  return {
    sighting: {
      frames: trace.frames,
      logs: trace.frames.flatMap(({ logs, isKept }) => (isKept ? logs : [])),
      touched: readTouchedState(resultOf(prestate, 'a state')),
    },
    header: nextHeader(situation),
    diff: readStateDiff(resultOf(diff, 'a state')),
    gas: gasFor(situation, trace.gasUsed),
    isComplete: true,
  };
};
