import { expect } from 'chai';
import fc from 'fast-check';
import { addressParam, amountParam, listParam, type Params } from '../../../domain/text/params.js';
import { rendered, shortAddress } from '../../../domain/text/render.js';

const HEX = fc.constantFrom('0', '7', 'a', 'f');
/** Hex or base58, all with the same ends. */
const alike = (character: fc.Arbitrary<string>, ends: readonly [string, string], length: number) =>
  fc
    .uniqueArray(fc.string({ unit: character, minLength: length, maxLength: length }), { minLength: 2, maxLength: 4 })
    .map((middles) => middles.map((middle) => `${ends[0]}${middle}${ends[1]}`));

const shownOf = (addresses: readonly string[]): readonly string[] => {
  const params: Params = Object.fromEntries(addresses.map((address, place) => [`p${place}`, addressParam(address)]));
  return rendered(addresses.map((_, place) => `{p${place}}`).join(' '), params, 'en').split(' ');
};

describe('the short forms of addresses in one sentence', () => {
  it('differ wherever the addresses do, however many have the same ends', () => {
    const drawn = fc.oneof(
      alike(HEX, ['0x2222', '2222'], 32),
      alike(fc.constantFrom('A', 'a', 'B', '9'), ['7v91N7', 'my1Q'], 34),
    );
    fc.assert(
      fc.property(drawn, (addresses) => {
        const shown = shownOf(addresses);
        expect(new Set(shown).size).to.equal(addresses.length);
        expect(new Set(shown.map(({ length }) => length)).size).to.equal(1);
      }),
    );
  });

  it('show of three with the same ends where each parts from the others', () => {
    const middles = ['1'.repeat(32), `${'1'.repeat(20)}${'a'.repeat(12)}`, 'b'.repeat(32)];
    expect(shownOf(middles.map((middle) => `0x2222${middle}2222`))).to.deep.equal([
      '0x2222…1111…1111…2222',
      '0x2222…1111…aaaa…2222',
      '0x2222…bbbb…bbbb…2222',
    ]);
  });

  it('tell unknown tokens apart beside amounts, and in a list', () => {
    const [one, other, third] = ['5', '6', '7'].map((digit) => `0x2222${digit.repeat(32)}2222`);
    const params = {
      paid: amountParam('5', one ?? ''),
      back: listParam([amountParam('5', other ?? ''), addressParam(third ?? '')]),
    };
    expect(rendered('{paid}, {back}', params, 'en')).to.equal(
      '5 0x2222…5555…2222, 5 0x2222…6666…2222, 0x2222…7777…2222',
    );
  });

  it('are those of an address alone where no other has its ends, or it is the same one in other letters', () => {
    const address = `0xAbCd${'12'.repeat(16)}EF01`;
    expect(shownOf([address, `0x7777${'12'.repeat(16)}7777`])[0]).to.equal(shortAddress(address));
    expect(shownOf([address, address.toLowerCase()])[0]).to.equal(shortAddress(address));
  });
});
