import { expect } from 'chai';
import fc from 'fast-check';
import { REGISTRY_FORMATS } from '../../../adapters/feeds/index.js';
import { ALL_CHAINS } from '../../../domain/chains/index.js';
import { FeedFormatError, type ReadRegistry } from '../../../ports/platform/feeds.js';
import { contractOf, entryOf, registryText } from '../../support/registered-contracts.js';
import { bytesOf } from './read-feed.js';
import { runs } from '../../support/depth.js';

const read = (content: string): Promise<ReadRegistry> =>
  REGISTRY_FORMATS['signgate-contracts'].readRegistry(bytesOf(content, 1_000));
const refusalOf = async (content: string): Promise<string> => {
  try {
    await read(content);
    return 'taken';
  } catch (error) {
    if (!(error instanceof FeedFormatError)) throw error;
    return error.message;
  }
};

describe('a registry of contracts', () => {
  it('gives each contract of a chain once, by its key, with what its source says of it', async () => {
    const router = entryOf('router', { receives: 'native', upgradeable: true });
    const program = entryOf('program', { chain: 'solana', address: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' });
    expect(await read(registryText([router, program, router]))).to.deep.equal({
      publishedAt: '2026-11-01T00:00:00.000Z',
      read: 3,
      contracts: [
        contractOf('router', { receives: 'native', upgradeable: true }),
        contractOf('program', { chain: 'solana', key: program.address }),
      ],
    });
  });

  it('is refused whole for one mistake, and says every one by its place and without what stands there', async () => {
    const good = entryOf('router');
    const message = await refusalOf(
      registryText(
        [
          good,
          { ...entryOf('chain'), chain: 's3cret' },
          { ...entryOf('name'), name: 'Реrmit2 s3cret' },
          { ...entryOf('safe'), receives: 'anything' },
          { ...entryOf('fixed'), upgradeable: false, state: 's3cret', verified: false },
          { ...entryOf('undated'), date: undefined },
          { ...entryOf('day'), date: '2026-02-31' },
          { ...good, receives: 'native' },
        ],
        { published: 'yesterday' },
      ),
    );
    expect(message.replace('the registry was refused: ', '').split('; ')).to.have.members([
      'published must be a day such as 2026-11-23',
      `contracts/1/chain must be one of ${ALL_CHAINS.join(', ')}`,
      'contracts/2/name must be 1 to 100 printable ASCII characters, without two spaces in a row',
      'contracts/3/receives must be "nothing" or "native" or null',
      'contracts/4 has a member that the format does not know',
      'contracts/4/upgradeable must be true or null',
      'contracts/5 lacks date',
      'contracts/6/date must be a day of the calendar',
      'contracts/7 says something else of the contract in contracts/0',
    ]);
  });

  it('takes an address only in the spelling of its maker: a wrong checksum is a slip or a swap', async () => {
    const { address } = entryOf('router');
    const swapped = address
      .replace(/[a-f]/, (letter) => letter.toUpperCase())
      .replace(/[A-F](?=[^A-F]*$)/, (letter) => letter.toLowerCase());
    expect(swapped).to.not.equal(address);
    const message = await refusalOf(
      registryText([
        entryOf('a', { address: swapped }),
        entryOf('b', { address: entryOf('b').address.toLowerCase() }),
        entryOf('c', { address: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin' }),
        entryOf('d', { address: `0x${'0'.repeat(40)}` }),
        entryOf('e', { date: '2026-02-31' }),
        entryOf('f', { date: '2026-11-02' }),
      ]),
    );
    expect(message.replace('the registry was refused: ', '').split('; ')).to.deep.equal([
      'contracts/0/address must be spelt as EIP-55 says',
      'contracts/1/address must be spelt as EIP-55 says',
      'contracts/2/address must be an address of its chain',
      'contracts/3/address is not the address of a contract',
      'contracts/4/date must be a day of the calendar',
      'contracts/5/date is later than the day of the registry',
    ]);
  });

  it('is refused where two rows say different things of one contract', async () => {
    const rows = [entryOf('router'), entryOf('vault'), entryOf('router', { receives: 'native' })];
    expect(await refusalOf(registryText(rows))).to.equal(
      'the registry was refused: contracts/2 says something else of the contract in contracts/0',
    );
  });

  it('is no empty file, page of HTML, file cut short, list of another sort, or file of any size', async () => {
    const whole = registryText([entryOf('router')]);
    const twice = whole.replace('"schema":1', '"schema":1,"schema":1');
    for (const [content, reason] of [
      ['', /not JSON/],
      ['<!doctype html><html></html>', /not JSON/],
      [whole.slice(0, -20), /not JSON/],
      [twice, /member twice/],
      [registryText([]), /list of 1 to 50000 contracts/],
      [JSON.stringify({ tokens: [] }), /the file lacks format/],
      [whole.replace('"schema":1', '"schema":2'), /schema must be 1/],
      [`${whole}${' '.repeat(17 * 1024 * 1024)}`, /larger than any registry/],
    ] as const)
      expect(await refusalOf(content), content.slice(0, 60)).to.match(reason);
  });

  it('names twenty mistakes at most, and how many more there are', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => entryOf(`row ${String(index)}`, { version: '' }));
    expect(await refusalOf(registryText(rows))).to.match(/contracts\/19\/version [^;]*; and 5 more$/);
  });

  it('throws nothing but FeedFormatError for a file that is damaged anywhere', async () => {
    const whole = registryText([entryOf('router'), entryOf('vault', { receives: null })]);
    const damage = fc.tuple(fc.nat(whole.length), fc.nat(30), fc.string({ maxLength: 6 }));
    await fc.assert(
      fc.asyncProperty(damage, async ([at, length, put]) => {
        await refusalOf(whole.slice(0, at) + put + whole.slice(at + length));
      }),
      { numRuns: runs(200) },
    );
  });
});
