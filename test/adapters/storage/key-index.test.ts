import { expect } from 'chai';
import { KeyIndex } from '../../../adapters/storage/postgres/lists/key-index.js';
import { evmAddress } from '../../support/addresses.js';

describe('the keys of a list in memory', () => {
  it('miss no listed address, however full the table is, and hold hardly any other', () => {
    for (const count of [0, 1, 7, 8, 1_000, 32_767]) {
      const index = new KeyIndex(count);
      const keys = Array.from({ length: count }, (_, number) => evmAddress(number));
      for (const key of keys) index.add(key);
      expect(keys.filter((key) => !index.mayHold(key))).to.deep.equal([]);
      const others = Array.from({ length: 1_000 }, (_, number) => evmAddress(`other ${String(number)}`));
      expect(others.filter((key) => index.mayHold(key))).to.deep.equal([]);
    }
  });

  it('may be added twice', () => {
    const index = new KeyIndex(1);
    for (let time = 0; time < 100; time += 1) index.add('0xaa');
    expect([index.mayHold('0xaa'), index.mayHold('0xab')]).to.deep.equal([true, false]);
  });
});
