import { expect } from 'chai';
import { CHAINS } from '../../../domain/chain.js';
import type { ProviderManifest } from '../../../ports/provider.js';
import type { Simulation } from '../../../ports/simulation.js';
import { intentWith, RECIPIENT, SENDER } from '../../support/builders.js';
import { neverAborted } from '../../support/provider-dependencies.js';
import { describeManifest, expectAborted } from '../manifest.js';

export interface SimulationFixture {
  readonly manifest: ProviderManifest<'simulation', never>;
  readonly create: () => Simulation | Promise<Simulation>;
}

/** The promises of the simulation port, run over one adapter. */
export const describeSimulation = (name: string, fixture: SimulationFixture): void => {
  describe(`simulation ${name}`, () => {
    describeManifest(fixture.manifest);

    it('shows a transfer of the token from sender to recipient', async () => {
      const simulation = await fixture.create();
      const answer = await simulation.simulate(intentWith({ amount: '12.5' }), neverAborted());
      expect(answer.effects).to.deep.include({ kind: 'transfer', from: SENDER, to: RECIPIENT, token: 'USDC', amount: '12.5' });
      await simulation.close();
    });

    it('says of every chain whether it supports it', async () => {
      const simulation = await fixture.create();
      for (const chain of CHAINS) expect(simulation.supports(chain)).to.be.a('boolean');
      await simulation.close();
    });

    it('honours an ended signal', async () => {
      const simulation = await fixture.create();
      await expectAborted((signal) => simulation.simulate(intentWith(), signal));
      await simulation.close();
    });

    it('can be closed more than once', async () => {
      const simulation = await fixture.create();
      await simulation.close();
      await simulation.close();
    });
  });
};
