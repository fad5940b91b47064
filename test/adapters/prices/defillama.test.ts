import { expect } from 'chai';
import { defillamaCoinOf, answerOfCoins } from '../../../adapters/prices/defillama/map.js';
import { readDefillamaPrices } from '../../../adapters/prices/defillama/wire.js';
import { nativePlaceholder } from '../../../domain/intent/token-key.js';

const LINK = '0x514910771af9ca656af840dff83e8264ecf986ca';
const SOL = 'So11111111111111111111111111111111111111112';

const answerFor = (name: string, changes: object = {}) =>
  readDefillamaPrices({ coins: { [name]: { price: 14.02, symbol: 'LINK', timestamp: 1_795_262_400, ...changes } } });

describe('what DefiLlama is asked and says', () => {
  it('names chains and native currencies as DefiLlama does', () => {
    const native = (chain: 'ethereum' | 'bnb' | 'solana') => defillamaCoinOf({ chain, key: nativePlaceholder(chain) });
    expect([native('ethereum'), native('bnb'), native('solana')]).to.deep.equal([
      `ethereum:0x${'0'.repeat(40)}`,
      `bsc:0x${'0'.repeat(40)}`,
      `solana:${SOL}`,
    ]);
    expect(defillamaCoinOf({ chain: 'polygon', key: LINK })).to.equal(`polygon:${LINK}`);
  });

  it('is dated by the second, and its address is compared without letter case on EVM chains alone', () => {
    const checksummed = `ethereum:${LINK.replace('af9ca', 'AF9Ca')}`;
    expect(answerOfCoins(answerFor(checksummed), `ethereum:${LINK}`, 3_600)).to.include({
      usd: '14.02',
      pricedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(() => answerOfCoins(answerFor(`solana:${SOL.toLowerCase()}`), `solana:${SOL}`, 3_600)).to.throw(/another/);
  });

  it('keeps a very small price exact, and never rounds it to nothing', () => {
    const usdOf = (price: number) => answerOfCoins(answerFor('base:0x1', { price }), 'base:0x1', 3_600).usd;
    expect([usdOf(1.5e-12), usdOf(1e-35)]).to.deep.equal(['0.0000000000015', `0.${'0'.repeat(29)}1`]);
  });

  it('is no price where DefiLlama is not sure of it, and says so', () => {
    const said = (confidence: number) => {
      const { usd, note } = answerOfCoins(answerFor('base:0x1', { confidence }), 'base:0x1', 3_600);
      return [usd, note];
    };
    expect([said(0.89), said(0.9)]).to.deep.equal([
      [null, 'the vendor is not sure of its price'],
      ['14.02', null],
    ]);
  });
});
