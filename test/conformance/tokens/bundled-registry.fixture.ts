import { bundledRegistry } from '../../../adapters/tokens/bundled-registry/index.js';
import { USDC_ON_ETHEREUM } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { TokensFixture } from './suite.js';

export const bundledRegistryFixture: TokensFixture = {
  create: () => bundledRegistry.create({}, dependenciesWith()),
  known: { chain: 'ethereum', symbol: 'USDC', contractKey: USDC_ON_ETHEREUM },
  unknownSymbol: 'ZQXW',
};
