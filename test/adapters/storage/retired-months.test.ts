import { expect } from 'chai';
import { requestIdsFrom } from '../../../domain/record/request-time.js';
import type { PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { EVERY_CHECK } from '../../../ports/stores/check-index.js';
import { madeCheck, ORDINARY } from '../../conformance/storage/check-index-fixtures.js';
import { SCOPE } from '../../conformance/storage/fixtures.js';
import { emptyDatabase, writersEnded } from '../../support/database.js';
import { usePostgres } from './support/postgres-test.js';

const NOVEMBER = Date.UTC(2026, 10, 20);
const MONTH = 'checks_until_2026_12';
const idOf = (number: number): string =>
  `${requestIdsFrom(NOVEMBER + number * 1_000)}${String(number).padStart(16, '0')}`;

describe('a month of checks that left the table', () => {
  const test = usePostgres(emptyDatabase);
  let stores: PostgresStores;
  const change = async (what: 'detached' | 'attached'): Promise<void> => {
    const partition = (await stores.partitions.list()).find(({ name }) => name === MONTH);
    if (partition === undefined) throw new Error('The month is not there');
    const { version } = await stores.partitions.inspect(MONTH);
    expect(await stores.partitions.change(what, partition, version, [])).to.be.a('number');
  };

  beforeEach(async () => {
    stores = await test().open();
    await stores.partitions.ensure(NOVEMBER, 1);
    for (const number of [1, 2, 3]) {
      const { entry } = madeCheck(ORDINARY, { checkedAtMs: NOVEMBER + number * 1_000 });
      const recordJson = entry.recordJson.replaceAll(entry.requestId, idOf(number));
      await stores.checks.append({ ...entry, requestId: idOf(number), recordJson });
    }
  });

  it('is still paged through in lists, past each of its checks', async () => {
    await writersEnded();
    while ((await stores.checkIndex.fill(100)) > 0);
    await change('detached');
    const seen: string[] = [];
    for (let olderThan: string | null = null; seen.length < 3; olderThan = seen.at(-1) ?? null) {
      const page = await stores.checkIndex.list(SCOPE, EVERY_CHECK, { olderThan, count: 1 });
      expect(page?.checks).to.have.length(1);
      seen.push(...(page?.checks ?? []).map(({ requestId }) => requestId));
    }
    expect(seen).to.deep.equal([idOf(3), idOf(2), idOf(1)]);
    const unknown = { olderThan: idOf(4), count: 1 };
    expect(await stores.checkIndex.list(SCOPE, EVERY_CHECK, unknown), 'an id that was never given').to.equal(null);
  });

  it('gets the columns that it lacks when it comes back, with their defaults', async () => {
    await change('detached');
    await test().database.run(`alter table checks add column note text collate "C", add column weight numeric(6, 2),
      add column counted integer not null default 7, add column seen_at timestamptz default '2026-12-01Z'`);
    await change('attached');
    expect((await stores.checks.find(SCOPE, idOf(1)))?.requestId).to.equal(idOf(1));
    const rows = await test().database.run('select note, weight, counted, seen_at from checks limit 1');
    expect(rows).to.deep.equal([{ note: null, weight: null, counted: 7, seen_at: new Date('2026-12-01Z') }]);
  });
});
