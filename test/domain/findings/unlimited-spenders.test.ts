import { expect } from 'chai';
import type { NamedSpender, Policy } from '../../../domain/policy/policy.js';
import { decide } from '../../../domain/decision/decide.js';
import {
  CONTRACT,
  factsFor,
  intentWith,
  NOW_MS,
  OUTGOING_DEFAULT,
  proposalOf,
  RECIPIENT,
} from '../../support/builders.js';
import { decided, findingOf, gradeOf } from '../../support/deciding.js';

const naming = (...spenders: readonly NamedSpender[]): Policy => ({
  ...OUTGOING_DEFAULT,
  unlimitedApprovalSpenders: spenders,
});
const NAMED = naming({ chain: 'ethereum', key: CONTRACT });
const UNLIMITED = {
  kind: 'approval',
  contract: CONTRACT,
  approval: { kind: 'unlimited', given: 'max' },
  chain: 'ethereum',
} as const;
const KNOWN = { contract: { verified: true } };

describe('an unlimited approval to a spender that the policy names', () => {
  it('is a review where the service’s own registry knows the spender', () => {
    const decision = decided(UNLIMITED, KNOWN, NAMED);
    expect(gradeOf(decision, 'unlimited_token_approval')).to.deep.equal(['HIGH', 'REVIEW']);
    expect(findingOf(decision, 'unlimited_token_approval').defaultAction).to.equal('BLOCK');
    expect(decision.policyTrace.changedActions).to.deep.equal([
      { code: 'unlimited_token_approval', defaultAction: 'BLOCK', effectiveAction: 'REVIEW' },
    ]);
  });

  it('is blocked where the registry does not know it, against every claim of the caller', () => {
    for (const verified of [null, false]) {
      const intent = { ...UNLIMITED, contractVerified: true };
      expect(gradeOf(decided(intent, { contract: { verified } }, NAMED), 'unlimited_token_approval')[1]).to.equal(
        'BLOCK',
      );
    }
  });

  it('is blocked where only a registry of others knows it', () => {
    const intent = intentWith(UNLIMITED);
    const facts = factsFor(intent, KNOWN);
    const external = facts.contracts.map(({ value, coverage }) => ({
      value,
      coverage: { ...coverage, kind: 'external' as const },
    }));
    const decision = decide(proposalOf(intent), { ...facts, contracts: external }, NAMED, NOW_MS);
    expect(gradeOf(decision, 'unlimited_token_approval')[1]).to.equal('BLOCK');
  });

  it('is blocked for every other spender, chain and policy', () => {
    const others = [
      OUTGOING_DEFAULT,
      naming({ chain: 'base', key: CONTRACT }),
      naming({ chain: 'ethereum', key: RECIPIENT }),
      { ...NAMED, findingActions: { unlimited_token_approval: 'BLOCK' } } as const,
    ];
    for (const policy of others)
      expect(gradeOf(decided(UNLIMITED, KNOWN, policy), 'unlimited_token_approval')[1]).to.equal('BLOCK');
  });
});
