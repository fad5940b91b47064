import { demonstration } from '../../../adapters/screening/demonstration/index.js';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { SENDER } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { ScreeningFixture } from './fixture.js';

export const demonstrationFixture: ScreeningFixture = {
  create: () => demonstration.create({}, dependenciesWith()),
  createFailing: null,
  vendor: null,
  knownBad: { evm: demonstrationKey('evm', 0xde300001), solana: demonstrationKey('solana', 0xde300001) },
  knownGood: { evm: demonstrationKey('evm', 0xde300002) },
  unknown: { evm: SENDER, solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' },
};
