import { expect } from 'chai';
import { FeedFormatError } from '../../../ports/platform/feeds.js';
import { EVM, SOLANA, bytesOf, failureOf, fixture, keysOf, readFeed } from './read-feed.js';

describe('feeds: txt', () => {
  it('reads one address a line, past a byte-order mark, CRLF, blank lines and comments', async () => {
    const result = await readFeed('txt', fixture('list.txt'), { category: 'scam_fraud' });
    expect(keysOf(result)).to.deep.equal([EVM.one, EVM.two, SOLANA.one, EVM.four]);
    expect(result.rows.map(({ reference }) => reference)).to.deep.equal(['line 3', 'line 5', 'line 6', 'line 11']);
    expect(result.counts).to.deep.equal({ duplicate: 1, invalid_address: 3, unsupported_chain: 1 });
  });

  it('gives every row the category and the chain of the options', async () => {
    const result = await readFeed('txt', fixture('list.txt'), { category: 'mixer', chain: 'polygon' });
    expect(keysOf(result)).to.deep.equal([EVM.one, EVM.two, EVM.four]);
    expect(
      result.rows.every(
        ({ category, chain, entity }) => category === 'mixer' && chain === 'polygon' && entity === null,
      ),
    ).to.equal(true);
  });

  it('refuses a line of more than 64 KiB, wherever it stands and in whatever characters', async () => {
    for (const long of ['x'.repeat(65_537), 'ж'.repeat(32_769)])
      for (const text of [`${EVM.one}\n# ${long}\n`, `${EVM.one}\n# ${long}`, `# ${long}\n${EVM.one}\n`])
        for (const pieceBytes of [1_000, 200_000]) {
          const failure = await failureOf(readFeed('txt', bytesOf(text, pieceBytes), { category: 'mixer' }));
          expect(failure).to.be.instanceOf(FeedFormatError);
          expect(failure.message).to.include('a line is longer than any list has');
        }
    const fits = await readFeed('txt', bytesOf(`# ${'x'.repeat(65_000)}\n${EVM.one}\n`), { category: 'mixer' });
    expect(keysOf(fits)).to.deep.equal([EVM.one]);
  });

  it('refuses a file without one address, and an empty one', async () => {
    for (const content of ['', '# nothing\n', 'one\ntwo\n', '<html>\n</html>', 'x'.repeat(3_000_000)]) {
      expect(await failureOf(readFeed('txt', bytesOf(content, 65_536), { category: 'mixer' }))).to.be.instanceOf(
        FeedFormatError,
      );
    }
  });
});

describe('feeds: json', () => {
  it('reads an array of addresses and counts what is no string', async () => {
    const result = await readFeed('json', fixture('strings.json'), { category: 'sanctions' });
    expect(keysOf(result)).to.deep.equal([EVM.one, SOLANA.one]);
    expect(result.skips.map(({ reason }) => reason)).to.deep.equal([
      'duplicate',
      'empty',
      'unsupported_chain',
      'invalid_address',
      'not_a_string',
      'empty',
      'not_a_string',
    ]);
  });

  it('reads an array of objects with their label, date, chain and category', async () => {
    const { rows, counts } = await readFeed('json', fixture('objects.json'), { category: 'scam_fraud' });
    expect(rows).to.deep.equal([
      {
        key: EVM.one,
        family: 'evm',
        chain: null,
        category: 'scam_fraud',
        tokenContract: false,
        entity: 'First label',
        reference: 'entry 1',
        listedAt: '2024-02-29T00:00:00.000Z',
      },
      {
        key: EVM.two,
        family: 'evm',
        chain: 'bnb',
        category: 'scam_fraud',
        tokenContract: false,
        entity: 'Second',
        reference: 'entry 2',
        listedAt: null,
      },
      {
        key: EVM.three,
        family: 'evm',
        chain: null,
        category: 'stolen_funds',
        tokenContract: false,
        entity: null,
        reference: 'entry 5',
        listedAt: null,
      },
      {
        key: EVM.five,
        family: 'evm',
        chain: null,
        category: 'scam_fraud',
        tokenContract: false,
        entity: null,
        reference: 'entry 7',
        listedAt: null,
      },
    ]);
    expect(counts).to.deep.equal({ not_a_string: 1, empty: 1, unknown_category: 1 });
  });

  it('reads an object keyed by address, an empty key among its keys', async () => {
    const { rows, counts } = await readFeed('json', fixture('keyed.json'), {
      category: 'official_token',
      chain: 'ethereum',
    });
    expect(rows.map(({ key, entity, chain }) => ({ key, entity, chain }))).to.deep.equal([
      { key: EVM.one, entity: 'Label one', chain: 'ethereum' },
      { key: EVM.two, entity: 'TWO', chain: 'ethereum' },
      { key: EVM.three, entity: null, chain: 'ethereum' },
    ]);
    expect(counts).to.deep.equal({ empty: 1, duplicate: 1, invalid_address: 1 });
  });

  it('reads an empty list as a list without rows', async () => {
    expect(await readFeed('json', bytesOf('[]'), { category: 'mixer' })).to.deep.equal({
      rows: [],
      skips: [],
      counts: {},
    });
  });

  const refused: readonly (readonly [string, string])[] = [
    ['a list that is cut short', `["${EVM.one}", "`],
    ['a list that is cut short between entries', `["${EVM.one}",`],
    ['text after the list', `["${EVM.one}"] x`],
    ['no container', '"text"'],
    ['nothing', ''],
    ['a list of which no entry names an address', '["one", "two", {"three": 3}]'],
    ['nesting without end', '['.repeat(100_000)],
    ['an entry without end', `["${'x'.repeat(3_000_000)}`],
    ['an entry of a million values', `[[${'0,'.repeat(1_000_000)}`],
  ];
  for (const [name, content] of refused) {
    it(`refuses ${name}`, async () => {
      const error = await failureOf(readFeed('json', bytesOf(content, 65_536), { category: 'mixer' }));
      expect(error).to.be.instanceOf(FeedFormatError);
    });
  }
});

describe('feeds: csv', () => {
  it('refuses more columns than any list has, in the header and in a row, and a record over 64 KiB', async () => {
    const options = { category: 'mixer' } as const;
    const commas = ','.repeat(300);
    for (const text of [`address${commas}\n${EVM.one}\n`, `address\n${EVM.one}\n${EVM.two}${commas}\n`])
      expect((await failureOf(readFeed('csv', bytesOf(text), options))).message).to.match(
        /record [13] has more than 256 columns$/,
      );
    const long = await failureOf(readFeed('csv', bytesOf(`address\n${EVM.one},${'x'.repeat(70_000)}\n`), options));
    expect(long).to.be.instanceOf(FeedFormatError);
    expect(long.message).to.include('CSV_MAX_RECORD_SIZE');
    const wide = await readFeed('csv', bytesOf(`address${','.repeat(255)}\n${EVM.one}\n`), options);
    expect(keysOf(wide)).to.deep.equal([EVM.one]);
  });

  it('takes chain, category, source, date and label from the row, and the rest from the options', async () => {
    const { rows } = await readFeed('csv', fixture('list.csv'), { category: 'mixer' });
    expect(rows).to.deep.equal([
      {
        key: EVM.one,
        family: 'evm',
        chain: 'ethereum',
        category: 'scam_fraud',
        tokenContract: false,
        entity: 'Label with a line, and a comma',
        reference: 'row 2 (some_list)',
        listedAt: '2023-06-01T00:00:00.000Z',
      },
      {
        key: EVM.two,
        family: 'evm',
        chain: null,
        category: 'stolen_funds',
        tokenContract: false,
        entity: null,
        reference: 'row 3',
        listedAt: '2023-06-07T00:00:00.000Z',
      },
      {
        key: SOLANA.one,
        family: 'solana',
        chain: 'solana',
        category: 'scam_fraud',
        tokenContract: false,
        entity: 'x',
        reference: 'row 5 (s)',
        listedAt: '2025-05-07T00:00:00.000Z',
      },
      {
        key: EVM.four,
        family: 'evm',
        chain: null,
        category: 'mixer',
        tokenContract: false,
        entity: 'no chain, no category',
        reference: 'row 7',
        listedAt: null,
      },
      {
        key: EVM.six,
        family: 'evm',
        chain: null,
        category: 'mixer',
        tokenContract: false,
        entity: null,
        reference: 'row 12',
        listedAt: null,
      },
    ]);
  });

  it('counts every row that it leaves out', async () => {
    const { counts } = await readFeed('csv', fixture('list.csv'), { category: 'mixer' });
    expect(counts).to.deep.equal({
      unsupported_chain: 2,
      invalid_address: 1,
      unknown_category: 1,
      duplicate: 1,
      empty: 1,
    });
  });

  it('takes columns by a mapping', async () => {
    const columns = { address: 'wallet_address', chain: 'network', label: 'WHO' };
    const { rows } = await readFeed('csv', fixture('mapped.csv'), { category: 'mixer', columns });
    expect(rows.map(({ key, chain, entity }) => [key, chain, entity])).to.deep.equal([
      [EVM.one, 'ethereum', 'First'],
      [EVM.two, 'polygon', 'Second'],
      [EVM.three, 'bnb', 'Third'],
    ]);
  });

  it('keeps one address under two categories and under two chains', async () => {
    const rows = ['base,mixer', 'base,heist', 'polygon,heist', ',heist'].map((rest) => `${EVM.one},${rest}`);
    const file = `${['address,chain,category', ...rows].join('\n')}\n`;
    expect((await readFeed('csv', bytesOf(file), { category: 'mixer' })).rows).to.have.length(4);
  });

  it('reads a header alone as a list without rows', async () => {
    expect((await readFeed('csv', bytesOf('address,label\n'), { category: 'mixer' })).rows).to.deep.equal([]);
  });

  it('refuses a file without the column, a mapping to a missing column, and a quote that is never closed', async () => {
    const cut = `address,label\n${EVM.one},"cut`;
    const endless = `address,label\n${EVM.one},"${'x'.repeat(3_000_000)}`;
    const calls = [
      () => readFeed('csv', fixture('mapped.csv'), { category: 'mixer' }),
      () => readFeed('csv', fixture('list.csv'), { category: 'mixer', columns: { label: 'nickname' } }),
      () => readFeed('csv', bytesOf(cut), { category: 'mixer' }),
      () => readFeed('csv', bytesOf(endless, 65_536), { category: 'mixer' }),
    ];
    for (const call of calls) expect(await failureOf(call())).to.be.instanceOf(FeedFormatError);
  });
});

describe('feeds: etherscan-labels', () => {
  for (const name of ['etherscan-labels.csv', 'etherscan-labels-keyed.json']) {
    it(`reads tags out of ${name}`, async () => {
      const { rows } = await readFeed('etherscan-labels', fixture(name), {
        category: 'regulated_service',
        chain: 'polygon',
      });
      expect(rows.map(({ key, entity, chain, category }) => [key, entity, chain, category])).to.deep.equal([
        [EVM.one, 'Example: Hot Wallet', 'polygon', 'regulated_service'],
        [EVM.two, 'Example 2', 'polygon', 'regulated_service'],
      ]);
    });
  }

  it('reads the form with objects, and counts the empty key of the keyed form', async () => {
    const objects = await readFeed('etherscan-labels', fixture('etherscan-labels-objects.json'), {
      category: 'scam_fraud',
    });
    expect(objects.rows[0]).to.include({ key: EVM.one, entity: 'Fake_Example3' });
    const keyed = await readFeed('etherscan-labels', fixture('etherscan-labels-keyed.json'), {
      category: 'scam_fraud',
    });
    expect(keyed.counts).to.deep.equal({ empty: 1 });
  });

  it('refuses an empty file', async () => {
    expect(await failureOf(readFeed('etherscan-labels', bytesOf(' \n'), { category: 'mixer' }))).to.be.instanceOf(
      FeedFormatError,
    );
  });
});
