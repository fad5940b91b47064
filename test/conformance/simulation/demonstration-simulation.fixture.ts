import { demonstrationSimulation } from '../../../adapters/simulation/demonstration/index.js';
import { demonstrationKey } from '../../../domain/intent/demonstration-addresses.js';
import { SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { proposalTo } from './evm-rpc.fixture.js';
import type { SimulationFixture } from './fixture.js';

export const demonstrationSimulationFixture: SimulationFixture = {
  create: () => demonstrationSimulation.create({}, dependenciesWith()),
  vendor: null,
  executes: { sender: SENDER, token: USDC_ON_ETHEREUM, proposalTo },
  knownGood: { recipient: demonstrationKey('evm', 0xde305000) },
  knownBad: { recipient: demonstrationKey('evm', 0xde305001) },
};
