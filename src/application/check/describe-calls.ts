import type { UnavailableReason } from '../../../domain/facts/coverage.js';
import type { Chain } from '../../../domain/chains/index.js';
import type { UnknownCall } from '../../../domain/payload/context.js';
import type { CallDescription } from '../../../domain/payload/evm/descriptor/call-description.js';
import type { Logger } from '../../../ports/platform/platform.js';
import type { DescriptionStore } from '../../../ports/stores/descriptions.js';
import { reasonOf } from './ask-source.js';
import type { Deadline } from '../shared/deadline.js';
import { canonicalJson } from '../../../domain/shared/canonical-json.js';

const textOf = ({ signature, intent, fields }: CallDescription): string => canonicalJson({ signature, intent, fields });

/**
 * What imported lists say of one call. Where descriptors for its contract differ, none of them counts: no rule can say
 * which is right, and a wrong one would put its words into the mouth of the bytes. A hint may then still name it. Of
 * equal ones the first counts. Null where nothing is said.
 */
const agreedDescription = (found: readonly CallDescription[]): CallDescription | null => {
  const [first, ...others] = found.filter(({ certainty }) => certainty === 'exact');
  const isAgreed = first !== undefined && others.every((other) => textOf(other) === textOf(first));
  return isAgreed ? first : (found.find(({ certainty }) => certainty === 'hint') ?? null);
};

/** By this key a description is found in what {@link DescribeCalls} gives. */
export const callKey = ({ target, selector }: UnknownCall): string => `${target}:${selector}`;

export interface DescribedCalls {
  /** By `callKey`. A call of which the lists say nothing, or disagree, is not in it. */
  readonly descriptions: ReadonlyMap<string, CallDescription>;
  /** Why the lists could not be read; null where they were. */
  readonly failure: UnavailableReason | null;
}

/**
 * What the bundled copy and imported lists say of these calls on a chain. Never rejects and never waits longer than the
 * deadline: where the lists cannot be read in time, the calls stay unknown, and answer and log say so.
 */
export type DescribeCalls = (
  chain: Chain,
  unknownCalls: readonly UnknownCall[],
  deadline: Deadline,
) => Promise<DescribedCalls>;

export interface DescribeCallsDependencies {
  readonly descriptions: DescriptionStore;
  /** What comes with the program: it goes before every list, and is no list that a publisher can change. */
  readonly bundledDescriptions: DescriptionStore;
  readonly logger: Logger;
}

export const createDescribeCalls =
  ({ descriptions, bundledDescriptions, logger }: DescribeCallsDependencies): DescribeCalls =>
  async (chain, unknownCalls, deadline) => {
    const asked = [...new Map(unknownCalls.map((call) => [callKey(call), call])).values()];
    if (asked.length === 0) return NOTHING_ASKED;
    const bundled = new Map(
      (await bundledDescriptions.describe(chain, asked)).map(({ description, ...of }) => [callKey(of), description]),
    );
    const calls = asked.filter((call) => !bundled.has(callKey(call)));
    if (calls.length === 0) return { descriptions: bundled, failure: null };
    try {
      const found = await deadline.wait(descriptions.describe(chain, calls));
      const agreed = calls.flatMap((call) => {
        const key = callKey(call);
        const description = agreedDescription(
          found.flatMap(({ description: one, ...of }) => (callKey(of) === key ? [one] : [])),
        );
        return description === null ? [] : [[key, description] as const];
      });
      return { descriptions: new Map([...bundled, ...agreed]), failure: null };
    } catch (error) {
      const failure = reasonOf(error);
      logger.log('warn', 'the descriptions of calls could not be read', {
        calls: calls.length,
        reason: failure,
        error,
      });
      return { descriptions: bundled, failure };
    }
  };

const NOTHING_ASKED: DescribedCalls = { descriptions: new Map(), failure: null };
