import { expect } from 'chai';
import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { createKey } from '../support/commands.js';
import { type ServiceProcess, startService } from '../support/service-process.js';
import { writtenText } from '../support/written-text.js';
import { transferBody } from './support/calls.js';

describe('an instance that is killed between the lease of an Idempotency-Key and its commit', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  let instances: readonly ServiceProcess[] = [];
  before(async () => {
    database = await freshDatabase();
    instances = await Promise.all([
      startService({ DATABASE_URL: database.url }),
      startService({ DATABASE_URL: database.url }),
    ]);
  });
  after(async () => {
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
    await database.drop();
  });

  it('has stored nothing, keeps others out for the rest of its lease, and the next call decides, once', async () => {
    const [dying, living] = instances;
    if (dying === undefined || living === undefined) throw new Error('there are two instances');
    const key = await createKey({ DATABASE_URL: database.url });
    const send = async ({
      url,
    }: ServiceProcess): Promise<{
      readonly status: number;
      readonly replayed: string | null;
      readonly text: string;
    }> => {
      const headers = { 'x-api-key': key, 'content-type': 'application/json', 'idempotency-key': 'order 7' };
      const answer = await fetch(`${url}/api/check-transaction`, { method: 'POST', headers, body: transferBody(7) });
      const text = await answer.text();
      writtenText.watchLogLine(text);
      return { status: answer.status, replayed: answer.headers.get('idempotency-replayed'), text };
    };

    // a check that is to be stored waits for this lock, in the middle of its transaction
    const blocker = new pg.Client(database.connection);
    await blocker.connect();
    await blocker.query('begin; lock table checks in share mode');
    const cutOff = send(dying).catch((error: unknown) => error);
    await eventually(
      async () =>
        (await database.run(`select 1 from pg_locks where relation = 'checks'::regclass and not granted`)).length > 0,
    );
    await dying.stop('SIGKILL');
    expect(await cutOff, 'the caller learns nothing').to.be.instanceOf(Error);
    await blocker.query('rollback');
    await blocker.end();

    expect((await send(living)).status, 'while the lease lasts').to.equal(409);
    expect(await database.run('select 1 from checks')).to.deep.equal([]);
    await database.run(`update idempotent_calls set expires_at = expires_at - interval '30 seconds'`);
    const first = await send(living);
    expect([first.status, first.replayed]).to.deep.equal([200, null]);
    expect(await send(living)).to.deep.equal({ status: 200, replayed: 'true', text: first.text });
    expect(await database.run('select request_id from checks')).to.deep.equal([
      { request_id: (JSON.parse(first.text) as { request_id: string }).request_id },
    ]);
  });
});
