import { expect } from 'chai';
import type { ProviderManifest, ProviderPort } from '../../ports/sources/provider.js';
import { PROVIDERS } from '../../src/providers.js';
import { describeChainHistory } from './chain-history/suite.js';
import { describeContracts } from './contracts/suite.js';
import { FIXTURES, type FixtureOfPort } from './fixtures.js';
import type { ManifestOf } from './manifest.js';
import { describePrices } from './prices/suite.js';
import { describeScreening } from './screening/suite.js';
import { describeSimulation } from './simulation/suite.js';
import { describeTokens } from './tokens/suite.js';

/** The suite of each port. */
const SUITES: { readonly [Port in ProviderPort]: (manifest: ManifestOf<Port>, fixture: FixtureOfPort[Port]) => void } =
  {
    screening: describeScreening,
    simulation: describeSimulation,
    contracts: describeContracts,
    token: describeTokens,
    prices: describePrices,
    chainHistory: describeChainHistory,
  };

/** The fixture's type follows from the port of the same id; the two travel together here. */
const describeProvider = (id: keyof typeof PROVIDERS): void => {
  const manifest: ProviderManifest = PROVIDERS[id];
  const describeIt = SUITES[manifest.port] as (manifest: ProviderManifest, fixture: unknown) => void;
  describeIt(manifest, FIXTURES[id]);
};

describe('the list of providers', () => {
  it('names each provider by its own id', () => {
    for (const [id, manifest] of Object.entries(PROVIDERS)) expect(manifest.id).to.equal(id);
  });
});

for (const id of Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[]) describeProvider(id);
