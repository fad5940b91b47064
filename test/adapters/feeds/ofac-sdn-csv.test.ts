import { expect } from 'chai';
import { FeedFormatError } from '../../../ports/platform/feeds.js';
import { EVM, SOLANA, bytesOf, failureOf, fixture, keysOf, readFeed } from './read-feed.js';

const FILE = 'ofac-sdn.csv';
const COMMENTS = 'ofac-sdn-comments.csv';
const read = () => readFeed('ofac-sdn-csv', fixture(FILE), { comments: fixture(COMMENTS) });

describe('feeds: ofac-sdn-csv', () => {
  it('joins an address that is cut across the two files', async () => {
    const { rows } = await read();
    expect(rows.find(({ key }) => key === SOLANA.one)).to.deep.equal({
      key: SOLANA.one,
      family: 'solana',
      chain: 'solana',
      category: 'sanctions',
      tokenContract: false,
      entity: 'CUT, In The Address',
      reference: '9002 (MADE-UP, PROGRAM)',
      listedAt: null,
      programmes: ['MADE-UP', 'PROGRAM'],
    });
  });

  it('joins a mark that is cut across the two files, and a continuation of several records', async () => {
    const { rows } = await read();
    expect(rows.find(({ key }) => key === EVM.four)).to.include({
      entity: 'CUT, In The Mark',
      reference: '9003 (MADE-UP, PROGRAM)',
      chain: null,
    });
  });

  it('reads remarks of the form meant for addresses, and no other text', async () => {
    const result = await read();
    expect(keysOf(result)).to.have.members([EVM.one, EVM.three, EVM.four, SOLANA.one]);
  });

  it('counts bad addresses, bad records and continuations without an entry', async () => {
    const { skips } = await read();
    expect(skips).to.have.deep.members([
      { reason: 'unsupported_chain', reference: '9001 (MADE-UP, PROGRAM)' },
      { reason: 'unsupported_chain', reference: '9003 (MADE-UP, PROGRAM)' },
      { reason: 'invalid_address', reference: '9004 (MADE-UP, PROGRAM)' },
      { reason: 'malformed_entry', reference: '9004' },
      { reason: 'malformed_entry', reference: 'row 6' },
      { reason: 'unmatched_comment', reference: '7777' },
    ]);
  });

  it('lists no address at the cut where the second file is missing, and counts it', async () => {
    const result = await readFeed('ofac-sdn-csv', fixture(FILE));
    expect(keysOf(result)).to.have.members([EVM.one, EVM.three]);
    expect(result.skips.filter(({ reason }) => reason === 'cut_off').map(({ reference }) => reference)).to.deep.equal([
      '9002',
      '9003',
    ]);
  });

  it('lists an EVM address of full length at the cut', async () => {
    const remark = `; Digital Currency Address - ETH ${EVM.one}`.padStart(1000, 'x');
    const line = `1,"N",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"${remark}"\n`;
    expect(keysOf(await readFeed('ofac-sdn-csv', bytesOf(line)))).to.deep.equal([EVM.one]);
  });

  it('refuses another CSV, a comments file of another form, and a quote that is never closed', async () => {
    const other = [bytesOf('address,name\n0x0,x\n'), fixture('list.csv'), bytesOf('1,"cut')];
    for (const file of other) expect(await failureOf(readFeed('ofac-sdn-csv', file))).to.be.instanceOf(FeedFormatError);
    const swapped = readFeed('ofac-sdn-csv', fixture(FILE), { comments: fixture('list.csv') });
    expect(await failureOf(swapped)).to.be.instanceOf(FeedFormatError);
  });
});
