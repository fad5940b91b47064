import type { JsonRpc } from '../../shared/json-rpc.js';
import type { Features } from './canary.js';
import type { Sighting } from './candidates.js';
import { blockOverrides, type Header } from './header.js';
import type { Situation } from './pin.js';
import { newReader, readSimulatedBlock, simulatedBlockCall } from './simulated-block.js';
import { readStateDiff, readTouchedState, readTrace, type StateDiff } from './trace.js';
import { callObject } from './transaction.js';
import { malformed, resultOf } from './wire.js';

/** What a first execution showed. */
export interface Look {
  readonly sighting: Sighting;
  readonly header: Header;
  /** What the call changed; null where no tracer says. */
  readonly diff: StateDiff | null;
  /** The state that it touched, as the node gave it; null where no tracer says. */
  readonly prestate: unknown;
  /** Gas for the call: its own, or half as much again as was used. */
  readonly gas: bigint;
}

const LEAST_GAS = 21_000n;

/** Executes the call once in the next block, to see which accounts and tokens take part. */
export const look = async (
  rpc: JsonRpc,
  features: Features,
  situation: Situation,
  signal: AbortSignal,
): Promise<Look> => {
  const { pin, call, overrides } = situation;
  const header = pin.headers[0];
  if (header === undefined) throw malformed('no header');
  const gasFor = (used: bigint): bigint => call.gas ?? (used < LEAST_GAS ? LEAST_GAS : (used * 3n) / 2n);
  if (!features.trace || !features.diff) {
    const plan = { call, groups: [], reader: newReader(), overrides };
    const [reply] = await rpc.batch([simulatedBlockCall(plan, header, pin.head)], signal);
    const { logs, gasUsed } = readSimulatedBlock(reply, plan, header);
    const sighting = { frames: [], logs, touched: new Map() };
    return { sighting, header, diff: null, prestate: null, gas: gasFor(gasUsed) };
  }
  const traced = (tracer: string, tracerConfig: object) => ({
    method: 'debug_traceCall',
    params: [
      callObject(call, header),
      { blockHash: pin.head.hash },
      { tracer, tracerConfig, blockOverrides: blockOverrides(header), stateOverrides: overrides },
    ],
  });
  const [frames, prestate, diff] = await rpc.batch(
    [
      traced('callTracer', { withLog: true }),
      traced('prestateTracer', {}),
      traced('prestateTracer', { diffMode: true }),
    ],
    signal,
  );
  const trace = readTrace(resultOf(frames, 'a trace'));
  const given = resultOf(prestate, 'a state');
  return {
    sighting: {
      frames: trace.frames,
      logs: trace.frames.flatMap(({ logs, isKept }) => (isKept ? logs : [])),
      touched: readTouchedState(given),
    },
    header,
    diff: readStateDiff(resultOf(diff, 'a state')),
    prestate: given,
    gas: gasFor(trace.gasUsed),
  };
};
