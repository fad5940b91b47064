import { expect } from 'chai';
import fc from 'fast-check';
import { readTransaction } from '../../../../domain/payload/evm/transaction.js';
import { problemOf, valueOf } from './read-values.js';
import { ACCESS, AUTHORIZATION, BY_TYPE, TO } from './transaction-samples.js';

describe('a transaction by its members', () => {
  const unpriced = { chain_id: 8453, nonce: 7, gas: '90000', to: TO, value: '0x5', data: '0xa9059cbb' };
  const priced = { ...unpriced, max_fee_per_gas: '30', max_priority_fee_per_gas: '0x2' };
  const accessList = ACCESS.map(({ address, storageKeys }) => ({ address, storage_keys: storageKeys }));
  const delegation = { chain_id: '0', address: AUTHORIZATION.address, nonce: '3' };

  it('is the transaction that its bytes are', () => {
    const signature = { y_parity: 1, r: '0x1', s: '0x2' };
    for (const [type, members] of [
      [0, { ...unpriced, gas_price: '20' }],
      [1, { ...unpriced, gas_price: '20', access_list: accessList }],
      [2, { ...priced, access_list: accessList }],
      [4, { ...priced, authorization_list: [{ ...delegation, ...signature }] }],
    ] as const)
      expect(readTransaction(members)).to.deep.equal(readTransaction({ raw: BY_TYPE[type].toHex() }));
  });

  it('has no digest where something that is signed is not said, and keeps what is', () => {
    for (const name of ['nonce', 'gas', 'chain_id', 'max_fee_per_gas', 'max_priority_fee_per_gas'])
      expect(valueOf(readTransaction({ ...priced, [name]: null }))).to.deep.include({
        type: 2,
        to: TO,
        value: 5n,
        digest: null,
        sha256: null,
      });
    expect(valueOf(readTransaction({ to: TO }))).to.deep.include({ value: 0n, data: '0x', nonce: null, chainId: null });
    expect(valueOf(readTransaction({ ...priced, authorization_list: [delegation] }))).to.deep.include({
      type: 4,
      digest: null,
    });
  });

  it('creates a contract where it has code and no recipient', () =>
    expect(valueOf(readTransaction({ ...priced, to: null })).to).to.equal(null));

  const refused: readonly (readonly [string, object, string])[] = [
    ['half a byte of data', { data: '0x1' }, 'has data that is no whole bytes as hex behind 0x'],
    ['data without 0x', { data: 'ffff' }, 'has data that is no whole bytes as hex behind 0x'],
    ['a name for a recipient', { to: 'bob.eth' }, 'has a to that is no address, or one with a wrong checksum'],
    [
      'a recipient with a wrong checksum',
      { to: '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      'has a to that is no address, or one with a wrong checksum',
    ],
    ['a number for a value', { value: 5 }, 'has a value that is no quantity of at most 256 bits'],
    ['a fraction', { value: '1.5' }, 'has a value that is no quantity of at most 256 bits'],
    ['an exponent', { value: '1e18' }, 'has a value that is no quantity of at most 256 bits'],
    ['a value below zero', { value: '-1' }, 'has a value that is no quantity of at most 256 bits'],
    ['no digits', { value: '0x' }, 'has a value that is no quantity of at most 256 bits'],
    ['a value of 257 bits', { value: String(2n ** 256n) }, 'has a value that is no quantity of at most 256 bits'],
    ['a nonce beyond the exact doubles', { nonce: 2 ** 60 }, 'has a nonce that is no quantity of at most 64 bits'],
    ['fees of two kinds', { gas_price: '1' }, 'names fees of two kinds'],
    ['neither recipient nor code', { to: null, data: null }, 'names neither a recipient nor code'],
    ['an unknown member', { gasLimit: '1' }, 'has a member that is not known'],
    ['an access list that is none', { access_list: {} }, 'has an access_list that is no list'],
    ['an entry that is no object', { access_list: [TO] }, 'has a part that is no object'],
    ['no delegation', { authorization_list: [] }, 'has an empty authorization list'],
    [
      'a part of a signature',
      { authorization_list: [{ ...delegation, r: '1' }] },
      'has an authorization with a part of a signature',
    ],
  ];
  for (const [what, change, problem] of refused)
    it(`is refused with ${what}`, () => expect(problemOf(readTransaction({ ...priced, ...change }))).to.equal(problem));

  it('is read without a throw from any input', () => {
    const names = [...Object.keys(priced), 'gas_price', 'access_list', 'authorization_list', 'raw'];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), fc.jsonValue(), (name, value, other) => {
        for (const given of [{ ...priced, [name]: value }, { [name]: value, to: other }, other]) {
          const read = readTransaction(given);
          if (read.ok && read.value.digest !== null) expect(read.value.sha256).to.match(/^0x[0-9a-f]{64}$/);
        }
      }),
    );
  });
});
