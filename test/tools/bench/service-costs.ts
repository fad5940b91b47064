import type { ServiceProcess } from '../../support/service-process.js';
import { allocationsByOwner } from './allocations.js';
import { between, type CpuTime, KNOWS_CPU_TIMES, timeOfFamily, timeOfProcess } from './cpu-time.js';
import { allocationsDuring, inspectorAddress, valueOf } from './inspector.js';
import type { LoadFigures } from './load.js';

/** Processor time of one request, microseconds of user and system together. Null where the system does not tell it. */
export interface RequestCost {
  /** All threads of the process that answers. */
  readonly own: number;
  /** The same with the processes that it started: the background's, and the first of an embedded engine. */
  readonly withBackground: number;
}

const sum = ({ user, system }: CpuTime): number => user + system;

/** The load beside what it cost the process that answers it. */
export const costOf = async (
  pid: number,
  run: () => Promise<LoadFigures>,
): Promise<{ readonly load: LoadFigures; readonly cost: RequestCost | null }> => {
  if (!KNOWS_CPU_TIMES) return { load: await run(), cost: null };
  const look = async () => ({ own: (await timeOfProcess(pid)).all, family: await timeOfFamily(pid) });
  const before = await look();
  const load = await run();
  const after = await look();
  return {
    load,
    cost: {
      own: sum(between(before.own, after.own)) / load.answers,
      withBackground: sum(between(before.family, after.family)) / load.answers,
    },
  };
};

/** How often Node looks how late its loop is, milliseconds. */
const LOOP_RESOLUTION_MS = 1;
const DELAYS = 'globalThis.benchDelays';

/** How late the loop of a process was, milliseconds. */
export interface LoopDelays {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

const watched = ({ output }: ServiceProcess): string => inspectorAddress(output());

/** Begins to count how late the loop of a process is that was started to be inspected. */
export const watchLoop = async (service: ServiceProcess): Promise<void> => {
  const options = `{ resolution: ${LOOP_RESOLUTION_MS} }`;
  const histogram = `process.getBuiltinModule('perf_hooks').monitorEventLoopDelay(${options})`;
  await valueOf(watched(service), `${DELAYS} = ${histogram}; ${DELAYS}.enable()`);
};

/** What was counted since; the count ends. */
export const loopDelays = async (service: ServiceProcess): Promise<LoopDelays> => {
  const figures = `[${DELAYS}.percentile(50), ${DELAYS}.percentile(99), ${DELAYS}.max]`;
  const nanoseconds = (await valueOf(watched(service), `${DELAYS}.disable(); ${figures}`)) as number[];
  // each look is one resolution after the one before
  const [p50Ms = 0, p99Ms = 0, maxMs = 0] = nanoseconds.map((value) => value / 1e6 - LOOP_RESOLUTION_MS);
  return { p50Ms, p99Ms, maxMs };
};

/** Bytes that one request allocates, and by whose code, most first. */
export interface Allocations {
  readonly bytes: number;
  readonly owners: readonly { readonly name: string; readonly bytes: number }[];
}

/** It costs time itself, so it is no part of a measured round. */
export const allocationsOf = async (service: ServiceProcess, run: () => Promise<LoadFigures>): Promise<Allocations> => {
  const { head, result } = await allocationsDuring(watched(service), run);
  const owners = [...allocationsByOwner(head)].map(([name, bytes]) => ({ name, bytes: bytes / result.answers }));
  return { bytes: owners.reduce((total, { bytes }) => total + bytes, 0), owners };
};
