import { expect } from 'chai';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { runs } from '../../support/depth.js';
import { isRight, liveWeek, type Week } from '../../support/feeds/week.js';
import { DAYS } from '../../support/feeds/week-days.js';

/** The last three days take long. */
const days = DAYS.slice(0, runs(DAYS.length - 3, DAYS.length));

describe('three instances on one database, before a publisher that fails in every way', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  let week: Week;
  before(async () => {
    database = await freshDatabase();
    week = await liveWeek(database, days);
  });
  after(() => database.drop());

  it('keep in force, show and tell what they must after each fault, also when the instance that syncs dies', () => {
    expect(week.lines.filter((line) => !isRight(line))).to.deep.equal([]);
    expect(week.lines).to.have.length(days.length);
  });

  // of days that go by together each try counts
  it('sync once each time, whichever instance it is', () => {
    for (const { day, answers, counted } of week.lines.filter(({ day: { hours } }) => hours === undefined)) {
      expect(counted, day.what).to.deep.equal([`${day.result} +1`]);
      // of the two that asked, one died
      expect(answers, day.what).to.have.length(day.dies === true ? 2 : 1);
    }
  });

  it('import no file twice and no empty list, and log no key of the feed', () => {
    expect(new Set(week.imports.map(({ sha256 }) => sha256)).size).to.equal(week.imports.length);
    expect(week.imports.map(({ rows }) => rows)).to.deep.equal(
      days.flatMap(({ result, rows }) => (result === 'imported' ? [rows] : [])),
    );
    expect(week.logLines.filter((line) => line.includes('s3cret'))).to.deep.equal([]);
    expect(week.logLines).to.not.deep.equal([]);
  });
});
