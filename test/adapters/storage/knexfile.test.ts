import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { emptyDatabase } from '../../support/database.js';
import { usePostgres } from './support/postgres-test.js';

const knexCommand = join(dirname(createRequire(import.meta.url).resolve('knex/package.json')), 'bin', 'cli.js');
const knexfile = fileURLToPath(new URL('../../../knexfile.js', import.meta.url));

describe('the command line of knex', () => {
  const test = usePostgres(emptyDatabase);
  const status = async (): Promise<string> => {
    const env = { ...process.env, DATABASE_URL: test().database.url };
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [knexCommand, '--knexfile', knexfile, 'migrate:list'],
      { env },
    );
    return stdout;
  };

  it('sees by the built knexfile which migrations the service ran', async () => {
    expect(await status()).to.include('No Completed Migration files');
    await test().open();
    expect(await status())
      .to.include('No Pending Migration files')
      .and.to.include('20261128_01_checks');
  });
});
