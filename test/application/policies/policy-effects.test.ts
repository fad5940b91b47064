import { expect } from 'chai';
import { decide, type Decision } from '../../../domain/decision/decide.js';
import type { EvidenceRecord } from '../../../domain/facts/screening/evidence.js';
import type { Facts } from '../../../domain/facts/facts.js';
import type { ListState } from '../../../domain/facts/screening/screening-facts.js';
import { valueUsd } from '../../../domain/facts/token/value.js';
import { readPolicyDocument } from '../../../src/application/policies/policy-document.js';
import { type IntentChanges, intentWith, NOW_MS, SENDER, proposalOf } from '../../support/builders.js';
import { evidenceAbout, factsFor } from '../../support/facts.js';

/** Documents as partners write them, and what they do to a check. */
const policy = (document: object, direction = 'outgoing') =>
  readPolicyDocument({ policy_id: 'ours', name: 'Ours', direction, ...document }, 1, []);

const decidedBy = (
  document: object,
  intent: IntentChanges = {},
  facts: (quiet: Facts) => Facts = (quiet) => quiet,
): Decision => {
  const parsed = intentWith(intent);
  return decide(proposalOf(parsed), facts(factsFor(parsed)), policy(document, parsed.direction), NOW_MS);
};
const incomingBy = (
  document: object,
  evidence: readonly EvidenceRecord[],
  change: (facts: Facts) => Facts = (facts) => facts,
): Decision => decidedBy(document, { direction: 'incoming' }, (facts) => change(withEvidence(facts, evidence)));

const withEvidence = (facts: Facts, evidence: readonly EvidenceRecord[], lists: readonly ListState[] = []): Facts => ({
  ...facts,
  screening: facts.screening.map((fact) => ({ ...fact, value: { evidence, lists } })),
});
const failed =
  (provider: string) =>
  (facts: Facts): Facts => {
    const fail = <T extends { readonly coverage: { readonly provider: string } }>(fact: T): T =>
      fact.coverage.provider === provider
        ? { ...fact, value: null, coverage: { ...fact.coverage, status: 'unavailable', reason: 'timeout' } }
        : fact;
    return {
      ...facts,
      history: fail(facts.history),
      token: fail(facts.token),
      contracts: facts.contracts.map(fail),
      simulation: facts.simulation.map(fail),
      screening: facts.screening.map(fail),
    };
  };
const codes = (decision: Decision): readonly string[] => decision.findings.map((finding) => finding.code);

const exchange = (changes: Partial<EvidenceRecord> = {}): EvidenceRecord =>
  evidenceAbout(SENDER, {
    category: 'regulated_service',
    basis: 'attribution',
    severity: 'LOW',
    confidence: 0.9,
    source: { id: 'feed', name: 'Feed', kind: 'external_feed' },
    observedAt: '2026-11-21T00:00:00.000Z',
    maxAgeSeconds: 2_592_000,
    ...changes,
  });
const mixer = (changes: Partial<EvidenceRecord> = {}): EvidenceRecord =>
  exchange({
    evidenceId: 'evd_0000000000000000000000000b',
    category: 'mixer',
    exposure: 'indirect',
    severity: 'MEDIUM',
    share: 0.2,
    ...changes,
  });

describe('what a partner’s policy does', () => {
  it('lets indirect exposure below its floor of value pass, and nothing that is direct, unpriced or above it', () => {
    // the payment of the builder, of which the mixer is a fifth
    const raised = (thresholds: object, piece: EvidenceRecord) =>
      codes(incomingBy({ thresholds }, [exchange(), piece])).filter((code) => code.endsWith('_exposure'));
    const coming = intentWith({ direction: 'incoming' });
    const value = valueUsd(coming, factsFor(coming).token.value) ?? 0;
    expect(value).to.be.greaterThan(0);
    expect(raised({}, mixer())).to.deep.equal(['indirect_exposure']);
    expect(raised({ indirect_dust_usd: value * 0.2 + 1 }, mixer())).to.deep.equal([]);
    expect(raised({ indirect_dust_usd: value * 0.2 }, mixer())).to.deep.equal(['indirect_exposure']);
    expect(raised({ indirect_dust_usd: value * 0.9 }, mixer({ share: null }))).to.deep.equal(['indirect_exposure']);
    expect(raised({ indirect_dust_usd: value * 9 }, mixer({ exposure: 'direct' })).length).to.equal(1);
    const alone = (share: number) => incomingBy({ thresholds: { indirect_dust_usd: value / 2 } }, [mixer({ share })]);
    expect(codes(alone(0.2)), 'it clears nothing either').to.deep.equal(['provenance_unclear']);
    expect(codes(alone(0.6))).to.deep.equal(['indirect_exposure']);
    const going = { thresholds: { indirect_dust_usd: value * 9 } };
    const paid = decidedBy(going, {}, (facts) => withEvidence(facts, [mixer()]));
    expect(codes(paid), 'what goes out').to.include('indirect_exposure');
  });

  it('requires a provider that is not wired, and names it', () => {
    const decision = decidedBy({ required_sources: ['http-threat-feed'] });
    expect([decision.recommendedAction, codes(decision), decision.screening.providerMode]).to.deep.equal([
      'REVIEW',
      ['screening_degraded'],
      'degraded',
    ]);
    expect(decision.warnings[0]).to.include('http-threat-feed');
  });

  const list = (changes: Partial<ListState> = {}): ListState => ({
    source: 'OFAC SDN',
    publishedAt: '2026-11-01T00:00:00.000Z',
    maxAgeSeconds: null,
    rows: 1,
    sha256: 'a',
    categories: ['scam_fraud'],
    ...changes,
  });

  it('takes the age of a list for nothing where a list has the name of something else', () => {
    const document = { required_sources: ['constructor'], max_age_seconds_by_source: { other: 1 } };
    expect(
      decidedBy(document, {}, (facts) => withEvidence(facts, [], [list({ source: 'constructor' })])).recommendedAction,
    ).to.equal('ALLOW');
    expect(
      incomingBy({}, [
        exchange({ source: { id: 'constructor', name: 'x', kind: 'external_feed' }, maxAgeSeconds: null }),
      ]).recommendedAction,
    ).to.equal('REVIEW');
  });

  it('judges the data of a source by the age that it allows it', () => {
    const dated = (facts: Facts): Facts => ({
      ...facts,
      token: { ...facts.token, coverage: { ...facts.token.coverage, asOf: '2026-11-20T00:00:00.000Z' } },
    });
    expect(
      decidedBy({ max_age_seconds_by_source: { 'bundled-registry': 3_600 } }, {}, dated).recommendedAction,
    ).to.equal('REVIEW');
    expect(
      decidedBy({ max_age_seconds_by_source: { 'bundled-registry': 864_000 } }, {}, dated).recommendedAction,
    ).to.equal('ALLOW');
    expect(
      decidedBy({ max_age_seconds_by_source: { 'bundled-registry': 3_600 } }, {}, dated).screening.staleProviders,
    ).to.deep.equal(['bundled-registry']);
  });

  it('can be stricter and, by name, milder about a finding, but never lets exposure pass for a cleared source', () => {
    expect(incomingBy({ finding_actions: { provenance_unclear: 'BLOCK' } }, []).recommendedAction).to.equal('BLOCK');
    expect(
      incomingBy({ finding_actions: { indirect_exposure: 'ALLOW' } }, [exchange(), mixer()]).recommendedAction,
    ).to.equal('ALLOW');
    const alone = incomingBy({ finding_actions: { indirect_exposure: 'ALLOW' } }, [mixer()]);
    expect([alone.recommendedAction, codes(alone)]).to.deep.equal([
      'REVIEW',
      ['provenance_unclear', 'indirect_exposure'],
    ]);
  });

  it('is answered with what is unclear as well where that is the stricter finding', () => {
    const decision = incomingBy({ finding_actions: { provenance_unclear: 'BLOCK' } }, [], failed('local-rules'));
    expect([decision.recommendedAction, codes(decision)]).to.deep.equal([
      'BLOCK',
      ['provenance_unclear', 'provenance_degraded', 'simulation_unavailable'],
    ]);
    const byRule = {
      rules: [
        { rule_id: 'own', description: 'Own.', when: { finding_codes: ['provenance_unclear'] }, action: 'BLOCK' },
      ],
    };
    expect(incomingBy(byRule, [], failed('local-rules')).recommendedAction).to.equal('BLOCK');
  });
});
