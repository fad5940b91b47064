import { expect } from 'chai';
import { freshDatabase } from '../../support/database.js';
import { fillDatabase } from './growth-data.js';

describe('the database that growth is measured on', () => {
  it('holds as many addresses and checks as are asked for, in the tables of today', async () => {
    const database = await freshDatabase();
    const scope = { partnerId: 'partner', environment: 'production' as const };
    await fillDatabase(database.connection, { addresses: 30, checks: 40, scope });
    const rows = await database.run(`select
      (select count(*)::integer from list_rows) as addresses, (select count(*)::integer from checks) as checks,
      (select count(*)::integer from history_entries) as entries`);
    expect(rows).to.deep.equal([{ addresses: 30, checks: 40, entries: 40 }]);
    await database.drop();
  });
});
