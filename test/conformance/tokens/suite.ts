import { expect } from 'chai';
import { type Chain, CHAINS } from '../../../domain/chains/index.js';
import type { TokenRegistry } from '../../../ports/sources/tokens.js';
import { CONTRACT, intentWith } from '../../support/builders.js';
import { neverAborted } from '../../support/provider-dependencies.js';
import { judged } from '../judge.js';
import { describeManifest, expectAborted, type ManifestOf } from '../manifest.js';

export interface TokensFixture {
  readonly create: () => TokenRegistry | Promise<TokenRegistry>;
  /** A token with a contract on this chain: a payment with this contract is fine, with any other it is a fake. */
  readonly known: { readonly chain: Chain; readonly symbol: string; readonly contractKey: string };
  readonly unknownSymbol: string;
}

/** The promises of the tokens port, run over one adapter. */
export const describeTokens = (manifest: ManifestOf<'token'>, fixture: TokensFixture): void => {
  describe(`token registry ${manifest.id}`, () => {
    describeManifest(manifest);

    it('knows its token in any letter case of the symbol', async () => {
      const registry = await fixture.create();
      const { chain, symbol, contractKey } = fixture.known;
      const answers = await Promise.all(
        [symbol, symbol.toLowerCase(), symbol.toUpperCase()].map(async (form) =>
          registry.lookUp({ chain, symbol: form, keys: [] }, neverAborted()),
        ),
      );
      for (const answer of answers) {
        expect(answer).to.deep.equal(answers[0]);
        expect(answer.knownOnChain).to.equal(true);
        expect(answer.officialContracts).to.include(contractKey);
        expect(answer.decimals).to.be.within(0, 30);
        expect(answer.imitates).to.deep.equal([]);
      }
      await registry.close();
    });

    it('answers an unknown symbol without knowledge, on every chain that it supports', async () => {
      const registry = await fixture.create();
      for (const chain of CHAINS.filter((candidate) => registry.supports(candidate))) {
        const answer = await registry.lookUp({ chain, symbol: fixture.unknownSymbol, keys: [] }, neverAborted());
        expect([answer.knownOnChain, answer.decimals, answer.priced, answer.officialContracts], chain).to.deep.equal([
          false,
          null,
          null,
          [],
        ]);
      }
      await registry.close();
    });

    it('says which of the asked keys are token contracts, in the order asked, and nothing about others', async () => {
      const registry = await fixture.create();
      const { chain, contractKey } = fixture.known;
      const other = '0x5f3c9e1ab2478d60c1e5f7a890b3d4c6e7f81924';
      const answer = await registry.lookUp(
        { chain, symbol: fixture.unknownSymbol, keys: [other, contractKey] },
        neverAborted(),
      );
      expect(answer.tokenContracts.map((row) => row.key)).to.deep.equal([contractKey]);
      await registry.close();
    });

    it('leads to ALLOW for a payment with the token’s own contract, and to BLOCK with another one', async () => {
      const registry = await fixture.create();
      const { chain, symbol, contractKey } = fixture.known;
      const actionWith = async (contract: string) =>
        (await judged(manifest, registry, intentWith({ chain, token: symbol, amount: '1', contract })))
          .recommendedAction;
      expect([await actionWith(contractKey), await actionWith(CONTRACT)]).to.deep.equal(['ALLOW', 'BLOCK']);
      await registry.close();
    });

    it('honours an ended signal', async () => {
      const registry = await fixture.create();
      await expectAborted((signal) =>
        registry.lookUp({ chain: fixture.known.chain, symbol: fixture.known.symbol, keys: [] }, signal),
      );
      await registry.close();
    });

    it('can be closed more than once', async () => {
      const registry = await fixture.create();
      await registry.close();
      await registry.close();
    });
  });
};
