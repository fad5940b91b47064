import { expect } from 'chai';
import { FeedFormatError } from '../../../ports/platform/feeds.js';
import { EVM, SOLANA, bytesOf, failureOf, fixture, keysOf, readFeed } from './read-feed.js';

const read = () => readFeed('ofac-sdn-advanced', fixture('ofac-sdn-advanced.xml'));

describe('feeds: ofac-sdn-advanced', () => {
  it('names the party by its primary Latin alias, with the number and the earliest date of its listing', async () => {
    const { rows } = await read();
    expect(rows.find(({ key }) => key === EVM.one)).to.deep.equal({
      key: EVM.one,
      family: 'evm',
      chain: null,
      category: 'sanctions',
      tokenContract: false,
      entity: 'Mirebeau Odile & Sons',
      reference: '9001 (MADE-UP-PROGRAM)',
      listedAt: '2025-11-09T00:00:00.000Z',
      programmes: ['MADE-UP-PROGRAM'],
    });
    expect(rows.find(({ key }) => key === EVM.two)).to.include({
      entity: 'Fabricated Trading House Ltd',
      reference: '9002 (MADE-UP-PROGRAM)',
      listedAt: '2021-04-15T00:00:00.000Z',
    });
  });

  it('lists an EVM address on all EVM chains under any asset, a Solana one where the asset exists', async () => {
    const result = await read();
    expect(keysOf(result)).to.have.members([EVM.one, EVM.two, EVM.three, SOLANA.one]);
    expect(result.rows.filter(({ family }) => family === 'evm').every(({ chain }) => chain === null)).to.equal(true);
    expect(result.rows.find(({ key }) => key === SOLANA.one)?.chain).to.equal('solana');
  });

  it('counts repeats, other chains, and addresses that are cut or empty', async () => {
    const { counts } = await read();
    expect(counts).to.deep.equal({ duplicate: 1, unsupported_chain: 2, invalid_address: 1, empty: 1 });
  });

  it('keeps an address whose party has no dated entry and no name in Latin script', async () => {
    const { rows } = await read();
    expect(rows.find(({ key }) => key === EVM.three)).to.include({
      entity: 'Только Имя',
      reference: '9003',
      listedAt: null,
    });
  });

  it('never takes an address out of a comment or out of another feature', async () => {
    const keys = keysOf(await read());
    expect(keys).to.not.include(EVM.six);
    expect(keys).to.not.include(EVM.seven);
  });

  it('gives the same for pieces of any size', async () => {
    const whole = await read();
    const chunks: Uint8Array[] = [];
    for await (const chunk of fixture('ofac-sdn-advanced.xml')) chunks.push(chunk);
    const file = Buffer.concat(chunks);
    for (const pieceBytes of [1, 7, 1_000_000]) {
      expect(await readFeed('ofac-sdn-advanced', bytesOf(file, pieceBytes))).to.deep.equal(whole);
    }
  });

  const root = (body: string): string => `<?xml version="1.0"?><Sanctions>${body}</Sanctions>`;
  const refused: readonly (readonly [string, string, RegExp])[] = [
    ['a file that is cut short', root('<DistinctParties>').slice(0, -12), /cut short/],
    ['SDN.XML under this format', '<sdnList/>', /another format/],
    ['a file that names no asset type', root('<DistinctParties/>'), /no type of digital currency/],
    ['a document type declaration', `<!DOCTYPE Sanctions [<!ENTITY a "b">]>${root('&a;')}`, /document type/],
    ['an entity of its own', root('&bomb;'), /well-formed/],
    ['nesting without end', `<Sanctions>${'<a>'.repeat(100)}`, /nested/],
    ['an encoding that is not read', '<?xml version="1.0" encoding="ISO-8859-1"?><Sanctions/>', /UTF-8/],
    ['an element without end', `<Sanctions><a b="${'x'.repeat(3_000_000)}`, /larger/],
    ['a text without end', `<Sanctions><a>${'x'.repeat(3_000_000)}`, /larger/],
    ['a compressed file', 'PK\u0003\u0004', /unpack/],
  ];
  for (const [name, content, message] of refused) {
    it(`refuses ${name}`, async () => {
      const error = await failureOf(readFeed('ofac-sdn-advanced', bytesOf(content, 64 * 1024)));
      expect(error).to.be.instanceOf(FeedFormatError);
      expect(error.message)
        .to.match(message)
        .and.to.match(/^made-up: /);
    });
  }

  it('unfolds no billion laughs', async () => {
    const lols = Array.from(
      { length: 20 },
      (_, index) => `<!ENTITY l${String(index + 1)} "${`&l${String(index)};`.repeat(10)}">`,
    ).join('');
    const bomb = `<?xml version="1.0"?><!DOCTYPE Sanctions [<!ENTITY l0 "lol">${lols}]><Sanctions>&l20;</Sanctions>`;
    expect(await failureOf(readFeed('ofac-sdn-advanced', bytesOf(bomb)))).to.be.instanceOf(FeedFormatError);
  });
});
