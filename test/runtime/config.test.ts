import { expect } from 'chai';
import { EXTRA_CHAINS } from '../../domain/chains/index.js';
import { loadSettings, SettingsError } from '../../src/config.js';

const mistakesOf = (environment: Record<string, string>): readonly string[] => {
  try {
    loadSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes;
    throw error;
  }
  return [];
};

describe('settings', () => {
  it('turn on extra chains by name, and say which there are where one is not known', () => {
    expect(loadSettings({ EXTRA_CHAINS: ' linea, avalanche,linea' }).extraChains).to.deep.equal(['avalanche', 'linea']);
    for (const wrong of ['fantom', 'avalanche,ethereum', 'avalanche linea', 'Avalanche'])
      expect(mistakesOf({ EXTRA_CHAINS: wrong })).to.deep.equal([
        `EXTRA_CHAINS must be names separated by commas, of ${EXTRA_CHAINS.join(', ')}`,
      ]);
  });

  it('take as many workers as there are cores to spare, at least one and at most four, only on request', () => {
    const workersOn = (cores: number) => loadSettings({ WORKERS: 'auto' }, cores).workers;
    expect([1, 2, 3, 5, 16].map(workersOn)).to.deep.equal([1, 1, 2, 4, 4]);
    expect(loadSettings({}, 16).workers).to.equal(1);
    expect(mistakesOf({ WORKERS: 'many' })).to.deep.equal(['WORKERS must be auto or a whole number from 1 to 64']);
  });

  it('take no word for production that is only like it', () => {
    for (const word of ['prod', 'Production', 'PRODUCTION', 'production '])
      expect(mistakesOf({ NODE_ENV: word }), word).to.deep.equal([
        'NODE_ENV must be production, in lower case and in full, or no word that begins like it',
      ]);
    expect(loadSettings({ NODE_ENV: 'production' }).production).to.equal(true);
    for (const word of ['test', 'development']) expect(loadSettings({ NODE_ENV: word }).production).to.equal(false);
  });

  it('have the defaults of the contract', () => {
    const { buildCommit, ...settings } = loadSettings({});
    // a checkout has a commit, an unpacked archive has none
    expect(buildCommit ?? 'none').to.match(/^(none|[0-9a-f]{40})$/);
    expect(settings).to.deep.equal({
      port: 8080,
      host: '127.0.0.1',
      adminPort: 8081,
      adminHost: '127.0.0.1',
      workers: 1,
      background: 'process',
      referenceAppPort: 8090,
      referenceAppApiKey: null,
      referenceAppOrigin: null,
      referenceAppServiceUrl: null,
      requiredLists: [],
      extraChains: [],
      databaseUrl: null,
      feedNames: [],
      feedsMirror: null,
      feedsFile: null,
      sanctions: 'required',
      feeds: [],
      dataDir: './data',
      rateLimitDefault: 300,
      rateLimitStore: 'memory',
      redisUrl: null,
      rateLimitInstances: 2,
      production: false,
      signingKeyFile: null,
      publicUrl: null,
      issuerName: null,
      checkpointDir: null,
      trustedProxyHops: 0,
      logLevel: 'info',
      retentionMonths: null,
      traces: 'off',
      shutdownGraceMs: 500,
      shutdownLimitMs: 15_000,
      providerSettings: {},
      webhooksAllowPrivateNetwork: false,
      signIn: null,
      deskTakesKeys: true,
    });
  });

  it('of a provider of identities are all there or a mistake, and close the desk to keys', () => {
    const provider = {
      ...{ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'desk', OIDC_CLIENT_SECRET: 'a-made-up-secret' },
      ...{ OIDC_ACCESS_FILE: 'access.json', PUBLIC_URL: 'https://risk.example' },
    };
    expect(loadSettings(provider)).to.deep.include({
      deskTakesKeys: false,
      signIn: {
        ...{ issuer: 'https://login.example', clientId: 'desk', clientSecret: 'a-made-up-secret' },
        ...{ clientSecretFile: null, accessFile: 'access.json' },
        ...{ scope: 'openid profile email', name: 'your organisation' },
      },
    });
    expect(loadSettings({ ...provider, DESK_KEY_SIGN_IN: 'always' }).deskTakesKeys).to.equal(true);
    for (const name of Object.keys(provider))
      expect(() => loadSettings({ ...provider, [name]: '' }), name).to.throw(SettingsError, name);
    expect(() => loadSettings({ ...provider, OIDC_CLIENT_SECRET_FILE: 'x' })).to.throw(SettingsError, 'not both');
    for (const issuer of [
      ...['http://login.example', 'https://login.example?x', 'https://login.example#x', 'https://me@login.example'],
      ...['login.example', 'http://localhost.evil.example', 'http://127.0.0.1.evil.example'],
    ])
      expect(() => loadSettings({ ...provider, OIDC_ISSUER: issuer }), issuer).to.throw(SettingsError, 'OIDC_ISSUER');
    for (const issuer of ['http://127.0.0.1:9000/realm', 'http://localhost:9000', 'https://login.example/a/b/'])
      expect(loadSettings({ ...provider, OIDC_ISSUER: issuer }).signIn?.issuer).to.equal(issuer);
    for (const scope of ['profile', 'openid  email', 'openidx', ''.padEnd(3, ' ')])
      expect(() => loadSettings({ ...provider, OIDC_SCOPE: scope }), scope).to.throw(SettingsError, 'OIDC_SCOPE');
  });

  it('are read by type, and an empty variable counts as unset', () => {
    const settings = loadSettings({
      PORT: '0',
      ADMIN_PORT: '9000',
      HOST: '',
      DATABASE_URL: 'postgresql://app@db/signgate',
      NODE_ENV: 'production',
      TRUSTED_PROXY_HOPS: '2',
      PROVIDER_SETTINGS: '{"feed":{"baseUrl":"https://feed.example"}}',
      PATH: '/bin',
    });
    expect(settings).to.deep.include({
      port: 0,
      adminPort: 9000,
      host: '127.0.0.1',
      databaseUrl: 'postgresql://app@db/signgate',
      production: true,
      trustedProxyHops: 2,
      providerSettings: { feed: { baseUrl: 'https://feed.example' } },
    });
    expect(settings).not.to.have.any.keys('PATH', 'path');
  });

  it('name every mistake in one error, each by its variable, and how to mend it', () => {
    const mistakes = mistakesOf({
      PORT: '99999',
      ADMIN_PORT: 'x',
      RATE_LIMIT_DEFAULT: '0',
      RATE_LIMIT_STORE: 'files',
      RATE_LIMIT_INSTANCES: '0',
      REDIS_URL: 'http://cache',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXY_HOPS: '1.5',
      SHUTDOWN_GRACE_MS: '10',
      PROVIDER_SETTINGS: '[1]',
    });
    expect(mistakes.map((mistake) => mistake.split(' ')[0])).to.have.members([
      'PORT',
      'ADMIN_PORT',
      'RATE_LIMIT_DEFAULT',
      'RATE_LIMIT_STORE',
      'RATE_LIMIT_INSTANCES',
      'REDIS_URL',
      'LOG_LEVEL',
      'TRUSTED_PROXY_HOPS',
      'SHUTDOWN_GRACE_MS',
      'PROVIDER_SETTINGS',
    ]);
    expect(mistakes).to.include('LOG_LEVEL must be one of debug, info, warn, error');
  });

  it('want the limit of a stop to be larger than its grace', () => {
    expect(mistakesOf({ SHUTDOWN_GRACE_MS: '20000' })).to.deep.equal([
      'SHUTDOWN_LIMIT_MS must be larger than SHUTDOWN_GRACE_MS',
    ]);
  });

  it('want a Redis for limits that are counted in one, and no mistake is named twice', () => {
    expect(mistakesOf({ RATE_LIMIT_STORE: 'redis' })).to.deep.equal([
      'REDIS_URL must be set for RATE_LIMIT_STORE=redis',
    ]);
    expect(mistakesOf({ RATE_LIMIT_STORE: 'redis', REDIS_URL: 'cache:6379' })).to.have.length(1);
    expect(
      loadSettings({ RATE_LIMIT_STORE: 'redis', REDIS_URL: 'rediss://:word@cache:6380/1', RATE_LIMIT_INSTANCES: '3' }),
    ).to.include({
      rateLimitStore: 'redis',
      redisUrl: 'rediss://:word@cache:6380/1',
      rateLimitInstances: 3,
    });
    expect(loadSettings({ RATE_LIMIT_STORE: 'postgres' }).rateLimitStore).to.equal('postgres');
  });

  it('never echo a value: it may be a secret', () => {
    const secret = 'hush-hush';
    const mistakes = mistakesOf({
      DATABASE_URL: `mysql://app:${secret}@db/x`,
      RATE_LIMIT_STORE: secret,
      REDIS_URL: `cache://:${secret}@host`,
      PROVIDER_SETTINGS: `{"apiKey":"${secret}"`,
      LOG_LEVEL: secret,
      PORT: secret,
    });
    expect(mistakes).to.have.length(6);
    expect(mistakes.join('\n')).not.to.include(secret);
  });
});
