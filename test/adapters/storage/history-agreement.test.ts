import { expect } from 'chai';
import fc from 'fast-check';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { OUTCOMES } from '../../../domain/record/outcome.js';
import type { CheckEntry } from '../../../ports/stores/checks.js';
import type { HistoryEntry, HistoryQuery } from '../../../ports/stores/history.js';
import type { Stores } from '../../../ports/stores/stores.js';
import {
  checkEntry,
  DAY_MS,
  evmKey,
  historyEntry,
  HOUR_MS,
  lookalikeOf,
  NOON_MS,
} from '../../conformance/storage/fixtures.js';
import { report } from '../../conformance/storage/history/support.js';
import { usePostgres } from './support/postgres-test.js';
import { runs } from '../../support/depth.js';

/** Few senders and recipients, so that their histories meet; recipients come in families that look alike. */
const senders = ['a', 'b'].map(evmKey);
const recipients = ['r', 's']
  .map(evmKey)
  .flatMap((key) => [key, ...Array.from({ length: 7 }, (_, index) => lookalikeOf(key, index))]);

const ages = fc.oneof(
  fc.integer({ min: -50, max: 2 * HOUR_MS }),
  fc.integer({ min: 0, max: 3 * DAY_MS }),
  fc.constantFrom(0, HOUR_MS - 1, HOUR_MS, HOUR_MS + 1, DAY_MS - 1, DAY_MS, DAY_MS + 1),
);
const values = fc.oneof(
  fc.constantFrom(null, 0, 7_999.99, 8_000, 9_999.99, 10_000),
  fc.double({ min: 0, max: 20_000, noNaN: true }),
);

const entries: fc.Arbitrary<HistoryEntry> = fc
  .record({
    senderKey: fc.constantFrom(...senders),
    recipientKey: fc.constantFrom(...recipients),
    action: fc.constantFrom('ALLOW' as const, 'REVIEW' as const, 'BLOCK' as const),
    transfer: fc.boolean(),
    valueUsd: values,
    age: ages,
    nonce: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ age, ...intent }) => historyEntry({ ...intent, checkedAtMs: NOON_MS - age }));

const queries: fc.Arbitrary<Omit<HistoryQuery, 'scope' | 'fingerprint' | 'counterpartyKey'>> = fc.record({
  senderKey: fc.constantFrom(...senders, evmKey('nobody'), null),
  recipientKey: fc.constantFrom(...recipients, evmKey('nobody'), null),
  nowMs: fc.constantFrom(NOON_MS, NOON_MS + 11 * HOUR_MS, NOON_MS + DAY_MS),
  transfer: fc.boolean(),
  bandToAnybody: fc.boolean(),
  bandUsd: fc.constantFrom(
    null,
    { from: 8_000, below: 10_000 },
    { from: 0, below: 1e12 },
    { from: 9_000, below: 9_000 },
  ),
  earlierChecksUpTo: fc.constantFrom(0, 1, 3, 100),
  checksLastHourUpTo: fc.constantFrom(null, 0, 2, 60),
});

/**
 * Batches of entries, each written by one of two instances and acknowledged before the next; after every one both
 * instances look up.
 */
const sequences = fc.array(
  fc.record({
    writer: fc.constantFrom(0, 1),
    // bytes may pay several accounts: these entries are of one check
    batch: fc.array(fc.array(entries, { minLength: 1, maxLength: 2 }), { maxLength: 25 }),
    outcomes: fc.array(fc.record({ about: fc.nat(), outcome: fc.constantFrom(...OUTCOMES) }), { maxLength: 15 }),
    lookUps: fc.array(
      fc.record({ query: queries, asEntry: fc.nat(), counterpartyKey: fc.constantFrom(...recipients, null) }),
      { minLength: 1, maxLength: 12 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

describe('history of two instances on PostgreSQL, and of memory', () => {
  const test = usePostgres();

  it('gives equal answers after any sequence of checks and outcomes', async function () {
    this.timeout(120_000);
    const memory = createMemoryStorage();
    const instances = [await test().open(), await test().open()];
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        const scope = { partnerId: `prt_${(tried += 1)}`, environment: 'sandbox' as const };
        const known: CheckEntry[] = [];
        for (const { writer, batch, outcomes, lookUps } of sequence) {
          const checks = batch.map((history) => checkEntry({ scope, history, action: history[0]!.action }));
          known.push(...checks);
          for (const stores of [memory, instances[writer]!]) {
            await Promise.all(checks.map((check) => stores.checks.append(check)));
            for (const { about, outcome } of known.length === 0 ? [] : outcomes)
              await report(stores, known[about % known.length]!, outcome);
          }
          const asked = lookUps.map(({ query, asEntry, counterpartyKey }): HistoryQuery => {
            const present = known[asEntry % (known.length + 1)]?.history[0];
            const gains = query.transfer ? query.recipientKey : counterpartyKey;
            return { ...query, scope, counterpartyKey: gains, fingerprint: present?.fingerprint ?? '00'.repeat(32) };
          });
          const answersOf = (stores: Stores): Promise<unknown> =>
            Promise.all(asked.map((query) => stores.history.lookUp(query)));
          const expected = await answersOf(memory);
          for (const stores of instances) expect(await answersOf(stores)).to.deep.equal(expected);
        }
      }),
      { numRuns: runs(40) },
    );
  });
});
