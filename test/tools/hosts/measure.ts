import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { between, type CpuTime, ownTime, timeOfFamily } from '../bench/cpu-time.js';
import {
  type LoadFigures,
  type LoadRequest,
  ordinaryRequests,
  runLoad,
  SENDER_ADDRESSES,
  transferRequest,
} from '../bench/load.js';
import type { Carried } from './network.js';
import { type Echoes, ping } from './ping.js';
import type { Place } from './place.js';
import type { Cell } from './plan.js';

export const CONNECTIONS = 50;
/** Of a round; and of the first after an instance was started, whose code is not compiled yet. */
const WARM_UP = { seconds: 1, firstSeconds: 5 } as const;
const KNOWN_BAD_EVERY = 20;
/** The reserved demonstration account of stolen funds. */
const STOLEN = demonstrationKey('evm', 0xde300001);

/** Whose processor time is told. */
export const WORKERS = ['service', 'engine', 'balancer', 'load', 'wire'] as const;
export type Worker = (typeof WORKERS)[number];

/** What answers there were. */
export interface Answers {
  /** 503: the service or the balancer gave no verdict, and says so. */
  unavailable: number;
  /** Any other status than 200, and a verdict in an answer that is no 200. */
  unexpected: number;
  /** Answers about the known bad address, and those of them that are ALLOW. */
  knownBad: number;
  allowed: number;
}

export interface CellFigures extends Cell, Answers {
  readonly load: LoadFigures;
  /** Verdicts alone: `load` counts every answer. */
  readonly checksPerSecond: number;
  /** Calls without a whole answer. */
  readonly broken: number;
  /** How often the balancer took an instance out. */
  readonly takenOut: number;
  readonly echoes: Echoes;
  readonly carried: Carried;
  /** Processor time of a check, microseconds. */
  readonly cpuUs: Readonly<Record<Worker, number>>;
  readonly seconds: number;
}

/** What clients were told: verdicts by the id of their request. */
export type Told = Map<string, string>;

/** Ordinary checks with one of a known bad recipient after every twentieth, all of whose answers are noted. */
const notedRequests = (told: Told, answers: Answers): readonly LoadRequest[] => {
  const note = (status: number, body: string, isKnownBad: boolean): void => {
    if (status !== 200) {
      if (status === 503 && !body.includes('recommended_action')) answers.unavailable += 1;
      else answers.unexpected += 1;
      return;
    }
    const answer = JSON.parse(body) as { readonly request_id: string; readonly recommended_action: string };
    told.set(answer.request_id, answer.recommended_action);
    if (!isKnownBad) return;
    answers.knownBad += 1;
    if (answer.recommended_action === 'ALLOW') answers.allowed += 1;
  };
  const ordinary = ordinaryRequests.map((request) => ({
    ...request,
    onResponse: (status: number, body: string) => note(status, body, false),
  }));
  return ordinary.flatMap((request, index) => {
    if (index % KNOWN_BAD_EVERY !== 0) return [request];
    const bad = transferRequest(SENDER_ADDRESSES[index] ?? '', STOLEN, 25);
    return [request, { ...bad, onResponse: (status: number, body: string) => note(status, body, true) }];
  });
};

const familyOf = async (pids: readonly number[]): Promise<CpuTime> => {
  const times = await Promise.all(pids.map(timeOfFamily));
  return {
    user: times.reduce((sum, { user }) => sum + user, 0),
    system: times.reduce((sum, { system }) => sum + system, 0),
  };
};

const look = async (place: Place): Promise<Readonly<Record<Worker, CpuTime>>> => ({
  service: await familyOf(place.servicePids()),
  engine: await familyOf([place.enginePid]),
  balancer: await familyOf([place.balancerPid()]),
  load: ownTime(),
  wire: await familyOf([place.wire.pid]),
});

/** One round: echoes on an idle wire, a warm-up, then the load that is measured. Answers are those of both. */
export const measureCell = async (
  place: Place,
  cell: Cell,
  far: string,
  { seconds, isFirst, told }: { readonly seconds: number; readonly isFirst: boolean; readonly told: Told },
): Promise<CellFigures> => {
  const answers: Answers = { unavailable: 0, unexpected: 0, knownBad: 0, allowed: 0 };
  const requests = notedRequests(told, answers);
  const target = { url: place.url, headers: { 'x-api-key': place.key }, requests };
  const outBefore = place.takenOut();
  await place.wire.set(cell.network);
  const echoes = await ping(far);
  const warm = await runLoad(target, CONNECTIONS, isFirst ? WARM_UP.firstSeconds : WARM_UP.seconds);
  await place.wire.set(cell.network);
  const before = await look(place);
  const toldBefore = told.size;
  const load = await runLoad(target, CONNECTIONS, seconds);
  const after = await look(place);
  const verdicts = told.size - toldBefore;
  const carried = await place.wire.set(cell.network);
  const costs = WORKERS.map((worker) => {
    const { user, system } = between(before[worker], after[worker]);
    return [worker, (user + system) / verdicts] as const;
  });
  return {
    ...{ ...cell, ...answers, load, echoes, carried, seconds },
    broken: warm.failed + load.failed - answers.unavailable - answers.unexpected,
    checksPerSecond: verdicts / seconds,
    takenOut: place.takenOut() - outBefore,
    cpuUs: Object.fromEntries(costs) as Record<Worker, number>,
  };
};
