import type { Simulation } from '../../../ports/sources/simulation.js';
import { type SolanaMachine, startSolanaMachine } from './machine.js';
import { simulationOnMachine } from './trial.js';
import { WORLD } from './world.js';

/** A machine with the world in it, and a simulation that asks it, for all tests of a suite. */
export const useSolanaMachine = (): { readonly machine: SolanaMachine; readonly simulation: Simulation } => {
  const used = {} as { machine: SolanaMachine; simulation: Simulation };
  before(async () => {
    used.machine = await startSolanaMachine(WORLD);
    used.simulation = simulationOnMachine(used.machine);
  });
  after(async () => {
    await used.simulation.close();
    await used.machine.stop();
  });
  return used;
};
