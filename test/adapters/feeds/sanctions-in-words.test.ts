import { expect } from 'chai';
import fc from 'fast-check';
import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import { walletsIn } from '../../../adapters/feeds/formats/shared/wallets-in-text.js';
import { FeedFormatError } from '../../../ports/platform/feeds.js';
import { EVM, SOLANA, bytesOf, failureOf, fixture, keysOf, readFeed } from './read-feed.js';

/** What a text names: each address with its ticker, or with the reason for which it is passed over. */
const named = (text: string): string[] =>
  walletsIn(text).map(({ address, asset, skipped }) => `${address} ${skipped ?? asset}`);

describe('feeds: uk-sanctions-xml', () => {
  it('takes the wallets out of the two elements in words, with party, regime and day of designation', async () => {
    const result = await readFeed('uk-sanctions-xml', fixture('uk-sanctions.xml'));
    expect(keysOf(result)).to.deep.equal([EVM.one, EVM.two, SOLANA.one, EVM.three, EVM.four]);
    expect(result.rows[0]).to.deep.equal({
      key: EVM.one,
      family: 'evm',
      chain: null,
      category: 'sanctions',
      tokenContract: false,
      entity: 'FABRICATED EXCHANGE LIMITED',
      reference: 'XYZ0001 (The Made-up (Sanctions) Regulations 2020)',
      listedAt: '2029-10-14T00:00:00.000Z',
      programmes: ['The Made-up (Sanctions) Regulations 2020'],
    });
    expect(result.rows.at(-1)).to.include({ entity: 'ODILE MIREBEAU', listedAt: '2029-05-26T00:00:00.000Z' });
    expect(result.counts).to.deep.equal({ unsupported_chain: 2, no_wallet_named: 1 });
    expect(await FEED_FORMATS['uk-sanctions-xml'].publishedAt(fixture('uk-sanctions.xml'))).to.equal(
      '2030-02-03T00:00:00.000Z',
    );
  });
});

describe('feeds: eu-fsf-xml', () => {
  it('takes the wallets out of remarks, once a party, with its programmes and the day of its regulation', async () => {
    const result = await readFeed('eu-fsf-xml', fixture('eu-fsf.xml'));
    expect(keysOf(result)).to.deep.equal([EVM.one, EVM.two, EVM.three]);
    expect(result.rows[0]).to.include({
      entity: 'Fabricated Exchange',
      reference: 'EU.90001.1 (XYZ)',
      listedAt: '2029-02-24T00:00:00.000Z',
    });
    expect(result.rows.at(-1)).to.deep.include({
      ...{ reference: '90002 (ABC, XYZ)', programmes: ['ABC', 'XYZ'] },
      listedAt: '2028-01-02T00:00:00.000Z',
    });
    expect(result.counts).to.deep.equal({ unsupported_chain: 2, no_wallet_named: 1, cut_off: 1 });
    expect(await FEED_FORMATS['eu-fsf-xml'].publishedAt(fixture('eu-fsf.xml'))).to.equal('2030-02-03T15:27:53.906Z');
  });
});

describe('feeds: lists of sanctions that name wallets in words', () => {
  const forms = {
    'uk-sanctions-xml': (text: string) =>
      `<Designations><Designation><OtherInformation>${text}</OtherInformation></Designation></Designations>`,
    'eu-fsf-xml': (text: string) => `<export><sanctionEntity><remark>${text}</remark></sanctionEntity></export>`,
  } as const;

  for (const [id, form] of Object.entries(forms) as [keyof typeof forms, (text: string) => string][]) {
    it(`${id}: refuses entities of its own, another root, a file cut short, and one without any address`, async () => {
      const wallet = `wallet ${EVM.one}`;
      expect(keysOf(await readFeed(id, bytesOf(form(wallet))))).to.deep.equal([EVM.one]);
      for (const content of [
        `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(99)}">]>${form('wallet &a;')}`,
        form(wallet).replace(/<(\/?)(?:Designations|export)>/g, '<$1list>'),
        form(wallet).slice(0, -12),
        form('no address'),
        form(`wallet ${EVM.one} ${'x'.repeat(1024 * 1024)}`),
      ])
        expect(await failureOf(readFeed(id, bytesOf(content, 65_536)))).to.be.instanceOf(FeedFormatError);
    });
  }

  it('needs the text to speak of a wallet before an address, in its enumeration or by its ticker', () => {
    expect(named(`Known wallets: ${EVM.one}, ${EVM.two} and ${EVM.three}`)).to.deep.equal([
      `${EVM.one} `,
      `${EVM.two} `,
      `${EVM.three} `,
    ]);
    expect(named(`(1) ETH: ${EVM.one} (2) Tron: ${EVM.two}`)).to.deep.equal([`${EVM.one} ETH`, `${EVM.two} TRX`]);
    expect(named(`Registered as ${EVM.one}.`)).to.deep.equal([`${EVM.one} no_wallet_named`]);
    expect(named(`USDT (TRC20): ${EVM.one}; ETH address: ${EVM.two}; ERC-20: ${EVM.three}`)).to.deep.equal([
      `${EVM.one} TRC20`,
      `${EVM.two} ETH`,
      `${EVM.three} ERC`,
    ]);
    const far = `A maker of wallets. ${'He lives in a town. '.repeat(20)} ${EVM.one}`;
    expect(named(far)).to.deep.equal([`${EVM.one} no_wallet_named`]);
    const after = `wallet ${EVM.one}. The company is registered under number ${EVM.two}`;
    expect(named(after)).to.deep.equal([`${EVM.one} `, `${EVM.two} no_wallet_named`]);
  });

  it('takes no address of others: who was paid, or who paid, though the text speaks of wallets and coins', () => {
    for (const text of ['sent 100 ETH to', 'moved cryptocurrency from', 'his wallet was funded via'])
      expect(named(`${text} ${EVM.one}`), text).to.deep.equal([`${EVM.one} no_wallet_named`]);
    expect(named(`wallet ${EVM.one} sent funds to ${EVM.two}`)).to.deep.equal([
      `${EVM.one} `,
      `${EVM.two} no_wallet_named`,
    ]);
    expect(named(`wallets attributed to AYASH: ${EVM.one}`)).to.deep.equal([`${EVM.one} `]);
  });

  it('takes base58 without a checksum behind its own ticker alone', () => {
    expect(named(`SOL: ${SOLANA.one} and ${SOLANA.two}`)).to.deep.equal([`${SOLANA.one} SOL`, `${SOLANA.two} SOL`]);
    expect(named(`crypto wallets, Legal Entity Identifier ${SOLANA.one}`)).to.deep.equal([]);
    expect(named('ETH: HMXSpmyFby9hCdua92CD9SjGnEw1q')).to.deep.equal([
      'HMXSpmyFby9hCdua92CD9SjGnEw1q invalid_address',
    ]);
  });

  it('joins what a space has cut only where a checksum proves it', () => {
    const whole = '0x4F5a65707b86919cA7B2BDc8D3deE9F4ff0A1520';
    const cutAt = (at: number) => `wallet ${whole.slice(0, at)} ${whole.slice(at)} next`;
    expect(named(cutAt(20))).to.deep.equal([`${whole} `]);
    expect(named(cutAt(20).toLowerCase())).to.deep.equal([`${whole.slice(0, 20).toLowerCase()} cut_off`]);
    expect(named(`wallet ${whole.slice(0, 40)} be careful`)).to.deep.equal([`${whole.slice(0, 40)} cut_off`]);
  });

  it('finds nothing in ordinary text, and reads any text', () => {
    const text = 'IMO 9187629, tel. +44 20 7946 0018, passport AB1234567, tax number 7707083893, a wallet in a shop';
    expect(named(text)).to.deep.equal([]);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('wallet ', '0x', 'ab12', 'ETH: ', ' ', EVM.one) }), (any) => {
        for (const { address } of walletsIn(any)) expect(address).to.match(/^[A-Za-z0-9]+$/);
      }),
    );
  });
});
