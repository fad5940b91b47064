import { hexToBytes } from '@noble/hashes/utils.js';
import { expect } from 'chai';
import { readOffchain } from '../../../../domain/payload/text/offchain.js';

const SIGNER = 'E6n6JyZ9pTnQKRg8WcQRDo5GhABani3dXHpLhfQJZypA';
const MARK = 'ff736f6c616e61206f6666636861696e';
const APPLICATION = 'f9a9ca1aad17bba978a160c9b4f8c69849c4db1a876d87785871ae58c95f7180';
const KEY = 'c2a2d1bb70feb45c1dd9991c952bc47179f40fc00e666a392eab82366b94597f';

/** As @solana/kit 8.4.0 encodes them. */
const MADE = [
  ['Hello there', `${MARK}00${APPLICATION}0001${KEY}0b0048656c6c6f207468657265`],
  ['Héllo', `${MARK}00${APPLICATION}0101${KEY}060048c3a96c6c6f`],
  ['Héllo', `${MARK}00${APPLICATION}0201${KEY}060048c3a96c6c6f`],
  ['Héllo', `${MARK}0101${KEY}48c3a96c6c6f`],
] as const;

describe('an off-chain message of Solana', () => {
  for (const [text, hex] of MADE)
    it(`is read as it was encoded: ${hex.slice(32, 34)}, ${hex.slice(98, 102)}`, () => {
      const read = readOffchain(hexToBytes(hex));
      expect(read?.signers).to.deep.equal([SIGNER]);
      expect(new TextDecoder().decode(read?.content)).to.equal(text);
    });

  it('is none where it is cut, goes on, has no text, or has another mark, version or format', () => {
    const [, made] = MADE[0];
    for (const hex of [
      `${made}00`,
      made.slice(0, -2),
      `00${made.slice(2)}`,
      made.replace(`${MARK}00`, `${MARK}02`),
      made.replace(`${APPLICATION}00`, `${APPLICATION}03`),
      made.replace(`01${KEY}`, '00'),
      `${MARK}0101${KEY}`,
      MARK,
      '',
    ])
      expect(readOffchain(hexToBytes(hex)), hex).to.equal(null);
  });
});
