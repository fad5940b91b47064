import { localRules } from '../../../adapters/simulation/local-rules/index.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import type { SimulationFixture } from './fixture.js';

export const localRulesFixture: SimulationFixture = {
  create: () => localRules.create({}, dependenciesWith()),
  vendor: null,
};
