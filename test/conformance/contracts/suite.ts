import { expect } from 'chai';
import { CHAINS, familyOf } from '../../../domain/chains/index.js';
import { neverAborted } from '../../support/provider-dependencies.js';
import { describeManifest, expectAborted, type ManifestOf } from '../manifest.js';
import { playVendor } from '../vendor.js';
import { describeVendor } from '../vendor-suite.js';
import type { ContractsFixture, ContractsVendor } from './fixture.js';
import { describeContractVerdicts } from './verdicts.js';

/** The promises of the contracts port, run over one adapter. */
export const describeContracts = (manifest: ManifestOf<'contracts'>, fixture: ContractsFixture): void => {
  describe(`contract registry ${manifest.id}`, () => {
    describeManifest(manifest);
    if (fixture.vendor !== null) describeVendorOf(fixture, fixture.vendor);
    describeContractsPort(fixture);
    describeContractVerdicts(manifest, fixture);
  });
};

const describeVendorOf = ({ create, knownGood }: ContractsFixture, vendor: ContractsVendor): void =>
  describeVendor({
    vendor,
    keys: [knownGood.key],
    open: async () => {
      const registry = await create();
      return {
        ask: async (signal) => [await registry.lookUp(knownGood.chain, knownGood.key, signal)],
        close: () => registry.close(),
      };
    },
  });

const describeContractsPort = (fixture: ContractsFixture): void => {
  describe('as a contracts port', () => {
    const { vendor } = fixture;
    if (vendor !== null) playVendor(vendor);

    it('answers about the key that was asked for', async () => {
      const registry = await fixture.create();
      const { chain, key } = fixture.knownGood;
      const answer = await registry.lookUp(chain, key, neverAborted());
      const said = JSON.stringify(answer);
      expect(answer.key, said).to.equal(key);
      const statement = fixture.looksAtChain === true ? answer.state : answer.verified;
      expect(statement, said).to.not.equal(null);
      expect(answer.sourceName, said).to.have.length.greaterThan(0);
      expect(answer.observedAt, said).to.be.a('string');
      await registry.close();
    });

    it('says nothing about an unknown contract but what stands there, on every chain that it supports', async () => {
      const registry = await fixture.create();
      for (const chain of CHAINS.filter((candidate) => registry.supports(candidate))) {
        const key = fixture.unknown[familyOf(chain)];
        const answer = await registry.lookUp(chain, key, neverAborted());
        const { name, verified, upgradeable, receives, state, observedAt } = answer;
        expect([answer.key, name, verified, upgradeable, receives], chain).to.deep.equal([key, null, null, null, null]);
        if (fixture.looksAtChain === true) expect([state?.code, typeof observedAt]).to.deep.equal(['none', 'string']);
        else expect([state, observedAt], chain).to.deep.equal([null, null]);
      }
      await registry.close();
    });

    it('honours an ended signal', async () => {
      const registry = await fixture.create();
      await expectAborted((signal) => registry.lookUp(fixture.knownGood.chain, fixture.knownGood.key, signal));
      await registry.close();
    });

    it('can be closed more than once', async () => {
      const registry = await fixture.create();
      await registry.close();
      await registry.close();
    });
  });
};
