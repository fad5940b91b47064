import { expect } from 'chai';
import type pg from 'pg';
import { search, searchSome } from '../../../adapters/storage/postgres/check-index/search.js';
import { queryOf } from '../../../adapters/storage/postgres/check-index/terms.js';
import { OPEN_STATES } from '../../../domain/record/disposition.js';
import { CHECK_ORDERS, type CheckFilter, type CheckOrder, EVERY_CHECK } from '../../../ports/stores/check-index.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { openPool } from '../../support/sql.js';

interface FoundRow {
  readonly request_id: string;
  readonly checked_at: Date;
  readonly risk_score: number;
}

const SCOPE_ID = 1;
const CHECKS = 8_000;
const PAGE = 51;

/**
 * A minute apart. Every tenth was stopped and decided, but every two hundredth, which is open. The first three
 * thousand are on Base, forty of them incoming; all later ones are on Ethereum.
 */
const FILL = `
insert into check_index
  (checked_at, value_usd, scope_id, request_id, action, finding_codes, shown, terms, state, risk_score)
select timestamptz '2026-01-01' + n * interval '1 minute', n, ${SCOPE_ID}, 'req_' || lpad(n::text, 5, '0'), action,
  '', '',
  array_to_tsvector(array['${SCOPE_ID}.a' || action || '.' || state,
    '${SCOPE_ID}.c' || case when n <= 3000 then 'base' else 'ethereum' end,
    '${SCOPE_ID}.d' || case when n <= 3000 and n % 75 = 0 then 'incoming' else 'outgoing' end]), state, n * 37 % 101
from (select n, case when n % 10 = 0 then 'REVIEW' else 'ALLOW' end as action,
  case when n % 10 = 0 and n % 200 > 0 then 'approved' else 'none' end as state
  from generate_series(1, ${CHECKS}) n) made`;

const STOPPED = { ...EVERY_CHECK, actions: ['REVIEW', 'BLOCK'] } as const;
const OPEN: CheckFilter = { ...STOPPED, states: OPEN_STATES };
const IN_SQL: readonly (readonly [name: string, filter: CheckFilter, sql: string])[] = [
  ['what waits for a decision', OPEN, `action <> 'ALLOW' and state = 'none'`],
  ['what was decided', { ...STOPPED, states: ['approved'] }, `state = 'approved'`],
  [
    'what is rare and old',
    { ...EVERY_CHECK, direction: 'incoming' },
    `'${SCOPE_ID}.dincoming' = any(tsvector_to_array(terms))`,
  ],
  ['what is frequent and old', { ...EVERY_CHECK, chain: 'base' }, 'value_usd <= 3000'],
  [
    'what is of everywhere',
    { ...EVERY_CHECK, chain: 'ethereum', actions: ['ALLOW'] },
    `value_usd > 3000 and action = 'ALLOW'`,
  ],
];

describe('a search through thousands of checks', () => {
  let database: TestDatabase;
  let client: pg.PoolClient;
  let pool: pg.Pool;
  before(async () => {
    database = await freshDatabase();
    await database.run(FILL);
    await database.run('analyze check_index');
    // pages cost what they do on a disk without heads, as the embedded engine is told: these tables are small
    pool = openPool(database.connection, { options: '-c enable_seqscan=off -c random_page_cost=1.1' });
    client = await pool.connect();
  });
  after(async () => {
    client.release();
    await pool.end();
    await database.drop();
  });
  const boundsOf = (filter: CheckFilter, order: CheckOrder) => ({
    ...{ scopeId: SCOPE_ID, filter, order, before: null },
    terms: queryOf(SCOPE_ID, filter),
  });
  const SORTED: Readonly<Record<CheckOrder, string>> = {
    newest: 'checked_at desc',
    oldest: 'checked_at',
    risk: 'risk_score desc, checked_at desc',
  };

  for (const [name, filter, sql] of IN_SQL)
    it(`finds ${name}, in each order and from any place, as a look at each check does, and counts it`, async () => {
      const reading = { columns: 'request_id, checked_at, risk_score', count: PAGE };
      let all: readonly FoundRow[] = [];
      for (const order of CHECK_ORDERS) {
        ({ rows: all } = await client.query<FoundRow>(
          `select ${reading.columns} from check_index where ${sql} order by ${SORTED[order]}`,
        ));
        for (const place of [-1, all.length >> 1, all.length - 3]) {
          const from = all[place];
          const before = from && { requestId: from.request_id, at: from.checked_at, riskScore: from.risk_score };
          const found = await search<FoundRow>(client, { ...boundsOf(filter, order), before: before ?? null }, reading);
          expect(found.map((row) => row.request_id)).to.deep.equal(
            all.slice(place + 1, place + 1 + PAGE).map((row) => row.request_id),
          );
        }
      }
      const some = await searchSome<FoundRow>(client, boundsOf(filter, 'newest'), {
        columns: 'request_id',
        count: 1_001,
      });
      expect(new Set(some.map((row) => row.request_id)).size).to.equal(Math.min(all.length, 1_001));
    });

  /** The indexes that a search reads, and whether it sorts. */
  const plansOf = async (filter: CheckFilter, order: CheckOrder): Promise<string> => {
    const plans: unknown[] = [];
    const told = {
      query: async (text: string, values: readonly unknown[]) => {
        plans.push(...(await client.query<object>(`explain ${text}`, [...values])).rows);
        return client.query(text, [...values]);
      },
    };
    await search(told as unknown as pg.PoolClient, boundsOf(filter, order), { columns: 'request_id', count: 30 });
    return JSON.stringify(plans);
  };

  it('reads what waits for a decision by an index of its own in each order, and nothing that was decided', async () => {
    for (const order of CHECK_ORDERS)
      expect(await plansOf(OPEN, order))
        .to.match(order === 'risk' ? /using check_index_open_by_risk / : /using check_index_open /)
        .and.not.match(/check_index_(?:by_|terms)|Sort/);
  });

  it('reads all that was stopped by the indexes of all checks', async () => {
    expect(await plansOf(STOPPED, 'newest'))
      .to.include('using check_index_by_time ')
      .and.not.include('open');
    expect(await plansOf(STOPPED, 'risk'))
      .to.include('using check_index_by_risk ')
      .and.not.include('open');
  });
});
