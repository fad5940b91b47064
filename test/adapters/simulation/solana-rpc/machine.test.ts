import { expect } from 'chai';
import { SOLANA_KINDS } from '../../../support/solana-machine/kinds.js';
import { type SolanaMachine, startSolanaMachine } from '../../../support/solana-machine/machine.js';
import { simulationOnMachine, trySolanaMessage } from '../../../support/solana-machine/trial.js';
import { WORLD } from '../../../support/solana-machine/world.js';
import type { Simulation } from '../../../../ports/sources/simulation.js';

/** Another account signs too; no limit. */
const STOPPED = ['tokens, the fee paid by another', 'an allowance without limit'];

describe('a Solana message on Solana’s own runtime', () => {
  let machine: SolanaMachine;
  let simulation: Simulation;
  before(async () => {
    machine = await startSolanaMachine(WORLD);
    simulation = simulationOnMachine(machine);
  });
  after(async () => {
    await simulation.close();
    await machine.stop();
  });

  for (const kind of Object.keys(SOLANA_KINDS)) {
    it(`does what was said before: ${kind}`, async () => {
      const { execution, differences, action, messages } = await trySolanaMessage(machine, simulation, kind, 7);
      expect(differences, JSON.stringify(execution?.effects)).to.deep.equal([]);
      if (kind.startsWith('theft') || kind.startsWith('fails')) expect(action).not.to.equal('ALLOW');
      else if (!STOPPED.includes(kind)) expect(action, messages.join(' ')).not.to.equal('BLOCK');
      expect(messages.join(' ')).not.to.match(/allowance of SOL|amount of SOL|0 SOL/);
    });
  }
});
