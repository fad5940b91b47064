import { expect } from 'chai';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { HistoryEntry, HistoryQuery } from '../../../ports/stores/history.js';
import {
  checkEntry,
  evmKey,
  historyEntry,
  historyQuery,
  lookalikeOf,
  OTHER_PARTNER,
} from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { createMemoryStorage } from '../../../adapters/storage/memory/index.js';
import { KnownPairs } from '../../../adapters/storage/postgres/history/known-pairs.js';
import { HISTORY_LIMITS } from '../../../domain/facts/facts.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { usePostgres } from './support/postgres-test.js';
import { waitFor } from './support/wait.js';

/** More than is counted, so that nothing that comes later changes the answer. */
const WELL_KNOWN = 5;
const COUNTED = 3;

describe('a pair that is known for good', () => {
  const test = usePostgres();
  const query = (changes: Partial<HistoryQuery> = {}): HistoryQuery =>
    historyQuery({ bandUsd: null, allowedChecksUpTo: COUNTED, ...changes });

  /** Stores on a history that the pair of the fixtures is known in, whose table is then out of reach. */
  const withoutTable = async (entries: number, first: Partial<HistoryQuery> = {}) => {
    const stores = await test().open();
    for (let nonce = 0; nonce < entries; nonce += 1)
      await stores.checks.append(checkEntry({ history: historyEntry({ nonce }) }));
    const learned = await stores.history.lookUp(query(first));
    await test().database.run('alter table history_entries rename to history_out_of_reach');
    return { stores, learned };
  };

  it('is answered without the database, and alike', async () => {
    const { stores, learned } = await withoutTable(WELL_KNOWN);
    expect(learned).to.deep.equal({
      allowedChecksToRecipient: COUNTED,
      recipientUsedBySender: true,
      lookalikeRecipients: [],
      bandChecksLastDay: null,
      checksLastHour: null,
    });
    expect(await stores.history.lookUp(query())).to.deep.equal(learned);
    expect(
      await stores.history.lookUp(query({ fingerprint: historyEntry({ nonce: 0 }).fingerprint })),
      'for an intent that was checked before',
    ).to.deep.equal(learned);
    expect((await stores.history.lookUp(query({ allowedChecksUpTo: 1 }))).allowedChecksToRecipient).to.equal(1);
  });

  it('stays known as far as it was counted, also after a shorter count', async () => {
    const stores = await test().open();
    for (let nonce = 0; nonce < WELL_KNOWN; nonce += 1)
      await stores.checks.append(checkEntry({ history: historyEntry({ nonce }) }));
    await stores.history.lookUp(query());
    await stores.history.lookUp(query({ allowedChecksUpTo: 1, bandUsd: { from: 8_000, below: 10_000 } }));
    await test().database.run('alter table history_entries rename to history_out_of_reach');
    expect((await stores.history.lookUp(query())).allowedChecksToRecipient).to.equal(COUNTED);
  });

  const others: Readonly<Record<string, Partial<HistoryQuery>>> = {
    'another sender': { senderKey: evmKey('another') },
    'another recipient': { recipientKey: evmKey('another') },
    'an invalid recipient': { recipientKey: null },
    'a longer count': { allowedChecksUpTo: COUNTED + 1 },
    'the value band': { bandUsd: { from: 8_000, below: 10_000 } },
    'the last hour': { checksLastHourUpTo: 60 },
  };
  for (const [what, changes] of Object.entries(others)) {
    it(`says nothing of ${what}: the database is asked`, async () => {
      const { stores } = await withoutTable(WELL_KNOWN);
      expect(await rejection(stores.history.lookUp(query(changes)))).to.be.instanceOf(StorageUnavailableError);
    });
  }

  it('says nothing to another partner', async () => {
    await (await test().open()).checks.append(checkEntry({ scope: OTHER_PARTNER }));
    const { stores } = await withoutTable(WELL_KNOWN);
    expect(await rejection(stores.history.lookUp(query({ scope: OTHER_PARTNER })))).to.be.instanceOf(
      StorageUnavailableError,
    );
  });

  it('is known no longer when a connection was lost, and the database is asked', async () => {
    const { stores } = await withoutTable(WELL_KNOWN);
    expect(await test().killConnections()).to.be.greaterThan(0);
    await waitFor(async () => {
      try {
        await stores.history.lookUp(query());
        return false;
      } catch (error) {
        expect(error).to.be.instanceOf(StorageUnavailableError);
        return true;
      }
    });
  });

  it('is not yet one that was counted no further than it is asked for', async () => {
    const { stores } = await withoutTable(COUNTED);
    expect(await rejection(stores.history.lookUp(query()))).to.be.instanceOf(StorageUnavailableError);
  });
});

describe('what a pair that is known for good leaves', () => {
  const test = usePostgres();
  const recipientKey = historyEntry().recipientKey;
  const lookalike = lookalikeOf(recipientKey, 1);
  /** As many ALLOWed checks as make the recipient known to whoever counts furthest. */
  const MANY = HISTORY_LIMITS.allowedChecks + 1;
  const asked = historyQuery({ bandUsd: null });

  const appendAll = async (stores: Stores, entries: readonly HistoryEntry[]): Promise<void> => {
    await Promise.all(entries.map((history) => stores.checks.append(checkEntry({ history }))));
  };
  const flags = async (): Promise<unknown> =>
    test().database.run(
      'select pair_counts, recipient_counts, count(*)::integer as entries from history_entries group by 1, 2 order by 1, 2',
    );

  const later: readonly HistoryEntry[] = [
    ...Array.from({ length: 20 }, (_, nonce) => historyEntry({ nonce: `later ${nonce}`, valueUsd: 9_000 + nonce })),
    historyEntry({ nonce: 'reviewed', action: 'REVIEW', valueUsd: null }),
    historyEntry({ nonce: 'blocked', action: 'BLOCK' }),
    historyEntry({ nonce: 0, action: 'BLOCK' }),
    historyEntry({ nonce: 'approval', transfer: false }),
  ];
  const queries: readonly HistoryQuery[] = [
    ...[null, 1, 60].flatMap((checksLastHourUpTo) =>
      [0, 3, HISTORY_LIMITS.allowedChecks].map((allowedChecksUpTo) =>
        historyQuery({ checksLastHourUpTo, allowedChecksUpTo }),
      ),
    ),
    ...['later 1', 'reviewed', 'blocked', 0, 'approval'].map((nonce) =>
      historyQuery({ fingerprint: historyEntry({ nonce, transfer: nonce !== 'approval' }).fingerprint }),
    ),
    historyQuery({ recipientKey: lookalike }),
    historyQuery({ recipientKey: lookalike, fingerprint: historyEntry({ nonce: 'later 1' }).fingerprint }),
    historyQuery({ senderKey: evmKey('another') }),
    historyQuery({ senderKey: evmKey('another'), recipientKey: lookalike }),
  ];

  it('is not looked for where it changes nothing, and changes no answer', async () => {
    const memory = createMemoryStorage();
    const writer = await test().open();
    const known = Array.from({ length: MANY }, (_, nonce) => historyEntry({ nonce }));
    for (const stores of [memory, writer]) await appendAll(stores, known);
    await writer.history.lookUp(asked);
    for (const stores of [memory, writer]) await appendAll(stores, later);
    expect(await flags()).to.deep.equal([
      { pair_counts: false, recipient_counts: false, entries: later.length },
      { pair_counts: true, recipient_counts: true, entries: MANY },
    ]);
    // another instance knows nothing but what stands in the database
    for (const reader of [writer, await test().open()]) {
      for (const query of queries)
        expect(await reader.history.lookUp(query), JSON.stringify(query)).to.deep.equal(
          await memory.history.lookUp(query),
        );
    }
  });

  it('still counts for the recipient where somebody may count further', async () => {
    const stores = await test().open();
    await appendAll(
      stores,
      Array.from({ length: WELL_KNOWN }, (_, nonce) => historyEntry({ nonce })),
    );
    await stores.history.lookUp({ ...asked, allowedChecksUpTo: COUNTED });
    await appendAll(stores, [historyEntry({ nonce: 'later' })]);
    expect(await flags()).to.deep.equal([
      { pair_counts: false, recipient_counts: true, entries: 1 },
      { pair_counts: true, recipient_counts: true, entries: WELL_KNOWN },
    ]);
    const reader = await test().open();
    expect((await reader.history.lookUp(asked)).allowedChecksToRecipient).to.equal(WELL_KNOWN + 1);
  });

  it('is found in a database that was put back to an earlier state', async () => {
    const stores = await test().open();
    await appendAll(
      stores,
      Array.from({ length: MANY }, (_, nonce) => historyEntry({ nonce })),
    );
    await stores.history.lookUp(asked);
    await test().database.run(
      'alter table history_entries disable trigger all; delete from history_entries; alter table history_entries enable trigger all',
    );
    expect(await test().killConnections()).to.be.greaterThan(0);
    // the append meets the lost connection itself, or comes after it was noticed
    await appendAll(stores, [historyEntry({ nonce: 'later' })]);
    expect(await flags()).to.deep.equal([{ pair_counts: true, recipient_counts: true, entries: 1 }]);
    expect(await stores.history.lookUp(asked)).to.include({ recipientUsedBySender: true, allowedChecksToRecipient: 1 });
    expect((await stores.history.lookUp({ ...asked, recipientKey: lookalike })).lookalikeRecipients).to.deep.equal([
      recipientKey,
    ]);
  });
});

describe('the memory of known pairs', () => {
  const query = historyQuery({ bandUsd: null, allowedChecksUpTo: COUNTED });
  const row = (allowed: number) => ({
    place: 1,
    allowed,
    used: true,
    used_by_two_intents: true,
    lookalikes: null,
    in_band: null,
    within_hour: null,
  });
  const learn = (known: KnownPairs, allowed: number): void =>
    known.learn(known.reading, { scopeId: 1, query, allowedLimit: known.allowedLimit(1, query) }, row(allowed));

  /** How many answers it gives before the database has to be asked, up to `most`. */
  const answersOf = (known: KnownPairs, most: number): number => {
    let given = 0;
    while (given < most && known.answer(1, query) !== null) given += 1;
    return given;
  };

  it('counts the checks to a recipient again when it may have as many as anybody asks for, until it has', () => {
    const known = new KnownPairs();
    expect(known.allowedLimit(1, query)).to.equal(COUNTED + 1);
    learn(known, COUNTED + 1);
    expect(known.allowedLimit(1, query)).to.equal(HISTORY_LIMITS.allowedChecks + 1);
    expect(answersOf(known, 1_000)).to.equal(HISTORY_LIMITS.allowedChecks - COUNTED);
    learn(known, HISTORY_LIMITS.allowedChecks);
    expect(known.counts(1, historyEntry()), 'one too few').to.deep.equal({ pair: false, recipient: true });
    expect(answersOf(known, 1_000)).to.equal(1);
    learn(known, HISTORY_LIMITS.allowedChecks + 1);
    expect(known.counts(1, historyEntry())).to.deep.equal({ pair: false, recipient: false });
    expect(answersOf(known, 1_000)).to.equal(1_000);
  });

  it('does not take in what was read before a connection was lost', () => {
    const known = new KnownPairs();
    const { reading } = known;
    known.forget();
    known.learn(reading, { scopeId: 1, query, allowedLimit: COUNTED + 1 }, row(COUNTED + 1));
    expect(known.answer(1, query)).to.equal(null);
    expect(known.counts(1, historyEntry())).to.deep.equal({ pair: true, recipient: true });
  });
});
