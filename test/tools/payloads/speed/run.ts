import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Chain } from '../../../../domain/chains/index.js';
import { comparePayload } from '../../../../domain/findings/shared/comparison.js';
import { readPayload } from '../../../../domain/payload/read-payload.js';
import type { PayloadRequest } from '../../../../domain/payload/payload-request.js';
import { factsFor } from '../../../support/builders.js';
import { readProposal } from '../../../support/payload-judging.js';
import type { Random } from '../../faults/support/random.js';
import { median, quantile } from '../../bench/quantile.js';
import { SORTS } from '../declarations/index.js';
import { worldOf } from '../world.js';
import { LARGEST } from './largest.js';

const ROUNDS = 11;
const SAMPLES = 24;
const AIM_P99_MS = 2;
const AIM_LARGEST_MS = 20;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Processor time, ms: others on the machine do not count. */
const timed = <Value>(call: () => Value): { readonly value: Value; readonly ms: number } => {
  const before = process.cpuUsage();
  const value = call();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / 1000 };
};

/** As many payloads of a sort that only Solana has as of the others. */
const several = (chains: readonly Chain[]): readonly Chain[] =>
  Array.from({ length: SAMPLES }, (_, index) => chains[index % chains.length] ?? 'ethereum');

const SIGNED = 'evm_transaction, signed';

/**
 * Processor time of each payload, by kind: the middle one of several readings, so that a collector of garbage or a
 * compiler that runs beside it does not count. A signature that is already there is recovered, which wallets do not ask
 * for.
 */
const ordinary = async (random: Random, seed: number): Promise<ReadonlyMap<string, readonly number[]>> => {
  const world = worldOf(random, seed);
  const groups = new Map<string, number[]>();
  const samples: { readonly once: () => unknown; readonly times: number[]; readonly own: number[] }[] = [];
  for (const sort of SORTS)
    for (const [index, chain] of several(sort.chains).entries()) {
      const { request } = sort.make(world, chain, index);
      const { intent, payload } = await readProposal({ route: 'transaction', request });
      if (payload === null) throw new Error(`${sort.name} has no payload`);
      const facts = factsFor(intent);
      const context = { chain, sender: intent.sender.key ?? '', describe: () => null };
      const group = payload.kind === 'evm_transaction' && payload.signers.length > 0 ? SIGNED : payload.kind;
      const times = groups.get(group) ?? [];
      groups.set(group, times);
      const once = () => comparePayload(intent, { ...payload, ...readPayload(payload.given, context).payload }, facts);
      samples.push({ once, times, own: [] });
    }
  // the first half warms the compiler up
  for (let round = 0; round < 2 * ROUNDS; round += 1)
    for (const { once, own } of samples) {
      const { ms } = timed(once);
      if (round >= ROUNDS) own.push(ms);
    }
  for (const { times, own } of samples) times.push(median(own));
  return groups;
};

/** Its first reading, and the middle one of those in which the compiler knows the code, as in a running service. */
const largestOf = (request: PayloadRequest) => {
  const chain = request.kind === 'solana_message' ? 'solana' : 'ethereum';
  const read = () => readPayload(request, { chain, sender: '', describe: () => null }).payload;
  const first = timed(read).ms;
  collect();
  const before = process.memoryUsage().heapUsed;
  const { status, actions } = read();
  const heapMb = Math.max(0, process.memoryUsage().heapUsed - before) / 2 ** 20;
  const [, ...warm] = Array.from({ length: 2 * ROUNDS }, () => timed(read).ms);
  return { status, actions: actions.length, first, ms: median(warm), heapMb };
};

const sorted = (times: readonly number[]): readonly number[] => [...times].sort((left, right) => left - right);

const figures = (what: string, times: readonly number[]): string => {
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(sorted(times), share).toFixed(3).padStart(8));
  return `${what.padEnd(28)}${String(times.length).padStart(7)} payloads ${p50 ?? ''} ${p99 ?? ''}\n`;
};

/**
 * How long it takes to read and compare ordinary payloads, and to read the largest ones. The aim: p99 of what a wallet
 * is asked to sign at most 2 ms, and the largest at most 20.
 */
export const runSpeed = async (random: Random, seed: number) => {
  const groups = await ordinary(random, seed);
  const asked = [...groups].filter(([group]) => group !== SIGNED).flatMap(([, times]) => times);
  const largest = LARGEST.map(([what, request]) => ({ what, request, ...largestOf(request) }));
  const slowest = Math.max(...largest.map(({ ms }) => ms));
  return {
    text: [
      `read and compare, processor time: p50 and p99 in ms (aim p99 ${AIM_P99_MS})\n`,
      ...[...groups].map(([group, times]) => figures(group, times)),
      figures('all that is not signed yet', asked),
      `the largest, processor time of the middle of ${2 * ROUNDS} readings: slowest ${slowest.toFixed(1)} ms `,
      `(aim ${AIM_LARGEST_MS})\n`,
      ...largest.map(({ what, request: { content }, status, actions, first, ms, heapMb }) => {
        const size = (typeof content === 'string' ? content : JSON.stringify(content)).length;
        const cost = `${ms.toFixed(1).padStart(7)} ms, first ${first.toFixed(1).padStart(5)}, ${heapMb.toFixed(1)} MB`;
        return `${what.padEnd(32)}${String(size).padStart(7)} bytes ${cost}  ${status}, ${actions} actions\n`;
      }),
    ].join(''),
    isMet: quantile(sorted(asked), 0.99) <= AIM_P99_MS && slowest <= AIM_LARGEST_MS,
  };
};
