import { expect } from 'chai';
import { setTimeout as pause } from 'node:timers/promises';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { checkEntry } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { usePostgres } from './support/postgres-test.js';

describe('a database that answers and takes no rows', () => {
  const test = usePostgres();

  /** As the server says it where a disk is full. */
  const fill = (): Promise<unknown> =>
    test().database.run(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger no_room before insert on checks for each row execute function no_room()`);
  const makeRoom = (): Promise<unknown> => test().database.run('drop function no_room cascade');

  it('is not ready from the first check that it refuses, and ready again as soon as it takes one', async () => {
    const { checks } = await test().open();
    const stored = checkEntry();
    await checks.append(stored);
    await fill();
    // nothing was asked of it yet
    await checks.ping();
    expect(await rejection(checks.append(checkEntry()))).to.be.instanceOf(StorageUnavailableError);
    for (let tries = 0; tries < 3; tries += 1)
      expect(await rejection(checks.ping())).to.be.instanceOf(StorageUnavailableError);
    expect((await checks.findAnywhere(stored.requestId))?.requestId).to.equal(stored.requestId);
    await makeRoom();
    await checks.ping();
    await checks.append(checkEntry());
    const rows = await test().database.run('select request_id from checks');
    expect(rows, 'what was tried is not there').to.have.length(2);
  });

  it('is ready again by a check that it took, and stays so where a check was at fault itself', async () => {
    const { checks } = await test().open();
    await fill();
    await rejection(checks.append(checkEntry()));
    await makeRoom();
    await checks.append(checkEntry());
    await fill();
    await checks.ping();
    await makeRoom();
    const entry = { ...checkEntry(), action: 'x\0y' as never };
    expect(await rejection(checks.append(entry))).not.to.be.instanceOf(StorageUnavailableError);
    await fill();
    await checks.ping();
  });
});

describe('closing', () => {
  const test = usePostgres();

  it('stores every waiting check before it ends, and refuses later ones', async () => {
    const stores = await test().open();
    await stores.checks.append(checkEntry());
    const waiting = Array.from({ length: 600 }, () => stores.checks.append(checkEntry()));
    await Promise.all([...waiting, pause(0).then(() => stores.close())]);
    expect((await test().database.run('select count(*)::integer as found from checks'))[0]?.found).to.equal(601);
    expect(await rejection(stores.checks.append(checkEntry()))).to.be.instanceOf(StorageUnavailableError);
    expect(await rejection(stores.keys.listKeys())).to.be.instanceOf(StorageUnavailableError);
  });
});
