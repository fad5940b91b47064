import { demonstration } from '../../../adapters/screening/demonstration/index.js';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { SENDER } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { ScreeningFixture } from './suite.js';

export const demonstrationFixture: ScreeningFixture = {
  create: () => demonstration.create({}, dependenciesWith()),
  createFailing: null,
  vendor: null,
  known: { evm: demonstrationKey('evm', 0xde300001), solana: demonstrationKey('solana', 0xde300001) },
  unknown: { evm: SENDER, solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' },
};
