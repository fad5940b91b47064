import { expect } from 'chai';
import { CHAINS } from '../../../domain/chains/index.js';
import { SENDER, USDC_ON_ETHEREUM } from '../../support/builders.js';
import type { SimulationAnswer } from '../../../ports/sources/simulation.js';
import { neverAborted } from '../../support/provider-dependencies.js';
import { describeManifest, expectAborted, type ManifestOf } from '../manifest.js';
import { playVendor } from '../vendor.js';
import { describeVendor } from '../vendor-suite.js';
import type { ExecutedTransfer, SimulationFixture, SimulationVendor } from './fixture.js';
import { describeSimulationVerdicts, transferTo } from './verdicts.js';

/** The promises of the simulation port, run over one adapter. */
export const describeSimulation = (manifest: ManifestOf<'simulation'>, fixture: SimulationFixture): void => {
  describe(`simulation ${manifest.id}`, () => {
    describeManifest(manifest);
    if (fixture.vendor !== null) describeVendorOf(fixture, fixture.vendor);
    describeSimulationPort(fixture);
    describeSimulationVerdicts(manifest, fixture);
  });
};

const describeVendorOf = (fixture: SimulationFixture, vendor: SimulationVendor): void => {
  const { create, knownGood } = fixture;
  const asked = { ...transferTo(fixture, knownGood), payload: null };
  describeVendor({
    vendor,
    keys: [],
    open: async () => {
      const simulation = await create();
      return {
        ask: async (signal) => (await simulation.simulate(asked, signal)).effects,
        close: () => simulation.close(),
      };
    },
  });
};

/** The kinds of effect that move 12.5 USDC, and which token each says that it is. */
const movements = (
  { effects, execution }: SimulationAnswer,
  recipient: string,
  { sender, token }: Pick<ExecutedTransfer, 'sender' | 'token'> = { sender: SENDER, token: USDC_ON_ETHEREUM },
) => {
  if (execution === null)
    return effects
      .filter(({ from, to, amount }) => from === SENDER && to === recipient && amount === '12.5')
      .map((effect) => [effect.kind, effect.token === USDC_ON_ETHEREUM ? 'USDC' : effect.token]);
  const deltaOf = (account: string) =>
    execution.effects.flatMap((effect) =>
      effect.kind === 'balance' && effect.account === account && effect.asset.address === token ? [effect.delta] : [],
    );
  const isMoved = deltaOf(sender).join() === '-12500000' && deltaOf(recipient).join() === '12500000';
  return isMoved ? [['transfer', 'USDC']] : [];
};

const describeSimulationPort = (fixture: SimulationFixture): void => {
  describe('as a simulation port', () => {
    const { vendor } = fixture;
    if (vendor !== null) playVendor(vendor);

    it('shows a transfer of the token from sender to recipient', async () => {
      const simulation = await fixture.create();
      const answer = await simulation.simulate(transferTo(fixture, fixture.knownGood), neverAborted());
      const shown = movements(answer, fixture.knownGood.recipient, fixture.executes);
      expect(shown, JSON.stringify(answer)).to.deep.equal([['transfer', 'USDC']]);
      await simulation.close();
    });

    it('says of every chain whether it supports it', async () => {
      const simulation = await fixture.create();
      for (const chain of CHAINS) expect(simulation.supports(chain)).to.be.a('boolean');
      await simulation.close();
    });

    it('honours an ended signal', async () => {
      const simulation = await fixture.create();
      await expectAborted((signal) => simulation.simulate(transferTo(fixture, fixture.knownGood), signal));
      await simulation.close();
    });

    it('can be closed more than once', async () => {
      const simulation = await fixture.create();
      await simulation.close();
      await simulation.close();
    });
  });
};
