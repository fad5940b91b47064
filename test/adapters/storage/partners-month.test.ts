import fc from 'fast-check';
import { partnersOf } from '../../support/partner.js';
import { day, dust, dusting, month, regularPayees, warmingUp } from '../../support/partners-month.js';
import { usePostgres } from './support/postgres-test.js';
import { runs } from '../../support/depth.js';

describe("a partner's month on PostgreSQL", function () {
  this.timeout(120_000);
  const test = usePostgres();

  it('stops no regular payee for being new, and no address is warmed up', async () => {
    const partner = await partnersOf(await test().open());
    const few = { numRuns: runs(5) };
    await fc.assert(
      fc.asyncProperty(month, (one) => regularPayees(partner(), one)),
      few,
    );
    await fc.assert(
      fc.asyncProperty(day, (one) => warmingUp(partner(), one)),
      few,
    );
    await fc.assert(
      fc.asyncProperty(dust, (one) => dusting(partner(), one)),
      few,
    );
  });
});
