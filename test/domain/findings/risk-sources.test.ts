import { expect } from 'chai';
import type { Facts } from '../../../domain/facts/facts.js';
import { decide } from '../../../domain/decision/decide.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { CONTRACT, intentWith, NOW_MS, OUTGOING_DEFAULT, UNLIMITED, proposalOf } from '../../support/builders.js';
import { factsFor } from '../../support/facts.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';

describe('risk findings: sources that did not answer', () => {
  const failures = [
    ['history', { history: null }, 'history'],
    ['the token registry', { token: null }, 'bundled-registry'],
    ['the contract registry', { contract: null }, 'local-registry'],
    ['screening', { evidence: null }, 'local-signals'],
  ] as const;
  for (const [what, changes, source] of failures)
    it(`reviews and names ${what} when it did not answer`, () => {
      const decision = decided({ kind: 'call', contract: CONTRACT, contractVerified: true }, changes);
      expect(gradeOf(decision, 'screening_degraded')).to.equal('MEDIUM REVIEW');
      expect(findingOf(decision, 'screening_degraded').message).to.include(`(${source}: no answer)`);
      expect(decision.recommendedAction).to.not.equal('ALLOW');
    });

  it('has nothing to say when every source answered', () => expect(codesOf()).to.not.include('screening_degraded'));

  it('blocks where the policy demands that for the failed source, by its name or capability', () => {
    for (const source of ['local-signals', 'address_screening']) {
      const policy: Policy = { ...OUTGOING_DEFAULT, failModes: [{ source, action: 'BLOCK' }] };
      expect(decided({}, { evidence: null }, policy).recommendedAction, source).to.equal('BLOCK');
    }
  });

  const factsWith = (change: (facts: Facts) => Facts) => {
    const intent = intentWith();
    return { intent, facts: change(factsFor(intent)) };
  };

  it('reviews where a required list is not loaded or past its maximum age, and not while it is fresh', () => {
    const list = (publishedAt: string) => ({
      source: 'sanctions-list',
      publishedAt,
      maxAgeSeconds: 86_400,
      rows: 10,
      sha256: 'b'.repeat(64),
      categories: ['scam_fraud'] as const,
    });
    const decideWith = (lists: readonly ReturnType<typeof list>[]) => {
      const { intent, facts } = factsWith((base) => ({
        ...base,
        screening: base.screening.map((fact) => ({ ...fact, value: { evidence: [], lists } })),
      }));
      return decide(proposalOf(intent), facts, { ...OUTGOING_DEFAULT, requiredSources: ['sanctions-list'] }, NOW_MS);
    };
    expect(decideWith([]).recommendedAction).to.equal('REVIEW');
    expect(decideWith([list('2026-11-01T00:00:00.000Z')]).recommendedAction).to.equal('REVIEW');
    expect(decideWith([list('2026-11-21T00:00:00.000Z')]).recommendedAction).to.equal('ALLOW');
  });

  it('reviews a check that no source screened', () => {
    const { intent, facts } = factsWith((base) => ({ ...base, screening: [] }));
    expect(decide(proposalOf(intent), facts, OUTGOING_DEFAULT, NOW_MS).recommendedAction).to.equal('REVIEW');
  });

  it('reviews where a required simulation did not answer, in a code of its own', () => {
    const decision = decided({}, { simulation: null });
    expect(gradeOf(decision, 'simulation_unavailable')).to.equal('MEDIUM REVIEW');
    expect(decision.findings.map((finding) => finding.code)).to.not.include('screening_degraded');
    expect(codesOf()).to.not.include('simulation_unavailable');
  });

  it('still blocks by what the others say while one source fails', () =>
    expect(
      decided({ kind: 'approval', contract: CONTRACT, approval: UNLIMITED }, { history: null }).recommendedAction,
    ).to.equal('BLOCK'));
});
