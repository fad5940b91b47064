import { expect } from 'chai';
import { CHAINS, familyOf, type Chain } from '../../../domain/intent/chain.js';
import type { ContractRegistry } from '../../../ports/sources/contracts.js';
import { neverAborted } from '../../support/provider-dependencies.js';
import { describeManifest, expectAborted, type ManifestOf } from '../manifest.js';
import { describeVendor, playVendor, type Vendor } from '../vendor.js';

export interface ContractsFixture {
  /** A fresh instance that knows `known`; with a vendor, one that speaks to the vendor's origin. */
  readonly create: () => ContractRegistry | Promise<ContractRegistry>;
  /** How to play the other side of an adapter that speaks HTTP; null for one that speaks to nobody. */
  readonly vendor: Vendor | null;
  readonly known: { readonly chain: Chain; readonly key: string };
  readonly unknown: { readonly evm: string; readonly solana: string };
}

/** The promises of the contracts port, run over one adapter. */
export const describeContracts = (manifest: ManifestOf<'contracts'>, fixture: ContractsFixture): void => {
  describe(`contract registry ${manifest.id}`, () => {
    describeManifest(manifest);
    if (fixture.vendor !== null) describeVendorOf(fixture, fixture.vendor);
    describeContractsPort(fixture);
  });
};

const describeVendorOf = ({ create, known }: ContractsFixture, vendor: Vendor): void =>
  describeVendor({
    vendor,
    keys: [known.key],
    open: async () => {
      const registry = await create();
      return { ask: async (signal) => registry.lookUp(known.chain, known.key, signal), close: () => registry.close() };
    },
  });

const describeContractsPort = (fixture: ContractsFixture): void => {
  describe('as a contracts port', () => {
    const { vendor } = fixture;
    if (vendor !== null) playVendor(vendor);

    it('answers about the key that was asked for', async () => {
      const registry = await fixture.create();
      const { chain, key } = fixture.known;
      const answer = await registry.lookUp(chain, key, neverAborted());
      expect(answer.key).to.equal(key);
      expect(answer.verified).to.not.equal(null);
      expect(answer.sourceName).to.have.length.greaterThan(0);
      expect(answer.observedAt).to.be.a('string');
      await registry.close();
    });

    it('says nothing about an unknown contract, on every chain that it supports', async () => {
      const registry = await fixture.create();
      for (const chain of CHAINS.filter((candidate) => registry.supports(candidate))) {
        const key = fixture.unknown[familyOf(chain)];
        const answer = await registry.lookUp(chain, key, neverAborted());
        expect([answer.key, answer.name, answer.verified, answer.upgradeable, answer.observedAt], chain).to.deep.equal([
          key,
          null,
          null,
          null,
          null,
        ]);
      }
      await registry.close();
    });

    it('honours an ended signal', async () => {
      const registry = await fixture.create();
      await expectAborted((signal) => registry.lookUp(fixture.known.chain, fixture.known.key, signal));
      await registry.close();
    });

    it('can be closed more than once', async () => {
      const registry = await fixture.create();
      await registry.close();
      await registry.close();
    });
  });
};
