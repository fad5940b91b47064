import type { Chain } from '../../../domain/intent/chain.js';
import type { UnknownCall } from '../../../domain/payload/context.js';
import type { CallDescription } from '../../../domain/payload/descriptor/call-description.js';
import type { Logger } from '../../../ports/platform/platform.js';
import type { DescriptionStore } from '../../../ports/stores/descriptions.js';
import type { Deadline } from './deadline.js';

/** By this key a description is found in what {@link DescribeCalls} gives. */
export const callKey = ({ target, selector }: UnknownCall): string => `${target}:${selector}`;

/**
 * What imported lists say of these calls on a chain, by `callKey`; a call of which they say nothing is not in it. Never
 * rejects and never waits longer than the deadline: where the lists cannot be read in time, the calls stay unknown, and
 * the log says so.
 */
export type DescribeCalls = (
  chain: Chain,
  unknownCalls: readonly UnknownCall[],
  deadline: Deadline,
) => Promise<ReadonlyMap<string, CallDescription>>;

interface Dependencies {
  readonly descriptions: DescriptionStore;
  readonly logger: Logger;
}

export const createDescribeCalls =
  ({ descriptions, logger }: Dependencies): DescribeCalls =>
  async (chain, unknownCalls, deadline) => {
    const calls = [...new Map(unknownCalls.map((call) => [callKey(call), call])).values()];
    if (calls.length === 0) return new Map();
    try {
      const found = await deadline.wait(() => descriptions.describe(chain, calls));
      return new Map(found.map(({ description, ...call }) => [callKey(call), description]));
    } catch (error) {
      logger.log('warn', 'the descriptions of calls could not be read', { calls: calls.length, error });
      return new Map();
    }
  };
