import { localRules } from '../../../adapters/simulation/local-rules/index.js';
import { RECIPIENT } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { EXECUTES_NOTHING, type SimulationFixture } from './fixture.js';

export const localRulesFixture: SimulationFixture = {
  create: () => localRules.create({}, dependenciesWith()),
  vendor: null,
  knownGood: { recipient: RECIPIENT },
  knownBad: EXECUTES_NOTHING,
};
