import { expect } from 'chai';
import fc from 'fast-check';
import { decide } from '../../../domain/decision/decide.js';
import type { HistoryFacts } from '../../../domain/facts/history/history-facts.js';
import { everyFact, type Facts } from '../../../domain/facts/facts.js';
import type { TransactionIntent } from '../../../domain/intent/intent.js';
import { GATHER_DEADLINE_MS } from '../../../src/application/check/facts/ask-provider.js';
import {
  builtInPolicy,
  CONTRACT,
  intentWith,
  NOW_MS,
  OUTGOING_DEFAULT,
  RECIPIENT,
  SENDER,
  proposalOf,
} from '../../support/builders.js';
import { evidenceAbout, KNOWN_RECIPIENT, usedRecipient } from '../../support/facts.js';
import {
  type Behaviour,
  FAILING_BEHAVIOURS,
  FEED_DEADLINE_MS,
  fakeSources,
  type FakeSourcesOptions,
} from '../../support/fake-sources.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { runs } from '../../support/depth.js';
import { words } from '../../support/words.js';
import { gathering } from '../../support/gathering.js';

const SCOPE = { partnerId: 'prt_00000000000000000000000001', environment: 'sandbox' } as const;
const TWIN = `${RECIPIENT.slice(0, 5)}${'7'.repeat(34)}${RECIPIENT.slice(-3)}`;
const HISTORIES: Readonly<Record<'answers' | 'finds a look-alike' | 'fails', () => Promise<HistoryFacts>>> = {
  answers: async () => KNOWN_RECIPIENT,
  'finds a look-alike': async () => ({ ...KNOWN_RECIPIENT, lookalikes: [usedRecipient(TWIN)] }),
  fails: () => Promise.reject(new Error('made up')),
};

const gathered = async (
  options: FakeSourcesOptions = {},
  intent: TransactionIntent = intentWith(),
  history: keyof typeof HISTORIES = 'answers',
  requiredLists: readonly string[] = [],
): Promise<Facts> => {
  const { facts } = await gathering(fakeSources(options), { history: { lookUp: HISTORIES[history] }, requiredLists })({
    proposal: proposalOf(intent),
    policy: OUTGOING_DEFAULT,
    scope: SCOPE,
    nowMs: NOW_MS,
    requestId: 'req_test',
  });
  return facts;
};

const rowsOf = (facts: Facts) => everyFact(facts).map((fact) => fact.coverage);
const rowOf = (facts: Facts, provider: string) => rowsOf(facts).find((row) => row.provider === provider);

/** A good signal about the sender, by what differs. It brings an id of its own, which must not count. */
const signal = (changes: Readonly<Record<string, unknown>> = {}): object => ({
  ...evidenceAbout(SENDER, { basis: 'attribution', exposure: 'direct', observedAt: '2026-11-20T00:00:00Z' }),
  ...changes,
});
const feedSays = (...signals: readonly object[]) => ({
  feedAnswer: () => ({ signals, asOf: '2026-11-21T00:00:00Z', note: null, lists: [] }),
});

describe('gathering facts', () => {
  it('asks every source, and gives a row of coverage for each', async () => {
    const facts = await gathered();
    expect(rowsOf(facts).map((row) => [row.provider, row.status])).to.have.deep.members(
      words(`
        service-history bundled-registry bundled-prices local-registry local-rules local-signals external-feed
      `).map((provider) => [provider, 'answered']),
    );
    expect(facts).to.not.have.property('requiredLists');
  });

  it('gives a row for every source also where no address is valid', async () => {
    const facts = await gathered(
      {},
      intentWith({ from: 'nobody', to: 'nowhere', contract: null, direction: 'incoming' }),
    );
    expect(rowsOf(facts)).to.have.length(7);
    expect(rowOf(facts, 'local-registry')).to.include({
      status: 'answered',
      note: 'nothing was asked: there is no valid address',
    });
  });

  it('gives evidence an identity of its own', async () => {
    const facts = await gathered(feedSays(signal(), signal({ reference: 'another' })));
    const ids = facts.screening.flatMap((fact) => fact.value?.evidence ?? []).map((record) => record.evidenceId);
    expect(new Set(ids).size).to.equal(2);
    for (const id of ids) expect(id).to.match(/^evd_[0-9a-z]{26}$/);
  });

  it('keeps which lists the operator declares mandatory', async () =>
    expect((await gathered({}, intentWith(), 'answers', ['OFAC'])).requiredLists).to.deep.equal(['OFAC']));

  it('calls data stale that is older than its source allows, or of the future, and keeps what it says', async () => {
    const answer = (asOf: string) => ({
      feedAnswer: () => ({ signals: [signal()], asOf, note: null, lists: [], maxAgeSeconds: 3_600 }),
    });
    for (const asOf of ['2026-11-21T10:59:59Z', '2099-01-01T00:00:00Z']) {
      const stale = await gathered(answer(asOf));
      expect(rowOf(stale, 'external-feed'), asOf).to.include({ status: 'stale', reason: null });
      expect(stale.screening.flatMap((fact) => fact.value?.evidence ?? [])).to.have.length(1);
    }
    // of today by its day alone, or by a clock that is ahead
    for (const asOf of ['2026-11-21T11:00:00Z', '2026-11-22T00:00:00Z'])
      expect(rowOf(await gathered(answer(asOf)), 'external-feed')?.status, asOf).to.equal('answered');
  });

  it('calls data of the future stale, though its source has no maximum age', async () => {
    const statusAt = async (asOf: string) =>
      rowOf(await gathered({ feedAnswer: () => ({ signals: [], asOf, note: null, lists: [] }) }), 'external-feed')
        ?.status;
    expect(await statusAt('2099-01-01T00:00:00Z')).to.equal('stale');
    expect(await statusAt('2026-11-22T00:00:00Z')).to.equal('answered');
    expect(await statusAt('2020-01-01T00:00:00Z')).to.equal('answered');
  });
});

describe('an answer that cannot be believed', () => {
  const nonsense: Readonly<Record<string, FakeSourcesOptions>> = {
    'no object': { feedAnswer: () => null },
    'signals that are no list': { feedAnswer: () => ({ signals: {}, asOf: null, note: null, lists: [] }) },
    'a date of the data that is none': { feedAnswer: () => ({ signals: [], asOf: 'now', note: null, lists: [] }) },
    'a maximum age that is none': {
      feedAnswer: () => ({ signals: [], asOf: null, note: null, lists: [], maxAgeSeconds: Number.NaN }),
    },
    'a list without a date': {
      feedAnswer: () => ({
        signals: [],
        asOf: null,
        note: null,
        lists: [{ source: 'x', publishedAt: '', maxAgeSeconds: null, rows: 1, sha256: 'x' }],
      }),
    },
    'a signal that is null': { feedAnswer: () => ({ signals: [null], asOf: null, note: null, lists: [] }) },
    'another address': feedSays(signal({ subjectKey: CONTRACT })),
    'an address in other letters': feedSays(signal({ subjectKey: SENDER.toUpperCase() })),
    'a confidence of NaN': feedSays(signal({ confidence: Number.NaN })),
    'a confidence over one': feedSays(signal({ confidence: 97 })),
    'a confidence that is text': feedSays(signal({ confidence: '0.97' })),
    'no confidence': feedSays(signal({ confidence: undefined })),
    'an unknown category': feedSays(signal({ category: 'very_bad' })),
    'a category of every object': feedSays(signal({ category: 'constructor' })),
    'an unknown exposure': feedSays(signal({ exposure: 'somehow' })),
    'an unknown severity': feedSays(signal({ severity: 'high' })),
    'an unknown basis': feedSays(signal({ basis: 'hearsay' })),
    'a date that is none': feedSays(signal({ observedAt: 'yesterday' })),
    'a date that is a number': feedSays(signal({ publishedAt: 1_700_000_000 })),
    'a day that does not exist': feedSays(signal({ observedAt: '2026-13-45' })),
    'an age below zero': feedSays(signal({ maxAgeSeconds: -1 })),
    'a share over one': feedSays(signal({ share: 12 })),
    'no source': feedSays(signal({ source: null })),
    'a source of no known kind': feedSays(signal({ source: { id: 'x', name: 'x', kind: 'rumour' } })),
    'an empty reference': feedSays(signal({ reference: '' })),
    'a path that is text': feedSays(signal({ path: 'a to b' })),
    'an entity without a name': feedSays(signal({ attribution: { entityName: '', entityType: 'exchange' } })),
    'missing parts that are a flag': feedSays(signal({ missingParts: true })),
    'demonstration evidence from a source that is none': feedSays(signal({ demonstration: true })),
    'one good signal beside a bad one': feedSays(signal(), signal({ confidence: 2 })),
  };
  for (const [what, options] of Object.entries(nonsense))
    it(`becomes an unavailable source with all that it says: ${what}`, async () => {
      const facts = await gathered(options, intentWith({ direction: 'incoming' }));
      expect(rowOf(facts, 'external-feed')).to.include({ status: 'unavailable', reason: 'bad_response' });
      expect(facts.screening.flatMap((fact) => fact.value?.evidence ?? [])).to.deep.equal([]);
      expect(
        decide(proposalOf(intentWith({ direction: 'incoming' })), facts, builtInPolicy('incoming_default'), NOW_MS)
          .recommendedAction,
      ).to.equal('REVIEW');
    });

  const others: readonly (readonly [string, string, FakeSourcesOptions])[] = [
    ['a contract that is another', 'local-registry', { contractAnswer: { key: CONTRACT } }],
    ['a contract verified by text', 'local-registry', { contractAnswer: { verified: 'false' } }],
    ['a contract that is a demonstration', 'local-registry', { contractAnswer: { demonstration: true } }],
    ['a simulation of no known mode', 'local-rules', { simulationAnswer: { mode: 'dreamt' } }],
    [
      'an effect of no known kind',
      'local-rules',
      { simulationAnswer: { effects: [{ kind: 'gift', from: null, to: null, token: null, amount: null }] } },
    ],
    ['a token with half a decimal', 'bundled-registry', { tokenAnswer: { decimals: 6.5 } }],
    ['a price of no number', 'bundled-prices', { priceAnswer: { usd: 'Infinity' } }],
    ['a price of nothing', 'bundled-prices', { priceAnswer: { usd: '0.00' } }],
    ['a price without a date', 'bundled-prices', { priceAnswer: { pricedAt: null } }],
    ['a price of the year after', 'bundled-prices', { priceAnswer: { pricedAt: '2027-11-21' } }],
    [
      'a key to price by that is no text',
      'bundled-registry',
      { tokenAnswer: { priced: { symbol: 'X', pegged: false, assets: [{ chain: 'base', key: 7 }] } } },
    ],
    [
      'a token contract that was not asked for',
      'bundled-registry',
      { tokenAnswer: { tokenContracts: [{ key: CONTRACT, symbol: 'USDC' }] } },
    ],
  ];
  for (const [what, provider, options] of others)
    it(`becomes an unavailable source: ${what}`, async () =>
      expect(rowOf(await gathered(options), provider)).to.include({ status: 'unavailable', reason: 'bad_response' }));
});

describe('sources that fail while facts are gathered', () => {
  const PARTS = ['tokens', 'prices', 'contracts', 'simulation', 'lists', 'feed'] as const;
  const behaviours = fc.constantFrom<Behaviour>(...FAILING_BEHAVIOURS);

  it('never make gathering throw, leave no source out, and never lead to ALLOW, in any combination', async () => {
    const subset = fc.record({
      failing: fc.subarray([...PARTS]),
      how: fc.array(behaviours, { minLength: 6, maxLength: 6 }),
      history: fc.constantFrom('answers' as const, 'fails' as const),
    });
    await fc.assert(
      fc.asyncProperty(
        subset,
        fc.constantFrom('outgoing' as const, 'incoming' as const),
        async ({ failing, how, history }, direction) => {
          const intent = intentWith({ direction });
          const options: FakeSourcesOptions = Object.fromEntries(
            failing.map((part, index) => [part, how[index] ?? 'fails']),
          );
          const facts = await gathered(options, intent, history);
          expect(rowsOf(facts)).to.have.length(7);
          expect(rowsOf(facts).filter((row) => row.status === 'unavailable')).to.have.length(
            // what an unknown token is worth, no source is asked
            failing.filter((part) => part !== 'prices' || !failing.includes('tokens')).length +
              (history === 'fails' ? 1 : 0),
          );
          const { recommendedAction } = decide(
            proposalOf(intent),
            facts,
            builtInPolicy(`${direction}_default`),
            NOW_MS,
          );
          if (failing.length > 0 || history === 'fails') expect(recommendedAction).to.not.equal('ALLOW');
          else expect(recommendedAction).to.equal(direction === 'outgoing' ? 'ALLOW' : 'REVIEW');
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('say why by a word from a closed list', async () => {
    const reasons = await Promise.all(
      FAILING_BEHAVIOURS.map(async (feed) => rowOf(await gathered({ feed }), 'external-feed')?.reason),
    );
    expect(reasons).to.deep.equal(['server_error', 'internal_error', 'internal_error', 'bad_response']);
  });

  it('are asked all the same where they cannot say which chains they cover', async () =>
    expect(rowOf(await gathered({ feed: 'cannot say its chains' }), 'external-feed')?.status).to.equal('answered'));
});

describe('sources that hang', () => {
  const timers = useMockTimers();

  /** What is gathered within `deadlineMs`, and not a millisecond earlier. */
  const gatheredAfter = async (deadlineMs: number, ...options: Parameters<typeof gathered>): Promise<Facts> => {
    let isOver = false;
    const facts = gathered(...options).finally(() => (isOver = true));
    // the others answer before the time moves
    await timers.tick(0);
    await timers.tick(deadlineMs - 1);
    expect(isOver).to.equal(false);
    await timers.tick(1);
    return facts;
  };

  it('are waited for until their deadline and no longer', async () => {
    const facts = await gatheredAfter(FEED_DEADLINE_MS, { feed: 'hangs' });
    expect(rowOf(facts, 'external-feed')).to.include({ status: 'unavailable', reason: 'timeout' });
  });

  it('are never waited for longer than the deadline of the whole check', async () => {
    const hanging = { lists: 'hangs', tokens: 'hangs' } as const;
    const facts = await gatheredAfter(GATHER_DEADLINE_MS, hanging, intentWith({ to: RECIPIENT }));
    const timedOut = rowsOf(facts).filter((row) => row.reason === 'timeout');
    expect(timedOut.map((row) => row.provider)).to.have.members(['local-signals', 'bundled-registry']);
  });

  it('leave history as it is: a look-alike is blocked while the token registry hangs', async () => {
    const inferred = intentWith({ kind: 'call', kindRule: 'contract_address', contract: RECIPIENT });
    for (const intent of [intentWith({ amount: '9000' }), inferred]) {
      const facts = await gatheredAfter(GATHER_DEADLINE_MS, { tokens: 'hangs' }, intent, 'finds a look-alike');
      const { findings, recommendedAction } = decide(proposalOf(intent), facts, OUTGOING_DEFAULT, NOW_MS);
      expect(findings.map(({ code }) => code)).to.include('recipient_lookalike');
      expect(recommendedAction).to.equal('BLOCK');
    }
  });
});
