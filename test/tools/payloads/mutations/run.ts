import { readPayload } from '../../../../domain/payload/read-payload.js';
import type { PayloadStatus } from '../../../../domain/payload/payload.js';
import type { PayloadRequest } from '../../../../domain/payload/payload-request.js';
import { judgePayload } from '../../../support/payload-judging.js';
import type { PayloadCheckRequest, Submission } from '../../../../src/application/check/check-request.js';
import type { Random } from '../../faults/support/random.js';
import { delegatingSamples, ordinarySamples, phishingSamples, type Sample } from './corpus.js';
import { mutated } from './mutate.js';
import { reEncodingProblem } from './re-encode.js';

export const SLOW_MS = 20;
/** One in so many goes through facts and rules as well. */
const JUDGED_OF = 20;
const MOST_CHANGES = 4;
const TRIES = 5;
const DELEGATING_PER_FORM = 4;

/** What mutated payloads of one group came to. */
export interface Tally {
  tried: number;
  judged: number;
  readonly statuses: Record<PayloadStatus, number>;
  /** Processor time of the slowest, ms. */
  slowestMs: number;
  readonly problems: string[];
}

const emptyTally = (): Tally => ({
  tried: 0,
  judged: 0,
  statuses: { decoded: 0, partly_decoded: 0, not_decoded: 0, invalid: 0 },
  slowestMs: 0,
  problems: [],
});

const MEMBER_OF = {
  evm_transaction: 'transaction',
  typed_data: 'typed_data',
  message: 'message',
  authorization: 'authorization',
  user_operation: 'user_operation',
  solana_message: 'solana_message',
} as const;

const submissionOf = ({ chain, sender, request }: Sample): Submission => ({
  route: 'payload',
  request: { chain, from_address: sender, [MEMBER_OF[request.kind]]: request.content } as PayloadCheckRequest,
});

const readOf = ({ request, chain, sender }: Sample) =>
  readPayload(request, { chain, sender, describe: () => null }).payload;

/**
 * Processor time of one reading, ms. What only the first reading took (a compiler, a collector of garbage) is not its
 * own: a slow one is read again.
 */
const timed = (sample: Sample) => {
  const measure = () => {
    const before = process.cpuUsage();
    const payload = readOf(sample);
    const { user, system } = process.cpuUsage(before);
    return { payload, ms: (user + system) / 1000 };
  };
  let best = measure();
  for (let again = 1; best.ms > SLOW_MS / 4 && again < TRIES; again += 1) {
    const next = measure();
    if (next.ms < best.ms) best = next;
  }
  return best;
};

const short = (request: PayloadRequest): string => JSON.stringify(request).slice(0, 600);

const tryOne = async (sample: Sample, tally: Tally): Promise<void> => {
  tally.tried += 1;
  try {
    const { payload, ms } = timed(sample);
    tally.statuses[payload.status] += 1;
    if (ms > tally.slowestMs) tally.slowestMs = ms;
    if (ms > SLOW_MS) tally.problems.push(`${ms.toFixed(1)} ms: ${short(sample.request)}`);
    const problem = payload.status === 'decoded' ? reEncodingProblem(sample.request, payload) : null;
    if (problem !== null) tally.problems.push(`${problem}: ${short(sample.request)}`);
    if (tally.tried % JUDGED_OF !== 0) return;
    tally.judged += 1;
    await judgePayload(submissionOf(sample));
  } catch (error) {
    tally.problems.push(`${String(error)}: ${short(sample.request)}`);
  }
};

/** So many payloads, of each group in turn, each with up to four changes. */
function* mutatedSamples(random: Random, seed: number, count: number, only: string | null): Generator<Sample> {
  const samples = [
    ...ordinarySamples(random, seed, 2),
    ...phishingSamples(),
    ...delegatingSamples(random, seed, DELEGATING_PER_FORM),
  ];
  const byGroup = new Map<string, Sample[]>();
  for (const sample of samples) byGroup.set(sample.group, [...(byGroup.get(sample.group) ?? []), sample]);
  const groups = [...byGroup.keys()].filter((group) => only === null || group === only);
  if (groups.length === 0) throw new Error(`There is no group ${String(only)}: ${[...byGroup.keys()].join(', ')}`);
  for (let index = 0; index < count; index += 1) {
    const sample = random.oneOf(byGroup.get(groups[index % groups.length] ?? '') ?? []);
    let { request } = sample;
    for (let change = random.between(0, MOST_CHANGES); change > 0; change -= 1) request = mutated(request, random);
    yield { ...sample, request };
  }
}

/** Mutated payloads as they are sent. */
export function* mutatedSubmissions(random: Random, seed: number, count: number): Generator<Submission> {
  for (const sample of mutatedSamples(random, seed, count, null)) yield submissionOf(sample);
}

/** Mutates so many payloads and reads them; of one group where it is named. */
export const runMutations = async (
  random: Random,
  seed: number,
  count: number,
  only: string | null,
): Promise<ReadonlyMap<string, Tally>> => {
  const tallies = new Map<string, Tally>();
  for (const sample of mutatedSamples(random, seed, count, only)) {
    const tally = tallies.get(sample.group) ?? emptyTally();
    tallies.set(sample.group, tally);
    await tryOne(sample, tally);
  }
  return tallies;
};
