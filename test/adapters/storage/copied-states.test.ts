import { expect } from 'chai';
import { markCopiedStates } from '../../../adapters/storage/postgres/check-index/mark-state.js';
import { EVERY_CHECK } from '../../../ports/stores/check-index.js';
import { madeCheck, ORDINARY } from '../../conformance/storage/check-index-fixtures.js';
import { dispositionEntry, NOON_MS, OTHER_PARTNER, SCOPE } from '../../conformance/storage/fixtures.js';
import { writersEnded } from '../../support/database.js';
import { openPool } from '../../support/sql.js';
import { usePostgres } from './support/postgres-test.js';

/** As a move copies them: behind a check that is in the lists already. */
const COPY = `
insert into check_dispositions
  (disposition_id, request_id, scope_id, disposition, reason, actor_kind, actor_name, counts, decided_at)
select 'dsp_copied_' || request_id, request_id, scope_id, 'approve', 'copied', 'key', 'key00009', false, now()
from checks where request_id = any($1)`;

describe('dispositions that were copied behind their checks', () => {
  const postgres = usePostgres();

  it('give the checks of their scope their states, in lists and searches, and no other check', async () => {
    const { database, open, cleanUp } = postgres();
    const stores = await open();
    const pool = openPool(database.connection, { max: 1 });
    cleanUp(() => pool.end());
    const checks = [0, 1, 2].map((ms) => madeCheck(ORDINARY, { checkedAtMs: NOON_MS - ms }));
    const other = madeCheck(ORDINARY, { scope: OTHER_PARTNER });
    for (const { entry } of [...checks, other]) await stores.checks.append(entry);
    await writersEnded();
    while ((await stores.checkIndex.fill(100)) === 100);
    const [first = '', second = ''] = checks.map(({ entry }) => entry.requestId);
    await stores.dispositions.decide(dispositionEntry({ requestId: second, disposition: 'reject' }), false, null);
    await database.run(COPY, [[first, other.entry.requestId]]);
    const [scope] = await database.run('select scope_id from checks where request_id = $1', [first]);
    await markCopiedStates(pool, Number(scope?.['scope_id']));
    const statesOf = async (one: typeof SCOPE) =>
      (await stores.checkIndex.list(one, EVERY_CHECK, { olderThan: null, count: 9 }))?.checks.map(({ state }) => state);
    expect(await statesOf(SCOPE)).to.deep.equal(['pending', 'rejected', 'none']);
    expect(await statesOf(OTHER_PARTNER)).to.deep.equal(['none']);
    const { checks: pending } = await stores.checkIndex.tally(SCOPE, { ...EVERY_CHECK, states: ['pending'] }, 9);
    expect(pending).to.equal(1);
  });
});
