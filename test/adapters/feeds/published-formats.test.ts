import { expect } from 'chai';
import { FeedFormatError } from '../../../ports/platform/feeds.js';
import { EVM, SOLANA, bytesOf, failureOf, fixture, keysOf, readFeed } from './read-feed.js';

describe('feeds: scamsniffer', () => {
  it('MetaMask: takes tokens of Ethereum by their contract', async () => {
    const { rows, counts } = await readFeed('metamask-tokens', fixture('metamask-tokens.json'));
    expect(rows.map(({ key, chain, category, entity }) => [key, chain, category, entity])).to.deep.equal([
      [EVM.one, 'ethereum', 'official_token', 'MADE'],
      [EVM.two, 'ethereum', 'official_token', 'OTHR'],
    ]);
    expect(counts).to.deep.equal({ invalid_address: 1 });
  });

  it('reads the plain list', async () => {
    const result = await readFeed('scamsniffer', fixture('scamsniffer-address.json'));
    expect(keysOf(result)).to.deep.equal([EVM.one, EVM.two]);
    expect(result.rows[0]).to.include({ category: 'scam_fraud', chain: null, entity: null });
    expect(result.counts).to.deep.equal({ duplicate: 1 });
  });

  it('names the site in the list by site, and keeps the first site of an address', async () => {
    const { rows, counts } = await readFeed('scamsniffer', fixture('scamsniffer-combined.json'));
    expect(rows.map(({ key, entity }) => [key, entity])).to.deep.equal([
      [EVM.one, 'one.example'],
      [EVM.two, 'one.example'],
      [EVM.three, 'four.example'],
    ]);
    expect(counts).to.deep.equal({ duplicate: 1, not_a_string: 1, no_address: 1 });
  });
});

describe('feeds: mew-darklist', () => {
  it('reads address, comment and date, and counts what is no such object', async () => {
    const { rows, counts } = await readFeed('mew-darklist', fixture('mew-darklist.json'));
    expect(rows.map(({ key, entity, listedAt }) => [key, entity, listedAt])).to.deep.equal([
      [EVM.one, 'Fake made-up sale', '2018-10-27T00:00:00.000Z'],
      [EVM.two, null, null],
    ]);
    expect(counts).to.deep.equal({ invalid_address: 1, empty: 1, malformed_entry: 1 });
  });
});

describe('feeds: cryptoscamdb', () => {
  it('takes addresses by asset label, quoted or not, and names the site', async () => {
    const { rows } = await readFeed('cryptoscamdb', fixture('cryptoscamdb.yaml'));
    expect(rows.map(({ key, chain, entity, reference }) => [key, chain, entity, reference])).to.deep.equal([
      [EVM.one, null, 'one.example', 'entry 1'],
      [EVM.two, null, 'one.example', 'entry 1'],
      [SOLANA.one, 'solana', 'two.example', 'entry 2'],
      [EVM.three, null, 'six.example', 'entry 6'],
    ]);
  });

  it('counts other chains, sites without an address, broken entries and aliases', async () => {
    const { counts } = await readFeed('cryptoscamdb', fixture('cryptoscamdb.yaml'));
    expect(counts).to.deep.equal({ unsupported_chain: 2, no_address: 1, malformed_entry: 2 });
  });

  it('unfolds no aliases, however small they are', async () => {
    const laughs = `- a: &a [x]\n  b: &b [*a, *a]\n  addresses: [*b, *b]\n- addresses: ['${EVM.one}']\n`;
    const result = await readFeed('cryptoscamdb', bytesOf(laughs));
    expect(result.counts).to.deep.equal({ malformed_entry: 1 });
  });

  it('refuses what is no YAML list, and an entry without end', async () => {
    const contents = [
      '',
      'name: one.example\n',
      '{"a": 1}',
      `- name: x\nstray: y\n`,
      `- |\n${' x\n'.repeat(100_000)}`,
      '- text\n- text\n',
    ];
    for (const content of contents) {
      expect(await failureOf(readFeed('cryptoscamdb', bytesOf(content, 65_536)))).to.be.instanceOf(FeedFormatError);
    }
  });
});

describe('feeds: forta', () => {
  it('reads each of the three headers', async () => {
    const labels = await readFeed('forta', fixture('forta-labels.csv'), { chain: 'ethereum' });
    expect(labels.rows.map(({ key, entity, chain }) => [key, entity, chain])).to.deep.equal([
      [EVM.one, 'Fake_Example1', 'ethereum'],
      [EVM.two, null, 'ethereum'],
    ]);
    const scams = await readFeed('forta', fixture('forta-scams.csv'));
    expect(scams.rows).to.have.length(1);
    expect(scams.rows[0]).to.include({ key: EVM.one, entity: 'Fake_Example2', category: 'scam_fraud', chain: null });
    expect(scams.counts).to.deep.equal({ duplicate: 1 });
  });

  it('lists a contract, and its creator only where the file has a label for it', async () => {
    const { rows } = await readFeed('forta', fixture('forta-contracts.csv'));
    expect(rows.map(({ key, entity }) => [key, entity])).to.deep.equal([
      [EVM.one, 'Example Exploit 1'],
      [EVM.two, 'Example Exploiter'],
      [EVM.three, null],
    ]);
  });

  it('refuses another header', async () => {
    expect(await failureOf(readFeed('forta', fixture('list.csv')))).to.be.instanceOf(FeedFormatError);
  });
});

describe('feeds: phantom', () => {
  it('reads mints of exactly 32 bytes and counts everything else', async () => {
    const { rows, counts } = await readFeed('phantom', fixture('phantom.yaml'));
    expect(rows.map(({ key, chain, category }) => [key, chain, category])).to.deep.equal([
      [SOLANA.one, 'solana', 'scam_fraud'],
      [SOLANA.two, 'solana', 'scam_fraud'],
    ]);
    expect(counts).to.deep.equal({ invalid_address: 1, no_address: 1, duplicate: 1, malformed_entry: 1 });
  });
});

describe('feeds: jupiter', () => {
  it('reads banned tokens as scams, with the reason', async () => {
    const { rows, counts } = await readFeed('jupiter', fixture('jupiter-banned.csv'));
    expect(rows).to.have.length(1);
    expect(rows[0]).to.include({ key: SOLANA.one, category: 'scam_fraud', entity: 'fake EXMPL', chain: 'solana' });
    expect(counts).to.deep.equal({ invalid_address: 1 });
  });

  it('reads validated tokens as official, with the symbol', async () => {
    const { rows } = await readFeed('jupiter', fixture('jupiter-validated.csv'));
    expect(rows.map(({ key, category, entity }) => [key, category, entity])).to.deep.equal([
      [SOLANA.one, 'official_token', 'EXMPL'],
      [SOLANA.two, 'official_token', 'EXTWO'],
    ]);
  });

  it('refuses another header', async () => {
    expect(await failureOf(readFeed('jupiter', bytesOf('Mint,Name\n')))).to.be.instanceOf(FeedFormatError);
  });
});

describe('feeds: token-list', () => {
  it('reads the tokens of our chains as official on that chain alone', async () => {
    const { rows } = await readFeed('token-list', fixture('token-list.json'));
    expect(rows.map(({ key, chain, category, entity }) => [key, chain, category, entity])).to.deep.equal([
      [EVM.one, 'ethereum', 'official_token', 'EXMPL'],
      [EVM.one, 'bnb', 'official_token', 'EXMPL'],
      [SOLANA.one, 'solana', 'official_token', 'EXSOL'],
      [SOLANA.two, 'solana', 'official_token', 'EXTWO'],
    ]);
  });

  it('counts other chains, test networks, addresses of the wrong family and entries that are no objects', async () => {
    const { counts } = await readFeed('token-list', fixture('token-list.json'));
    expect(counts).to.deep.equal({ unsupported_chain: 3, invalid_address: 1, malformed_entry: 1 });
  });

  it('refuses an array, and an object without a list of tokens', async () => {
    for (const content of ['[]', '{"tokens": {}}', '{"nested": {"tokens": []}}', '{"name": "x"}']) {
      expect(await failureOf(readFeed('token-list', bytesOf(content)))).to.be.instanceOf(FeedFormatError);
    }
  });
});
