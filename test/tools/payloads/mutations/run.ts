import { readPayload } from '../../../../domain/payload/read-payload.js';
import { kindOf } from '../../../../domain/payload/kinds/index.js';
import type { PayloadStatus, SigningPayload } from '../../../../domain/payload/payload.js';
import type { PayloadRequest } from '../../../../domain/payload/payload-request.js';
import { judgePayload } from '../../../support/payload-judging.js';
import type { PayloadCheckRequest, Submission } from '../../../../src/application/check/check-request.js';
import type { Random } from '../../faults/support/random.js';
import { delegatingSamples, ordinarySamples, phishingSamples, type Sample } from './corpus.js';
import { mutated } from './mutate.js';
import { typedSamples } from './typed-samples.js';
import { reEncodingProblem } from './re-encode.js';

export const SLOW_MS = 20;
/** One in so many goes through facts and rules as well. */
const JUDGED_OF = 20;
const MOST_CHANGES = 4;
const TRIES = 5;
const DELEGATING_PER_FORM = 4;
const TYPED_PER_TYPE = 4;

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

const submissionOf = ({ chain, sender, request }: Sample): Submission => ({
  route: 'payload',
  request: { chain, from_address: sender, [kindOf(request.kind).member]: request.content } as PayloadCheckRequest,
});

const readOf = ({ request, chain, sender, describe = () => null }: Sample) =>
  readPayload(request, { chain, sender, describe }).payload;

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

/** Of typed data that is well-formed, whatever is known of what it does. */
const isHashSettled = ({ request }: Sample, { status, notes }: SigningPayload): boolean =>
  status === 'decoded' || (request.kind === 'typed_data' && status !== 'invalid' && !notes.includes('no_domain_type'));

const short = (request: PayloadRequest): string => JSON.stringify(request).slice(0, 600);

const tryOne = async (sample: Sample, tally: Tally): Promise<void> => {
  tally.tried += 1;
  try {
    const { payload, ms } = timed(sample);
    tally.statuses[payload.status] += 1;
    if (ms > tally.slowestMs) tally.slowestMs = ms;
    if (ms > SLOW_MS) tally.problems.push(`${ms.toFixed(1)} ms: ${short(sample.request)}`);
    const problem = isHashSettled(sample, payload) ? reEncodingProblem(sample.request, payload) : null;
    if (problem !== null) tally.problems.push(`${problem}: ${short(sample.request)}`);
    if (tally.tried % JUDGED_OF !== 0) return;
    tally.judged += 1;
    await judgePayload(submissionOf(sample));
  } catch (error) {
    tally.problems.push(`${String(error)}: ${short(sample.request)}`);
  }
};

const samplesOf = (random: Random, seed: number): readonly Sample[] => [
  ...ordinarySamples(random, seed, 2),
  ...phishingSamples(),
  ...delegatingSamples(random, seed, DELEGATING_PER_FORM),
];

/** So many payloads, of each group in turn, each with up to four changes. */
function* mutatedSamples(random: Random, samples: readonly Sample[], count: number): Generator<Sample> {
  const byGroup = new Map<string, Sample[]>();
  for (const sample of samples) byGroup.set(sample.group, [...(byGroup.get(sample.group) ?? []), sample]);
  const groups = [...byGroup.keys()];
  for (let index = 0; index < count; index += 1) {
    const sample = random.oneOf(byGroup.get(groups[index % groups.length] ?? '') ?? []);
    let { request } = sample;
    for (let change = random.between(0, MOST_CHANGES); change > 0; change -= 1) request = mutated(request, random);
    yield { ...sample, request };
  }
}

/** Mutated payloads as they are sent. */
export function* mutatedSubmissions(random: Random, seed: number, count: number): Generator<Submission> {
  for (const sample of mutatedSamples(random, samplesOf(random, seed), count)) yield submissionOf(sample);
}

/** Mutates so many payloads and reads them: all groups, or those whose name begins so. */
export const runMutations = async (
  random: Random,
  seed: number,
  { count, group }: { readonly count: number; readonly group: string },
): Promise<ReadonlyMap<string, Tally>> => {
  const tallies = new Map<string, Tally>();
  const samples = [...samplesOf(random, seed), ...(await typedSamples(random, TYPED_PER_TYPE))];
  const wanted = samples.filter((sample) => sample.group.startsWith(group));
  if (wanted.length === 0) throw new Error(`No group begins with ${group}`);
  for (const sample of mutatedSamples(random, wanted, count)) {
    const tally = tallies.get(sample.group) ?? emptyTally();
    tallies.set(sample.group, tally);
    await tryOne(sample, tally);
  }
  return tallies;
};
