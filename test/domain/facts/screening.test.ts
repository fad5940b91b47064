import { expect } from 'chai';
import { decide, type Decision } from '../../../domain/decision/decide.js';
import type { Fact, Facts } from '../../../domain/facts/facts.js';
import type { Coverage } from '../../../domain/facts/coverage.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { judgedCoverage } from '../../../domain/decision/screening-summary.js';
import { intentWith, NOW_MS, OUTGOING_DEFAULT, RECIPIENT, SENDER, proposalOf } from '../../support/builders.js';
import { evidenceAbout, factsFor } from '../../support/facts.js';
import { decided } from '../../support/deciding.js';

const INTENT = intentWith();
const ANSWERED: Facts = factsFor(INTENT);
const OLD = '2026-01-01T00:00:00.000Z';

const screeningWith = (facts: Facts, policy: Partial<Policy> = {}): Decision['screening'] =>
  decide(proposalOf(INTENT), facts, { ...OUTGOING_DEFAULT, ...policy }, NOW_MS).screening;
const copies = <T>(facts: readonly Fact<T>[], ...changes: readonly Partial<Coverage>[]): readonly Fact<T>[] =>
  changes.flatMap((change) => facts.map((fact) => ({ ...fact, coverage: { ...fact.coverage, ...change } })));

describe('what a screening rested on', () => {
  it('is local while only local sources are wired', () => {
    expect(screeningWith(ANSWERED).providerMode).to.equal('local');
    expect(
      screeningWith({ ...ANSWERED, contracts: copies(ANSWERED.contracts, { kind: 'demonstration' }) }).providerMode,
    ).to.equal('local');
  });

  for (const part of ['contracts', 'simulation', 'screening'] as const)
    it(
      `is external-ready with one external source for ${part} beside local ones, and degraded once a required one ` +
        'is out',
      () => {
        const facts = {
          ...ANSWERED,
          [part]: copies<unknown>(ANSWERED[part], {}, { provider: 'outside', kind: 'external' }),
        } as Facts;
        expect(screeningWith(facts).providerMode).to.equal('external-ready');
        expect(screeningWith({ ...facts, history: { ...facts.history, value: null } }).providerMode).to.equal(
          'degraded',
        );
      },
    );

  it('is external-ready with an external token registry, and degraded once that is out', () => {
    const { token } = ANSWERED;
    const external = { ...token, coverage: { ...token.coverage, provider: 'outside', kind: 'external' as const } };
    expect(screeningWith({ ...ANSWERED, token: external }).providerMode).to.equal('external-ready');
    expect(screeningWith({ ...ANSWERED, token: { ...external, value: null } }).providerMode).to.equal('degraded');
  });

  it('names the source of incoming funds, and the recipient of an outgoing transaction', () => {
    expect(decided().screening.subjectAddress).to.equal(RECIPIENT);
    expect(decided({ direction: 'incoming' }).screening.subjectAddress).to.equal(SENDER);
  });

  it('keeps the freshness of every piece of evidence, by its id', () => {
    const evidence = [
      evidenceAbout(SENDER, { evidenceId: 'evd_2', maxAgeSeconds: 60 }),
      evidenceAbout(RECIPIENT, { evidenceId: 'evd_1', publishedAt: null }),
    ];
    expect(decided({}, { evidence }).screening.freshness).to.deep.equal([
      { evidenceId: 'evd_1', status: 'UNKNOWN', ageSeconds: null, maxAgeSeconds: null },
      { evidenceId: 'evd_2', status: 'STALE', ageSeconds: 1_771_200, maxAgeSeconds: 60 },
    ]);
  });

  it(
    'names as stale each source of a list or data past the maximum age, once, by name, and no source that is ' +
      'merely out',
    () => {
      const [screening] = ANSWERED.screening;
      if (screening === undefined) throw new Error('There is a screening source');
      const holder = (provider: string): Facts['screening'][number] => ({
        value: {
          evidence: [],
          lists: [
            { source: 'a-list', publishedAt: OLD, maxAgeSeconds: 60, rows: 1, sha256: '', categories: ['scam_fraud'] },
          ],
        },
        coverage: { ...screening.coverage, provider },
      });
      const out: Facts['screening'][number] = {
        value: null,
        coverage: { ...screening.coverage, provider: 'out', status: 'unavailable', reason: 'timeout' },
      };
      const facts: Facts = {
        ...ANSWERED,
        token: { ...ANSWERED.token, coverage: { ...ANSWERED.token.coverage, asOf: OLD } },
        screening: [holder('z-holder'), out, holder('a-holder'), screening],
      };
      const policy = { requiredSources: ['a-list'], maxAgeSecondsBySource: { 'bundled-registry': 60, 'a-holder': 60 } };
      expect(screeningWith(facts, policy).staleProviders).to.deep.equal(['a-holder', 'bundled-registry', 'z-holder']);
      expect(screeningWith({ ...ANSWERED, screening: [out] }).staleProviders).to.deep.equal([]);
    },
  );
});

describe('coverage as it was judged', () => {
  const SUMMARY = screeningWith(ANSWERED);

  it('has one row for every source, by what was asked, then by name', () => {
    const two = [{ provider: 'z' }, { provider: 'a' }] as const;
    const facts: Facts = {
      ...ANSWERED,
      contracts: copies(ANSWERED.contracts, ...two),
      simulation: copies(ANSWERED.simulation, ...two),
      screening: copies(ANSWERED.screening, ...two),
    };
    expect(judgedCoverage(facts, SUMMARY).map(({ capability, provider }) => [capability, provider])).to.deep.equal([
      ['recipient_history', 'history'],
      ['token_registry', 'bundled-registry'],
      ['contract_registry', 'a'],
      ['contract_registry', 'z'],
      ['transaction_simulation', 'a'],
      ['transaction_simulation', 'z'],
      ['address_screening', 'a'],
      ['address_screening', 'z'],
    ]);
  });

  it('says stale of a source that answered from data past its maximum age, and changes no other row', () => {
    const facts: Facts = {
      ...ANSWERED,
      history: { value: null, coverage: { ...ANSWERED.history.coverage, status: 'unavailable', reason: 'timeout' } },
    };
    const judged = judgedCoverage(facts, { ...SUMMARY, staleProviders: ['bundled-registry', 'history'] });
    expect(judged[0]).to.deep.equal(facts.history.coverage);
    expect(judged[1]).to.deep.equal({ ...facts.token.coverage, status: 'stale' });
    expect(judged.slice(2).map(({ status }) => status)).to.deep.equal(['answered', 'answered', 'answered']);
  });
});
