import fc from 'fast-check';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { type Partner, partnersOf } from '../../support/partner.js';
import { day, dust, dusting, month, regularPayees, warmingUp } from '../../support/partners-month.js';
import { runs } from '../../support/depth.js';

describe("a partner's month", () => {
  let partner: () => Partner;
  before(async () => (partner = await partnersOf(createMemoryStorage())));

  it('with outcomes reported, never stops a regular payee for being new', () =>
    fc.assert(
      fc.asyncProperty(month, (one) => regularPayees(partner(), one)),
      { numRuns: runs(10, 200) },
    ));

  it('without a signed payment, no address is warmed up in a day', () =>
    fc.assert(
      fc.asyncProperty(day, (one) => warmingUp(partner(), one)),
      { numRuns: runs(15, 300) },
    ));

  it('lets no dust, signed on any day, make a large payment usual', () =>
    fc.assert(
      fc.asyncProperty(dust, (one) => dusting(partner(), one)),
      { numRuns: runs(10, 200) },
    ));
});
