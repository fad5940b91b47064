import { demonstrationContracts } from '../../../adapters/contracts/demonstration/index.js';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { CONTRACT } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { ContractsFixture } from './fixture.js';

export const demonstrationContractsFixture: ContractsFixture = {
  create: () => demonstrationContracts.create({}, dependenciesWith()),
  vendor: null,
  knownGood: { chain: 'ethereum', key: demonstrationKey('evm', 0xde30c001) },
  knownBad: { chain: 'ethereum', key: demonstrationKey('evm', 0xde30c002) },
  unknown: { evm: CONTRACT, solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' },
};
