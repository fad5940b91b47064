import { base58 } from '@scure/base';
import { expect } from 'chai';
import fc from 'fast-check';
import { categoryOfWord } from '../../../adapters/feeds/formats/shared/categories.js';
import { hintOfChainId, hintOfChainName } from '../../../adapters/feeds/formats/shared/chains.js';
import { listedAtOf } from '../../../adapters/feeds/formats/shared/xml-date.js';
import { MAX_LABEL_CHARACTERS, cleanLabel } from '../../../adapters/feeds/formats/shared/labels.js';
import { placeAddress } from '../../../adapters/feeds/formats/shared/place-address.js';
import { PUBLISHED_CATEGORIES } from '../../../domain/facts/screening/evidence.js';
import { EVM, SOLANA } from './read-feed.js';
import { anyText } from '../../support/any-text.js';

const ANYWHERE = { by: 'chain', chain: null } as const;
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const evmText = bytes(20).map((value) => `0x${Buffer.from(value).toString('hex')}`);
const inAnyCase = evmText.chain((text) =>
  fc.array(fc.boolean(), { minLength: 42, maxLength: 42 }).map((upper) => ({
    key: text,
    written: [...text]
      .map((character, index) => (upper[index] === true ? character.toUpperCase() : character))
      .join(''),
  })),
);
const BITCOIN = '1HCnkf8HBkVmeBktQmCeNuM6KUE91sMToU';
const TRON = 'TYrVsjrCG7jHdrmxKCE4nBZkePUWaVqchw';
const BNB_BEACON = 'bnb1g4g9ken30jre98dgkwlvn4xlat6sqzck78290x';

describe('feeds: placing an address', () => {
  it('folds an EVM address of any letter case and checksum to one key', () => {
    fc.assert(
      fc.property(inAnyCase, ({ key, written }) => {
        expect(placeAddress(written, ANYWHERE)).to.deep.equal({ key, family: 'evm', chain: null });
      }),
    );
  });

  it('takes base58 of exactly 32 bytes for Solana, and keeps its letter case', () => {
    fc.assert(
      fc.property(bytes(32), (value) => {
        const text = base58.encode(value);
        expect(placeAddress(text, ANYWHERE)).to.deep.equal({ key: text, family: 'solana', chain: 'solana' });
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(30, 31, 33, 34).chain(bytes), (value) => {
        expect(placeAddress(base58.encode(value), ANYWHERE)).to.be.oneOf(['invalid_address', 'unsupported_chain']);
      }),
    );
  });

  it('tells an address of another chain from a typo in one', () => {
    for (const address of [BITCOIN, TRON, BNB_BEACON, BNB_BEACON.toUpperCase()]) {
      expect(placeAddress(address, ANYWHERE)).to.equal('unsupported_chain');
    }
    for (const address of [
      BITCOIN.replace('9', '8'),
      TRON.slice(1),
      BNB_BEACON.replace('4', '5'),
      EVM.one.slice(0, -1),
      EVM.one.slice(2),
    ]) {
      expect(placeAddress(address, ANYWHERE)).to.equal('invalid_address');
    }
  });

  it('never takes base58 of 32 bytes for Solana under the label of an asset that does not exist there', () => {
    for (const asset of ['XBT', 'LTC', 'TRX', 'ETH', 'BNB']) {
      expect(placeAddress(SOLANA.one, { by: 'asset', asset })).to.be.oneOf(['unsupported_chain', 'invalid_address']);
    }
    for (const asset of ['SOL', 'USDC', 'usdt']) {
      expect(placeAddress(SOLANA.one, { by: 'asset', asset })).to.deep.include({ key: SOLANA.one, chain: 'solana' });
    }
  });

  it('takes an EVM address under every label for every EVM chain', () => {
    fc.assert(
      fc.property(evmText, fc.string({ maxLength: 8 }), (text, asset) => {
        expect(placeAddress(text, { by: 'asset', asset })).to.deep.equal({ key: text, family: 'evm', chain: null });
      }),
    );
  });

  it('calls a bad entry bad under a label of ours, and another chain under any other', () => {
    expect(placeAddress('0x12', { by: 'asset', asset: 'ETH' })).to.equal('invalid_address');
    expect(placeAddress('0x12', { by: 'asset', asset: 'XMR' })).to.equal('invalid_address');
    expect(placeAddress('anything', { by: 'asset', asset: 'XMR' })).to.equal('unsupported_chain');
    expect(placeAddress(TRON, { by: 'asset', asset: 'USDT' })).to.equal('unsupported_chain');
  });

  it('reads an address for the chain that is named, and for no other family', () => {
    expect(placeAddress(EVM.one, { by: 'chain', chain: 'base' })).to.deep.include({ chain: 'base' });
    expect(placeAddress(EVM.one, { by: 'chain', chain: 'solana' })).to.equal('invalid_address');
    expect(placeAddress(SOLANA.one, { by: 'chain', chain: 'base' })).to.equal('invalid_address');
    expect(placeAddress(EVM.one, { by: 'elsewhere' })).to.equal('unsupported_chain');
  });

  it('says what is wrong with anything that is no text', () => {
    for (const nothing of [null, undefined, '', '  ']) expect(placeAddress(nothing, ANYWHERE)).to.equal('empty');
    for (const thing of [1, true, {}, [], [EVM.one]]) expect(placeAddress(thing, ANYWHERE)).to.equal('not_a_string');
  });
});

describe('feeds: words of lists', () => {
  it('reads chains by our slug, an explorer’s name, a native symbol and an id', () => {
    for (const [name, chain] of [
      ['ETH', 'ethereum'],
      ['bsc', 'bnb'],
      ['Matic', 'polygon'],
      ['42161', 'arbitrum'],
      [' base ', 'base'],
      [10, 'optimism'],
    ]) {
      expect(hintOfChainName(name, null)).to.deep.equal({ by: 'chain', chain });
    }
    expect(hintOfChainName('evm', 'base')).to.deep.equal({ by: 'chain', chain: null });
    expect(hintOfChainName(undefined, 'base')).to.deep.equal({ by: 'chain', chain: 'base' });
    for (const name of ['other', 'tron', '250', {}])
      expect(hintOfChainName(name, null)).to.deep.equal({ by: 'elsewhere' });
    for (const id of [0, 102, 1.5, null, '0x1']) expect(hintOfChainId(id)).to.deep.equal({ by: 'elsewhere' });
  });

  it('maps every category of published lists, and every one of ours to itself', () => {
    for (const category of PUBLISHED_CATEGORIES) expect(categoryOfWord(category)).to.equal(category);
    const words: readonly (readonly [string, string])[] = [
      ['phish-hack', 'scam_fraud'],
      ['Phishing', 'scam_fraud'],
      ['nft_scam', 'scam_fraud'],
      ['rugpull/Fee/Fee modification', 'scam_fraud'],
      ['exploit|heist', 'stolen_funds'],
      ['token', 'official_token'],
      ['official_token', 'official_token'],
      ['exchange', 'regulated_service'],
      ['bridge', 'unattributed'],
      ['protocol', 'unattributed'],
    ];
    for (const [word, category] of words) expect(categoryOfWord(word), word).to.equal(category);
    for (const word of ['', 'horoscope', '__proto__', 'constructor']) expect(categoryOfWord(word), word).to.equal(null);
  });

  it('writes dates as ISO 8601 in UTC, and loses a bad one instead of the row', () => {
    expect(listedAtOf('2023-06')).to.equal('2023-06-01T00:00:00.000Z');
    expect(listedAtOf(' 2023-06-07 ')).to.equal('2023-06-07T00:00:00.000Z');
    expect(listedAtOf('2023')).to.equal('2023-01-01T00:00:00.000Z');
    expect(listedAtOf('2023-06-07T01:02:03+02:00')).to.equal('2023-06-06T23:02:03.000Z');
    for (const date of ['2023-02-31', '2023-13-01', '07/06/2023', 'soon', '', null, 20230607])
      expect(listedAtOf(date)).to.equal(null);
  });

  it('makes any label fit to be stored and shown', () => {
    expect(cleanLabel('a\u0000b\r\nc\u001b[31m\ud800 d')).to.equal('a b c [31m d');
    expect(cleanLabel(' \t ')).to.equal(null);
    expect(cleanLabel(7)).to.equal(null);
    expect(cleanLabel(`a${'😀'.repeat(1_000)}`)).to.equal(`a${'😀'.repeat(MAX_LABEL_CHARACTERS - 1)}`);
    fc.assert(
      fc.property(anyText(300), (text) => {
        const label = cleanLabel(text);
        expect(label === null || (label.length > 0 && [...label].length <= MAX_LABEL_CHARACTERS)).to.equal(true);
        expect(label ?? '').to.not.match(/[\p{Cc}\p{Cs}]/u);
      }),
    );
  });
});
