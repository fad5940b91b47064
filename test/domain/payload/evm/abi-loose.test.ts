import { expect } from 'chai';
import fc from 'fast-check';
import { encodeArguments, parseFunction } from '../../../../domain/payload/evm/abi.js';
import { decodeLoosely } from '../../../../domain/payload/evm/abi-loose.js';
import { wordOf } from '../../../../domain/payload/evm/elementary.js';
import { runs } from '../../../support/depth.js';
import { parametersWithValues } from './abi-values.js';

const inputsOf = (types: string) => parseFunction(`f(${types})`)?.inputs ?? [];
const loosely = (types: string, ...words: readonly string[]) => decodeLoosely(inputsOf(types), words.join(''));
const ACCOUNT = `0x${'ab'.repeat(20)}`;

describe('arguments as a less strict contract reads them', () => {
  it('are what a strict one reads, wherever that reads any', () =>
    fc.assert(
      fc.property(parametersWithValues(), ({ signature, values }) => {
        const inputs = parseFunction(signature)?.inputs ?? [];
        expect(decodeLoosely(inputs, encodeArguments(inputs, values).slice(2))).to.deep.equal(values);
      }),
      { numRuns: runs(200) },
    ));

  it('have no bits but those of their types', () => {
    const dirty = 'f'.repeat(24) + ACCOUNT.slice(2);
    expect(loosely('address,bool,uint8', dirty, wordOf(2n), wordOf(256n + 7n))).to.deep.equal([ACCOUNT, true, 7n]);
    expect(loosely('bytes4', 'ab'.repeat(32))).to.deep.equal([`0x${'ab'.repeat(4)}`]);
  });

  it('stand where their places lead, over gaps and twice at the same', () => {
    expect(loosely('bytes', wordOf(64n), wordOf(9n), wordOf(1n), 'ff'.padEnd(64, '1'))).to.deep.equal(['0xff']);
    expect(loosely('bytes,bytes', wordOf(64n), wordOf(64n), wordOf(1n), 'ff'.padEnd(64, '0'))).to.deep.equal([
      ...['0xff', '0xff'],
    ]);
  });

  it('are zero where the bytes end, and none where a place leads out of them', () => {
    expect(loosely('address,uint256', wordOf(BigInt(ACCOUNT)), 'ff')).to.deep.equal([ACCOUNT, 0xffn << 248n]);
    expect(loosely('bytes', wordOf(1_000n))).to.equal(null);
    expect(loosely('bytes', wordOf(32n), wordOf(33n), wordOf(0n))).to.equal(null);
  });

  it('are none where places that lead to the same bytes would make too many of them', () => {
    // each list has 32 items, whose place is that of another list of 32
    const lists = wordOf(32n).repeat(80);
    expect(loosely('uint256[][]', lists)).to.not.equal(null);
    expect(loosely('uint256[][][][]', lists)).to.equal(null);
  });

  it('are read from any bytes in bounded time', () =>
    fc.assert(
      fc.property(parametersWithValues(), fc.uint8Array({ maxLength: 400 }), ({ signature }, bytes) => {
        const inputs = parseFunction(signature)?.inputs ?? [];
        const read = decodeLoosely(inputs, Buffer.from(bytes).toString('hex'));
        if (read !== null) expect(read.length).to.equal(inputs.length);
      }),
      { numRuns: runs(200) },
    ));
});
