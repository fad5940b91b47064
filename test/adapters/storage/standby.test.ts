import { expect } from 'chai';
import { openPostgresStorage, type PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { checkEntry, SCOPE } from '../../conformance/storage/fixtures.js';
import { eventually } from '../../support/eventually.js';
import { rejection } from '../../conformance/storage/harness.js';
import { silentLogger } from '../../support/silent-logger.js';
import { type OwnServer, startOwnServer } from './support/own-server.js';

/** A session waits for its standby for so long, and a busy machine needs a part of it. */
const LIMITS = { appendMs: 8_000, appendStatementMs: 2_000, retryMs: 200, connectMs: 4_000 };

describe('a server of a cluster', () => {
  let server: OwnServer;
  let stores: PostgresStores | null = null;
  const append = async (entry: ReturnType<typeof checkEntry>): Promise<void> => stores?.checks.append(entry);
  const find = async (requestId: string) => stores?.checks.find(SCOPE, requestId);
  const open = () => openPostgresStorage({ connection: server.connection, logger: silentLogger, limits: LIMITS });
  before(async function () {
    // it makes a cluster of its own, which takes seconds where the machine is busy
    this.timeout(120_000);
    server = await startOwnServer();
    stores = await open();
    // the scope has its number before anything goes wrong
    await append(checkEntry());
  });
  after(async () => {
    await stores?.close();
    await server.stop();
  });

  /** Does something to the session that waits for the standby, once there is one. */
  const toTheWaiting = async (what: 'pg_terminate_backend' | 'pg_cancel_backend'): Promise<void> => {
    await eventually(
      async () =>
        (await server.asSuperuser(`select ${what}(pid) from pg_stat_activity where wait_event = 'SyncRep'`)).length > 0,
    );
  };
  const isThere = async (requestId: string): Promise<boolean> =>
    (await server.asSuperuser(`select from checks where request_id = '${requestId}'`)).length === 1;

  for (const what of ['pg_terminate_backend', 'pg_cancel_backend'] as const)
    it(`whose standby is away acknowledges no check that is on it alone, after ${what}`, async () => {
      await server.waitForNobody(true);
      const entry = checkEntry();
      const answer = rejection(append(entry));
      await toTheWaiting(what);
      expect(await answer).to.be.instanceOf(StorageUnavailableError);
      expect(await isThere(entry.requestId), 'it is stored, and may be lost').to.equal(true);
      await server.waitForNobody(false);
      await append(entry);
    });

  it('that is a standby is neither read nor written, and is served again after its promotion', async () => {
    const entry = checkEntry();
    await append(entry);
    await server.becomeStandby();
    const calls = [find(entry.requestId), append(checkEntry()), open()];
    for (const error of await Promise.all(calls.map(rejection)))
      expect(error).to.be.instanceOf(StorageUnavailableError);
    await server.promote();
    expect((await find(entry.requestId))?.requestId).to.equal(entry.requestId);
    await append(checkEntry());
  });
});
