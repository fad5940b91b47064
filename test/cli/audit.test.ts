import { userInfo } from 'node:os';
import { expect } from 'chai';
import { runCommand } from '../support/commands.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

interface Listed {
  readonly entries: readonly {
    readonly audit_id: string;
    readonly action: string;
    readonly actor: unknown;
    readonly after: unknown;
  }[];
}

describe('signgate audit list', function () {
  // every command is a process of its own
  this.timeout(180_000);
  let database: TestDatabase;
  before(async () => (database = await freshDatabase()));
  after(() => database.drop());
  const run = (...words: readonly string[]) => runCommand([...words], { DATABASE_URL: database.url });
  const listed = async (...words: readonly string[]) =>
    (JSON.parse(await run('audit', 'list', '--json', ...words)) as Listed).entries;

  it('shows what operators did, by whom, and never a key', async () => {
    const text = await run('keys', 'create', '--partner', 'Example Ltd', '--environment', 'sandbox', '--json');
    const made = JSON.parse(text) as { readonly key: string; readonly key_id: string };
    await run('keys', 'revoke', made.key_id);
    await run('keys', 'revoke', made.key_id);
    const entries = await listed('--partner', 'Example Ltd');
    expect(entries.map(({ action }) => action)).to.deep.equal(['key.revoked', 'key.created', 'partner.created']);
    for (const { actor } of entries) expect(actor).to.deep.equal({ kind: 'operator', name: userInfo().username });
    expect(JSON.stringify(entries)).not.to.include(made.key.slice(-43));
    expect(await run('audit', 'list', '--subject', made.key_id)).to.include('key.revoked');
    expect(await listed('--limit', '1', '--older-than', entries[0]?.audit_id ?? '')).to.deep.equal([entries[1]]);
    expect(new Set((await listed()).map(({ action }) => action))).to.include('policy.published');
  });
});
