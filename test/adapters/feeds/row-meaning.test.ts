import { expect } from 'chai';
import { FeedOptionsError } from '../../../ports/platform/feeds.js';
import type { ListCategory } from '../../../ports/stores/lists.js';
import { bytesOf, EVM, failureOf, readFeed } from './read-feed.js';

describe('feeds: what a row lists', () => {
  const listed = async (header: string, ...rows: readonly string[]) => {
    const { rows: read } = await readFeed('csv', bytesOf(`${header}\n${rows.join('\n')}\n`), {
      category: 'scam_fraud',
    });
    return read.map(({ tokenContract }) => tokenContract);
  };

  it('is a token where its own words say so, or where it has a symbol', async () => {
    const words = ['spam-token', 'rugpull/Fee/Fee modification', 'honeypot', 'phish-hack|fake token'];
    for (const word of words)
      expect(await listed('address,chain,category', `${EVM.one},ethereum,${word}`), word).to.deep.equal([true]);
    expect(await listed('address,chain,symbol', `${EVM.one},ethereum,USDX`)).to.deep.equal([true]);
  });

  it('is an account where nothing says that it is a token', async () => {
    for (const word of ['phish-hack', 'scam', 'sanctions', 'address_poisoning', 'exploit|heist', ''])
      expect(await listed('address,chain,category', `${EVM.one},ethereum,${word}`), word).to.deep.equal([false]);
    expect(await listed('address,chain,symbol', `${EVM.one},ethereum,`)).to.deep.equal([false]);
  });

  it('keeps an address that is listed as an account and as a token', async () => {
    const rows = [`${EVM.one},ethereum,spam-token`, `${EVM.one},ethereum,scam`, `${EVM.one},ethereum,scam`];
    expect(await listed('address,chain,category', ...rows)).to.deep.equal([true, false]);
  });
});

describe('feeds: the category of a row', () => {
  const categoriesOf = async (id: 'csv' | 'json', text: string, category?: ListCategory) =>
    (await readFeed(id, bytesOf(text), category === undefined ? {} : { category })).rows.map((row) => row.category);
  const rows = (...categories: readonly string[]) =>
    [EVM.one, EVM.two].map((address, index) => ({ address, category: categories[index] ?? '' }));
  const csv = (...categories: readonly string[]) =>
    `address,category\n${rows(...categories)
      .map(({ address, category }) => `${address},${category}`)
      .join('\n')}\n`;
  const json = (...categories: readonly string[]) => JSON.stringify(rows(...categories));

  it('makes a category of the import unnecessary where every row has its own', async () => {
    for (const [id, text] of [
      ['csv', csv('sanctions', 'phishing')],
      ['json', json('sanctions', 'phishing')],
    ] as const)
      expect(await categoriesOf(id, text), id).to.deep.equal(['sanctions', 'scam_fraud']);
    const labels = await readFeed('etherscan-labels', bytesOf(csv('exchange', 'phish-hack')));
    expect(labels.rows.map(({ category }) => category)).to.deep.equal(['regulated_service', 'scam_fraud']);
  });

  it('goes before that of the import, which is for the other rows', async () => {
    expect(await categoriesOf('csv', csv('sanctions', ''), 'mixer')).to.deep.equal(['sanctions', 'mixer']);
  });

  it('is never guessed: a row without one stops the import, and is named', async () => {
    for (const [id, text] of [
      ['csv', csv('sanctions', '')],
      ['json', json('sanctions', '')],
    ] as const) {
      const failure = await failureOf(categoriesOf(id, text));
      expect(failure, id).to.be.instanceOf(FeedOptionsError);
      expect(failure.message, id).to.match(/^(row 3|entry 2) .*--category/);
    }
    const unknown = await readFeed('csv', bytesOf(csv('sanctions', 'made up')));
    expect(unknown.counts).to.deep.equal({ unknown_category: 1 });
  });
});
