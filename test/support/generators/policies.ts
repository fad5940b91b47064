import { FINDING_CODES } from '../../../domain/findings/index.js';
import fc from 'fast-check';
import { EVIDENCE_CATEGORIES } from '../../../domain/facts/screening/evidence.js';
import type { Policy, PolicyRule } from '../../../domain/policy/policy.js';
import { ACTIONS } from '../../../domain/verdict/action.js';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import { orNull } from './or-null.js';

const rules = (): fc.Arbitrary<PolicyRule> =>
  fc.record({
    ruleId: fc.constantFrom('rule-a', 'rule-b'),
    description: fc.constant('A rule'),
    action: fc.constantFrom(...ACTIONS),
    when: fc.oneof(
      fc.subarray([...FINDING_CODES], { maxLength: 3 }).map((findingCodes) => ({ findingCodes })),
      fc.record({
        categories: fc.subarray([...EVIDENCE_CATEGORIES], { minLength: 1 }),
        minConfidence: fc.constantFrom(0.5, 0.9),
      }),
      fc.constant({ freshness: ['STALE' as const, 'UNKNOWN' as const], exposures: ['indirect' as const] }),
    ),
  });

/**
 * A built-in policy, or one with actions by code, rules, thresholds and fail modes of its own. No source is optional.
 */
export const policies = (): fc.Arbitrary<Policy> => {
  const custom = fc
    .record({
      base: fc.constantFrom(...BUILT_IN_POLICIES),
      codes: fc.dictionary(fc.constantFrom(...FINDING_CODES), fc.constantFrom(...ACTIONS), { maxKeys: 4 }),
      rules: fc.array(rules(), { maxLength: 2 }),
      velocityChecksPerHour: orNull(fc.constant(10)),
      failModes: fc.subarray([
        { source: 'external-feed', action: 'BLOCK' as const },
        { source: 'token_registry', action: 'REVIEW' as const },
      ]),
    })
    .map(
      ({ base, codes, velocityChecksPerHour, ...others }): Policy => ({
        ...base,
        ...others,
        policyId: 'custom',
        findingActions: codes,
        thresholds: { ...base.thresholds, velocityChecksPerHour },
      }),
    );
  return fc.oneof(fc.constantFrom(...BUILT_IN_POLICIES), custom);
};
