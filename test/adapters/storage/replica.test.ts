import { expect } from 'chai';
import { Replica } from '../../../adapters/storage/postgres/replica/replica.js';
import { portError } from '../../../adapters/storage/postgres/session/errors.js';
import { DEFAULT_LIMITS } from '../../../adapters/storage/postgres/session/options.js';
import { requestIdsFrom } from '../../../domain/record/request-time.js';
import { startOfUtcMonth } from '../../../domain/shared/utc-month.js';
import type { StoredCheck } from '../../../ports/stores/checks.js';
import { checkEntry, HOUR_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, SCOPE } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { freshDatabase } from '../../support/database.js';
import { eventually } from '../../support/eventually.js';
import { openPool } from '../../support/sql.js';
import { recordingLogger } from '../../support/silent-logger.js';
import { openReading, type Pair, type ReadingStores, startPair } from './support/primary-and-standby.js';

const NOT_READ = 'a replica is not read at the moment: its primary answers in its place';

let made = 0;
/** A check by the time in its id. */
const checkOf = (atMs: number) =>
  checkEntry({
    requestId: `${requestIdsFrom(atMs)}${(made += 1).toString().padStart(16, '0')}`,
    checkedAtMs: atMs,
    findingCodes: ['unlimited_token_approval'],
    recordJson: `{"text": "to the byte: é \\u00e9 ${made}" }`,
  });

const all = async (checks: AsyncIterable<StoredCheck>): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const { requestId } of checks) found.push(requestId);
  return found;
};

describe('a replica of a database', () => {
  let pair: Pair;
  let reading: ReadingStores;
  before(async function () {
    // it makes a cluster of its own, which takes seconds where the machine is busy
    this.timeout(60_000);
    pair = await startPair();
    reading = await openReading(pair.primary.connection, pair.standby.connection);
    await reading.stores.partitions.ensure(startOfUtcMonth(Date.now(), -4), 6);
  });
  after(async () => {
    await reading.stores.close();
    await pair.stop();
  });
  afterEach(async () => {
    await pair.standby.resume();
    await pair.replay(true);
  });

  const oldCheck = async (atMs = Date.now() - 2 * HOUR_MS) => {
    const entry = checkOf(atMs);
    await reading.stores.checks.append(entry);
    return entry;
  };
  const find = (requestId: string, scope = SCOPE) => reading.stores.checks.find(scope, requestId);
  /** How many reads ended so meanwhile. */
  const counting = async (result: Parameters<ReadingStores['count']>[0], work: () => Promise<unknown>) => {
    const before = reading.count(result);
    await work();
    return reading.count(result) - before;
  };

  it('gives an old check as its primary does, to the byte', async () => {
    const { requestId, recordJson } = await oldCheck();
    await pair.caughtUp();
    const read = await counting('answered', async () => {
      const found = await find(requestId);
      expect(found?.recordJson).to.equal(recordJson);
      expect(found).to.deep.equal(await reading.stores.checks.findAnywhere(requestId));
    });
    expect(read).to.equal(1);
  });

  it('is never asked for a young check, nor for what is no id', async () => {
    const { requestId } = await oldCheck(Date.now() - HOUR_MS / 2);
    const before = reading.stores.replicaReads();
    expect((await find(requestId))?.requestId).to.equal(requestId);
    expect(await find('req_none')).to.equal(null);
    expect(reading.stores.replicaReads()).to.deep.equal(before);
  });

  it('shows no check of another partner or environment, and neither does its primary', async () => {
    const { requestId } = await oldCheck();
    await pair.caughtUp();
    for (const scope of [OTHER_PARTNER, OTHER_ENVIRONMENT]) {
      await reading.stores.checks.append(checkEntry({ scope }));
      expect(await counting('absent', async () => expect(await find(requestId, scope)).to.equal(null))).to.equal(1);
    }
  });

  it('that is behind leaves to its primary what it lacks, and all that must be whole', async () => {
    await pair.caughtUp();
    await pair.replay(false);
    const { requestId, checkedAtMs } = await oldCheck();
    const { checks, usage, outcomes } = reading.stores;
    expect((await find(requestId))?.requestId).to.equal(requestId);
    const period = { fromMs: checkedAtMs, untilMs: checkedAtMs + 1 };
    const late = await counting('behind', async () => {
      expect(await all(checks.latest(SCOPE, 1, checkedAtMs + 1))).to.deep.equal([requestId]);
      expect((await usage.summarise({ partnerId: null, ...period })).map(({ count }) => count)).to.deep.equal([1]);
      const found = await outcomes.precision({ scope: SCOPE, ...period, period: 'day' });
      expect(found.map(({ fired }) => fired)).to.deep.equal([1]);
    });
    expect(late).to.equal(3);
    await pair.replay(true);
    await pair.caughtUp();
    expect(await counting('answered', () => all(checks.latest(SCOPE, 1)))).to.equal(1);
  });

  it('gives all that was acknowledged before a long read began, while checks are written', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const { requestId, checkedAtMs } = await oldCheck(Date.now());
      expect(await all(reading.stores.checks.latest(SCOPE, 1, checkedAtMs + 1))).to.deep.equal([requestId]);
    }
    expect(reading.count('answered')).to.be.above(0);
  });

  it('does not bring a retired month back: a second later its checks are not found, though it is behind', async () => {
    const { requestId } = await oldCheck(startOfUtcMonth(Date.now(), -3));
    await pair.caughtUp();
    expect(await counting('answered', () => find(requestId))).to.equal(1);
    await pair.replay(false);
    const { partitions } = reading.stores;
    const month = (await partitions.list()).find(
      ({ fromMs, isDefault }) => !isDefault && fromMs === startOfUtcMonth(Date.now(), -3),
    );
    if (month === undefined) throw new Error('There is a partition of that month');
    const { version } = await partitions.inspect(month.name);
    expect(await partitions.change('detached', month, version, [])).to.be.a('number');
    await eventually(async () => (await find(requestId)) === null);
    expect(await find(requestId)).to.equal(null);
  });

  it('that is a database of another cluster is refused at the start, in words', async () => {
    const other = await freshDatabase();
    const error = await rejection(openReading(pair.primary.connection, other.connection));
    expect(error).to.have.property('name', 'UnsuitableDatabaseError');
    expect(error.message).to.equal('The replica is a copy of another database than its primary');
    await other.drop();
  });

  for (const [what, replica] of [
    ['is a primary', () => pair.primary.connection],
    ['cannot be reached', () => ({ ...pair.standby.connection, port: 1 })],
  ] as const)
    it(`that ${what} is not read, which is said once and counted, and keeps nothing from being answered`, async () => {
      const { requestId } = await oldCheck();
      const { stores, lines, count } = await openReading(pair.primary.connection, replica());
      for (let turn = 0; turn < 3; turn += 1)
        expect((await stores.checks.find(SCOPE, requestId))?.requestId).to.equal(requestId);
      expect(await all(stores.checks.latest(SCOPE, 1))).to.have.length(1);
      await stores.close();
      expect(count('answered')).to.equal(0);
      expect(count('failed') + count('refused')).to.equal(5);
      expect(lines.filter(({ message }) => message === NOT_READ)).to.have.length(1);
    });

  it('that stops in the middle of a long read is followed by its primary, each check once, in order', async () => {
    const sameMs = Date.now() - 3 * HOUR_MS;
    const entries = Array.from({ length: 700 }, () => checkOf(sameMs));
    for (let start = 0; start < entries.length; start += 100)
      await reading.stores.checks.appendTogether(SCOPE, entries.slice(start, start + 100));
    const expected = entries.map(({ requestId }) => requestId).toReversed();
    await pair.caughtUp();
    const found: string[] = [];
    const failed = await counting('failed', async () => {
      for await (const { requestId } of reading.stores.checks.latest(SCOPE, 700, sameMs + 1)) {
        found.push(requestId);
        if (found.length === 10) await pair.standby.pause();
      }
      expect(found).to.deep.equal(expected);
      expect((await find(expected[0] ?? ''))?.requestId).to.equal(expected[0]);
    });
    expect(failed).to.equal(2);
    await pair.standby.resume();
    expect(await counting('answered', () => find(expected[1] ?? ''))).to.equal(1);
    expect(reading.lines.map(({ message }) => message)).to.include.members([NOT_READ, 'a replica is read again']);
  });

  it('is read again only once it has followed the promotion of another server to primary', async () => {
    const { requestId } = await oldCheck();
    await pair.caughtUp();
    await pair.primary.becomeStandby();
    await pair.primary.promote();
    await eventually(async () => (await counting('refused', () => find(requestId))) === 1);
    await pair.primary.asSuperuser('checkpoint');
    await pair.caughtUp();
    await pair.standby.asSuperuser('checkpoint');
    expect(await counting('answered', () => find(requestId))).to.equal(1);
  });

  it('that was promoted is not read any more', async () => {
    const { requestId } = await oldCheck();
    await pair.caughtUp();
    await pair.standby.promote();
    await eventually(async () => (await counting('refused', () => find(requestId))) === 1);
    expect(await all(reading.stores.checks.latest(SCOPE, 1))).to.have.length(1);
    expect((await find(requestId))?.requestId).to.equal(requestId);
  });
});

describe('a statement on a replica', () => {
  for (const [code, why] of [
    ['40001', 'that conflicts with recovery'],
    ['57014', 'that takes too long'],
    ['57P01', 'whose connection is ended'],
  ] as const)
    it(`${why} is left to the primary, and the replica alone for a while`, async () => {
      const primary = openPool({ host: '/nowhere', port: 1, user: 'no', database: 'no' }, {});
      const logger = recordingLogger();
      const replica = new Replica({ database: 'main', primary, logger, limits: DEFAULT_LIMITS });
      let asked = 0;
      const ask = () =>
        replica.ask(async () => {
          asked += 1;
          throw portError(Object.assign(new Error('canceling statement'), { code }), 'find a check');
        });
      expect([await ask(), await ask()]).to.deep.equal([null, null]);
      expect(asked).to.equal(1);
      expect(replica.reads()).to.deep.include({ result: 'failed', count: 2 });
      const reason = `Storage is unavailable: find a check (SQLSTATE ${code})`;
      expect(logger.lines.map(({ fields }) => fields)).to.deep.equal([{ database: 'main', reason }]);
      await primary.end();
    });
});
