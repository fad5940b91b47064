import { expect } from 'chai';
import { createMemoryStorage } from '../../../adapters/storage/memory/index.js';
import { Routes } from '../../../adapters/storage/routed/index.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { MAIN_DATABASE, type Route, ROUTE_LEASE_MS } from '../../../ports/stores/routes.js';
import { checkEntry, OTHER_PARTNER, SCOPE } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';

describe('routes of partners', () => {
  const main = createMemoryStorage();
  const places = { [MAIN_DATABASE]: main, second: createMemoryStorage({ main }) };
  let [routes, reads, nowMs]: [Route[], number, number] = [[], 0, 0];
  const tableOf = () =>
    new Routes({
      table: {
        routes: async () => {
          reads += 1;
          return [...routes];
        },
      },
      databases: Object.keys(places),
      open: async (name) => places[name as keyof typeof places],
      connections: () => [],
      close: async () => undefined,
      nowMs: () => nowMs,
    });
  const lives = (database: string, isFrozen = false) => {
    routes = [{ scope: SCOPE, database, isFrozen }];
  };
  const placeOf = (table: Routes, scope = SCOPE) => table.reading(scope, async (stores) => stores);

  beforeEach(() => {
    [routes, reads, nowMs] = [[], 0, 0];
  });

  it('lead to the main database where no row names another one', async () => {
    const table = tableOf();
    lives('second');
    expect(await placeOf(table)).to.equal(places.second);
    expect(await placeOf(table, OTHER_PARTNER)).to.equal(main);
  });

  it('are read once for many calls, and again before they are too old', async () => {
    const table = tableOf();
    for (let call = 0; call < 100; call += 1) await placeOf(table);
    expect(reads).to.equal(1);
    lives('second');
    nowMs = ROUTE_LEASE_MS;
    expect(await placeOf(table)).to.equal(places.second);
    expect(reads).to.equal(2);
  });

  it('let no answer out that was read at a place which the partner may have left meanwhile', async () => {
    const table = tableOf();
    const asked: unknown[] = [];
    const answer = await table.reading(SCOPE, async (stores) => {
      asked.push(stores);
      if (asked.length === 1) {
        lives('second');
        nowMs += ROUTE_LEASE_MS;
      }
      return stores;
    });
    expect(answer).to.equal(places.second);
    expect(asked).to.deep.equal([main, places.second]);
  });

  it('refuse a write while the partner is moved, go on reading, and know of the switch at once', async () => {
    const table = tableOf();
    lives(MAIN_DATABASE, true);
    const write = () => table.writing(SCOPE, ({ checks }) => checks.append(checkEntry()));
    expect(await rejection(write())).to.be.instanceOf(StorageUnavailableError);
    expect(await placeOf(table)).to.equal(main);
    lives('second');
    await write();
    expect(await placeOf(table)).to.equal(places.second);
  });

  it('refuse calls once the table cannot be read for longer than they count', async () => {
    let isDown = false;
    const table = new Routes({
      table: { routes: () => (isDown ? Promise.reject(new StorageUnavailableError('down')) : Promise.resolve([])) },
      ...{ databases: [MAIN_DATABASE], open: async () => main, connections: () => [], close: async () => undefined },
      nowMs: () => nowMs,
    });
    expect(await placeOf(table)).to.equal(main);
    isDown = true;
    nowMs = ROUTE_LEASE_MS - 1;
    expect(await placeOf(table)).to.equal(main);
    nowMs = ROUTE_LEASE_MS;
    expect(await rejection(placeOf(table))).to.be.instanceOf(StorageUnavailableError);
  });
});
