import { expect } from 'chai';
import { commandResult, runCommand } from '../support/commands.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { startRealService, type RealService } from '../http/real/support/real-service.js';
import { storageIn } from '../http/real/support/storages.js';
import { visit } from '../desk/support/desk.js';

describe('signgate desk sessions', function () {
  // every command is a process of its own
  this.timeout(180_000);
  let database: TestDatabase;
  let service: RealService;
  before(async () => {
    database = await freshDatabase();
    service = await startRealService(storageIn(database));
  });
  after(async () => {
    await service.stop();
    await database.drop();
  });

  it('lists who is signed in without a token, and ends a session of a running service at once', async () => {
    const settings = { DATABASE_URL: database.url };
    const key = await service.key();
    const [leaving, staying] = [await visit(service, key), await visit(service, key)];
    const text = await runCommand(['desk', 'sessions', 'list', '--json'], settings);
    const { sessions } = JSON.parse(text) as {
      sessions: { session_id: string; signed_in_as: string; open: boolean }[];
    };
    expect(sessions.map(({ signed_in_as, open }) => [signed_in_as, open])).to.deep.equal([
      [leaving.session['signed_in_as'], true],
      [leaving.session['signed_in_as'], true],
    ]);
    for (const { cookie } of [leaving, staying]) expect(text).not.to.include(cookie.slice(14));
    // the newest comes first
    await runCommand(['desk', 'sessions', 'revoke', sessions[1]?.session_id ?? ''], settings);
    expect((await leaving.get('/desk/session')).status).to.equal(401);
    expect((await staying.get('/desk/session')).status).to.equal(200);
    expect(await runCommand(['desk', 'sessions', 'list'], settings)).to.include(' no');
    const unknown = await commandResult(['desk', 'sessions', 'revoke', 'dss_00000000000000000000000000'], settings);
    expect([unknown.code, unknown.stderr]).to.deep.equal([
      1,
      'signgate: There is no session dss_00000000000000000000000000. See: signgate desk sessions list\n',
    ]);
  });
});
