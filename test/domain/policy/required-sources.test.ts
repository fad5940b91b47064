import { expect } from 'chai';
import type { Fact, Facts } from '../../../domain/facts/facts.js';
import type { ListState } from '../../../domain/facts/screening/screening-facts.js';
import type { Coverage } from '../../../domain/facts/coverage.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { failureParam } from '../../../domain/findings/shared/text-params.js';
import { requiredSourceFailures, type SourceFailure } from '../../../domain/policy/required-sources.js';
import { rendered } from '../../../domain/text/render.js';
import { intentWith, NOW_MS, OUTGOING_DEFAULT } from '../../support/builders.js';
import { factsFor } from '../../support/facts.js';

const DAY_SECONDS = 86_400;
const daysAgo = (days: number): string => new Date(NOW_MS - days * DAY_SECONDS * 1000).toISOString();

const ANSWERED: Facts = factsFor(intentWith());

const listed = (source: string, changes: Partial<ListState> = {}): ListState => ({
  source,
  publishedAt: daysAgo(5),
  maxAgeSeconds: null,
  rows: 1,
  sha256: '',
  categories: ['scam_fraud'],
  ...changes,
});

const withLists = (...holders: readonly (readonly ListState[])[]): Facts => ({
  ...ANSWERED,
  screening: holders.map((lists, index) => ({
    value: { evidence: [], lists },
    coverage: { ...ANSWERED.screening[0]!.coverage, provider: `holder-${String(index)}` },
  })),
});

const failuresOf = (facts: Facts, policy: Partial<Policy> = {}): readonly SourceFailure[] =>
  requiredSourceFailures(facts, { ...OUTGOING_DEFAULT, ...policy }, NOW_MS);

/** The simulation is the one source of these facts that no floor demands. */
const withSimulation = (change: Partial<Coverage>, value: Fact<unknown>['value'] = null): Facts => ({
  ...ANSWERED,
  simulation: ANSWERED.simulation.map((fact) => ({
    value: value === null ? null : fact.value,
    coverage: { ...fact.coverage, ...change },
  })),
});

describe('required sources', () => {
  it('have all answered where nothing is out', () => expect(failuresOf(ANSWERED)).to.deep.equal([]));

  it('have not answered where an answer came without a value', () => {
    const [failure, ...others] = failuresOf({ ...ANSWERED, history: { ...ANSWERED.history, value: null } });
    expect(others).to.deep.equal([]);
    expect(failure).to.deep.equal({
      source: 'history',
      capability: 'recipient_history',
      why: 'unavailable',
      reason: null,
    });
  });

  it('have not answered where a value came from a source that says it is stale or out', () => {
    for (const status of ['stale', 'unavailable'] as const) {
      const failures = failuresOf({
        ...ANSWERED,
        history: { ...ANSWERED.history, coverage: { ...ANSWERED.history.coverage, status } },
      });
      expect(failures.map(({ source, why }) => [source, why])).to.deep.equal([['history', status]]);
    }
  });

  it('are out rather than old where they did not answer, however old their data', () => {
    const out = {
      ...ANSWERED,
      token: {
        value: null,
        coverage: { ...ANSWERED.token.coverage, status: 'unavailable', reason: 'timeout', asOf: daysAgo(90) } as const,
      },
    };
    expect(failuresOf(out, { maxAgeSecondsBySource: { 'bundled-registry': DAY_SECONDS } })).to.deep.equal([
      { source: 'bundled-registry', capability: 'token_registry', why: 'unavailable', reason: 'timeout' },
    ]);
  });

  it('are every wired source that the policy does not call optional', () => {
    const out = withSimulation({ status: 'unavailable', reason: 'timeout' });
    expect(failuresOf(out).map(({ source }) => source)).to.deep.equal(['local-rules']);
    expect(failuresOf(out, { optionalSources: ['local-rules'] })).to.deep.equal([]);
    expect(
      failuresOf(out, { optionalSources: ['local-rules'], requiredSources: ['local-rules'] }),
      'required by name',
    ).to.have.lengthOf(1);
    expect(
      failuresOf({ ...ANSWERED, history: { ...ANSWERED.history, value: null } }, { optionalSources: ['history'] }),
      'the floor',
    ).to.have.lengthOf(1);
  });

  it('may pass over a chain that they do not cover, unless the floor or the policy by name demands it', () => {
    const uncovered = { status: 'not_supported', mandatory: false } as const;
    expect(failuresOf(withSimulation(uncovered))).to.deep.equal([]);
    expect(failuresOf(withSimulation({ ...uncovered, mandatory: true }))).to.have.lengthOf(1);
    expect(failuresOf(withSimulation(uncovered), { requiredSources: ['local-rules'] })).to.deep.equal([
      { source: 'local-rules', capability: 'transaction_simulation', why: 'not_supported', reason: null },
    ]);
  });

  it('are named once, though they are wired and demanded by name', () => {
    expect(failuresOf(ANSWERED, { requiredSources: ['history', 'local-signals'] })).to.deep.equal([]);
    expect(
      failuresOf({ ...ANSWERED, history: { ...ANSWERED.history, value: null } }, { requiredSources: ['history'] }),
    ).to.have.lengthOf(1);
  });

  it('are missing where no source screened the addresses at all', () =>
    expect(failuresOf({ ...ANSWERED, screening: [] })).to.deep.equal([
      { source: 'address-screening', capability: 'address_screening', why: 'not_loaded', reason: null },
    ]));

  it('are lists too: one that is demanded by policy or operator and is not there is a failure, once', () => {
    const missing = { source: 'list-a', capability: null, why: 'not_loaded', reason: null };
    const facts = withLists([listed('list-b')]);
    expect(failuresOf(facts, { requiredSources: ['list-a'] })).to.deep.equal([missing]);
    expect(failuresOf({ ...facts, requiredLists: ['list-a'] })).to.deep.equal([missing]);
    expect(
      failuresOf({ ...facts, requiredLists: ['list-a'] }, { requiredSources: ['list-a', 'list-b'] }),
    ).to.deep.equal([missing]);
  });

  it('judge a list by the shorter of its own maximum age and the policy’s', () => {
    const stale = [{ source: 'list-a', capability: 'address_screening', why: 'stale', reason: null }];
    const cases = [
      [null, null, []],
      [10, null, []],
      [4, null, stale],
      [null, 4, stale],
      [10, 4, stale],
      [4, 10, stale],
      [10, 10, []],
    ] as const;
    for (const [ownDays, policyDays, expected] of cases) {
      const facts = withLists([listed('list-a', { maxAgeSeconds: ownDays === null ? null : ownDays * DAY_SECONDS })]);
      const maxAgeSecondsBySource = policyDays === null ? {} : { 'list-a': policyDays * DAY_SECONDS };
      expect(
        failuresOf(facts, { requiredSources: ['list-a'], maxAgeSecondsBySource }),
        `own ${String(ownDays)}, policy ${String(policyDays)}`,
      ).to.deep.equal(expected);
    }
  });

  it('count a list as stale where one of its holders has an old one, and not for another old list', () => {
    const maxAgeSecondsBySource = { 'list-a': 2 * DAY_SECONDS, 'list-b': 2 * DAY_SECONDS };
    const [fresh, old] = [listed('list-a', { publishedAt: daysAgo(1) }), listed('list-a')];
    expect(
      failuresOf(withLists([fresh], [old]), { requiredSources: ['list-a'], maxAgeSecondsBySource }),
    ).to.have.lengthOf(1);
    expect(
      failuresOf(withLists([fresh, listed('list-b')]), { requiredSources: ['list-a'], maxAgeSecondsBySource }),
    ).to.deep.equal([]);
  });

  it('stand in the order of their names', () => {
    const facts = {
      ...ANSWERED,
      history: { ...ANSWERED.history, value: null },
      token: { ...ANSWERED.token, value: null },
      screening: [],
    };
    const names = failuresOf(facts, { requiredSources: ['zz', 'a-list'] }).map(({ source }) => source);
    expect(names).to.deep.equal(['a-list', 'address-screening', 'bundled-registry', 'history', 'zz']);
  });

  it('are said to have failed in words that fit each case, and never in a vendor’s', () => {
    const text = (why: SourceFailure['why'], reason: SourceFailure['reason'] = null): string =>
      rendered('{why}', { why: failureParam({ source: 's', capability: null, why, reason }) }, 'en');
    expect([
      text('unavailable'),
      text('unavailable', 'server_error'),
      text('stale'),
      text('not_supported'),
      text('not_loaded'),
    ]).to.deep.equal(['No answer', 'No answer', 'Data out of date', 'Network not covered', 'Not available']);
  });
});
