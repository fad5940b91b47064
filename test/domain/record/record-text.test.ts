import { LIST_CATEGORIES } from '../../../domain/facts/screening/category.js';
import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import { checksumForm, parseAddress, type ParsedAddress } from '../../../domain/intent/address.js';
import { redeclared } from '../../../domain/intent/intent-of.js';
import { decide } from '../../../domain/decision/decide.js';
import type { Fact, Facts } from '../../../domain/facts/facts.js';
import { type CheckRecord, RECORD_SCHEMA_VERSION } from '../../../domain/record/record.js';
import { readRecordText, recordText } from '../../../domain/record/record-text.js';
import { intentWith, RECIPIENT, SENDER } from '../../support/builders.js';
import { factsFor } from '../../support/facts.js';
import { type Case, cases } from '../../support/generators/cases.js';
import { failing } from '../../support/generators/facts.js';
import { recordOf } from '../../support/report-samples.js';

const GOLDEN = new URL('../../../../test/support/golden/', import.meta.url);

const recordFrom = ({ facts, policy, nowMs, ...proposal }: Case): CheckRecord => ({
  schemaVersion: RECORD_SCHEMA_VERSION,
  engineVersion: '1.0.0',
  requestId: 'req_01kap7qf8gf0xs5z4n00000001',
  scope: { partnerId: 'prt_01kap7qf8gf0xs5z4n0c3mm8e1', environment: 'production' },
  keyId: 'k3y5a7m9',
  checkedAt: '2026-11-21T12:00:00.000Z',
  ...proposal,
  facts,
  policy: { policyId: policy.policyId, version: policy.version, sha256: 'ab'.repeat(32) },
  decision: decide(proposal, facts, policy, nowMs),
});

/** What the generators leave out: sources that failed, effects, lists, lists that are required. */
const further = fc.record({
  out: fc.boolean(),
  effects: fc.array(
    fc.record({
      kind: fc.constantFrom('transfer' as const, 'allowance' as const),
      from: fc.option(fc.string(), { nil: null }),
      to: fc.constant(SENDER),
      token: fc.constant('USDC'),
      amount: fc.option(fc.constant('1.5'), { nil: null }),
    }),
    { maxLength: 2 },
  ),
  lists: fc.array(
    fc.record({
      source: fc.string(),
      publishedAt: fc.constant('2026-11-01'),
      maxAgeSeconds: fc.option(fc.nat(), { nil: null }),
      rows: fc.nat(),
      sha256: fc.string(),
      categories: fc.subarray([...LIST_CATEGORIES]),
    }),
    { maxLength: 2 },
  ),
  requiredLists: fc.option(fc.array(fc.string(), { maxLength: 2 }), { nil: undefined }),
});

const withFurther = (
  facts: Facts,
  { out, effects, lists, requiredLists }: typeof further extends fc.Arbitrary<infer Value> ? Value : never,
): Facts => {
  const failed = <Value>(fact: Fact<Value>): Fact<Value> => (out ? failing(fact) : fact);
  return {
    ...facts,
    history: failed(facts.history),
    token: failed(facts.token),
    contracts: facts.contracts.map(failed),
    simulation: facts.simulation.map((fact) =>
      failed(fact.value === null ? fact : { ...fact, value: { ...fact.value, effects } }),
    ),
    screening: facts.screening.map((fact) =>
      failed(fact.value === null ? fact : { ...fact, value: { ...fact.value, lists } }),
    ),
    ...(requiredLists === undefined ? {} : { requiredLists }),
  };
};

describe('the text of a record', () => {
  it('gives back an equal record of any facts and decision', () => {
    fc.assert(
      fc.property(cases(), further, (candidate, more) => {
        const record = recordFrom({ ...candidate, facts: withFurther(candidate.facts, more) });
        const again = readRecordText(recordText(record));
        expect(again).to.deep.equal(record);
        // members in one order, so that what is made of it is the same bytes
        expect(JSON.stringify(again)).to.equal(JSON.stringify(record));
      }),
    );
  });

  const addresses: Readonly<Record<string, ParsedAddress>> = {
    'its own key': { given: SENDER, key: SENDER, problem: null },
    'of mixed letter case': parseAddress('ethereum', checksumForm(SENDER)),
    'with a wrong checksum': {
      given: checksumForm(SENDER).replace('a', 'A'),
      key: SENDER,
      problem: 'checksum_mismatch',
    },
    'its own key, and wrong all the same': { given: SENDER, key: SENDER, problem: 'wrong_family' },
    'no address': { given: 'nobody', key: null, problem: 'malformed' },
  };
  for (const [what, address] of Object.entries(addresses))
    it(`gives back an address with text, key and problem: ${what}`, () => {
      const addresses = {
        from_address: address,
        to_address: address,
        contract_address: address,
        expected_to_address: address,
      };
      const intent = redeclared(intentWith(), { addresses });
      const { record } = recordOf(1, intent, factsFor(intent), 'outgoing_default');
      expect(readRecordText(recordText(record)).intent).to.deep.equal(intent);
    });

  it('gives back a decision that names other addresses than the intent', () =>
    fc.assert(
      fc.property(cases(), fc.string(), fc.option(fc.string(), { nil: null }), (candidate, text, expected) => {
        const record = recordFrom(candidate);
        const { decision } = record;
        const proof = {
          status: 'REJECTED' as const,
          recordVersion: '0.1',
          evidenceCodes: [],
          intent: { comparison: 'MISMATCH' as const, expectedToAddress: expected, proposedToAddress: text },
        };
        const other: CheckRecord = {
          ...record,
          decision: { ...decision, proofOfDecision: proof, screening: { ...decision.screening, subjectAddress: text } },
        };
        expect(readRecordText(recordText(other))).to.deep.equal(other);
      }),
    ));

  it('is as it was when this version was new: a change of it is a new version', async () => {
    const stored = (await readFile(new URL('record-v1.json', GOLDEN), 'utf8')).trimEnd();
    expect(recordText(readRecordText(stored))).to.equal(stored);
  });

  it('of another version is refused, not guessed at', () =>
    expect(() => readRecordText('{"schemaVersion":2,"record":[]}')).to.throw(
      'The text of a record has schema version 2; this program reads version 1',
    ));

  it('of an ordinary payment takes less than half of what its JSON takes', () => {
    const intent = intentWith({ expectedTo: RECIPIENT, intentReference: 'invoice 12' });
    const { record } = recordOf(1, intent, factsFor(intent), 'outgoing_default');
    expect(recordText(record).length).to.be.lessThan(JSON.stringify(record).length / 2);
  });
});
