import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import { type CheckCoverage, coverageSentence, type NotAnswered } from '../../../domain/decision/check-coverage.js';
import { judgedCoverage } from '../../../domain/decision/screening-summary.js';
import type { ListCategory } from '../../../domain/facts/screening/category.js';
import type { ListState } from '../../../domain/facts/screening/screening-facts.js';
import type { Coverage } from '../../../domain/facts/coverage.js';
import type { Facts } from '../../../domain/facts/facts.js';
import type { Policy } from '../../../domain/policy/policy.js';
import type { AccountState } from '../../../domain/facts/contract/account-state.js';
import type { SubmittedPayload } from '../../../domain/payload/payload.js';
import { LANGUAGES } from '../../../domain/text/language.js';
import { decimalIn } from '../../../domain/text/render.js';
import { intentWith, NOW_MS, OUTGOING_DEFAULT, proposalOf } from '../../support/builders.js';
import { accountState, factsFor, USDC } from '../../support/facts.js';
import { approveData, bytesAlone, submitted, transaction } from '../../support/payload-samples.js';

const INTENT = intentWith();
const ANSWERED: Facts = factsFor(INTENT);
const SEPTEMBER = '2026-09-01T00:00:00.000Z';
const OCTOBER = '2026-10-01T00:00:00.000Z';
const NOVEMBER = '2026-11-01T00:00:00.000Z';

const listed = (source: string, publishedAt: string, ...categories: readonly ListCategory[]): ListState => ({
  source,
  publishedAt,
  maxAgeSeconds: null,
  rows: 1,
  sha256: '',
  categories,
});

const withLists = (...lists: readonly ListState[]): Facts => ({
  ...ANSWERED,
  screening: ANSWERED.screening.map((fact) => ({ ...fact, value: { evidence: [], lists } })),
});

const withScreening = (change: Partial<Coverage>): Facts => ({
  ...ANSWERED,
  screening: ANSWERED.screening.map(({ coverage }) => ({ value: null, coverage: { ...coverage, ...change } })),
});

const decided = (facts: Facts, policy: Partial<Policy> = {}) =>
  decide(proposalOf(INTENT), facts, { ...OUTGOING_DEFAULT, ...policy }, NOW_MS);
const coverageOf = (...parameters: Parameters<typeof decided>): CheckCoverage => decided(...parameters).coverage;

describe('the coverage of a check', () => {
  it('says that no sanctions list was looked at where none is loaded', () => {
    expect(coverageOf(ANSWERED)).to.include({ sanctionsLists: 0, threatLists: 0, oldestListAsOf: null });
    expect(coverageOf(withLists(listed('scams', NOVEMBER, 'scam_fraud')))).to.include({ sanctionsLists: 0 });
  });

  it('counts vendors that answered beside the lists, and says so in a sentence', () => {
    const asking = (change: Partial<Coverage>): CheckCoverage => {
      const [first] = ANSWERED.screening;
      const vendor = { ...first!, coverage: { ...first!.coverage, provider: 'vendor', mandatory: false, ...change } };
      return coverageOf({ ...ANSWERED, screening: [...ANSWERED.screening, vendor] });
    };
    const answered = asking({ kind: 'external' });
    expect(answered).to.include({ sanctionsLists: 0, screeningVendors: 1 });
    expect(coverageSentence(answered, 'en')).to.equal(
      'Judged by what the request declares, no sanctions list, no threat list and 1 screening vendor.',
    );
    const silent = asking({ kind: 'external', status: 'unavailable', reason: 'timeout' });
    expect(silent).to.include({ screeningVendors: 0 });
    expect(coverageSentence(silent, 'en'))
      .to.include('A sanctioned address is not recognised')
      .and.include('1 source.');
  });

  it('is told in every language: none, one and several apart, each number as the language writes it', () => {
    const missing: NotAnswered = { provider: 'vendor', capability: null, status: 'unavailable', reason: null };
    for (const language of LANGUAGES) {
      const [none = '', one = '', several = ''] = [0, 1, 1_200].map((count) =>
        coverageSentence(
          {
            ...coverageOf(ANSWERED),
            ...{ sanctionsLists: count, threatLists: count, screeningVendors: count },
            notAnswered: Array.from({ length: count }, () => missing),
          },
          language,
        ),
      );
      expect([none, one, several].map((text) => text.match(/\d[\d.,\u202f]*\d|\d/g) ?? [])).to.deep.equal([
        [],
        ['1', '1', '1', '1'],
        Array.from({ length: 4 }, () => decimalIn('1200', language)),
      ]);
      for (const text of [none, one, several]) {
        expect(text).not.to.match(/[{}]| {2}|[。：] /);
        expect([...text].length, text).to.be.at.most(220);
      }
    }
  });

  it('counts lists by what they hold, one of both kinds in both numbers', () => {
    const facts = withLists(
      listed('sanctions', NOVEMBER, 'sanctions'),
      listed('both', NOVEMBER, 'mixer', 'sanctions'),
      listed('scams', NOVEMBER, 'scam_fraud'),
      listed('exchanges', NOVEMBER, 'regulated_service', 'unattributed'),
      listed('tokens', NOVEMBER, 'official_token'),
    );
    expect(coverageOf(facts)).to.include({ sanctionsLists: 2, threatLists: 2 });
  });

  it('dates the lists by the oldest, so that a new one never hides it', () => {
    const facts = withLists(listed('new', NOVEMBER, 'scam_fraud'), listed('old', SEPTEMBER, 'sanctions'));
    expect(coverageOf(facts).oldestListAsOf).to.equal(SEPTEMBER);
  });

  it('gives the date of the price, and none where there is no price', () => {
    expect(coverageOf(factsFor(INTENT, { token: { ...USDC, pricedAt: OCTOBER } })).pricesAsOf).to.equal(OCTOBER);
    expect(coverageOf(factsFor(INTENT, { token: { ...USDC, pricedAt: null } })).pricesAsOf).to.equal(null);
    expect(coverageOf({ ...ANSWERED, token: { ...ANSWERED.token, value: null } }).pricesAsOf).to.equal(null);
  });

  it('names every source that did not answer, was stale, or does not know the chain, and no other', () => {
    expect(coverageOf(ANSWERED).notAnswered).to.deep.equal([]);
    const changes = [
      { status: 'unavailable', reason: 'timeout' },
      { status: 'stale', reason: null },
      { status: 'not_supported', reason: null },
    ] as const;
    for (const change of changes)
      expect(coverageOf(withScreening(change)).notAnswered, change.status).to.deep.equal([
        { provider: 'local-signals', capability: 'address_screening', ...change },
      ]);
  });

  it('names the imported descriptions of calls where they could not be read', () => {
    const judgedWith = (descriptionFailure: 'timeout' | null) => {
      const { intent, payload } = bytesAlone({ ...transaction({ data: '0x12345678' }), descriptionFailure });
      return decide({ intent, payload }, factsFor(intent), OUTGOING_DEFAULT, NOW_MS);
    };
    const failed = judgedWith('timeout');
    expect(failed.recommendedAction).to.equal('REVIEW');
    expect(failed.coverage.notAnswered).to.deep.equal([
      { provider: 'imported-descriptions', capability: 'call_description', status: 'unavailable', reason: 'timeout' },
    ]);
    expect(judgedWith(null).coverage.notAnswered).to.deep.equal([]);
  });

  it('names a list that is demanded and not there, and the holder of one that is too old', () => {
    const missing = decided({ ...ANSWERED, requiredLists: ['OFAC SDN'] }).coverage.notAnswered;
    expect(missing.map(({ provider, reason }) => [provider, reason])).to.deep.equal([['OFAC SDN', 'not_loaded']]);
    const old = { ...listed('OFAC SDN', SEPTEMBER, 'sanctions'), maxAgeSeconds: 60 };
    const stale = coverageOf(withLists(old), { requiredSources: ['OFAC SDN'] }).notAnswered;
    expect(stale.map(({ provider, status }) => [provider, status])).to.deep.equal([['local-signals', 'stale']]);
  });

  it('is of level 1 where a node says what stands at an address, 0 where none does, and of none without bytes', () => {
    const levelOf = (state: AccountState | null, payload: SubmittedPayload | null) =>
      decide({ intent: INTENT, payload }, factsFor(INTENT, { contract: { state } }), OUTGOING_DEFAULT, NOW_MS).coverage
        .level;
    expect([levelOf(accountState('none'), transaction()), levelOf(null, transaction())]).to.deep.equal([1, 0]);
    expect(levelOf(accountState('none'), null)).to.equal(null);
  });

  it('rests on the bytes only where something could be read of them', () => {
    const basisOf = (payload: SubmittedPayload) => {
      const proposal = bytesAlone(payload);
      return [payload.status, decide(proposal, factsFor(proposal.intent), OUTGOING_DEFAULT, NOW_MS).coverage.basis];
    };
    const hash = submitted({ kind: 'message', content: { encoding: 'hash', content: `0x${'ab'.repeat(32)}` } });
    const approval = approveData() + '00'.repeat(32);
    const payloads = [transaction(), transaction({ data: approval }), transaction({ data: '0x12345678' }), hash];
    expect([...payloads, transaction({ data: '0x1' })].map(basisOf)).to.deep.equal([
      ['decoded', 'decoded'],
      ['partly_decoded', 'decoded'],
      ['not_decoded', 'declared'],
      ['not_decoded', 'declared'],
      ['invalid', 'declared'],
    ]);
  });

  it('is no finding: it changes neither action nor score', () => {
    const { findings, recommendedAction, riskScore } = decided(ANSWERED);
    expect([findings, recommendedAction, riskScore]).to.deep.equal([[], 'ALLOW', 0]);
  });
});

describe('the date of a source that holds lists', () => {
  const facts = withLists(
    listed('oldest', SEPTEMBER, 'scam_fraud'),
    listed('middle', OCTOBER, 'sanctions'),
    listed('newest', NOVEMBER, 'scam_fraud'),
  );
  const datesOf = (asked: Facts, policy: Partial<Policy> = {}) =>
    judgedCoverage(asked, decided(asked, policy).screening)
      .filter(({ provider }) => provider === 'local-signals')
      .map(({ asOf }) => asOf);

  it('is that of the oldest list that policy or operator demands, never of a newer one', () => {
    expect(datesOf(facts, { requiredSources: ['newest', 'middle'] })).to.deep.equal([OCTOBER]);
    expect(datesOf({ ...facts, requiredLists: ['newest'] }, { requiredSources: ['middle'] })).to.deep.equal([OCTOBER]);
    expect(datesOf({ ...facts, requiredLists: ['newest'] })).to.deep.equal([NOVEMBER]);
  });

  it('is judged against the maximum age that the policy sets for that source', () => {
    const days = (count: number) => ({ maxAgeSecondsBySource: { 'local-signals': count * 86_400 } });
    const demanded = { requiredSources: ['newest', 'middle'] };
    expect(decided(facts, { ...demanded, ...days(30) }).recommendedAction).to.equal('REVIEW');
    expect(decided(facts, { ...demanded, ...days(60) }).recommendedAction).to.equal('ALLOW');
  });
});
