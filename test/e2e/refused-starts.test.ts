import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { endingOfService } from '../support/service-process.js';
import { makeWorkspace } from './support/workspace.js';

describe('a service that cannot start', function () {
  this.timeout(120_000);
  let database: TestDatabase;
  before(async () => (database = await freshDatabase()));
  after(() => database.drop());

  it('names every wrong setting at once, without its value, and ends with exit code 1', async () => {
    const { code, output } = await endingOfService({
      PORT: 'private-port',
      ADMIN_PORT: '70000',
      DATABASE_URL: 'mysql://user:private-password@host/x',
      RATE_LIMIT_DEFAULT: '0',
      LOG_LEVEL: 'private-level',
      TRUSTED_PROXY_HOPS: '-1',
      PROVIDER_SETTINGS: '{"private":',
      SHUTDOWN_GRACE_MS: '100',
    });
    expect(code).to.equal(1);
    for (const name of [
      'PORT',
      'ADMIN_PORT',
      'DATABASE_URL',
      'RATE_LIMIT_DEFAULT',
      'LOG_LEVEL',
      'TRUSTED_PROXY_HOPS',
      'PROVIDER_SETTINGS',
      'SHUTDOWN_GRACE_MS',
    ]) {
      expect(output).to.match(new RegExp(`^- ${name} must `, 'm'));
    }
    expect(output).not.to.include('private').and.not.include('70000');
    expect(output).not.to.match(/\n {4}at /);
  });

  it('opens no database for settings that are refused: no source of sanctions in production, a provider', async () => {
    const workspace = await makeWorkspace();
    const DATA_DIR = join(workspace.folder, 'data');
    const PROVIDER_SETTINGS = '{"nobody":{"token":"private"},"local-signals":{"x":"private"}}';
    for (const [settings, named] of [
      [{ NODE_ENV: 'production' }, ['FEEDS=recommended']],
      [{ PROVIDER_SETTINGS }, ['"nobody"', 'local-signals']],
    ] as const) {
      const { code, output } = await endingOfService({ DATA_DIR, ...settings });
      expect(code).to.equal(1);
      for (const word of named) expect(output).to.include(word).and.not.include('private');
    }
    expect(await readdir(workspace.folder)).to.deep.equal([]);
    await workspace.clear();
  });

  it('ends with exit code 1 where a port is taken, the public one or that of the metrics', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const endings = await Promise.all([
      endingOfService({ DATABASE_URL: database.url, PORT: port }),
      endingOfService({ DATABASE_URL: database.url, ADMIN_PORT: port }),
    ]);
    taken.close();
    for (const { code, output } of endings) {
      expect(code).to.equal(1);
      expect(output).to.include(`address already in use 127.0.0.1:${port}`).and.not.include('listens on');
    }
  });

  it('ends with exit code 1 where the database does not answer, without its password', async () => {
    const { code, output } = await endingOfService({
      DATABASE_URL: 'postgresql://somebody:very-secret@127.0.0.1:1/nothing',
    });
    expect(code).to.equal(1);
    expect(output)
      .to.match(/^signgate: /m)
      .and.not.include('very-secret');
  });
});
