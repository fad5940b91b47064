import { expect } from 'chai';
import { FeedFormatError, FeedOptionsError } from '../../../ports/platform/feeds.js';
import { bytesOf, failureOf, fixture, readFeed } from './read-feed.js';

const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
const LINK = '0x514910771AF9Ca656af840dff83E8264EcF986CA';

describe('feeds: prices', () => {
  it('reads exact prices with their chain and date, and counts every row that has none', async () => {
    const { rows, counts } = await readFeed('prices', fixture('prices.csv'));
    expect(rows.map(({ chain, key, entity, listedAt }) => [chain, key, entity, listedAt])).to.deep.equal([
      ['ethereum', '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', '3120.55', '2026-11-20T00:00:00.000Z'],
      ['solana', WRAPPED_SOL, '142.1', null],
      ['base', '0x88fb150bdc53a65fe94dea0c9ba0a6daf8c6e196', '14.02', '2026-11-20T09:30:00.000Z'],
      ['ethereum', '0x6982508145454ce325ddbe47a25d4ec3d2311933', '0.0000071', null],
    ]);
    expect(counts).to.deep.equal({
      duplicate: 1,
      no_chain: 1,
      invalid_price: 6,
      unsupported_chain: 1,
      invalid_address: 1,
    });
    expect(new Set(rows.map(({ category, tokenContract }) => `${category} ${String(tokenContract)}`))).to.deep.equal(
      new Set(['reference_price true']),
    );
  });

  it('takes the chain of rows that name none from the option', async () => {
    const { rows } = await readFeed('prices', bytesOf(`contract,usd\n${LINK},14\n`), { chain: 'ethereum' });
    expect(rows.map(({ chain, entity }) => [chain, entity])).to.deep.equal([['ethereum', '14']]);
  });

  it('refuses a file that names no addresses or no prices, and the category of another list', async () => {
    for (const content of ['', 'address,chain\n', 'symbol,price\nETH,3120\n', `chain,address\nethereum,${LINK}\n`])
      expect(await failureOf(readFeed('prices', bytesOf(content)))).to.be.instanceOf(FeedFormatError);
    expect(await failureOf(readFeed('prices', fixture('prices.csv'), { category: 'scam_fraud' }))).to.be.instanceOf(
      FeedOptionsError,
    );
  });
});
