import { expect } from 'chai';
import { FeedFormatError } from '../../../ports/platform/feeds.js';
import { EVM, SOLANA, bytesOf, failureOf, fixture, keysOf, readFeed } from './read-feed.js';

const read = () => readFeed('ofac-sdn-xml', fixture('ofac-sdn.xml'));

describe('feeds: ofac-sdn-xml', () => {
  it('names the party by its own name and number, never by an alias', async () => {
    const { rows } = await read();
    expect(rows[0]).to.deep.equal({
      key: EVM.one,
      family: 'evm',
      chain: null,
      category: 'sanctions',
      tokenContract: false,
      entity: 'MIREBEAU, Odile',
      reference: '9001 (MADE-UP-PROGRAM)',
      listedAt: null,
      programmes: ['MADE-UP-PROGRAM'],
    });
    expect(rows.find(({ key }) => key === EVM.two)).to.include({
      entity: 'FABRICATED TRADING HOUSE LTD',
      reference: '9002',
    });
  });

  it('takes addresses out of identifications of the type meant for them alone', async () => {
    const result = await read();
    expect(keysOf(result)).to.have.members([EVM.one, EVM.two, SOLANA.one]);
    expect(result.counts).to.deep.equal({ unsupported_chain: 1 });
  });

  it('refuses a file that is cut short, the advanced format, and a list without any address', async () => {
    for (const content of [
      '<sdnList><sdnEntry>',
      '<Sanctions/>',
      '<sdnList><sdnEntry><uid>1</uid></sdnEntry></sdnList>',
    ]) {
      expect(await failureOf(readFeed('ofac-sdn-xml', bytesOf(content)))).to.be.instanceOf(FeedFormatError);
    }
  });
});
