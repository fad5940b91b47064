import { expect } from 'chai';
import fc from 'fast-check';
import { KeySet } from '../../../adapters/feeds/formats/shared/key-set.js';

const WIDTH = 2;

describe('feeds: key set', () => {
  it('agrees with a plain set for any keys in any order, past several growths', () => {
    const key = fc.uint8Array({ minLength: WIDTH, maxLength: WIDTH });
    fc.assert(
      fc.property(fc.array(key, { maxLength: 300 }), fc.nat({ max: 5000 }), (keys, others) => {
        const packed = new KeySet(WIDTH);
        const plain = new Set<string>();
        const all = [
          ...keys,
          ...Array.from({ length: others }, (_, index) => Uint8Array.of(index >> 8, index & 255)),
          ...keys,
        ];
        for (const bytes of all) {
          const text = Buffer.from(bytes).toString('hex');
          // an assertion for each of 100,000 keys would take most of the time
          if (packed.add(bytes) === plain.has(text)) expect.fail(`the sets disagree about ${text}`);
          plain.add(text);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('refuses a key of another width', () => {
    expect(() => new KeySet(WIDTH).add(Uint8Array.of(1))).to.throw(RangeError);
  });
});
