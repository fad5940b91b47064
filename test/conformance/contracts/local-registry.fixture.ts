import { localRegistry } from '../../../adapters/contracts/local-registry/index.js';
import { CONTRACT } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { type ContractsFixture, NAMES_ONLY_VERIFIED } from './fixture.js';

const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';

export const localRegistryFixture: ContractsFixture = {
  create: () => localRegistry.create({}, dependenciesWith()),
  vendor: null,
  knownGood: { chain: 'ethereum', key: PERMIT2 },
  knownBad: NAMES_ONLY_VERIFIED,
  unknown: { evm: CONTRACT, solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' },
};
