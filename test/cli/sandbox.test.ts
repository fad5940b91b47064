import { expect } from 'chai';
import { KEY_SCOPES } from '../../ports/stores/keys.js';
import { useReporting } from '../http/reports/support.js';
import { MEMORY } from '../http/real/support/storages.js';
import { commandResult } from '../support/commands.js';

describe('signgate sandbox tour', function () {
  this.timeout(120_000);
  const reporting = useReporting(MEMORY);
  const taken = (key: string, ...words: readonly string[]) =>
    commandResult(['sandbox', 'tour', ...words], { SIGNGATE_URL: `${reporting().service.url}/`, SIGNGATE_KEY: key });

  it('prints a line for every code and ends with 0 where all come', async () => {
    const { code, stdout } = await taken(reporting().key);
    expect(stdout).to.match(/^sanctioned_address +POST \/api\/check-transaction +200 BLOCK +yes$/m);
    expect(stdout).to.match(/^unknown_policy +POST \/api\/check-transaction +400 unknown_policy +yes$/m);
    expect(stdout).to.match(/\d+ held, 0 did not, 6 take more than a request\.\n$/);
    expect(code).to.equal(0);
  });

  it('ends with 1 where one does not come, and says which, also as JSON', async () => {
    const scopes = KEY_SCOPES.filter((scope) => scope !== 'reports:create');
    const key = await reporting().service.key({ scopes });
    const { code, stdout } = await taken(key, '--json');
    const { stops } = JSON.parse(stdout) as { readonly stops: readonly { code: string; held: boolean | null }[] };
    expect(stops.filter(({ held }) => held === false).map((stop) => stop.code)).to.deep.equal(['conflict']);
    expect(code).to.equal(1);
  });

  it('asks nothing without a sandbox key, and does not print the key', async () => {
    for (const key of ['', await reporting().service.key({ environment: 'production' })]) {
      const { code, stdout, stderr } = await taken(key);
      expect([code, stdout]).to.deep.equal([1, '']);
      expect(stderr).to.match(
        /^signgate: Put a sandbox key into the environment variable SIGNGATE_KEY: a production key [^_]*\n$/,
      );
    }
  });
});
