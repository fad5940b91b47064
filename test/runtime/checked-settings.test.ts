import { expect } from 'chai';
import { loadSettings, SettingsError } from '../../src/config.js';
import { checkedSettings, refuseUnprotected } from '../../src/runtime/checked-settings.js';

const started = async (environment: Record<string, string>): Promise<string> => {
  try {
    refuseUnprotected(await checkedSettings(loadSettings(environment)));
    return 'started';
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.mistakes.join('\n');
  }
};

const PRODUCTION = { NODE_ENV: 'production' };
const VENDOR = { 'http-threat-feed': { baseUrl: 'https://vendor.example', apiKey: 'k'.repeat(20) } };

describe('a start', () => {
  it('is refused in production without a source of sanctions, with the line that mends it', async () => {
    expect(await started(PRODUCTION))
      .to.include('a sanctioned address is not recognised')
      .and.include('FEEDS=recommended')
      .and.include('SANCTIONS=none');
    expect(await started({ ...PRODUCTION, FEEDS: 'scamsniffer' })).to.include('FEEDS=recommended');
  });

  for (const [what, settings] of [
    ['a list by name', { FEEDS: 'ofac-sdn' }],
    ['a mandatory list that is imported by hand', { REQUIRED_LISTS: 'OFAC SDN' }],
    ['a screening vendor', { PROVIDER_SETTINGS: JSON.stringify(VENDOR) }],
    ['the word that it is meant', { SANCTIONS: 'none' }],
  ] as const)
    it(`is taken in production with ${what}`, async () => {
      expect(await started({ ...PRODUCTION, ...settings })).to.equal('started');
    });

  it('is taken without any outside production', async () => {
    expect(await started({})).to.equal('started');
  });

  it('names the mistakes of all files and names at once', async () => {
    const said = await started({
      FEEDS: 'nothing',
      OIDC_ISSUER: 'https://idp.example',
      OIDC_CLIENT_ID: 'x',
      PUBLIC_URL: 'https://x.example',
      OIDC_ACCESS_FILE: '/nowhere',
      OIDC_CLIENT_SECRET: 's'.repeat(20),
    });
    expect(said).to.include('FEEDS: the catalogue has no "nothing"').and.include('OIDC_ACCESS_FILE cannot be read');
  });
});
