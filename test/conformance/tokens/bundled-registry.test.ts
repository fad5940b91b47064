import { expect } from 'chai';
import { bundledRegistry } from '../../../adapters/tokens/bundled-registry/index.js';
import { BUNDLED_TOKENS } from '../../../adapters/tokens/bundled-registry/data/tokens.js';
import { bundledPrices } from '../../../adapters/prices/bundled-prices/index.js';
import { nativePlaceholder } from '../../../domain/intent/token-key.js';
import { parseAddress } from '../../../domain/intent/address.js';
import { ALL_CHAINS, type Chain, CHAINS, currencyOf } from '../../../domain/chains/index.js';
import { dependenciesWith, neverAborted } from '../../support/provider-dependencies.js';
import { words } from '../../support/words.js';

const lookUp = (chain: Chain, symbol: string, keys: readonly string[] = []) =>
  bundledRegistry.create({}, dependenciesWith()).lookUp({ chain, symbol, keys }, neverAborted());

describe('the bundled table of tokens', () => {
  it('holds only contracts that are valid for their chain, checksum included', () => {
    for (const token of BUNDLED_TOKENS)
      for (const chain of CHAINS)
        for (const contract of token.on[chain]?.contracts ?? [])
          expect(parseAddress(chain, contract).problem, `${token.symbol} on ${chain}`).to.equal(null);
  });

  it('gives a native currency no contract and every other token at least one', () => {
    for (const token of BUNDLED_TOKENS)
      for (const row of Object.values(token.on)) expect(row.native, token.symbol).to.equal(row.contracts.length === 0);
  });

  it('gives every token its decimals', () => {
    for (const token of BUNDLED_TOKENS)
      for (const row of Object.values(token.on)) expect(row.decimals, token.symbol).to.be.within(0, 30);
  });

  it('names every token as the bundled prices do: the value of a known token can be judged', async () => {
    const prices = bundledPrices.create({}, dependenciesWith());
    for (const { symbol, aliases, on } of BUNDLED_TOKENS) {
      const [chain = 'ethereum'] = Object.keys(on) as Chain[];
      for (const spelling of [symbol, ...aliases]) {
        const { priced } = await lookUp(chain, spelling);
        expect(priced?.symbol).to.equal(symbol);
        const price = priced === null ? null : await prices.priceOf(priced, neverAborted());
        expect(Number(price?.usd), symbol).to.be.above(0);
      }
    }
  });

  it('says by which keys a token is priced: those of the chain first, a placeholder for a currency', async () => {
    const { priced } = await lookUp('base', 'ETH');
    expect(priced?.assets[0]).to.deep.equal({ chain: 'base', key: nativePlaceholder('base') });
    expect(priced?.assets.map(({ chain }) => chain)).to.have.members(
      words(`
      base ethereum bnb arbitrum optimism
    `),
    );
    expect((await lookUp('polygon', 'wmatic')).priced?.symbol).to.equal('WPOL');
    expect((await lookUp('ethereum', 'USDbC')).priced).to.equal(null);
  });

  it('names each symbol once', () => {
    const spellings = BUNDLED_TOKENS.flatMap((token) => [token.symbol, ...token.aliases]).map((symbol) =>
      symbol.toUpperCase(),
    );
    expect(new Set(spellings).size).to.equal(spellings.length);
  });

  it('knows the native currency of every chain', async () => {
    for (const chain of ALL_CHAINS)
      expect((await lookUp(chain, currencyOf(chain).symbol)).native, chain).to.equal(true);
  });

  it('knows USDC and USDT on all seven chains, with the decimals of each', async () => {
    for (const symbol of ['USDC', 'USDT'])
      for (const chain of CHAINS)
        expect((await lookUp(chain, symbol)).decimals, `${symbol} on ${chain}`).to.equal(chain === 'bnb' ? 18 : 6);
  });

  it('says that a token which exists on one chain alone does not exist on the others', async () => {
    const answer = await lookUp('ethereum', 'USDbC');
    expect([answer.knownOnChain, answer.completeForAllChains]).to.deep.equal([false, true]);
  });

  it('keeps bridged USDC apart from the issuer’s own', async () => {
    const own = await lookUp('polygon', 'USDC');
    const bridged = await lookUp('polygon', 'USDC.e');
    expect(own.officialContracts).to.not.include(bridged.officialContracts[0]);
  });

  it('names the tokens of the same money on a chain, from either side, never a contract that they share', async () => {
    const symbols = async (chain: Chain, symbol: string) =>
      (await lookUp(chain, symbol)).variants.map((variant) => variant.symbol);
    expect([await symbols('polygon', 'USDC'), await symbols('polygon', 'USDC.e')]).to.deep.equal([
      ['USDC.e'],
      ['USDC'],
    ]);
    expect([await symbols('optimism', 'USDT'), await symbols('arbitrum', 'USDT')]).to.deep.equal([['USDT0'], []]);
    expect([
      await symbols('ethereum', 'USDC'),
      await symbols('base', 'WETH'),
      await symbols('base', 'ZQXW'),
    ]).to.deep.equal([[], [], []]);
  });

  it('knows an official symbol that leaves ASCII, in any case of its ASCII letters', async () =>
    expect((await lookUp('arbitrum', 'usd₮0')).knownOnChain).to.equal(true));

  it('knows an official symbol that leaves ASCII', async () =>
    expect((await lookUp('arbitrum', 'USD₮0')).knownOnChain).to.equal(true));

  const fakes: readonly [string, string, string][] = [
    ['a Cyrillic letter', 'USD\u0421', 'USDC'],
    ['a Cyrillic letter in lower case', 'usd\u0441', 'USDC'],
    ['an invisible separator between letters', 'B\u180eN\u180eB', 'BNB'],
    ['a Greek capital and an invisible separator', 'B\u180e\u039d\u180eB', 'BNB'],
    ['a small L for a capital I', 'LlNK', 'LINK'],
    ['full-width letters', '\uff35\uff33\uff24\uff34', 'USDT'],
    ['a space inside', 'US DT', 'USDT'],
    ['a long s that Unicode writes as S in upper case', 'u\u017fdc', 'USDC'],
    ['a dotless i that Unicode writes as I in upper case', 'L\u0131NK', 'LINK'],
  ];
  for (const [what, fake, real] of fakes)
    it(`finds the symbol that is imitated by ${what}`, async () => {
      const answer = await lookUp('ethereum', fake);
      expect([answer.knownOnChain, answer.officialContracts, answer.priced]).to.deep.equal([false, [], null]);
      expect(answer.imitates).to.include(real);
    });

  it('calls an official symbol of another chain no imitation', async () =>
    expect((await lookUp('solana', 'USD₮0')).imitates).to.deep.equal([]));
});
