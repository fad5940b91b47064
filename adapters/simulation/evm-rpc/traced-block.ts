import type { JsonRpc, JsonRpcCall } from '../../shared/json-rpc.js';
import { blockOverrides, type Head, type Header } from './header.js';
import { readerCode, readerInputs, readerOutput, type ReadValue } from './reads.js';
import type { BlockPlan, SimulatedBlock, StateOverrides } from './simulated-block.js';
import { readStateDiff, readTrace, type StateDiff, type Trace } from './trace.js';
import { callObject } from './transaction.js';
import { resultOf } from '../../shared/node-answer.js';
import { hexBytesIn, quantity, quantityWord } from './wire.js';

/** Gas of each group: what is read is in no block, so nothing has to be left. */
const GROUP_GAS = quantity(10_000_000);

/** What a tracer saw of the call in one block. */
interface Traced {
  readonly header: Header;
  readonly trace: Trace;
  readonly diff: StateDiff;
}

/**
 * The blocks of all headers for a node that traces calls and does not simulate blocks: what the call changed is set
 * again as an override of the state, and read in that.
 */
export const traceBlocks = async (
  rpc: JsonRpc,
  plan: BlockPlan,
  headers: readonly Header[],
  head: Head,
  signal: AbortSignal,
): Promise<readonly SimulatedBlock[]> => {
  const traces = await rpc.batch(
    headers.flatMap((header) => tracedCalls(plan, header, head)),
    signal,
  );
  const traced = headers.map((header, index) => ({
    header,
    trace: readTrace(resultOf(traces[2 * index], 'a trace')),
    diff: readStateDiff(resultOf(traces[2 * index + 1], 'a state')),
  }));
  const asked = traced.flatMap(({ header, diff }) => [
    ...readingCalls(plan, header, head, plan.overrides),
    ...readingCalls(plan, header, head, stateAfter(plan.overrides, diff)),
  ]);
  const replies = await rpc.batch(asked, signal);
  const count = plan.groups.length;
  const valuesFrom = (first: number): readonly ReadValue[] =>
    plan.groups.flatMap((group, index) => {
      const reply = replies[first + index];
      return reply?.ok === true
        ? readerOutput(group, hexBytesIn(reply.result, 'read values'))
        : group.map(() => 'unread' as const);
    });
  return traced.map((one, index) => ({
    ...outcomeOf(one),
    before: valuesFrom(2 * count * index),
    after: valuesFrom(2 * count * index + count),
  }));
};

/** Both tracers, of one header. Source: go-ethereum, debug_traceCall. */
const tracedCalls = ({ call, overrides }: BlockPlan, header: Header, head: Head): readonly JsonRpcCall[] =>
  [
    { tracer: 'callTracer', tracerConfig: { withLog: true } },
    { tracer: 'prestateTracer', tracerConfig: { diffMode: true } },
  ].map((tracer) => ({
    method: 'debug_traceCall',
    params: [
      callObject(call, header),
      { blockHash: head.hash },
      { ...tracer, blockOverrides: blockOverrides(header), stateOverrides: overrides },
    ],
  }));

const readingCalls = (
  { groups, reader, call }: BlockPlan,
  header: Header,
  head: Head,
  state: StateOverrides,
): readonly JsonRpcCall[] => {
  const overrides = { ...state, [reader.account]: { code: readerCode(groups, call.sender) } };
  return readerInputs(groups).map((input) => ({
    method: 'eth_call',
    params: [
      { from: reader.payer, to: reader.account, input, gas: GROUP_GAS },
      { blockHash: head.hash },
      overrides,
      blockOverrides(header),
    ],
  }));
};

/** The state after the call, as overrides of that before it. A slot or an account that is no longer named is empty. */
export const stateAfter = (overrides: StateOverrides, { before, after }: StateDiff): StateOverrides => ({
  ...overrides,
  ...Object.fromEntries(
    [...new Set([...before.keys(), ...after.keys()])].map((account) => {
      const [was, is] = [before.get(account), after.get(account)];
      const slots = [...new Set([...Object.keys(was?.storage ?? {}), ...Object.keys(is?.storage ?? {})])];
      const balance = is === undefined ? 0n : is.balance;
      const code = is === undefined ? '0x' : is.code;
      return [
        account,
        {
          ...overrides[account],
          ...(balance === null ? {} : { balance: quantity(balance) }),
          ...(code === null ? {} : { code }),
          ...(slots.length === 0
            ? {}
            : {
                stateDiff: {
                  ...(overrides[account]?.['stateDiff'] as object | undefined),
                  ...Object.fromEntries(slots.map((slot) => [slot, `0x${quantityWord(is?.storage[slot] ?? 0n)}`])),
                },
              }),
        },
      ];
    }),
  ),
});

const outcomeOf = ({ header, trace }: Traced): Omit<SimulatedBlock, 'before' | 'after'> => ({
  header,
  status: trace.error === null ? 'ok' : /revert/i.test(trace.error) ? 'reverted' : 'halted',
  gasUsed: trace.gasUsed,
  logs: trace.frames.flatMap(({ logs, isKept }) => (isKept ? logs : [])),
  output: trace.output,
});
