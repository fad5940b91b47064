import { expect } from 'chai';
import { decide, type Decision } from '../../../domain/decision/decide.js';
import type { EvidenceRecord } from '../../../domain/facts/screening/evidence.js';
import type { Facts } from '../../../domain/facts/facts.js';
import type { ListState } from '../../../domain/facts/screening/screening-facts.js';
import { valueUsd } from '../../../domain/facts/token/value.js';
import { readPolicyDocument } from '../../../src/application/policies/policy-document.js';
import {
  evidenceAbout,
  factsFor,
  type IntentChanges,
  intentWith,
  NO_HISTORY,
  NOW_MS,
  SENDER,
  proposalOf,
} from '../../support/builders.js';

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
  it('judges size by its own threshold, and by the token’s own where there is one', () => {
    const unknownRecipient = (facts: Facts): Facts => ({ ...facts, history: { ...facts.history, value: NO_HISTORY } });
    const action = (thresholds: object, amount: string) =>
      codes(decidedBy({ thresholds }, { amount }, unknownRecipient)).includes('large_transaction_amount');
    expect(action({ large_amount_usd: 500 }, '499')).to.equal(false);
    expect(action({ large_amount_usd: 500 }, '500')).to.equal(true);
    expect(action({ large_amount_usd: 500, large_amount_usd_by_token: { usdc: 2_000 } }, '1999')).to.equal(false);
    expect(action({ large_amount_usd: 500, large_amount_usd_by_token: { USDC: 100 } }, '100')).to.equal(true);
  });

  it('asks for more or less confidence before exposure blocks, also by category', () => {
    const direct = mixer({ exposure: 'direct', confidence: 0.6 });
    const action = (thresholds: object) => incomingBy({ thresholds }, [direct]).recommendedAction;
    expect(action({})).to.equal('REVIEW');
    expect(action({ illicit_confidence: 0.6 })).to.equal('BLOCK');
    expect(action({ illicit_confidence: 0.6, illicit_confidence_by_category: { mixer: 0.7 } })).to.equal('REVIEW');
    expect(action({ illicit_confidence_by_category: { mixer: 0.5 } })).to.equal('BLOCK');
  });

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
    const going = { thresholds: { indirect_dust_usd: value * 9 } };
    const paid = decidedBy(going, {}, (facts) => withEvidence(facts, [mixer()]));
    expect(codes(paid), 'what goes out').to.include('indirect_exposure');
  });

  it('asks for more confidence before an attribution clears', () => {
    expect(incomingBy({}, [exchange()]).recommendedAction).to.equal('ALLOW');
    expect(incomingBy({ thresholds: { clean_confidence: 0.95 } }, [exchange()]).recommendedAction).to.equal('REVIEW');
  });

  it('blocks on the failure of a source where its fail mode says so, by name or by what it is asked', () => {
    for (const source of ['local-rules', 'transaction_simulation']) {
      const document = { fail_modes: [{ source, action: 'BLOCK' }] };
      expect(decidedBy(document, {}, failed('local-rules')).recommendedAction).to.equal('BLOCK');
      expect(decidedBy(document, {}, failed('local-registry')).recommendedAction).to.equal('REVIEW');
      expect(decidedBy(document).recommendedAction).to.equal('ALLOW');
    }
  });

  it('does without a source that it calls optional, and says so in no finding', () => {
    expect(decidedBy({}, {}, failed('local-rules')).recommendedAction).to.equal('REVIEW');
    expect(codes(decidedBy({ optional_sources: ['local-rules'] }, {}, failed('local-rules')))).to.deep.equal([]);
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

  it('requires a list to be loaded and fresh enough', () => {
    const action = (document: object, lists: readonly ListState[]) =>
      decidedBy({ required_sources: ['OFAC SDN'], ...document }, {}, (facts) => withEvidence(facts, [], lists));
    expect(action({}, []).recommendedAction).to.equal('REVIEW');
    expect(action({}, [list()]).recommendedAction).to.equal('ALLOW');
    expect(action({}, [list({ maxAgeSeconds: 86_400 })]).recommendedAction).to.equal('REVIEW');
    expect(action({ max_age_seconds_by_source: { 'OFAC SDN': 86_400 } }, [list()]).recommendedAction).to.equal(
      'REVIEW',
    );
    expect(
      action(
        { max_age_seconds_by_source: { 'OFAC SDN': 86_400 }, fail_modes: [{ source: 'OFAC SDN', action: 'BLOCK' }] },
        [list()],
      ).recommendedAction,
    ).to.equal('BLOCK');
    expect(action({}, [list({ maxAgeSeconds: 86_400 })]).screening.staleProviders).to.deep.equal(['local-signals']);
  });

  it('is bound by the lists that the operator declares mandatory', () => {
    const decision = (lists: readonly ListState[]) =>
      decidedBy({}, {}, (facts) => ({ ...withEvidence(facts, [], lists), requiredLists: ['OFAC SDN'] }));
    expect(decision([]).recommendedAction).to.equal('REVIEW');
    expect(decision([list({ maxAgeSeconds: 60 })]).recommendedAction).to.equal('REVIEW');
    expect(decision([list()]).recommendedAction).to.equal('ALLOW');
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

  it('limits the age of evidence by source and by category, and never lengthens a source’s own', () => {
    const action = (document: object) => incomingBy(document, [exchange()]).recommendedAction;
    expect(action({ max_age_seconds_by_source: { feed: 3_600 } })).to.equal('REVIEW');
    expect(action({ max_age_seconds_by_category: { regulated_service: 3_600 } })).to.equal('REVIEW');
    expect(
      action({ max_age_seconds_by_source: { another: 3_600 }, max_age_seconds_by_category: { mixer: 3_600 } }),
    ).to.equal('ALLOW');
    expect(
      incomingBy({ max_age_seconds_by_source: { feed: 3e8 } }, [exchange({ maxAgeSeconds: 60 })]).recommendedAction,
    ).to.equal('REVIEW');
  });

  it('acts on evidence by category, exposure, confidence and share, all of them in one record', () => {
    const rule = (when: object) => ({ rules: [{ rule_id: 'own', description: 'Own.', when, action: 'BLOCK' }] });
    const action = (when: object) => incomingBy(rule(when), [exchange(), mixer()]).recommendedAction;
    expect(action({ categories: ['mixer'], exposures: ['indirect'], min_confidence: 0.9, min_share: 0.2 })).to.equal(
      'BLOCK',
    );
    for (const when of [
      { categories: ['gambling'] },
      { categories: ['mixer'], exposures: ['direct'] },
      { categories: ['mixer'], min_confidence: 0.95 },
      { min_share: 0.21 },
    ])
      expect(action(when)).to.equal('REVIEW');
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

  it('leaves a trace of every rule, matched or not, with the values that were compared', () => {
    const document = {
      rules: [
        {
          rule_id: 'own',
          description: 'Own.',
          when: { categories: ['gambling'], min_confidence: 0.5 },
          action: 'BLOCK',
        },
      ],
    };
    const { policyTrace } = incomingBy(document, [exchange()]);
    expect(policyTrace).to.include({ policyId: 'ours', version: 1 });
    expect(policyTrace.rules).to.have.length(9);
    expect(policyTrace.rules.find((rule) => rule.ruleId === 'clean_provenance_current')).to.include({
      matched: true,
      action: 'ALLOW',
    });
    expect(policyTrace.rules.find((rule) => rule.ruleId === 'own')).to.deep.include({
      matched: false,
      comparisons: [
        { what: 'categories', expected: ['gambling'], actual: ['regulated_service'], holds: false },
        { what: 'min_confidence', expected: [0.5], actual: [0.9], holds: true },
      ],
    });
  });
});
