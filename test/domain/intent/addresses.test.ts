import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58 } from '@scure/base';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { affixOf, areLookalikes, checksumForm, parseAddress, parseAddressOf } from '../../../domain/intent/address.js';
import { burnKindOf } from '../../../domain/intent/burn-address.js';
import { BURN_ADDRESSES } from '../../../domain/data/burn-addresses.js';
import {
  demonstrationKey,
  demonstrationNumber,
  isDemonstrationKey,
} from '../../../domain/intent/demonstration-addresses.js';
import { fieldsOfKey, subjectsOf } from '../../../domain/intent/subjects.js';
import { CONTRACT, intentWith, RECIPIENT, SENDER } from '../../support/builders.js';
import { evmKeys, solanaKeys, spellingsOf } from '../../support/generators/addresses.js';

describe('addresses', () => {
  it('gives the checksum form of EIP-55', () => {
    for (const form of [
      '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
      '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
      '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
      '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    ])
      expect(checksumForm(form.toLowerCase())).to.equal(form);
  });

  it('reads any EVM key in its three spellings as the same account', () =>
    fc.assert(
      fc.property(evmKeys(), (key) => {
        for (const given of spellingsOf(key))
          expect(parseAddress('base', given)).to.deep.equal({ given, key, problem: null });
      }),
    ));

  it('keeps the account of a mixed-case address whose checksum is wrong', () => {
    const wrong = '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    expect(parseAddress('ethereum', wrong)).to.deep.equal({
      given: wrong,
      key: wrong.toLowerCase(),
      problem: 'checksum_mismatch',
    });
  });

  it('reads any 32 bytes in base58 as they are written, and nothing else', () => {
    fc.assert(
      fc.property(solanaKeys(), (key) => {
        expect(parseAddress('solana', key)).to.deep.equal({ given: key, key, problem: null });
        expect(parseAddress('ethereum', key).problem).to.equal('wrong_family');
      }),
    );
    for (const text of ['', '1'.repeat(31), '1'.repeat(45), '0OIl'.repeat(10)])
      expect(parseAddress('solana', text).problem, text).to.equal('malformed');
    expect(parseAddressOf('solana', RECIPIENT).problem).to.equal('wrong_family');
    for (const text of ['1'.repeat(33), 'z'.repeat(44)])
      expect(parseAddress('solana', text).problem, `${text}: 33 bytes`).to.equal('malformed');
  });

  it('calls text malformed that is an address of no family', () => {
    for (const text of [
      '',
      'nobody',
      RECIPIENT.slice(2),
      RECIPIENT.slice(0, -1),
      `${RECIPIENT}0`,
      ` ${RECIPIENT}`,
      RECIPIENT.replace('0x', '0X'),
      `0x${'g'.repeat(40)}`,
    ])
      expect(parseAddress('ethereum', text), text).to.deep.equal({ given: text, key: null, problem: 'malformed' });
  });

  it('calls two keys look-alikes when three characters agree at both ends and the rest does not', () => {
    expect(areLookalikes(`0xabc${'1'.repeat(34)}def`, `0xabc${'2'.repeat(34)}def`)).to.equal(true);
    expect(areLookalikes(`0xabc${'1'.repeat(34)}def`, `0xabc${'1'.repeat(34)}def`)).to.equal(false);
    expect(areLookalikes(`0xabc${'1'.repeat(34)}def`, `0xabd${'2'.repeat(34)}def`)).to.equal(false);
    expect(areLookalikes(`0xabc${'1'.repeat(34)}def`, `0xabc${'2'.repeat(34)}dee`)).to.equal(false);
    expect(areLookalikes(`0xabc${'1'.repeat(34)}def`, `abc${'1'.repeat(38)}def`), 'keys of two families').to.equal(
      false,
    );
    expect(affixOf(`0xabc${'1'.repeat(34)}def`)).to.equal('abcdef');
    expect(affixOf('So11111111111111111111111111111111111111112')).to.equal('So1112');
  });
});

describe('reserved demonstration addresses', () => {
  it('are the big-endian number in 20 or 32 bytes', () => {
    expect(demonstrationKey('evm', 0xde300001)).to.equal('0x00000000000000000000000000000000de300001');
    const solana = demonstrationKey('solana', 0xde30c002);
    expect(parseAddress('solana', solana).problem).to.equal(null);
    expect(demonstrationNumber(solana)).to.equal(0xde30c002);
  });

  it('are recognised in the whole range and not beyond it, in both families', () => {
    for (const family of ['evm', 'solana'] as const) {
      for (const number of [0xde300001, 0xde30c001, 0xde30ffff])
        expect(demonstrationNumber(demonstrationKey(family, number)), family).to.equal(number);
      for (const number of [0xde300000, 0xde310000, 0, 1, 0xffffffff])
        expect(isDemonstrationKey(demonstrationKey(family, number)), family).to.equal(false);
    }
  });

  it('are no other account', () => {
    fc.assert(
      fc.property(fc.oneof(evmKeys(), solanaKeys()), (key) => {
        expect(isDemonstrationKey(key)).to.equal(false);
      }),
    );
    expect(isDemonstrationKey(`0x1${'0'.repeat(31)}de300001`)).to.equal(false);
    expect(isDemonstrationKey('1'.repeat(33))).to.equal(false);
    for (const bytes of [30, 31, 33]) {
      const key = base58.encode(
        Uint8Array.from({ length: bytes }, (_, index) => [0xde, 0x30, 0, 1, 5][index - 28] ?? 0),
      );
      expect(isDemonstrationKey(key), `${String(bytes)} bytes that begin like a reserved number`).to.equal(false);
    }
  });
});

describe('burn addresses', () => {
  it('are all valid keys of their family', () => {
    for (const { family, key } of BURN_ADDRESSES) {
      const parsed = parseAddressOf(family, key);
      expect([parsed.key, parsed.problem], key).to.deep.equal([key, null]);
    }
  });

  it('hold the account of an empty public key', () =>
    expect(burnKindOf(`0x${bytesToHex(keccak_256(new Uint8Array())).slice(-40)}`)).to.equal('dead'));

  it('end with the last precompile', () => {
    const kinds = ['0000', '0001', '0011', '0100', '0101'].map((end) => burnKindOf(`0x${'0'.repeat(36)}${end}`));
    expect(kinds).to.deep.equal(['null', 'precompile', 'precompile', 'precompile', null]);
  });
});

describe('the accounts of a request', () => {
  it('are each named once with all of their fields, and text that names none is left out', () => {
    const intent = intentWith({ contract: RECIPIENT, expectedTo: 'nowhere' });
    expect(subjectsOf(intent).map(({ key, fields }) => [key, fields])).to.deep.equal([
      [SENDER, ['from_address']],
      [RECIPIENT, ['to_address', 'contract_address']],
    ]);
    expect(fieldsOfKey(intent, CONTRACT)).to.deep.equal([]);
  });

  it('are at most four', () =>
    expect(
      subjectsOf(intentWith({ contract: CONTRACT, expectedTo: '0x1111222233334444555566667777888899990000' })),
    ).to.have.length(4));
});
