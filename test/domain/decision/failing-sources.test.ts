import { expect } from 'chai';
import fc from 'fast-check';
import { decide } from '../../../domain/decision/decide.js';
import type { Fact, Facts } from '../../../domain/facts/facts.js';
import type { TransactionIntent } from '../../../domain/intent/intent.js';
import { type Action, isStricter } from '../../../domain/verdict/action.js';
import { contractFacts, KNOWN_RECIPIENT, USDC } from '../../support/facts.js';
import { type Case, cases } from '../../support/generators/cases.js';
import { failing } from '../../support/generators/facts.js';
import { runs } from '../../support/depth.js';

/** What can fail, each by itself: history, token, contracts, and every screening and simulation source. */
type Part = (facts: Facts, change: <T>(fact: Fact<T>, quiet: T) => Fact<T>, intent: TransactionIntent) => Facts;

const replaced = <T>(all: readonly T[], index: number, change: (item: T) => T): readonly T[] =>
  all.map((item, at) => (at === index ? change(item) : item));

/**
 * Where a request names a contract, a registry that has nothing against it says that it is the token's own. It calls
 * the token native, since some contracts keep nothing else, and worth so little that no amount is large.
 */
const quietToken = ({ addresses: { contract_address: contract } }: TransactionIntent) => ({
  ...USDC,
  native: true,
  decimals: null,
  officialContracts: contract?.key === undefined || contract.key === null ? [] : [contract.key],
  referencePriceUsd: '0.0000000000000001',
});

const PARTS: readonly Part[] = [
  (facts, change) => ({ ...facts, history: change(facts.history, { ...KNOWN_RECIPIENT, checksLastHour: 0 }) }),
  (facts, change, intent) => ({ ...facts, token: change(facts.token, quietToken(intent)) }),
  (facts, change) => ({
    ...facts,
    contracts: facts.contracts.map((fact) =>
      change(fact, contractFacts(fact.value?.key ?? '', { verified: true, upgradeable: false })),
    ),
  }),
  ...[0, 1].map(
    (index): Part =>
      (facts, change) => ({
        ...facts,
        screening: replaced(facts.screening, index, (fact) => change(fact, { evidence: [], lists: [] })),
      }),
  ),
  (facts, change) => ({
    ...facts,
    simulation: replaced(facts.simulation, 0, (fact) =>
      change(fact, { mode: 'declared-intent', effects: [], execution: null }),
    ),
  }),
];
const SUBSETS = 2 ** PARTS.length;
const TOKEN = 0b10;

/** What nodes executed concerns a token: the quiet registry, by which the declared one is native, objects to it. */
const concernsToken = ({ simulation }: Facts): boolean =>
  simulation.some(
    ({ value }) =>
      value?.execution?.effects.some((effect) => 'asset' in effect && effect.asset.address !== null) === true,
  );

const failed = <T>(fact: Fact<T>): Fact<T> => failing(fact);
const quiet = <T>(fact: Fact<T>, value: T): Fact<T> => ({ ...fact, value });

/** The facts with every chosen source out, or with nothing to say against an address. */
const withParts = (facts: Facts, subset: number, change: Parameters<Part>[1], intent: TransactionIntent): Facts =>
  PARTS.reduce((changed, part, bit) => ((subset >> bit) & 1 ? part(changed, change, intent) : changed), facts);

const actionFor = ({ policy, nowMs, ...proposal }: Case, facts: Facts): Action =>
  decide(proposal, facts, policy, nowMs).recommendedAction;

describe('every subset of failing sources', function () {
  // every subset for every example: a busy machine takes long
  this.timeout(120_000);
  const RUNS = runs(3, 150);
  const LEAST_SUPPLY = 1e8;
  const IMPLAUSIBLE = 1e10;

  it('never gives ALLOW while a required source is out', () => {
    fc.assert(
      fc.property(cases(), (candidate) => {
        for (let subset = 1; subset < SUBSETS; subset += 1) {
          const facts = withParts(candidate.facts, subset, failed, candidate.intent);
          if (actionFor(candidate, facts) !== 'ALLOW') continue;
          // where the chosen sources are none of the case's, nothing failed
          expect(JSON.stringify(facts), `subset ${subset.toString(2)}`).to.equal(JSON.stringify(candidate.facts));
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('is never less strict than without the failure, unless the hit came from the failed source', () => {
    fc.assert(
      fc.property(cases(), (candidate) => {
        const { facts, intent } = candidate;
        // the quiet registry of this test would itself have something against a token sent to its own contract
        const { contract_address: contract, to_address: to } = intent.addresses;
        // and something against USDC sent to what keeps the native currency alone
        fc.pre(facts.contracts.every(({ value }) => value?.receives !== 'native'));
        fc.pre(contract === null || (contract.key !== null && contract.key !== to.key && intent.token === 'USDC'));
        // and against more of a native coin than exists
        fc.pre(Number(intent.amount) < LEAST_SUPPLY || Number(intent.amount) >= IMPLAUSIBLE);
        const concerned = concernsToken(facts);
        for (let subset = 1; subset < SUBSETS; subset += 1) {
          if (concerned && (subset & TOKEN) !== 0) continue;
          const during = actionFor(candidate, withParts(facts, subset, failed, intent));
          // nothing is stricter
          if (during === 'BLOCK') continue;
          const without = actionFor(candidate, withParts(facts, subset, quiet, intent));
          expect(
            isStricter(without, during),
            `subset ${subset.toString(2)}: ${without} without the failure, ${during} with it`,
          ).to.equal(false);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('keeps a BLOCK that rests on an answer that did come', () =>
    fc.assert(
      fc.property(cases(), fc.integer({ min: 1, max: SUBSETS - 1 }), (candidate, subset) => {
        const { facts, intent, policy, nowMs } = candidate;
        const out = withParts(facts, subset, failed, intent);
        const during = decide(candidate, out, policy, nowMs);
        for (const finding of decide(candidate, facts, policy, nowMs).findings) {
          const restsOnEvidence = finding.evidenceIds.length > 0 && finding.recommendedAction === 'BLOCK';
          const stillThere = out.screening
            .flatMap((fact) => fact.value?.evidence ?? [])
            .filter((record) => finding.evidenceIds.includes(record.evidenceId));
          if (restsOnEvidence && stillThere.length === finding.evidenceIds.length)
            expect(during.recommendedAction).to.equal('BLOCK');
        }
      }),
      { numRuns: runs(50, 1_000) },
    ));

  it('gives BLOCK for the failure of a source whose fail mode is BLOCK', () =>
    fc.assert(
      fc.property(cases(), fc.integer({ min: 1, max: SUBSETS - 1 }), (candidate, subset) => {
        const facts = withParts(candidate.facts, subset, failed, candidate.intent);
        const names = [facts.history, facts.token, ...facts.contracts, ...facts.screening, ...facts.simulation]
          .filter((fact) => fact.value === null)
          .map((fact) => fact.coverage.provider);
        fc.pre(names.length > 0);
        const policy = { ...candidate.policy, failModes: [{ source: names[0] ?? '', action: 'BLOCK' as const }] };
        expect(actionFor({ ...candidate, policy }, facts)).to.equal('BLOCK');
      }),
      { numRuns: runs(50, 1_000) },
    ));
});
