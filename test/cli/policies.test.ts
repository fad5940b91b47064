import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { runCommand } from '../support/commands.js';

interface Made {
  readonly key_id: string;
  readonly default_policies: unknown;
}

describe('signgate policies and the keys that follow them', function () {
  // every command is a process of its own
  this.timeout(180_000);
  let database: TestDatabase;
  let folder: string;
  before(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'signgate-policies-'));
  });
  after(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (...arguments_: readonly string[]): Promise<string> =>
    runCommand([...arguments_], { DATABASE_URL: database.url });
  const failure = (...arguments_: readonly string[]): Promise<string> =>
    run(...arguments_).then(
      () => 'no failure',
      (error: unknown) => (error instanceof Error ? error.message : 'no error'),
    );
  const KEY = ['keys', 'create', '--partner', 'Example Ltd', '--environment', 'sandbox', '--json'];

  it('publish takes what show prints: a built-in policy as one’s own, and one’s own as nothing new', async () => {
    await run('partners', 'create', '--name', 'Example Ltd');
    const file = join(folder, 'policy.json');
    await writeFile(file, await run('policies', 'show', 'outgoing_strict'));
    expect(await failure('policies', 'publish', file, '--partner', 'Example Ltd')).to.include('built-in');
    await run('policies', 'publish', file, '--partner', 'Example Ltd', '--as', 'ours');
    await writeFile(file, await run('policies', 'show', 'ours', '--partner', 'Example Ltd', '--json'));
    expect(await run('policies', 'publish', file, '--partner', 'Example Ltd')).to.include('nothing was published');
  });

  it('test decides the checks of a period again, and refuses one that ends before it begins', async () => {
    const file = join(folder, 'tested.json');
    await run('partners', 'create', '--name', 'Example Ltd');
    await writeFile(file, JSON.stringify({ policy_id: 'candidate', name: 'Candidate', direction: 'outgoing' }));
    const test = ['policies', 'test', file, '--partner', 'Example Ltd', '--against-history', '10', '--json'];
    const result = JSON.parse(await run(...test, '--from', '2026-01-01', '--until', '2026-02-01')) as object;
    expect(result).to.deep.include({ replayed: 0, complete: true, reaches_back_to: null });
    expect(await failure(...test, '--from', '2026-02-01', '--until', '2026-01-01')).to.include('must be before');
  });

  it('a key gets default policies, and others later', async () => {
    const made = JSON.parse(await run(...KEY, '--policies', 'ours,incoming_strict')) as Made;
    expect(made.default_policies).to.deep.equal({ outgoing: 'ours', incoming: 'incoming_strict' });
    const changed = JSON.parse(await run('keys', 'policies', made.key_id, 'outgoing_strict', '--json')) as Made;
    expect(changed.default_policies).to.deep.equal({ outgoing: 'outgoing_strict', incoming: null });
    expect(await failure(...KEY, '--policies', 'nothing')).to.include('There is no policy "nothing"');
  });

  it('a key whose expiry is in the past is not made', async () => {
    const count = async () => (JSON.parse(await run('keys', 'list', '--json')) as { keys: unknown[] }).keys.length;
    const before = await count();
    expect(await failure(...KEY, '--expires', '2020-01-01')).to.include('No key was made');
    expect(await count()).to.equal(before);
  });
});
