import { expect } from 'chai';
import type { ProviderManifest } from '../../ports/sources/provider.js';
import { PROVIDERS } from '../../src/providers.js';
import { describeContracts } from './contracts/suite.js';
import { FIXTURES } from './fixtures.js';
import type { ManifestOf } from './manifest.js';
import { describeScreening } from './screening/suite.js';
import { describeSimulation } from './simulation/suite.js';
import { describeTokens } from './tokens/suite.js';

/** The fixture's type follows from the port of the same id; the two travel together here. */
const describeProvider = (id: keyof typeof PROVIDERS): void => {
  const manifest: ProviderManifest = PROVIDERS[id];
  const fixture: unknown = FIXTURES[id];
  switch (manifest.port) {
    case 'screening':
      return describeScreening(manifest as ManifestOf<'screening'>, fixture as Parameters<typeof describeScreening>[1]);
    case 'simulation':
      return describeSimulation(
        manifest as ManifestOf<'simulation'>,
        fixture as Parameters<typeof describeSimulation>[1],
      );
    case 'contracts':
      return describeContracts(manifest as ManifestOf<'contracts'>, fixture as Parameters<typeof describeContracts>[1]);
    case 'tokens':
      return describeTokens(manifest as ManifestOf<'tokens'>, fixture as Parameters<typeof describeTokens>[1]);
  }
};

describe('the list of providers', () => {
  it('names each provider by its own id', () => {
    for (const [id, manifest] of Object.entries(PROVIDERS)) expect(manifest.id).to.equal(id);
  });
});

for (const id of Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[]) describeProvider(id);
