import { expect } from 'chai';
import fc from 'fast-check';
import { codesOf } from '../../../domain/decision/finding.js';
import { decide } from '../../../domain/decision/decide.js';
import { decideBesideShadow } from '../../../domain/decision/shadow.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { builtInPolicy, intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf } from '../../support/builders.js';
import { factsFor } from '../../support/facts.js';
import { cases } from '../../support/generators/cases.js';
import { policies } from '../../support/generators/policies.js';

describe('a policy on trial', () => {
  it('says what it would have decided, and changes nothing of what is decided', () =>
    fc.assert(
      fc.property(cases(), policies(), ({ facts, policy, nowMs, ...proposal }, shadow) => {
        const { decision, verdict } = decideBesideShadow(proposal, facts, policy, shadow, nowMs);
        expect(decision).to.deep.equal(decide(proposal, facts, policy, nowMs));
        const alone = decide(proposal, facts, shadow, nowMs);
        expect(verdict).to.deep.equal({ action: alone.recommendedAction, codes: codesOf(alone.findings) });
      }),
    ));

  it('that differs in actions and rules alone is judged by what was found already', () => {
    fc.assert(
      fc.property(cases(), policies(), ({ facts, policy, nowMs, ...proposal }, { findingActions, rules }) => {
        const shadow: Policy = { ...policy, policyId: 'next', findingActions, rules };
        const alone = decide(proposal, facts, shadow, nowMs);
        expect(decideBesideShadow(proposal, facts, policy, shadow, nowMs).verdict).to.deep.equal({
          action: alone.recommendedAction,
          codes: codesOf(alone.findings),
        });
      }),
    );
    let looks = 0;
    const base = factsFor(intentWith({ amount: '0' }));
    // each rule that asks for the token is counted
    const facts = {
      ...base,
      get token() {
        looks += 1;
        return base.token;
      },
    };
    const proposal = proposalOf(intentWith({ amount: '0' }));
    const looksOf = (shadow: Policy | null): number => {
      looks = 0;
      decideBesideShadow(proposal, facts, OUTGOING_DEFAULT, shadow, NOW_MS);
      return looks;
    };
    const alone = looksOf(null);
    const strictest: Policy = { ...OUTGOING_DEFAULT, findingActions: { zero_amount: 'BLOCK' } };
    expect(looksOf(strictest) - alone, 'no rule runs again').to.be.lessThan(alone / 2);
    expect(looksOf(builtInPolicy('outgoing_strict')), 'other thresholds: rules run again').to.be.greaterThan(
      alone * 1.5,
    );
  });

  it('that cannot be judged says nothing, and the check is decided as ever', () => {
    const intent = intentWith({ amount: '0' });
    const broken = { ...OUTGOING_DEFAULT, rules: null } as unknown as Policy;
    const { decision, verdict } = decideBesideShadow(
      proposalOf(intent),
      factsFor(intent),
      OUTGOING_DEFAULT,
      broken,
      NOW_MS,
    );
    expect(verdict).to.equal(null);
    expect(decision).to.deep.equal(decide(proposalOf(intent), factsFor(intent), OUTGOING_DEFAULT, NOW_MS));
  });
});
