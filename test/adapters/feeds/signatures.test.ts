import { expect } from 'chai';
import fc from 'fast-check';
import { signatures } from '../../../adapters/feeds/formats/signatures/index.js';
import { FeedFormatError } from '../../../ports/platform/feeds.js';
import { filesOf, type Folder } from '../../support/descriptions.js';
import { failureOf } from './read-feed.js';

const readFolder = async (folder: Folder) => {
  const found: string[] = [];
  for await (const entry of signatures.read(filesOf(folder)))
    found.push(entry.kind === 'row' ? `${entry.row.selector} ${entry.row.signature}` : entry.reason);
  return found;
};
const read = (text: string) => readFolder({ 'list.csv': text });
const TRANSFER = '0xa9059cbb transfer(address,uint256)';

describe('feed signatures', () => {
  it('reads the columns of 4byte and of OpenChain, and a file without a header', async () => {
    for (const text of [
      'id,created_at,text_signature,hex_signature,bytes_signature\n1,2020,"transfer(address,uint256)",0xa9059cbb,x\n',
      'selector,signature\n0xA9059CBB,"transfer(address,uint256)"\n',
      'a9059cbb,"transfer(address,uint256)"\n',
      '0xa9059cbb,transfer(address,uint256)\n',
    ])
      expect(await read(text), text).to.deep.equal([TRANSFER]);
  });

  it('is a hint for any contract, without fields', async () => {
    for await (const entry of signatures.read(filesOf({ 'a.csv': 'a9059cbb,"transfer(address to,uint256)"\n' })))
      expect(entry).to.deep.equal({
        kind: 'row',
        row: {
          contract: null,
          selector: '0xa9059cbb',
          signature: 'transfer(address,uint256)',
          intent: null,
          fields: [],
        },
      });
  });

  it('skips a signature that does not have the selector of its row', async () => {
    expect(await read('selector,signature\n0xa9059cbc,"transfer(address,uint256)"\n')).to.deep.equal([
      'selector_mismatch',
    ]);
  });

  it('counts what is no signature of a function, and a second name of a selector', async () => {
    const text = [
      'selector,signature',
      '0xa9059cbb,"transfer(address,uint256)"',
      '0xa9059cbb,"transfer(address,uint256)"',
      `0x${'dd'.repeat(32)},"Transfer(address,address,uint256)"`,
      '0x12345678,"watch out!"',
      '0x12345678',
    ].join('\n');
    expect(await read(text)).to.deep.equal([
      TRANSFER,
      'duplicate',
      'malformed_entry',
      'malformed_entry',
      'malformed_entry',
    ]);
  });

  it('is one file with a header that it knows', async () => {
    const failures = [read('address\n0x1\n'), read(''), readFolder({ 'a.csv': '0xa9059cbb,x()\n', 'b.csv': '' })];
    for (const failure of failures) expect(await failureOf(failure)).to.be.instanceOf(FeedFormatError);
  });

  it('throws nothing but FeedFormatError for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 80 }), async (text) => {
        const failure = await read(`selector,signature\n${text}`).then(
          () => null,
          (error: unknown) => error,
        );
        if (failure !== null) expect(failure).to.be.instanceOf(FeedFormatError);
      }),
    );
  });
});
