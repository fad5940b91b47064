import { expect } from 'chai';
import { CHAINS, familyOf, type Chain } from '../../../domain/chain.js';
import type { ContractRegistry } from '../../../ports/contracts.js';
import type { ProviderManifest } from '../../../ports/provider.js';
import { neverAborted } from '../../support/provider-dependencies.js';
import { describeManifest, expectAborted } from '../manifest.js';

export interface ContractsFixture {
  readonly manifest: ProviderManifest<'contracts', never>;
  readonly create: () => ContractRegistry | Promise<ContractRegistry>;
  readonly known: { readonly chain: Chain; readonly key: string };
  readonly unknown: { readonly evm: string; readonly solana: string };
}

/** The promises of the contracts port, run over one adapter. */
export const describeContracts = (name: string, fixture: ContractsFixture): void => {
  describe(`contract registry ${name}`, () => {
    describeManifest(fixture.manifest);

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
        expect([answer.key, answer.name, answer.verified, answer.upgradeable, answer.observedAt], chain).to.deep.equal([key, null, null, null, null]);
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
