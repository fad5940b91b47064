import fc from 'fast-check';
import type { Facts } from '../../../domain/facts/facts.js';
import type { Direction } from '../../../domain/intent/intent.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { NOW_MS } from '../builders.js';
import { factsAbout } from './facts.js';
import { intents } from './intents.js';
import { policies } from './policies.js';

/** Everything that `decide` takes. */
export interface Case extends Proposal {
  readonly facts: Facts;
  readonly policy: Policy;
  readonly nowMs: number;
}

/** A whole case in which every source answered. */
export const cases = (directions: readonly Direction[] = ['outgoing', 'incoming']): fc.Arbitrary<Case> =>
  intents(directions).chain((intent) =>
    fc.record({
      intent: fc.constant(intent),
      payload: fc.constant(null),
      facts: factsAbout(intent),
      policy: policies(),
      nowMs: fc.constant(NOW_MS),
    }),
  );
