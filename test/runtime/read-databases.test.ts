import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { SettingsError } from '../../src/config.js';
import { readDatabases } from '../../src/runtime/read-databases.js';

describe('DATABASES_FILE', () => {
  let folder = '';
  const URL_TEXT = 'postgresql://app:secret@db-2/signgate';
  const read = async (document: string) => {
    const path = join(folder, 'databases.json');
    await writeFile(path, document);
    return () => readDatabases(path, { URL_3: URL_TEXT, WRONG: 'mysql://secret' });
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signgate-databases-'));
    await writeFile(join(folder, 'eu-2.url'), `${URL_TEXT}\n`);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('names databases, each with a variable or a file beside it that holds its URL', async () => {
    const databases = (await read('{"databases":{"eu-2":{"url_file":"eu-2.url"},"eu-3":{"url_env":"URL_3"}}}'))();
    expect(databases).to.deep.equal([
      { name: 'eu-2', url: URL_TEXT, replicaUrl: null },
      { name: 'eu-3', url: URL_TEXT, replicaUrl: null },
    ]);
  });

  it('names a standby of each in the same two ways', async () => {
    for (const replica of ['"replica_url_file":"eu-2.url"', '"replica_url_env":"URL_3"']) {
      const databases = (await read(`{"databases":{"eu-2":{"url_env":"URL_3",${replica}}}}`))();
      expect(databases).to.deep.equal([{ name: 'eu-2', url: URL_TEXT, replicaUrl: URL_TEXT }]);
    }
  });

  for (const [what, document] of [
    ['no JSON', '{secret'],
    ['another member', '{"databases":{},"secret":1}'],
    ['the name of the main database', '{"databases":{"main":{"url_env":"URL_3"}}}'],
    ['a name of other characters', '{"databases":{"EU secret":{"url_env":"URL_3"}}}'],
    ['a URL in place of where it is', `{"databases":{"eu-2":"${URL_TEXT}"}}`],
    ['two places of a URL', '{"databases":{"eu-2":{"url_env":"URL_3","url_file":"eu-2.url"}}}'],
    ['a variable that is not set', '{"databases":{"eu-2":{"url_env":"NONE"}}}'],
    ['a variable that holds no such URL', '{"databases":{"eu-2":{"url_env":"WRONG"}}}'],
    ['a file that is not there', '{"databases":{"eu-2":{"url_file":"none"}}}'],
    ['a standby alone', '{"databases":{"eu-2":{"replica_url_env":"URL_3"}}}'],
    ['a standby whose variable is not set', '{"databases":{"eu-2":{"url_env":"URL_3","replica_url_env":"NONE"}}}'],
    ['a member that is not known', '{"databases":{"eu-2":{"url_env":"URL_3","replica":"secret"}}}'],
  ] as const)
    it(`is refused with ${what}, and no secret is said`, async () => {
      const reading = await read(document);
      expect(reading).to.throw(SettingsError, /DATABASES_FILE/);
      expect(reading).not.to.throw(SettingsError, /secret/);
    });
});
