import { expect } from 'chai';
import type { ProviderManifest } from '../../../ports/sources/provider.js';
import { wireProviders } from '../../../src/application/check/wire-providers.js';
import { ALL_PROVIDERS } from '../../../src/providers.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { phrases, words } from '../../support/words.js';

const wire = (settings: Readonly<Record<string, unknown>>, manifests: readonly ProviderManifest[] = ALL_PROVIDERS) =>
  wireProviders(manifests, settings, dependenciesWith());
const namesOf = (wired: ReturnType<typeof wire>): readonly string[] =>
  Object.values(wired)
    .flat()
    .map(({ manifest }) => manifest.id);

const mistakesOf = (settings: Readonly<Record<string, unknown>>): readonly string[] => {
  try {
    wire(settings);
  } catch (error) {
    return String(error).split('\n- ').slice(1);
  }
  return [];
};

describe('wiring providers', () => {
  it('wires what is on by default, and nothing that speaks to the outside', () => {
    const wired = wire({});
    expect(namesOf(wired)).to.have.members(
      words(`
      bundled-registry bundled-prices imported-prices local-registry demonstration-contracts local-rules
      demonstration-simulation local-signals demonstration
    `),
    );
    expect(
      Object.values(wired)
        .flat()
        .some(({ manifest }) => manifest.kind === 'external'),
    ).to.equal(false);
  });

  it('wires an external feed where its settings are given', () =>
    expect(namesOf(wire({ 'http-threat-feed': { baseUrl: 'https://feed.example', apiKey: 'made-up' } }))).to.include(
      'http-threat-feed',
    ));

  it('wires sources about contracts where their settings are given, each for the chains that it covers', () => {
    const settings = { sourcify: {}, 'evm-code': { endpoints: { base: ['https://node.example/v2/made-up'] } } };
    const chainsOf = wire(settings).contracts.map(({ manifest, instance }) => [
      manifest.id,
      ...(['ethereum', 'base', 'solana'] as const).filter((chain) => instance.supports(chain)),
    ]);
    expect(chainsOf).to.deep.include.members([
      ['evm-code', 'base'],
      ['sourcify', 'ethereum', 'base'],
    ]);
    const misspelt = mistakesOf({ 'evm-code': { endpoints: { etherum: ['https://node.example'] } } });
    expect(misspelt.join()).to.include('etherum');
    const isPrivate = mistakesOf({ 'evm-code': { endpoints: { base: ['http://10.0.0.1/secret-word'] } } }).join();
    expect(isPrivate).to.include('allowPrivateNetwork').and.to.not.include('secret-word');
  });

  it('names every mistake at once, and repeats no value', () => {
    const settings = {
      'http-threat-feed': { baseUrl: '', apiKey: 7, typo: 'secret-word' },
      'no-such-provider': {},
      'local-rules': { x: 1 },
    };
    expect(() => wire(settings))
      .to.throw(Error)
      .with.property('message')
      .that.satisfies((message: string) =>
        phrases(`
          no-such-provider | http-threat-feed/baseUrl | http-threat-feed/apiKey | local-rules | has no setting "typo"
        `).every((part) => message.includes(part)),
      )
      .and.does.not.include('secret-word');
  });

  it('names the provider or setting that was probably meant', () => {
    const settings = {
      'http-thread-feed': {},
      'http-threat-feed': { baseUrl: 'https://feed.example', apiKey: 'made-up', allowPrivateNetworks: true },
    };
    expect(mistakesOf(settings)).to.deep.equal([
      'there is no provider "http-thread-feed"; did you mean "http-threat-feed"? ' +
        `(known: ${ALL_PROVIDERS.map(({ id }) => id).join(', ')})`,
      'http-threat-feed has no setting "allowPrivateNetworks"; did you mean "allowPrivateNetwork"?',
    ]);
  });

  it('names the provider and the setting that allows plain http, beside every other mistake', () => {
    const settings = {
      'http-threat-feed': { baseUrl: 'http://feed.example/secret-path', apiKey: 'made-up' },
      'local-rules': { x: 1 },
    };
    expect(mistakesOf(settings)).to.deep.equal([
      'local-rules has no setting "x"',
      'http-threat-feed: the provider URL must use https; ' +
        'for a provider that you run in your own network, set "allowPrivateNetwork": true',
    ]);
  });

  it('closes what it has made when it refuses to start', async () => {
    let isClosed = false;
    const [first] = ALL_PROVIDERS as readonly [ProviderManifest];
    const made: ProviderManifest = {
      ...first,
      id: 'made',
      create: (config, dependencies) => ({
        ...first.create(config, dependencies),
        close: async () => void (isClosed = true),
      }),
    };
    expect(() => wire({ nobody: {} }, [...ALL_PROVIDERS, made])).to.throw(/nobody/);
    expect(isClosed).to.equal(true);
  });

  it('asks for the settings that an adapter cannot do without', () =>
    expect(() => wire({ 'http-threat-feed': {} })).to.throw(/baseUrl/));

  it('refuses an id that is malformed or used twice', () => {
    const [first] = ALL_PROVIDERS as readonly [ProviderManifest];
    expect(() => wire({}, [...ALL_PROVIDERS, first])).to.throw(/used twice/);
    expect(() => wire({}, [...ALL_PROVIDERS, { ...first, id: 'Not An Id' }])).to.throw(/malformed/);
  });

  it('refuses to start without a token registry', () =>
    expect(() =>
      wire(
        {},
        ALL_PROVIDERS.filter((manifest) => manifest.port !== 'token'),
      ),
    ).to.throw(/token registry/));

  it('refuses a second token registry, and names both: their answers could not be told apart', () => {
    const registry = ALL_PROVIDERS.find((manifest) => manifest.port === 'token') as ProviderManifest;
    expect(() => wire({}, [...ALL_PROVIDERS, { ...registry, id: 'second-registry' }])).to.throw(
      'only one token registry can be wired, and these are: bundled-registry, second-registry',
    );
  });
});
